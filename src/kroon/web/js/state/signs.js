// How the page calls when it is somebody's turn: title, icon, tones and notifications.
import { t } from "../l10n.js";
import { settings } from "./settings.js";

/** @type {?AudioContext} */
let audio = null;

/** @type {Tones} */
function tones(notes) {
  if (!settings.peek().sound) return;
  try {
    audio = audio || new AudioContext();
    const context = audio;
    notes.forEach((note, at) => {
      const start = context.currentTime + at * 0.13;
      const tone = context.createOscillator(), volume = context.createGain();
      tone.type = "sine";
      tone.frequency.value = note;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.09, start + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.32);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.35);
    });
  } catch (error) {
    console.warn(error);
  }
}

export const sounds = {
  turn: () => tones([523, 659]),
  move: () => tones([392]),
  mine: () => tones([587]),
  end: () => tones([523, 659, 784, 1047]),
  no: () => tones([220]),
};

/** @type {ShowTurn} */
export function showTurn(mine, title) {
  document.title = `${mine ? "● " : ""}${title} · ${t("web-title")}`;
  const icon = /** @type {?HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
  const path = mine ? "/web/icon-turn.svg" : "/web/icon.svg";
  if (icon && !icon.href.endsWith(path)) icon.href = path;
}

/** Whether this browser can notify here: it needs HTTPS, or localhost. */
export const canNotify = () => isSecureContext && "Notification" in window;

export async function allowNotifying() {
  return canNotify() && (Notification.permission === "granted" || (await Notification.requestPermission()) === "granted");
}

/** @type {SignsNotify} */
export function notify(title, body) {
  if (!settings.peek().notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, icon: "/web/icon.svg", tag: "kroon-turn" });
    shown.onclick = () => { window.focus(); shown.close(); };
  } catch (error) {
    console.warn(error);
  }
}
