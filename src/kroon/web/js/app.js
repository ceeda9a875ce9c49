// The entry: language, theme and the screen of the path.
import {
  html, announcement, chooseLanguage, language, listenForPlaces, loadArt, loadOffered, path, preferredLanguage, render, t, Toasts,
  useEffect, useErrorBoundary, useState,
} from "./frame.js";

/** The screens by the first part of the path: the module, loaded when asked for, and the name in it. @type {Record<string, string[]>} */
const SCREENS = {
  "": ["home", "Home"],
  new: ["new", "NewTable"],
  table: ["table", "TableScreen"],
  learn: ["learn", "Learn"],
  score: ["score", "ScorePad"],
  companion: ["new", "Companion"],
};
/** @type {Map<string, any>} */
const loaded = new Map();

/** @type {ScreenOf} */
function screenOf(where) {
  const [, first, second = ""] = where.split("/");
  return Object.hasOwn(SCREENS, first) && (second || !["new", "table"].includes(first)) ? { name: first, about: second } : { name: "", about: "" };
}

/** @type {Load} */
async function load(name) {
  const [file, screen] = SCREENS[name];
  loaded.set(name, (await import(`./screens/${file}.js`))[screen]);
}

function Screen() {
  const { name, about } = screenOf(path.value);
  const [, drawAgain] = useState({});
  document.documentElement.dataset.game = about;
  useEffect(() => { if (!loaded.has(name)) load(name).then(() => drawAgain({})); }, [name]);
  const screen = loaded.get(name);
  return screen ? html`<${screen} key=${`${name}/${about}`} game=${about} id=${about}/>` : null;
}

function App() {
  const [broken, again] = useErrorBoundary((error) => console.error(error));
  const spoken = language.value;
  useEffect(() => { loadOffered().catch(() => {}); }, [spoken]);
  return html`<a class="skip" href="#main">${t("web-skip")}</a>
    ${broken ? html`<main id="main" class="page"><h1>${t("web-broken")}</h1><p>${t("web-broken-about")}</p>
      <p class="row"><button class="primary" onClick=${() => location.reload()}>${t("web-reload")}</button>
      <button onClick=${() => again()}>${t("web-again")}</button></p></main>` : html`<${Screen}/>`}
    <${Toasts}/><div class="visually-hidden" aria-live="polite" role="status">${announcement.value}</div>`;
}

const icons = loadArt("/web/art/icons.svg").catch((error) => console.warn(error));
await Promise.all([chooseLanguage(preferredLanguage()), icons, load(screenOf(location.pathname).name)]);
listenForPlaces();
render(html`<${App}/>`, /** @type {Element} */ (document.getElementById("app")));
