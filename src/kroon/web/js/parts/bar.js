// The bar at the top: the way home, where one is, language, theme and settings.
import { html, icon, LANGUAGES, chooseLanguage, language, signal, t, typed, use } from "../ui.js";
import { change, isDark } from "../state/settings.js";
import { entries } from "./fields.js";
import { attempt } from "./toasts.js";
import { SettingsDialog } from "./settings.js";
import { RulesDialog } from "./rules.js";

export const settingsOpen = signal(false);

function LanguageSwitch() {
  return html`<label class="language"><span class="visually-hidden">${t("web-language")}</span>
    <select value=${language.value} onChange=${typed((code) => attempt(chooseLanguage(code, true)))}>${entries(LANGUAGES)}</select></label>`;
}

/** @type {Bar} */
export function Bar({ title, compact, children }) {
  const dark = isDark();
  return html`<header class="bar">
    <a class="mark" href="/" aria-label=${t("web-home")}><svg width="30" height="30" aria-hidden="true">${use("kroon")}</svg><b>${t("web-title")}</b></a>
    ${title ? html`<span class="where">${title}</span>` : null}
    <div class="tools">${children}
      ${compact ? null : html`<${LanguageSwitch}/>`}
      <button class="quiet icon-only theme-switch" aria-label=${t(dark ? "web-theme-light" : "web-theme-dark")} onClick=${() => change({ theme: dark ? "light" : "dark" })}>
        ${icon(dark ? "sun" : "moon")}</button>
      <button class="quiet icon-only" aria-label=${t("web-settings")} onClick=${() => { settingsOpen.value = true; }}>${icon("settings")}</button>
    </div></header>
    ${settingsOpen.value && html`<${SettingsDialog} close=${() => { settingsOpen.value = false; }}/>`}
    <${RulesDialog}/>`;
}

/** While something is on its way. @type {Waiting} */
export const Waiting = ({ text = t("web-loading") }) => html`<${Bar}/><main id="main" class="page waiting"><p class="serif" role="status">${text}</p></main>`;
