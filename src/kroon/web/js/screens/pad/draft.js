// What is on the score pad: kept in this browser, with a way back; and the service's sheet (docs/score-pad.md).
import { ask, failureOf, firstGame, kept, SEATS, useFound, useRef, useState } from "../../frame.js";

const PAUSE = 450;
const STEPS_BACK = 200;

/** @type {EmptyDraft} */
export const emptyDraft = (pad, offer) => ({ ...firstGame(offer), names: SEATS.map(() => ""), seats: SEATS.map(() => pad.empty), table: {} });

/** @type {UseDraft} */
export function useDraft(pad, offer) {
  const key = `pad-${offer.game}`;
  const [draft, setDraft] = useState(() => {
    try { return /** @type {Draft} */ ({ ...emptyDraft(pad, offer), ...JSON.parse(kept(key) || "{}") }); } catch { return emptyDraft(pad, offer); }
  });
  const past = useRef(/** @type {Draft[]} */ ([]));
  const now = useRef(draft);
  /** @param {(draft: Draft) => Partial<Draft>} change @param {boolean} [same] part of the last change: no step of its own on the way back */
  const change = (change, same = false) => {
    if (!same) past.current = [...past.current.slice(-STEPS_BACK), now.current];
    put({ ...now.current, ...change(now.current) });
  };
  /** @param {Draft} next */
  const put = (next) => { now.current = next; setDraft(next); kept(key, JSON.stringify(next)); };
  const undo = () => { const before = past.current.pop(); if (before) put(before); };
  return { draft, change, undo, undoable: past.current.length > 0 };
}

/** @type {IsFilled} */
export const isFilled = (pad, seat) => JSON.stringify(seat) !== JSON.stringify(pad.empty);

/** @type {UseScore} */
export function useScore(game, pad, draft, options, table, active) {
  const latest = useRef("");
  const seats = draft.seats.slice(0, draft.players), filled = seats.filter((seat) => isFilled(pad, seat)).length;
  const alone = pad.alone && filled < draft.players ? active : null;
  const nothing = alone === null ? !filled : !isFilled(pad, seats[alone]);
  const written = (alone === null ? seats : [seats[alone]]).map((seat) => pad.written?.(seat, { options, table, seats }) ?? seat);
  const sheet = nothing ? "" : JSON.stringify({ options, seats: written, ...draft.table });
  latest.current = sheet;
  const found = useFound(async () => {
    await new Promise((done) => setTimeout(done, PAUSE));
    if (nothing || latest.current !== sheet) return false;
    const score = await ask("POST", `score/${game}?draft=true`, JSON.parse(sheet)).catch((error) => ({ error: failureOf(error) }));
    return { sheet, score: score.error ? null : score, failure: score.error ?? null, alone };
  }, [sheet]);
  return nothing || !found ? { failure: null, score: null, alone, busy: !nothing } : { ...found, busy: found.sheet !== sheet };
}
