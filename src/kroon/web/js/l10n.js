// Language: texts from Fluent files, in English, Dutch or German; `t(key, args)` says one.
// A component that calls `t` while it draws is drawn again when the language changes or texts arrive.
import { FluentBundle, FluentResource } from "../vendor/lib/fluent/index.js";
import { signal } from "../vendor/preact.js";
import { kept, once } from "./keep.js";

/** @type {[string, string][]} */
export const LANGUAGES = [["en", "English"], ["nl", "Nederlands"], ["de", "Deutsch"]];

export const language = signal("en");
const bundle = signal(new FluentBundle("en", { useIsolating: false }));
/** The folders whose texts are loaded. */
let folders = ["web"];
/** @type {string[]} */
let keys = [];

/** The texts at an address. */
const fetchTexts = once(async (path) => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return new FluentResource(await answer.text());
});

/** The language to begin with: the chosen one, else the first of the browser's that we have. @returns {string} */
export function preferredLanguage() {
  const wanted = [kept("language") || "", ...(navigator.languages || [])].map((code) => code.slice(0, 2).toLowerCase());
  return wanted.find((code) => LANGUAGES.some(([each]) => each === code)) || "en";
}

/** The language that was last asked for, and the loading of its texts; an earlier one that ends later changes nothing. */
let wanted = "en";
/** @type {Promise<void>} */
let latest = Promise.resolve();

/** @type {ChooseLanguage} */
export function chooseLanguage(chosen, keep = false) {
  if (keep) kept("language", chosen);
  wanted = chosen;
  /** @type {Promise<void>} */
  const loading = Promise.all(folders.map((folder) => fetchTexts(`/texts/${folder}/${chosen}.ftl`))).then((resources) => {
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

/** @type {LoadTexts} */
export function loadTexts(...more) {
  if (more.every((folder) => folders.includes(folder))) return latest.catch(() => chooseLanguage(wanted));
  folders = [...new Set([...folders, ...more])];
  return chooseLanguage(wanted);
}

/** @type {KeysOf} */
export const keysOf = (beginning) => (bundle.value, keys.filter((key) => key.startsWith(beginning)));

/** What is drawn anew when the language changes, or texts arrive, though it doesn't call `t` each time. */
export const texts = () => bundle.value;

/** What Fluent makes a text of: that of a key, or of an attribute below one (`tell-place.move`). @param {string} key */
function patternOf(key) {
  const [name, attribute] = key.split("."), message = bundle.value.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

/** @type {Has} */
export const has = (key) => !!patternOf(key);

/** @type {Said} */
export const said = (...keys) => keys.filter(has).map((key) => t(key))[0];

/** @type {SayFor} */
export const tFor = (game, key, args) => t(has(`${key}-${game}`) ? `${key}-${game}` : key, args);

/** A text in the language in use. A missing one is a mistake of ours: it shows as its key, and in the console.
 * @type {Say} */
export function t(key, args) {
  const pattern = patternOf(key);
  if (!pattern) {
    console.error(`no text for ${key}`);
    return `{${key}}`;
  }
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.value.formatPattern(pattern, args, errors);
  if (errors.length) console.error(`text ${key}: ${errors[0]}`);
  return text;
}
