// Zoom and pan: moves a drawing inside its window without drawing it anew. Fingers, mouse, wheel and keys all end here.
import { useEffect, useRef } from "../../../vendor/preact.js";

const MOST = 5;
/** How far a finger may slip and still have tapped. */
const SLIP = 8;

/** @type {UseCamera} */
export function useCamera(does) {
  const frame = useRef(/** @type {any} */ (null));
  const inner = useRef(/** @type {any} */ (null));
  const now = useRef({ k: 1, x: 0, y: 0, w: 1, h: 1 }).current;
  const latest = useRef(does);
  latest.current = does;
  const camera = useRef(/** @type {?Camera} */ (null));
  camera.current ??= {
    zoom(by, x, y) {
      const { w, h } = now;
      const k = Math.min(MOST, Math.max(1, now.k * by));
      const [px, py] = [x ?? w / 2, y ?? h / 2];
      put(k, px - ((px - now.x) * k) / now.k, py - ((py - now.y) * k) / now.k);
    },
    move: (dx, dy) => put(now.k, now.x + dx, now.y + dy),
    /** Brings a point of the drawing into view, at least so large; does nothing if it is well in view. */
    show(x, y, least = 0) {
      const { w, h } = now;
      const k = Math.min(MOST, Math.max(now.k, least));
      const [sx, sy] = [now.x + x * w * now.k, now.y + y * h * now.k];
      if (k === now.k && sx > 30 && sy > 30 && sx < w - 30 && sy < h - 30) return;
      put(k, w / 2 - x * w * k, h / 2 - y * h * k);
    },
    sees(x, y) {
      const { w, h } = now;
      const [sx, sy] = [now.x + x * w * now.k, now.y + y * h * now.k];
      return sx > 0 && sy > 0 && sx < w && sy < h;
    },
    whole: () => put(1, 0, 0),
    scale: () => now.k,
  };

  /** @param {number} k @param {number} x @param {number} y */
  function put(k, x, y) {
    if (!inner.current) return;
    const { w, h } = now;
    now.k = k;
    now.x = Math.min(0, Math.max(w - w * k, x));
    now.y = Math.min(0, Math.max(h - h * k, y));
    inner.current.style.transform = k === 1 ? "" : `translate(${now.x}px, ${now.y}px) scale(${k})`;
    mark("zoomed", k > 1);
    mark("large", (w * k) / 20.5 > 30);
  }

  /** Tells the style sheet something; only when it changes, as every frame may come by here.
   * @param {string} what @param {boolean} is */
  function mark(what, is) {
    const { dataset } = frame.current;
    if ((dataset[what] === "yes") !== is) dataset[what] = is ? "yes" : "no";
  }

  useEffect(() => {
    const box = frame.current;
    /** @type {Map<number, {x: number, y: number}>} */
    const down = new Map();
    let slipped = false, apart = 0, edge = box.getBoundingClientRect();
    /** @param {PointerEvent | WheelEvent} event */
    const at = (event) => {
      if (!down.size) edge = box.getBoundingClientRect();
      return { x: event.clientX - edge.left, y: event.clientY - edge.top };
    };
    /** @param {{x: number, y: number}} p @returns {[number, number]} */
    const part = (p) => [(p.x - now.x) / (now.w * now.k), (p.y - now.y) / (now.h * now.k)];
    const spread = () => {
      const [a, b] = [...down.values()];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    /** @type {Record<string, (event: PointerEvent & WheelEvent) => void>} */
    const on = {
      pointerdown(event) {
        if (event.button) return;
        if (!down.size) slipped = false;
        down.set(event.pointerId, at(event));
        if (down.size === 2) [apart, slipped] = [spread(), true];
      },
      pointermove(event) {
        const p = at(event);
        const before = down.get(event.pointerId);
        if (!before) return latest.current.hover(...part(p));
        if (!slipped && Math.hypot(p.x - before.x, p.y - before.y) < SLIP) return;
        if (!slipped) box.setPointerCapture(event.pointerId);
        slipped = true;
        mark("moving", true);
        down.set(event.pointerId, p);
        if (down.size === 1) put(now.k, now.x + p.x - before.x, now.y + p.y - before.y);
        else if (down.size === 2) {
          const [a, b] = [...down.values()];
          const far = spread();
          camera.current?.zoom(far / (apart || far), (a.x + b.x) / 2, (a.y + b.y) / 2);
          apart = far;
        }
      },
      pointerup(event) {
        if (down.delete(event.pointerId) && !slipped) latest.current.tap(...part(at(event)), event.pointerType);
        if (!down.size) mark("moving", false);
      },
      pointercancel(event) {
        down.delete(event.pointerId);
        slipped = true;
        mark("moving", false);
      },
      pointerleave: () => latest.current.leave(),
      wheel(event) {
        if (event.deltaY > 0 && now.k === 1) return;
        event.preventDefault();
        const p = at(event);
        camera.current?.zoom(Math.exp(-event.deltaY / 400), p.x, p.y);
      },
    };
    for (const [name, does] of Object.entries(on)) box.addEventListener(name, does, { passive: false });
    const grown = new ResizeObserver(() => {
      [now.w, now.h] = [box.clientWidth, box.clientHeight];
      put(now.k, now.x, now.y);
    });
    grown.observe(box);
    return () => {
      grown.disconnect();
      for (const [name, does] of Object.entries(on)) box.removeEventListener(name, does);
    };
  }, []);
  return { frame, inner, camera: /** @type {Camera} */ (camera.current) };
}
