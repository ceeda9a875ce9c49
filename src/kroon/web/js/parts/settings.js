// The settings of this browser.
import { html } from "../../vendor/preact.js";
import { LANGUAGES, LANGUAGE_NAMES, chooseLanguage, language, t } from "../l10n.js";
import { allowNotifying, canNotify, sounds } from "../state/signs.js";
import { change, settings } from "../state/settings.js";
import { Dialog } from "./dialog.js";
import { complain, toast } from "./toasts.js";

/** @param {{name: string, about?: string, on: boolean, set: (on: boolean) => void, disabled?: boolean}} props */
export function Check({ name, about, on, set, disabled }) {
  return html`<label class="check"><input type="checkbox" checked=${on} disabled=${disabled} onChange=${(/** @type {any} */ event) => set(event.target.checked)}/>
    <span>${name}${about ? html`<small>${about}</small>` : null}</span></label>`;
}

/** A choice of few. @param {{label: string, value: any, values: [any, string][], set: (value: any) => void}} props */
export function Segments({ label, value, values, set }) {
  return html`<div class="segments" role="group" aria-label=${label}>${values.map(([each, name]) => html`<button key=${each} type="button"
    aria-pressed=${each === value ? "true" : "false"} onClick=${() => set(each)}>${name}</button>`)}</div>`;
}

/** @param {{close: () => void}} props */
export function SettingsDialog({ close }) {
  const now = settings.value;
  const notify = async (/** @type {boolean} */ on) => {
    const allowed = !on || await allowNotifying();
    change({ notify: on && allowed });
    if (!allowed) toast(t("web-notify-denied"), "bad");
  };
  return html`<${Dialog} title=${t("web-settings")} close=${close}>
    <div class="stack">
      <label class="field"><span>${t("web-your-name")}</span><input type="text" maxlength="24" value=${now.name} onChange=${(/** @type {any} */ event) => change({ name: event.target.value.trim() })}/></label>
      <div class="field"><span>${t("web-language")}</span><${Segments} label=${t("web-language")} value=${language.value}
        values=${LANGUAGES.map((code) => [code, LANGUAGE_NAMES[/** @type {"en"} */ (code)]])} set=${(/** @type {string} */ code) => chooseLanguage(code, true).catch(complain)}/></div>
      <div class="field"><span>${t("web-theme")}</span><${Segments} label=${t("web-theme")} value=${now.theme}
        values=${[["", t("web-theme-system")], ["light", t("web-theme-of-light")], ["dark", t("web-theme-of-dark")]]} set=${(/** @type {any} */ theme) => change({ theme })}/></div>
      <div><${Check} name=${t("web-confirm-moves")} about=${t("web-confirm-moves-about")} on=${now.confirm} set=${(/** @type {boolean} */ confirm) => change({ confirm })}/>
      <${Check} name=${t("web-sound")} about=${t("web-sound-about")} on=${now.sound} set=${(/** @type {boolean} */ sound) => { change({ sound }); sounds.turn(); }}/>
      <${Check} name=${t("web-notify")} about=${t(canNotify() ? "web-notify-about" : "web-notify-https")} on=${now.notify} disabled=${!canNotify()} set=${notify}/>
      <${Check} name=${t("web-big")} about=${t("web-big-about")} on=${now.big} set=${(/** @type {boolean} */ big) => change({ big })}/></div>
    </div><//>`;
}
