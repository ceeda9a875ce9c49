// Whether the luck of a game was fixed before it began, checked without trust in the server: the scheme stands at the
// head of src/kroon/table/shuffle.py. What each outcome was drawn from the server tells; that this follows from the
// rules, `kroon verify` checks.
import { bytesOf, hexOf, hmacSha256, sha256 } from "./sha256.js";

const SCHEME = "kroon-shuffle-1";
const SPAN = 2n ** 256n;
const DIGEST = /^[0-9a-f]{64}$/;
const NONCE = /^((?:[0-9a-f]{2}){16,64})?$/;
const SEATS = "abcd";

/** What is wrong, as the key of a text with its arguments. */
class Unproven extends Error {
  /** @param {string} key @param {Record<string, string | number>} [args] */
  constructor(key, args = {}) {
    super(key);
    this.key = key;
    this.args = args;
  }
}

/** @type {VerifyShuffles} */
export async function verifyShuffles(record, pages, known, pause = async () => {}) {
  try {
    const proof = proofOf(record, known);
    checkCommitment(proof, known);
    checkNonces(proof, known);
    const history = proof.history ?? record.events;
    checkHistory(history, record.events);
    const outcomes = history.filter(isOutcome);
    checkTold(known.told, outcomes);
    const draws = drawsOf(pages), words = wordsOf(pages);
    checkSame(draws, outcomes);
    const seed = bytesOf(proof.seed), head = [SCHEME, ...proof.nonces].join("\n");
    for (const [at, draw] of draws.entries()) {
      await pause(at, draws.length);
      checkDraw(draw, at + 1, words, (total, part) => below(total, seed, `${head}\n${at + 1} ${part}`));
    }
    const undone = outcomes.length - record.events.filter(isOutcome).length;
    const key = known.kept ? "web-proof-holds" : "web-proof-holds-shown";
    return { holds: true, key, args: { outcomes: outcomes.length, undone } };
  } catch (error) {
    if (!(error instanceof Unproven)) throw error;
    return { holds: false, key: error.key, args: error.args };
  }
}

/** @param {string} event */
const isOutcome = (event) => event.startsWith("*");

/** The proof of a record, if it has the form of one. @type {ProofOf} */
function proofOf({ events, proof }, { seats }) {
  if (!proof) throw new Unproven("web-proof-none");
  const { shuffle, commitment, seed, nonces, history = [] } = proof;
  const good = shuffle === 1 && DIGEST.test(commitment) && DIGEST.test(seed)
    && Array.isArray(nonces) && nonces.length === seats && nonces.every((nonce) => NONCE.test(nonce))
    && [events, history].every((list) => Array.isArray(list) && list.every((event) => typeof event === "string"));
  if (!good) throw new Unproven("web-proof-form");
  return proof;
}

/** The seed must be the one that the server bound itself to before the game. @type {CheckProof} */
function checkCommitment(proof, { kept, shown }) {
  const first = kept?.commitment ?? shown ?? "";
  if (proof.commitment !== first) throw new Unproven("web-proof-commitment", { found: proof.commitment, kept: first });
  if (shown !== first) throw new Unproven("web-proof-commitment", { found: shown ?? "", kept: first });
  if (hexOf(sha256(bytesOf(proof.seed))) !== first) throw new Unproven("web-proof-seed");
}

/** What this browser added must be in the shuffle, at its own seats. @type {CheckProof} */
function checkNonces(proof, { kept, yours }) {
  for (const [seat, nonce] of Object.entries(kept?.nonces ?? {})) {
    const isThere = proof.nonces[SEATS.indexOf(seat)] === nonce;
    if (yours.includes(seat) && !isThere) throw new Unproven("web-proof-nonce", { seat });
  }
}

/** All that happened, with what was taken back, must lead to the events of the record. @type {CheckEvents} */
function checkHistory(history, events) {
  /** @type {string[]} */
  const line = [];
  for (const event of history) {
    const back = /^undo (\d+)$/.exec(event);
    if (!back) line.push(event);
    else if (Number(back[1]) < line.length) line.length = Number(back[1]);
    else throw new Unproven("web-proof-history");
  }
  const isSame = line.length === events.length && line.every((event, at) => event === events[at]);
  if (!isSame) throw new Unproven("web-proof-history");
}

/** What one was shown during the game must have happened, in this order; a `?` stood for what was hidden.
 * @type {CheckEvents} */
function checkTold(told, outcomes) {
  let at = 0;
  for (const event of told) {
    const words = event.split(" ");
    const isSame = (/** @type {string} */ outcome) => {
      const others = outcome.split(" ");
      return others.length === words.length && words.every((word, n) => word === "?" || word === others[n]);
    };
    while (at < outcomes.length && !isSame(outcomes[at])) at++;
    if (at === outcomes.length) throw new Unproven("web-proof-told", { event });
    at++;
  }
}

/** All that is told about the draws, if it has the form of that. @type {DrawsOf} */
function drawsOf(pages) {
  const draws = pages.flatMap((page) => page.draws);
  const good = pages.every(({ words }) => words && typeof words === "object")
    && draws.every((draw) => typeof draw?.event === "string" && Array.isArray(draw.parts))
    && draws.every((draw) => draw.parts.every((part) => Array.isArray(part)));
  if (!good) throw new Unproven("web-proof-form");
  return draws;
}

/** The draws must be the outcomes of the record, none more and none less. @type {CheckSame} */
function checkSame(draws, outcomes) {
  for (let at = 0; at < Math.max(draws.length, outcomes.length); at++) {
    const event = outcomes[at] ?? draws[at].event;
    if (draws[at]?.event !== outcomes[at]) throw new Unproven("web-proof-outcome", { number: at + 1, event });
  }
}

/** What ids are called, by the kind of event: each has one name in the whole game, and no two the same.
 * @type {WordsOf} */
function wordsOf(pages) {
  /** @type {Map<string, string>} */
  const words = new Map();
  const taken = new Map();
  for (const { words: told } of pages) {
    for (const [kind, names] of Object.entries(told)) {
      for (const [id, word] of Object.entries(names)) {
        const key = `${kind} ${id}`, name = `${kind} ${word}`;
        const isClear = (words.get(key) ?? word) === word && (taken.get(name) ?? id) === id;
        if (!isClear) throw new Unproven("web-proof-words", { word });
        words.set(key, word);
        taken.set(name, id);
      }
    }
  }
  return words;
}

/** An outcome must be what its seed and nonces draw, and its event must say so. @type {CheckDraw} */
function checkDraw({ event, parts }, number, words, lot) {
  const said = event.split(" "), kind = said[1];
  // the last words of an event name what was drawn, in the order of the game
  const left = said.slice(-parts.length);
  let unnamed = 0;
  parts.forEach(([drawn, ids, weights], part) => {
    const fine = Array.isArray(ids) && Array.isArray(weights) && ids.length === weights.length && ids.length > 0
      && ids.every((id, at) => Number.isSafeInteger(id) && (!at || id > ids[at - 1]))
      && weights.every((weight) => Number.isSafeInteger(weight) && weight > 0);
    if (!fine) throw new Unproven("web-proof-list", { number, event });
    const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
    let rest = lot(total, part);
    const follows = ids.find((_, at) => { rest -= BigInt(weights[at]); return rest < 0n; });
    const word = words.get(`${kind} ${drawn}`), place = word === undefined ? -1 : left.indexOf(word);
    if (follows !== drawn) throw new Unproven("web-proof-draw", { number, event });
    if (place >= 0) left.splice(place, 1);
    else if (word === undefined && ids.length === 1) unnamed++; // nothing else was possible: no luck to check
    else throw new Unproven("web-proof-draw", { number, event });
  });
  if (!parts.length || left.length !== unnamed) throw new Unproven("web-proof-list", { number, event });
}

/** A whole number below `total`, each as likely: what is drawn beyond the largest multiple of it is drawn again.
 * @type {Below} */
function below(total, seed, message) {
  const limit = SPAN - SPAN % total;
  for (let attempt = 0; ; attempt++) {
    const drawn = BigInt(`0x${hexOf(hmacSha256(seed, new TextEncoder().encode(`${message} ${attempt}`)))}`);
    if (drawn < limit) return drawn % total;
  }
}
