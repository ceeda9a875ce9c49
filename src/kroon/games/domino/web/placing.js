// The hand on the board: hover, tap, drag, wheel and keys turn into a ghost, and into a choice from the legal moves.
import { ARROWS, useEffect, useKeys, useRef, useState } from "../../../web/js/ui.js";
import { spotUnder } from "./domino.js";
import { UNIT } from "./outline.js";
import { covers, nearest, nextWay, same, stepped, tapped, turned } from "./moves.js";

/** From here on a press is a drag, in CSS pixels. */
const DRAG = 6;

/** @type {UseHand} */
export function useHand({ placings, spots, chosen, choose, active }) {
  const [ghost, setGhost] = useState(/** @type {Placing | Spot | null} */ (null));
  const [way, setWay] = useState(0);
  const [dragging, setDragging] = useState(false);
  /** The layer that holds the squares: its matrix leads from the screen to the board. */
  const layer = useRef(/** @type {?SVGGElement} */ (null));
  const board = useRef();
  const held = useRef(/** @type {?SVGGElement} */ (null));
  /** Whether the last press was a drag: the click that follows it means nothing. */
  const dragged = useRef(false);
  const pivot = useRef(/** @type {?Place} */ (null));
  const moves = active ? [...placings, ...spots] : [];
  const settled = moves.find((each) => each.event === chosen) ?? null;
  const shown = ghost && moves.includes(ghost) ? ghost : settled, laid = shown && "way" in shown ? shown : null;
  const first = moves[0]?.event;
  useEffect(() => { setGhost(null); pivot.current = null; if (placings[0] && !placings.some((each) => each.way === way)) setWay(placings[0].way); }, [first, moves.length]);

  const placeUnder = (/** @type {MouseEvent} */ event) => /** @type {Place} */ (spotUnder(layer.current, event).map(Math.floor));
  /** @type {Take} */
  const look = (to) => { setGhost(to); if (to && "way" in to) setWay(to.way); };
  /** @type {Take} */
  const take = (to) => { look(null); if (to && "way" in to) setWay(to.way); if (to) choose(to.event); };
  /** @param {Place} place */
  const at = (place) => spots.find((each) => same(each.place, place)) ?? tapped(placings, place, way);

  /** @param {number} step */
  const turn = (step) => {
    if (!placings.length || !active) return;
    if (!laid) { setWay(nextWay(placings, way, step)); return; }
    const to = turned(placings, laid, pivot.current, step);
    if (chosen && shown === settled) take(to); else look(to);
  };
  /** @param {Place} place */
  const tap = (place) => {
    const to = laid && covers(laid, place) ? laid === settled ? turned(placings, laid, place, 1) : laid : at(place);
    if (to) { pivot.current = place; take(to); }
  };

  /** Takes the domino in hand: from the tray, the row or the ghost. A press without a drag is a click.
   * @param {PointerEvent} start */
  const grab = (start) => {
    dragged.current = false;
    if (!active || !placings.length || start.button) return;
    let far = false;
    /** @type {?Placing} */
    let over = null;
    /** @param {PointerEvent} event */
    const move = (event) => {
      if (event.pointerId !== start.pointerId) return;
      if (!far && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < DRAG) return;
      if (!far) { far = true; setDragging(true); }
      const spot = spotUnder(layer.current, event);
      over = nearest(placings, spot, laid?.way ?? way);
      setGhost(over);
      held.current?.setAttribute("transform", `translate(${spot[0] * UNIT} ${spot[1] * UNIT})`);
    };
    /** @param {PointerEvent} event */
    const end = (event) => {
      if (event.pointerId !== start.pointerId) return;
      drag.abort();
      setDragging(false);
      if (event.type === "pointercancel") { setGhost(null); return; }
      dragged.current = far;
      if (far) { take(over); pivot.current = over?.a ?? null; }
    };
    const drag = new AbortController();
    addEventListener("pointermove", move, drag);
    addEventListener("pointerup", end, drag);
    addEventListener("pointercancel", end, drag);
  };

  useKeys((event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!moves.length || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog, [role=dialog], [role=listbox]")) return;
    const here = target === document.body || target === board.current;
    if (event.key === "r" || event.key === "R") turn(event.shiftKey ? -1 : 1);
    else if (here && event.key in ARROWS) {
      const list = spots.length ? spots : placings;
      const to = stepped(/** @type {(Placing | Spot)[]} */ (list), shown ?? list.find((each) => "way" in each && each.way === way) ?? null, event.key);
      pivot.current = null;
      look(to);
    } else if (here && (event.key === "Enter" || event.key === " ") && shown && shown !== settled) take(shown);
    else if (event.key === "Escape") { look(null); return; } else return;
    event.preventDefault();
  });

  return {
    shown, settled, way: laid?.way ?? way, dragging, layer, board, held, grab, turn,
    hover: (event) => {
      if (event.pointerType !== "mouse" || !active || dragging || settled || !moves.length) return;
      const place = placeUnder(event);
      if (laid && pivot.current && same(pivot.current, place)) return;
      pivot.current = place;
      setGhost(at(place));
    },
    leave: () => { if (!dragging) setGhost(null); },
    wheel: (event) => {
      if (!active || !placings.length || !shown || !event.deltaY) return;
      event.preventDefault();
      turn(event.deltaY > 0 ? 1 : -1);
    },
    press: (event) => {
      dragged.current = false;
      if (laid && covers(laid, placeUnder(event))) grab(event);
    },
    click: (event) => { if (active && !dragged.current) tap(placeUnder(event)); },
    clickTray: () => { if (!dragged.current) turn(1); },
  };
}
