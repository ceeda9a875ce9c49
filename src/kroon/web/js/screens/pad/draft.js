// What is on the score pad: kept in this browser, with a way back; and the service's sheet (docs/score-pad.md).
import { ask, failureOf, FIRST, kept, language, useFound, useRef, useState } from "../../frame.js";
import { FRESH } from "./cards.js";

const PAUSE = 450;
const STEPS_BACK = 200;

/** @type {Fitted} */
export function fitted({ castle, squares }, frame) {
  const inside = Object.fromEntries(Object.entries(squares).filter(([key]) => key.split(",").every((each) => Number(each) < frame)));
  const moved = Object.keys(inside).length || String(castle) !== "2,2", within = (/** @type {number} */ at) => (moved ? Math.min(at, frame - 1) : frame >> 1);
  return { castle: [within(castle[0]), within(castle[1])], squares: inside };
}

/** @type {EmptySeat} */
export const emptySeat = (game) => (game === "dominion" ? { cards: FRESH } : game === "builder" ? { settlements: [] } : { games: Array(3).fill({ castle: [2, 2], squares: {} }), totems: [] });

/** @type {EmptyDraft} */
export const emptyDraft = (game) => ({ ...FIRST[game], names: ["", "", "", ""], seats: Array(4).fill(emptySeat(game)), table: {} });

/** The draft of a game, how to change it, and the way back. @param {string} game */
export function useDraft(game) {
  const [draft, setDraft] = useState(() => {
    try { return /** @type {Draft} */ ({ ...emptyDraft(game), ...JSON.parse(kept(`pad-${game}`) || "{}") }); } catch { return emptyDraft(game); }
  });
  const past = useRef(/** @type {Draft[]} */ ([]));
  const now = useRef(draft);
  /** @param {(draft: Draft) => Partial<Draft>} change @param {boolean} [same] part of the last change: no step of its own on the way back */
  const change = (change, same = false) => {
    if (!same) past.current = [...past.current.slice(-STEPS_BACK), now.current];
    put({ ...now.current, ...change(now.current) });
  };
  /** @param {Draft} next */
  const put = (next) => { now.current = next; setDraft(next); kept(`pad-${game}`, JSON.stringify(next)); };
  const undo = () => { const before = past.current.pop(); if (before) put(before); };
  return { draft, change, undo, undoable: past.current.length > 0 };
}

/** @type {IsFilled} */
export const isFilled = (game, seat) => JSON.stringify(seat) !== JSON.stringify(emptySeat(game));

/** @type {SheetOf} */
function sheetOf({ seats, players, table }, options, frame, alone) {
  const given = seats.slice(0, players), held = options.mode === "totem" && given.some((seat) => seat.totems.length);
  const written = (alone === null ? given : [given[alone]]).map(({ games, totems, ...rest }) => {
    if (!games) return rest;
    const kingdoms = games.map((each) => fitted(each, frame));
    return options.dynasty ? { games: kingdoms } : { ...kingdoms[0], ...(held ? { totems } : {}) };
  });
  return { options, seats: written, ...table };
}

/** @type {UseScore} */
export function useScore(game, draft, options, frame, active) {
  const latest = useRef("");
  const filled = draft.seats.slice(0, draft.players).filter((seat) => isFilled(game, seat)).length;
  const alone = draft.seats[0].games && filled < draft.players ? active : null;
  const nothing = alone === null ? !filled : !isFilled(game, draft.seats[alone]);
  const sheet = nothing ? "" : JSON.stringify(sheetOf(draft, options, frame, alone));
  latest.current = sheet;
  const found = useFound(async () => {
    await new Promise((done) => setTimeout(done, PAUSE));
    if (nothing || latest.current !== sheet) return false;
    const score = await ask("POST", `score/${game}?draft=true`, JSON.parse(sheet)).catch((error) => ({ error: failureOf(error) }));
    return { sheet, score: score.error ? null : score, failure: score.error ?? null, alone };
  }, [sheet, language.value]);
  return nothing || !found ? { failure: null, score: null, alone, busy: !nothing } : { ...found, busy: found.sheet !== sheet };
}
