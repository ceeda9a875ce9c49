// What this browser remembers of its person: name, theme, sound and so on.
import { effect, signal } from "../../vendor/preact.js";
import { kept } from "../keep.js";

/** @returns {Chosen} */
function read() {
  const standard = { name: "", theme: /** @type {""} */ (""), confirm: true, sound: false, notify: false, big: false };
  try { return { ...standard, ...JSON.parse(kept("settings") || "{}") }; } catch { return standard; }
}

export const settings = signal(read());
const system = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(system.matches);
system.addEventListener("change", () => { systemDark.value = system.matches; });

export const isDark = () => (settings.value.theme ? settings.value.theme === "dark" : systemDark.value);

/** @type {Change} */
export function change(change) {
  settings.value = { ...settings.peek(), ...change };
  kept("settings", JSON.stringify(settings.peek()));
}

effect(() => {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
  document.documentElement.dataset.text = settings.value.big ? "big" : "";
});
