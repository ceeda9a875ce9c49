// Types of what preact.js exports, as far as we use it.
export interface VNode { type: unknown; props: Record<string, unknown>; key: unknown }
export type Child = VNode | string | number | bigint | boolean | null | undefined | Child[];
/** A template gives one element (or several; then htm gives a list, which Preact draws just as well). */
export function html(strings: TemplateStringsArray, ...values: Hole[]): VNode;
/** What a template takes. Nothing can be said of what a function gets: that depends on the name before it. */
type Hole = object | string | number | bigint | boolean | null | undefined | ((...given: any[]) => unknown);
export function h(type: unknown, props?: object | null, ...children: unknown[]): VNode;
export function render(what: Child, into: Element): void;
export class Component<P = {}, S = {}> {
  constructor(props?: P);
  props: P & { children?: Child };
  state: S;
  setState(change: Partial<S>): void;
  render(props: P, state: S): Child;
}
export const Fragment: unknown;
export interface Context<T> { Provider: unknown; Consumer: unknown; value?: T }
export function createContext<T>(value: T): Context<T>;
export interface Ref<T> { current: T }
export function createRef<T = any>(): Ref<T | null>;
export function createPortal(what: Child, into: Element): VNode;
type Update<S> = (change: S | ((old: S) => S)) => void;
export function useState<S>(initial: S | (() => S)): [S, Update<S>];
export function useReducer<S, A>(step: (state: S, action: A) => S, initial: S): [S, (action: A) => void];
export function useEffect(work: () => void | (() => void), on?: readonly unknown[]): void;
export function useLayoutEffect(work: () => void | (() => void), on?: readonly unknown[]): void;
export function useMemo<T>(make: () => T, on?: readonly unknown[]): T;
export function useCallback<F extends Function>(work: F, on: readonly unknown[]): F;
/** For an element that the template puts there. */
export function useRef(): Ref<HTMLElement | undefined>;
export function useRef<T>(initial: T): Ref<T>;
export function useContext<T>(context: Context<T>): T;
export function useId(): string;
export function useErrorBoundary(caught?: (error: unknown) => void): [unknown, () => void];
export interface Signal<T> { value: T; peek(): T; subscribe(work: (value: T) => void): () => void }
export interface ReadonlySignal<T> { readonly value: T; peek(): T }
export function signal<T>(value: T): Signal<T>;
export function computed<T>(work: () => T): ReadonlySignal<T>;
export function effect(work: () => void | (() => void)): () => void;
export function batch<T>(work: () => T): T;
export function untracked<T>(work: () => T): T;
export function useSignal<T>(value: T): Signal<T>;
export function useComputed<T>(work: () => T): ReadonlySignal<T>;
export function useSignalEffect(work: () => void | (() => void)): void;
