// The bar at the top: the way home, where one is, language, theme and settings.
import { html, signal } from "../../vendor/preact.js";
import { LANGUAGES, LANGUAGE_NAMES, chooseLanguage, language, t } from "../l10n.js";
import { Icon } from "../draw/icons.js";
import { change, isDark } from "../state/settings.js";
import { complain } from "./toasts.js";
import { SettingsDialog } from "./settings.js";
import { RulesDialog } from "./rules.js";

export const settingsOpen = signal(false);

export function LanguageSwitch() {
  return html`<label class="language"><span class="visually-hidden">${t("web-language")}</span>
    <select value=${language.value} onChange=${(/** @type {any} */ event) => chooseLanguage(event.target.value, true).catch(complain)}>
    ${LANGUAGES.map((code) => html`<option key=${code} value=${code} lang=${code}>${LANGUAGE_NAMES[/** @type {"en"} */ (code)]}</option>`)}</select></label>`;
}

/** @param {{title?: any, compact?: boolean, children?: any}} props */
export function Bar({ title, compact, children }) {
  const dark = isDark();
  return html`<header class="bar">
    <a class="mark" href="/" aria-label=${t("web-home")}><svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true"><rect width="32" height="32" rx="9" fill="var(--accent)"/>
      <path d="M7.5 23 6 11.5l5.800 4.600L16 8.5l4.200 7.600 5.800-4.600L24.5 23Z" fill="var(--crown)"/></svg><b>${t("web-title")}</b></a>
    ${title ? html`<span class="where">${title}</span>` : null}
    <div class="tools">${children}
      ${compact ? null : html`<${LanguageSwitch}/>`}
      <button class="quiet icon-only theme-switch" aria-label=${t(dark ? "web-theme-light" : "web-theme-dark")} onClick=${() => change({ theme: dark ? "light" : "dark" })}>
        <${Icon} name=${dark ? "sun" : "moon"}/></button>
      <button class="quiet icon-only" aria-label=${t("web-settings")} onClick=${() => { settingsOpen.value = true; }}><${Icon} name="settings"/></button>
    </div></header>
    ${settingsOpen.value ? html`<${SettingsDialog} close=${() => { settingsOpen.value = false; }}/>` : null}
    <${RulesDialog}/>`;
}
