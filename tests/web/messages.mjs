// Reads messages of the service from standard input and prints the words that the page has for them, and the places that
// light up; for test_messages.py. Texts are read from the folders that are given, by name.
import { readFileSync } from "node:fs";

const { folders, players, cases } = JSON.parse(readFileSync(0, "utf-8"));
globalThis.location = { pathname: "/", hash: "", host: "localhost", protocol: "http:" };
globalThis.document = { documentElement: { lang: "" }, querySelector: () => null, addEventListener() {} };
globalThis.fetch = async (path) => {
  const [, , folder, file] = path.split("/");
  return { ok: true, text: async () => (folders[folder] ?? []).map((each) => readFileSync(`${each}/${file}`, "utf-8")).join("\n") };
};
const missing = [];
console.error = (words) => missing.push(words);
const { chooseLanguage, loadTexts } = await import("../../src/kroon/web/js/l10n.js");
const { placesOf, wordsOf, written } = await import("../../src/kroon/web/js/messages.js");
const said = [];
for (const language of ["en", "nl", "de"]) {
  await chooseLanguage(language);
  await loadTexts(...Object.keys(folders));
  for (const { message, variant } of cases) {
    said.push({ language, words: wordsOf(message, players, variant), written: written([message], players), places: placesOf(message, players) });
  }
}
console.log(JSON.stringify({ said, missing: [...new Set(missing)] }));
