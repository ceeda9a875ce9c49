// Keeps the keyboard where it is of use: what was just chosen may be gone after the move, and its focus with it.
import { useEffect, useRef } from "../../vendor/preact.js";

/** For somebody who plays by keyboard: when the focus is lost, it goes to the first of some places that is there. @type {UseKeptFocus} */
export function useKeptFocus(root, mine, places) {
  const keyed = useRef(false);
  useEffect(() => {
    /** @param {Event} event */
    const note = (event) => {
      if (event.type === "pointerdown") keyed.current = false;
      else if (root.current?.contains(/** @type {Node} */ (event.target))) keyed.current = true;
    };
    addEventListener("keydown", note, true);
    addEventListener("pointerdown", note, true);
    return () => {
      removeEventListener("keydown", note, true);
      removeEventListener("pointerdown", note, true);
    };
  }, []);
  useEffect(() => {
    if (!mine || !keyed.current || document.activeElement !== document.body) return;
    for (const place of places) {
      const found = /** @type {HTMLElement | null | undefined} */ (root.current?.querySelector(place));
      if (found) return found.focus({ preventScroll: false });
    }
  });
}
