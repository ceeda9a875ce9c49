// Runs the page's own SHA-256, HMAC and check of shuffles on what standard input holds; for test_shuffles.py.
import { readFileSync } from "node:fs";
import { bytesOf, hexOf, hmacSha256, sha256 } from "../../src/kroon/web/js/proof/sha256.js";
import { verifyShuffles } from "../../src/kroon/web/js/proof/verify.js";

const { hashes = [], hmacs = [], games = [], keeping = [] } = JSON.parse(readFileSync(0, "utf-8"));
const found = [];
for (const { record, pages, known } of games) found.push(await verifyShuffles(record, pages, known));
// a browser that keeps what each of these does, or none that may keep anything
/** @type {Map<string, string>} */
const stored = new Map();
globalThis.localStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem(key, value) {
    if (value.length > 100_000) throw new Error("full");
    stored.set(key, value);
  },
};
const { contradictions, dropNonce, keptOf, nonceFor } = await import("../../src/kroon/web/js/proof/keeping.js");
const does = { nonceFor, dropNonce, keptOf, contradictions };
const kept = keeping.map(([what, ...given]) => (what === "store" ? void stored.set(...given) : does[what](...given)) ?? null);
console.log(JSON.stringify({
  hashes: hashes.map((message) => hexOf(sha256(bytesOf(message)))),
  hmacs: hmacs.map(([key, message]) => hexOf(hmacSha256(bytesOf(key), bytesOf(message)))),
  games: found,
  kept,
  stored: Object.fromEntries(stored),
}));
