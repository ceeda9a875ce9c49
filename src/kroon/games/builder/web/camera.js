// Zoom and pan: the drawing grows inside its window, and the window scrolls, as fingers and keys know it from everywhere.
import { useRef } from "../../../web/vendor/preact.js";

const MOST = 5;
/** How far the mouse may slip and still have clicked. */
const SLIP = 8;
/** A point nearer to the edge isn't well in view. */
const EDGE = 30;

/** @type {UseCamera} */
export function useCamera({ tap, hover, leave }) {
  const frame = useRef(/** @type {any} */ (null)), scale = useRef(1), slipped = useRef(0), apart = useRef(0);
  const wide = () => frame.current.clientWidth, high = () => frame.current.clientHeight;
  /** Which part of the drawing is under the pointer. @param {MouseEvent | Touch} at @returns {Place} */
  const part = ({ clientX, clientY }) => {
    const { left, top, width, height } = frame.current.firstChild.getBoundingClientRect();
    return [(clientX - left) / width, (clientY - top) / height];
  };
  /** Where a part of the drawing is in the window. @type {Centre} */
  const where = (u, v) => [u * wide() * scale.current - frame.current.scrollLeft, v * high() * scale.current - frame.current.scrollTop];
  /** @type {Camera["zoom"]} */
  const zoom = (by, u, v) => {
    const box = frame.current, [x, y] = u === undefined || v === undefined ? [wide() / 2, high() / 2] : where(u, v);
    const before = scale.current, now = Math.min(MOST, Math.max(1, before * by)), left = box.scrollLeft + x, top = box.scrollTop + y;
    scale.current = now;
    box.style.setProperty("--zoom", now);
    box.dataset.zoomed = now > 1 ? "yes" : "no";
    box.scrollTo(left * now / before - x, top * now / before - y);
  };
  /** @type {Camera} */
  const camera = {
    zoom,
    move: (dx, dy) => frame.current.scrollBy(dx, dy),
    show(u, v, least = 0) {
      const [x, y] = where(u, v), grows = least > scale.current;
      if (!grows && x > EDGE && y > EDGE && x < wide() - EDGE && y < high() - EDGE) return;
      if (grows) zoom(least / scale.current);
      frame.current.scrollTo(u * wide() * scale.current - wide() / 2, v * high() * scale.current - high() / 2);
    },
    sees(u, v) {
      const [x, y] = where(u, v);
      return x > 0 && y > 0 && x < wide() && y < high();
    },
    scale: () => scale.current,
  };
  /** @type {Record<string, (event: any) => void>} */
  const on = {
    onPointerDown: () => { slipped.current = 0; },
    onPointerMove(event) {
      if (event.pointerType !== "mouse") return;
      if (!event.buttons) return hover(...part(event));
      slipped.current += Math.abs(event.movementX) + Math.abs(event.movementY);
      camera.move(-event.movementX, -event.movementY);
    },
    onPointerLeave: leave,
    onClick: (event) => { if (slipped.current < SLIP) tap(...part(event), event.pointerType); },
    onWheel(event) {
      if (event.deltaY > 0 && scale.current === 1) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 400), ...part(event));
    },
    onTouchMove(event) {
      if (event.touches.length !== 2) return;
      event.preventDefault();
      const [a, b] = event.touches, [ax, ay] = part(a), [bx, by] = part(b), far = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      if (apart.current) zoom(far / apart.current, (ax + bx) / 2, (ay + by) / 2);
      apart.current = far;
    },
    onTouchEnd: () => { apart.current = 0; },
  };
  return { frame, camera, on };
}
