// A list that grows at its top: scrolled there, or by a button, it loads what came before, and the reader stays at the same line.
import { useLayoutEffect, useRef } from "../ui.js";
import { complain } from "./toasts.js";

/** How near the top, in pixels, one has to scroll. */
const NEAR = 30;

/** @type {UseOlder} */
export function useOlder(list, first, any, load) {
  /** How much lay below the reader's line when the loading began. */
  const below = useRef(/** @type {?number} */ (null)), busy = useRef(false);
  useLayoutEffect(() => {
    if (below.current !== null && list.current) list.current.scrollTop = list.current.scrollHeight - below.current;
    below.current = null;
  }, [first]);
  const more = async () => {
    if (busy.current || !any) return;
    busy.current = true;
    below.current = list.current ? list.current.scrollHeight - list.current.scrollTop : null;
    await load().catch((error) => {
      below.current = null;
      complain(error);
    });
    busy.current = false;
  };
  return { more, scrolled: () => { if (list.current && list.current.scrollTop < NEAR && list.current.scrollHeight > list.current.clientHeight) more(); } };
}
