// Prints sentences of the service, read from standard input, with names in place of the letters of seats; for test_sentences.py.
import { readFileSync } from "node:fs";

globalThis.location = { pathname: "/", hash: "", host: "localhost", protocol: "http:" };
globalThis.document = { documentElement: { lang: "" }, querySelector: () => null, addEventListener() {} };
globalThis.fetch = async () => ({ ok: true, text: async () => "" });
const { chooseLanguage } = await import("../../src/kroon/web/js/l10n.js");
const { withNames } = await import("../../src/kroon/web/js/state/table.js");
const { players, cases } = JSON.parse(readFileSync(0, "utf-8"));
const told = [];
for (const [language, text] of cases) {
  await chooseLanguage(language);
  told.push(withNames(text, players));
}
console.log(JSON.stringify(told));
