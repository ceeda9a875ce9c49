// Types of Fluent, as far as we use it.
export class FluentResource { constructor(source: string); body: { id: string }[] }
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: unknown; attributes: Record<string, unknown> } | undefined;
  formatPattern(pattern: unknown, args?: Record<string, unknown> | null, errors?: Error[] | null): string;
}
