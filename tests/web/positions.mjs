// Reads positions (a line of JSON each) and checks how a game's page takes the legal moves: every one has exactly one
// place to tap, nothing else has one, and every text that is needed is there. Prints what is wrong, and the counts.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [kroon, texts] = process.argv.slice(2);
const { FluentBundle, FluentResource } = await import(`${kroon}/web/vendor/lib/fluent/index.js`);
const bundles = ["en", "nl", "de"].map((language) => {
  const bundle = new FluentBundle(language);
  for (const file of texts.split(":")) bundle.addResource(new FluentResource(readFileSync(`${file}/${language}.ftl`, "utf8")));
  return bundle;
});
const wrong = new Set();
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

const games = {
  builder: (await import(`${kroon}/games/builder/web/moves.js`)).movesOf,
  dominion: (await import(`${kroon}/games/dominion/web/moves.js`)).movesOf,
};
const { questionOf, numbersOf } = await import(`${kroon}/games/dominion/web/moves.js`);
const { buttonText } = await import(`${kroon}/games/dominion/web/table.js`);
const { nameOf, sayOf } = await import(`${kroon}/games/dominion/web/cards.js`);
const seen = {};

for await (const line of createInterface({ input: process.stdin })) {
  const { game, view, you, legal } = JSON.parse(line);
  const moves = games[game](legal);
  const found = game === "builder"
    ? [...moves.hexes.values(), ...moves.tiles.values(), ...(moves.end ? [moves.end] : [])]
    : [...moves.hand.values(), ...moves.supply.values(), ...moves.aside.values(), ...moves.list.values(), ...moves.buttons];
  const events = found.map((move) => move.event).sort().join("|");
  if (events !== legal.map((move) => move.event).sort().join("|")) wrong.add(`${game} ${view.asks}: ${events}`);
  const me = view.seats["abcd".indexOf(you)];
  if (game === "builder") {
    for (const kind of moves.tiles.keys()) if (!me.tiles[kind]) wrong.add(`tile not shown: ${kind}`);
    if (moves.lifting) for (const hex of moves.hexes.keys()) if (!me.settlements.includes(hex)) wrong.add(`not mine: ${hex}`);
    for (const goal of view.cards) t(`builder-${goal}-pays`);
  } else {
    for (const card of moves.hand.keys()) if (!me.hand[card]) wrong.add(`not in hand: ${card}`);
    for (const card of moves.supply.keys()) if (view.supply[card] === undefined) wrong.add(`not in supply: ${card}`);
    for (const card of moves.aside.keys()) if (!view.aside[card]) wrong.add(`not on the table: ${card}`);
    for (const card of moves.list.keys()) sayOf(card, t), nameOf(card, t);
    for (const move of moves.buttons) buttonText(move.event, view, t);
    const question = questionOf(view, legal);
    if (question) t(`web-dominion-q-${question.replaceAll("_", "-")}`, { ...numbersOf(view), card: "" });
    if (view.asks === "keep" && !view.drawn) wrong.add("keep without the card");
    seen[question ?? view.asks] = (seen[question ?? view.asks] ?? 0) + 1;
  }
  seen[`${game} ${view.asks}`] = (seen[`${game} ${view.asks}`] ?? 0) + 1;
}
console.log(JSON.stringify({ wrong: [...wrong], seen }));
