// Types of uPlot, as far as we use it.
export default class uPlot {
  constructor(options: Record<string, unknown>, data: unknown[], into: Element);
  setSize(size: { width: number; height: number }): void;
  destroy(): void;
  valToPos(value: number, scale: string): number;
  posToIdx(left: number): number;
  cursor: { left: number; top: number; idx: number | null };
  over: HTMLElement;
  ctx: CanvasRenderingContext2D;
  bbox: { left: number; top: number; width: number; height: number };
}
