// What this browser keeps from before a game, so that a server can't change it afterwards unnoticed: the commitment of
// the table, and what the browser itself added to the shuffle for each of its seats.
import { kept } from "../keep.js";
import { hexOf } from "./sha256.js";

const KEY = "shuffles";
/** So many tables are remembered; the oldest are forgotten first. */
const MOST_TABLES = 60;

/** What couldn't be stored, for as long as the page is open. @type {?KeptShuffle[]} */
let unstored = null;

/** All that is kept, the oldest first. @returns {KeptShuffle[]} */
function all() {
  if (unstored) return unstored;
  try {
    const found = JSON.parse(kept(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return []; // not what we wrote: nothing is kept
  }
}

/** @param {KeptShuffle} shuffle */
function keep(shuffle) {
  const others = all().filter((each) => each.table !== shuffle.table);
  const list = [...others, shuffle].slice(-MOST_TABLES);
  unstored = kept(KEY, JSON.stringify(list)) === null ? list : null;
}

/** @type {KeptOf} */
export const keptOf = (id) => all().find((each) => each.table === id) ?? null;

/** @type {NonceFor} */
export function nonceFor({ id, game, commitment }, seat) {
  const known = keptOf(id) ?? { table: id, game, commitment: commitment ?? "", nonces: {} };
  const nonce = known.nonces[seat] ?? hexOf(crypto.getRandomValues(new Uint8Array(32)));
  keep({ ...known, nonces: { ...known.nonces, [seat]: nonce } });
  return nonce;
}

/** @type {DropNonce} */
export function dropNonce(id, seat) {
  const known = keptOf(id);
  if (!known) return;
  const { [seat]: _, ...nonces } = known.nonces;
  keep({ ...known, nonces });
}

/** @type {Contradictions} */
export function contradictions({ id, commitment, seats, state }, yours) {
  const known = keptOf(id);
  if (!known) return [];
  const isSame = commitment === known.commitment;
  const found = isSame ? [] : [{ seat: null, found: commitment ?? "–", kept: known.commitment }];
  // a nonce is shown from the start of the game on
  const mine = state === "open" ? [] : seats.filter(({ seat }) => yours.includes(seat) && known.nonces[seat]);
  const swapped = mine.filter(({ seat, nonce }) => nonce !== known.nonces[seat]);
  const told = swapped.map(({ seat, nonce }) => ({ seat, found: nonce || "–", kept: known.nonces[seat] ?? "" }));
  return [...found, ...told];
}

/** What is written to a file, for `kroon verify --kept`. @type {KeptFile} */
export const keptFile = ({ table, game, commitment, nonces }) => ({ "kroon-kept": 1, table, game, commitment, nonces });
