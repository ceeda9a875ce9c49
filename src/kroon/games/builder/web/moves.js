// What can be done now, by where one taps for it: hexes, tiles, the end of the turn. Only what is legal is in it.

/** @type {MovesOf} */
export function movesOf(legal) {
  /** @type {BuilderMoves} */
  const moves = { hexes: new Map(), tiles: new Map(), end: null, lifting: false };
  for (const move of legal) {
    const [, word, what] = move.event.split(" ");
    if (word === "build" || word === "lift") moves.hexes.set(what, move);
    if (word === "use") moves.tiles.set(what, move);
    if (word === "end") moves.end = move;
    moves.lifting ||= word === "lift";
  }
  return moves;
}

/** @type {HexesOf} */
export const hexesOf = (events) => events.flatMap((event) => event.match(/^[a-d] (?:build|lift) (\S+)$/)?.[1] ?? []).reverse();
