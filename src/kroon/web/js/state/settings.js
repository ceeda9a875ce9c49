// What this browser remembers of its person: name, theme, sound and so on.
import { effect, signal } from "../../vendor/preact.js";

const KEY = "kroon-settings";

/** @returns {Chosen} */
function read() {
  const standard = { name: "", theme: /** @type {""} */ (""), confirm: true, sound: false, notify: false, big: false };
  try { return { ...standard, ...JSON.parse(localStorage.getItem(KEY) || "{}") }; } catch { return standard; }
}

export const settings = signal(read());
const system = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(system.matches);
system.addEventListener("change", () => { systemDark.value = system.matches; });

export const isDark = () => (settings.value.theme ? settings.value.theme === "dark" : systemDark.value);

/** @type {Change} */
export function change(change) {
  settings.value = { ...settings.peek(), ...change };
  try { localStorage.setItem(KEY, JSON.stringify(settings.peek())); } catch { /* private mode: until the page is left */ }
}

effect(() => {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
  document.documentElement.dataset.text = settings.value.big ? "big" : "";
});

/** Something kept for this visit, or as long as the browser keeps it. @type {Kept} */
export function kept(key, value) {
  try {
    if (value === undefined) return localStorage.getItem(`kroon-${key}`);
    if (value === null) localStorage.removeItem(`kroon-${key}`);
    else localStorage.setItem(`kroon-${key}`, value);
    return value;
  } catch {
    return null;
  }
}
