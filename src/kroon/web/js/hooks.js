// Small things that many parts need: keys, what is typed, who sits where.
import { useEffect, useLayoutEffect, useState } from "../vendor/preact.js";

/** @type {UseKeys} */
export function useKeys(press) {
  useLayoutEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** @type {UseNow} */
export function useNow(runs = true) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = runs && setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer || 0);
  }, [runs]);
  return now / 1000;
}

/** Where the arrow keys lead. @type {Record<string, Place>} */
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {Towards} */
export function towards(places, from, [dx, dy], at) {
  const [x, y] = at(from);
  let best = from, least = Infinity;
  for (const place of places) {
    const [cx, cy] = at(place), along = (cx - x) * dx + (cy - y) * dy, across = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
    if (along >= 5 && across <= 2 * along && along + 2 * across < least) [best, least] = [place, along + 2 * across];
  }
  return best;
}

/** @type {Typed} */
export const typed = (set) => (event) => set(event.target.value);

/** @type {Seated} */
export const seated = (players, seat) => players.find((player) => player.seat === seat);

/** @type {GainText} */
export const gainText = (gain) => (gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : "0");

/** @type {Names} */
export const names = (...list) => list.filter(Boolean).join(" ");

/** @type {Toggles} */
export const toggles = (event, chosen, choose) => ({ "aria-pressed": event === chosen, onClick: () => choose(event === chosen ? null : event) });
