// Runs the page's own SHA-256, HMAC and check of shuffles on what standard input holds; for test_shuffles.py.
import { readFileSync } from "node:fs";
import { bytesOf, hexOf, hmacSha256, sha256 } from "../../src/kroon/web/js/proof/sha256.js";
import { verifyShuffles } from "../../src/kroon/web/js/proof/verify.js";

const { hashes = [], hmacs = [], games = [] } = JSON.parse(readFileSync(0, "utf-8"));
const found = [];
for (const { record, pages, known } of games) found.push(await verifyShuffles(record, pages, known));
console.log(JSON.stringify({
  hashes: hashes.map((message) => hexOf(sha256(bytesOf(message)))),
  hmacs: hmacs.map(([key, message]) => hexOf(hmacSha256(bytesOf(key), bytesOf(message)))),
  games: found,
}));
