// The settings of this browser.
import { html, LANGUAGES, chooseLanguage, language, t, typed } from "../ui.js";
import { allowNotifying, canNotify, sounds } from "../state/signs.js";
import { change, settings } from "../state/settings.js";
import { Dialog } from "./dialog.js";
import { Check, Segments } from "./fields.js";
import { mine, MineDialog } from "./mine.js";
import { attempt, toast } from "./toasts.js";

/** @type {SettingsDialog} */
export function SettingsDialog({ close }) {
  const now = settings.value;
  if (mine.value) return html`<${MineDialog} close=${close}/>`;
  const notify = async (/** @type {boolean} */ on) => {
    const allowed = !on || await allowNotifying();
    change({ notify: on && allowed });
    if (!allowed) toast(t("web-notify-denied"), "bad");
  };
  return html`<${Dialog} title=${t("web-settings")} close=${close}>
    <div class="stack">
      <label class="field"><span>${t("web-your-name")}</span><input type="text" maxlength="24" value=${now.name} onChange=${typed((name) => change({ name: name.trim() }))}/></label>
      <div class="field"><span>${t("web-language")}</span><${Segments} label=${t("web-language")} value=${language.value}
        values=${LANGUAGES} set=${(code) => attempt(chooseLanguage(code, true))}/></div>
      <div class="field"><span>${t("web-theme")}</span><${Segments} label=${t("web-theme")} value=${now.theme}
        values=${[["", t("web-theme-system")], ["light", t("web-theme-of-light")], ["dark", t("web-theme-of-dark")]]} set=${(theme) => change({ theme })}/></div>
      <div><${Check} name=${t("web-confirm-moves")} about=${t("web-confirm-moves-about")} on=${now.confirm} set=${(confirm) => change({ confirm })}/>
      <${Check} name=${t("web-sound")} about=${t("web-sound-about")} on=${now.sound} set=${(sound) => { change({ sound }); sounds.turn(); }}/>
      <${Check} name=${t("web-notify")} about=${t(canNotify() ? "web-notify-about" : "web-notify-https")} on=${now.notify} disabled=${!canNotify()} set=${notify}/>
      <${Check} name=${t("web-big")} about=${t("web-big-about")} on=${now.big} set=${(big) => change({ big })}/></div>
      <p><button class="quiet" onClick=${() => { mine.value = "list"; }}>${t("web-mine")}</button></p>
    </div><//>`;
}
