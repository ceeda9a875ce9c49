// Language: texts from Fluent files, in English, Dutch or German; `t(key, args)` says one.
// A component that calls `t` while it draws is drawn again when the language changes or texts arrive.
import { FluentBundle, FluentResource } from "../vendor/lib/fluent/index.js";
import { signal } from "../vendor/preact.js";

/** @typedef {import("./types").Say} Say */

export const LANGUAGES = ["en", "nl", "de"];
export const LANGUAGE_NAMES = { en: "English", nl: "Nederlands", de: "Deutsch" };

/** The language in use. */
export const language = signal("en");
const bundle = signal(new FluentBundle("en", { useIsolating: false }));
/** The folders whose texts are loaded. */
let folders = ["web"];
/** @type {string[]} */
let keys = [];

/** @type {Map<string, Promise<FluentResource>>} */
const fetched = new Map();

/** The texts of a folder, fetched once. @param {string} folder @param {string} chosen @returns {Promise<FluentResource>} */
function fetchTexts(folder, chosen) {
  const path = `/texts/${folder}/${chosen}.ftl`;
  const known = fetched.get(path);
  if (known) return known;
  const read = fetch(path).then(async (answer) => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return new FluentResource(await answer.text());
  });
  read.catch(() => fetched.delete(path));
  fetched.set(path, read);
  return read;
}

/** The language to begin with: the chosen one, else the first of the browser's that we have. @returns {string} */
export function preferredLanguage() {
  let chosen;
  try { chosen = localStorage.getItem("kroon-language"); } catch { chosen = null; }
  const wanted = [chosen || "", ...(navigator.languages || [])].map((code) => code.slice(0, 2).toLowerCase());
  return wanted.find((code) => LANGUAGES.includes(code)) || "en";
}

/** The language that was last asked for, and the loading of its texts; an earlier one that ends later changes nothing. */
let wanted = "en";
/** @type {Promise<void>} */
let latest = Promise.resolve();

/** Change the language. @param {string} chosen @param {boolean} [keep] remember it @returns {Promise<void>} */
export function chooseLanguage(chosen, keep = false) {
  if (keep) try { localStorage.setItem("kroon-language", chosen); } catch { /* private mode: not remembered */ }
  wanted = chosen;
  /** @type {Promise<void>} */
  const loading = Promise.all(folders.map((folder) => fetchTexts(folder, chosen))).then((resources) => {
    if (loading !== latest) return latest;
    const made = new FluentBundle(chosen, { useIsolating: false });
    for (const resource of resources) made.addResource(resource);
    keys = resources.flatMap((resource) => resource.body.map((message) => message.id));
    document.documentElement.lang = chosen;
    bundle.value = made;
    language.value = chosen;
    return undefined;
  });
  latest = loading;
  return loading;
}

/** Load the texts of games, too (their rules, names and options). @param {...string} more folders @returns {Promise<void>} */
export function loadTexts(...more) {
  const missing = more.filter((folder) => !folders.includes(folder));
  if (!missing.length) return latest;
  folders = [...folders, ...missing];
  return chooseLanguage(wanted);
}

/** All keys that begin so, in the order of their files. @param {string} beginning */
export const keysOf = (beginning) => (bundle.value, keys.filter((key) => key.startsWith(beginning)));

/** Whether there is such a text. @param {string} key */
export const has = (key) => bundle.value.hasMessage(key);

/** A text in the language in use. A missing one is a mistake of ours: it shows as its key, and in the console.
 * @type {Say} */
export function t(key, args) {
  const message = bundle.value.getMessage(key);
  if (!message || !message.value) {
    console.error(`no text for ${key}`);
    return `{${key}}`;
  }
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.value.formatPattern(message.value, args, errors);
  if (errors.length) console.error(`text ${key}: ${errors[0]}`);
  return text;
}
