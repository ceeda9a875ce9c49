// Reads positions of Kingdomino and Origins (a line of JSON each) and checks what a hand can do with the legal moves: taps, keys
// and drags reach every one of them and nothing else, and every text that is needed is there. Prints what is wrong, and counts.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [kroon, texts] = process.argv.slice(2);
globalThis.matchMedia = () => ({ matches: false });
const { FluentBundle, FluentResource } = await import(`${kroon}/web/vendor/lib/fluent/index.js`);
const hand = await import(`${kroon}/games/domino/web/moves.js`);
const games = { kingdomino: await import(`${kroon}/games/kingdomino/web/index.js`), origins: await import(`${kroon}/games/origins/web/index.js`) };
const dominoes = Object.fromEntries(["kingdomino", "origins"].map((game) => [game, JSON.parse(readFileSync(`${kroon}/games/${game}/web/dominoes.json`, "utf8"))]));
const { outline } = await import(`${kroon}/games/domino/web/outline.js`);
const bundles = ["en", "nl", "de"].map((language) => {
  const bundle = new FluentBundle(language);
  for (const file of texts.split(":")) bundle.addResource(new FluentResource(readFileSync(`${file}/${language}.ftl`, "utf8")));
  return bundle;
});
const wrong = new Set();
const seen = {};
const t = (key, args) => {
  for (const bundle of bundles) {
    const message = bundle.getMessage(key);
    const errors = [];
    if (!message?.value) wrong.add(`${bundle.locales[0]}: no text ${key}`);
    else bundle.formatPattern(message.value, args ?? {}, errors);
    for (const error of errors) wrong.add(`${key}: ${error.message}`);
  }
  return key;
};
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** All that can be reached from some places by steps. */
function reached(first, steps) {
  const found = new Map();
  const waiting = [...first];
  while (waiting.length) {
    const each = waiting.pop();
    if (!each || found.has(each.event)) continue;
    found.set(each.event, each);
    waiting.push(...steps(each));
  }
  return [...found.keys()].sort().join("|");
}

for await (const line of createInterface({ input: process.stdin })) {
  const { game, view, you, legal } = JSON.parse(line);
  const { placings, spots, picks, discard, others } = hand.read(legal);
  const all = (list) => list.map((each) => each.event).sort().join("|");
  const same = (what, one, other) => { if (one !== other) wrong.add(`${game}: ${what}: ${one} instead of ${other}`); };
  same("read", all([...placings, ...spots, ...picks.values(), ...(discard ? [discard] : []), ...others]), all(legal));
  for (const each of legal) {
    const word = hand.wordOf(each.event);
    seen[`${game} ${word}`] = (seen[`${game} ${word}`] ?? 0) + 1;
  }
  if (placings.length) {
    const squares = hand.lit(placings);
    for (const way of [0, 1, 2, 3]) {
      same("taps", squares.flatMap((place) => {
        const ring = reached([hand.tapped(placings, place, way)], (ghost) => [hand.turned(placings, ghost, place, 1)]).split("|");
        const there = hand.covering(placings, place);
        if (there.length > 1) same("taps on one square", ring.join("|"), all(there));
        return ring;
      }).filter((event, n, list) => list.indexOf(event) === n).sort().join("|"), all(placings));
    }
    const turns = (ghost) => [hand.turned(placings, ghost, null, 1), hand.turned(placings, ghost, null, -1)];
    same("keys", reached([hand.stepped(placings, null, "ArrowRight")], (ghost) => [...ARROWS.map((key) => hand.stepped(placings, ghost, key)), ...turns(ghost)]), all(placings));
    for (const each of placings) same("drag", hand.nearest(placings, hand.middle(each), each.way)?.event, each.event);
    same("far away", hand.nearest(placings, [50, 50], 0), null);
    if (hand.tapped(placings, [50, 50], 0)) wrong.add("a tap far away");
  }
  if (spots.length) same("arrows", reached([hand.stepped(spots, null, "ArrowDown")], (spot) => [hand.stepped(spots, spot, "ArrowDown")]), all(spots));
  const how = games[game].default.how(view, legal, null);
  if (how) t(how.key, how.args);
  games[game].default.note(view, you, t);
  for (const entry of [...view.row, ...view.next_row]) same(`domino ${entry.domino}`, JSON.stringify(dominoes[game][entry.domino - 1]), JSON.stringify(entry.squares));
  const places = Object.keys((view.kingdoms ?? view.territories)["abcd".indexOf(you)].squares).map((text) => text.split(",").map(Number));
  if (places.length && !/^(M[^MZ]+Z)+$/.test(outline(places))) wrong.add(`outline of ${places.join(" ")}`);
}
console.log(JSON.stringify({ wrong: [...wrong], seen }));
