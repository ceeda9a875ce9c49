// The bar at the top: the way home, where one is, language, theme and settings; and a page with this bar.
import { html, icon, LANGUAGES, chooseLanguage, language, signal, t, use, useEffect } from "../ui.js";
import { change, isDark } from "../state/settings.js";
import { showTurn } from "../state/signs.js";
import { Choice } from "./fields.js";
import { attempt } from "./toasts.js";
import { SettingsDialog } from "./settings.js";
import { RulesDialog } from "./rules.js";

export const settingsOpen = signal(false);

/** @type {Bar} */
export function Bar({ title, compact, children }) {
  const dark = isDark();
  return html`<header class="bar">
    <a class="mark" href="/" aria-label=${t("web-home")}><svg width="30" height="30" aria-hidden="true">${use("kroon")}</svg><b>${t("web-title")}</b></a>
    ${title ? html`<span class="where">${title}</span>` : null}
    <div class="tools">${children}
      ${compact ? null : html`<div class="language"><${Choice} label=${t("web-language")} value=${language.value} values=${LANGUAGES} set=${(code) => attempt(chooseLanguage(code, true))}/></div>`}
      <button class="quiet icon-only theme-switch" aria-label=${t(dark ? "web-theme-light" : "web-theme-dark")} onClick=${() => change({ theme: dark ? "light" : "dark" })}>
        ${icon(dark ? "sun" : "moon")}</button>
      <button class="quiet icon-only" aria-label=${t("web-settings")} onClick=${() => { settingsOpen.value = true; }}>${icon("settings")}</button>
    </div></header>
    ${settingsOpen.value && html`<${SettingsDialog} close=${() => { settingsOpen.value = false; }}/>`}
    <${RulesDialog}/>`;
}

/** @type {Page} */
export function Page({ title, name = title || t("web-tagline"), turn = false, kind, children }) {
  useEffect(() => showTurn(turn, name), [turn, name]);
  return html`<${Bar} title=${title}/><main id="main" class=${kind}>${children}</main>`;
}

/** @type {Waiting} */
export const Waiting = ({ text = t("web-loading") }) => html`<${Page} kind="page waiting"><p class="serif" role="status">${text}</p><//>`;
