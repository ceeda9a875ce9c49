// What is written on the score pad: kept in this browser, with a way back; and the sheet that the service takes (docs/score-pad.md).
import { ask, failureOf, kept, language, useEffect, useRef, useState } from "../../frame.js";
import { ofGame } from "./cards.js";

const PAUSE = 450;
const STEPS_BACK = 200;
export const DOMINO = ["kingdomino", "origins"];

/** The squares of a kingdom's frame along a side. @type {FrameOf} */
export const frameOf = (game, draft) => (draft.options.grand_duel || (game === "origins" && draft.players === 2) ? 7 : 5);

/** @returns {PadKingdom} */
const emptyKingdom = () => ({ home: [2, 2], squares: {} });

/** A kingdom within its frame: what lies beyond isn't there; an empty one has its castle in the middle. @type {Fitted} */
export function fitted({ home, squares }, frame) {
  const inside = Object.fromEntries(Object.entries(squares).filter(([key]) => key.split(",").every((each) => Number(each) < frame)));
  const middle = frame >> 1, moved = Object.keys(inside).length || home[0] !== 2 || home[1] !== 2;
  return { home: moved ? [Math.min(home[0], frame - 1), Math.min(home[1], frame - 1)] : [middle, middle], squares: inside };
}

/** @type {EmptySeat} */
export const emptySeat = (game) => ({
  games: [0, 1, 2].map(emptyKingdom), totems: [], settlements: [], tiles: {}, turns: null,
  cards: game === "dominion" ? { copper: 7, estate: 3 } : {},
});

/** @type {EmptyDraft} */
export function emptyDraft(game) {
  const options = game === "builder" ? { quadrants: ["tavern", "paddock", "oasis", "farm"], cards: ["fishermen", "knights", "merchants"] } : game === "dominion" ? { kingdom: "first_game" } : {};
  return { players: game === "dominion" ? 2 : 3, options, names: ["", "", "", ""], seats: [0, 1, 2, 3].map(() => emptySeat(game)), supply: {}, trash: null };
}

/** The draft of a game, how to change it, and the way back. @param {string} game */
export function useDraft(game) {
  const [draft, setDraft] = useState(() => {
    try { return /** @type {Draft} */ ({ ...emptyDraft(game), ...JSON.parse(kept(`pad-${game}`) || "{}") }); } catch { return emptyDraft(game); }
  });
  const past = useRef(/** @type {Draft[]} */ ([]));
  const now = useRef(draft);
  /** @param {(draft: Draft) => Draft} change @param {boolean} [same] part of the last change: no step of its own on the way back */
  const change = (change, same = false) => {
    if (!same) past.current = [...past.current.slice(-STEPS_BACK), now.current];
    put(change(now.current));
  };
  /** @param {Draft} next */
  const put = (next) => { now.current = next; setDraft(next); kept(`pad-${game}`, JSON.stringify(next)); };
  const undo = () => { const before = past.current.pop(); if (before) put(before); };
  return { draft, change, undo, undoable: past.current.length > 0 };
}

/** Whether something is written down for a seat. @type {IsFilled} */
export const isFilled = (game, seat) => (DOMINO.includes(game) ? seat.games.some((each) => Object.keys(each.squares).length > 0)
  : game === "builder" ? seat.settlements.length > 0 : Object.keys(seat.cards).length > 2 || seat.turns !== null);

/** @param {string} game @param {Draft} draft @param {?number} alone */
function sheetOf(game, draft, alone) {
  const given = draft.seats.slice(0, draft.players);
  const totems = draft.options.mode === "totem" && given.some((seat) => seat.totems.length);
  const seats = (alone === null ? given : [given[alone]]).map((seat) => {
    if (game === "builder") return { settlements: seat.settlements, ...(Object.keys(seat.tiles).length ? { tiles: seat.tiles } : {}) };
    if (game === "dominion") return { cards: ofGame(seat.cards, draft.options.kingdom), ...(seat.turns === null ? {} : { turns: seat.turns }) };
    const kingdoms = seat.games.map((each) => fitted(each, frameOf(game, draft))).map(({ home, squares }) => ({ castle: home, squares }));
    return draft.options.dynasty ? { games: kingdoms } : { ...kingdoms[0], ...(totems ? { totems: seat.totems } : {}) };
  });
  const { must_place: must, ...rest } = draft.options;
  const supply = game === "dominion" ? ofGame(draft.supply, rest.kingdom) : {};
  const table = { ...(Object.keys(supply).length ? { supply } : {}), ...(draft.trash ? { trash: ofGame(draft.trash, rest.kingdom) } : {}) };
  return { options: { ...rest, ...(must && rest.edition === "de" ? { must_place: must } : {}), players: draft.players }, seats, ...table };
}

/** The score of a draft, a moment after its last change. @type {UseScore} */
export function useScore(game, draft, active) {
  const [scored, setScored] = useState(/** @type {Scored} */ ({ failure: null, score: null, alone: null, busy: false }));
  const spoken = language.value;
  const filled = draft.seats.slice(0, draft.players).filter((seat) => isFilled(game, seat)).length;
  const alone = DOMINO.includes(game) && filled < draft.players ? active : null;
  const nothing = alone === null ? !filled : !isFilled(game, draft.seats[alone]);
  const sheet = JSON.stringify(sheetOf(game, draft, alone));
  useEffect(() => {
    let gone = false;
    if (nothing) { setScored({ failure: null, score: null, alone, busy: false }); return undefined; }
    setScored((old) => ({ ...old, busy: true }));
    const timer = setTimeout(() => {
      ask("POST", `score/${game}`, JSON.parse(sheet)).then((score) => ({ failure: null, score }), (error) => ({ failure: failureOf(error), score: null }))
        .then((found) => { if (!gone) setScored({ ...found, alone, busy: false }); });
    }, PAUSE);
    return () => { gone = true; clearTimeout(timer); };
  }, [sheet, spoken, nothing]);
  return scored;
}
