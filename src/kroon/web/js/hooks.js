// Small things that many parts need: keys, what is typed, who sits where.
import { useLayoutEffect } from "../vendor/preact.js";

/** Hears the keys of the whole window; at once after each drawing, so that quick keys find what the last one has led to. @type {UseKeys} */
export function useKeys(press) {
  useLayoutEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** Hands on what is typed into a field, or chosen in it. @type {Typed} */
export const typed = (set) => (event) => set(event.target.value);

/** Who sits at a seat. @type {Seated} */
export const seated = (players, seat) => players.find((player) => player.seat === seat);

/** Several classes, of which some may not hold. @type {Names} */
export const names = (...list) => list.filter(Boolean).join(" ");

/** What makes a button choose a move, and take it back. @param {string} event @param {?string} chosen @param {(event: string | null) => void} choose */
export const toggles = (event, chosen, choose) => ({ "aria-pressed": event === chosen, onClick: () => choose(event === chosen ? null : event) });
