// What this server keeps of the person at this browser: shown, saved, deleted.
import { html, ask, icon, signal, t, useEffect, useRef } from "../ui.js";
import { Dialog } from "./dialog.js";
import { useFound, useWork } from "./toasts.js";

/** How far one is; it outlives the screen behind, as that changes when one's table is gone. */
export const mine = signal(/** @type {"" | "list" | "sure" | "gone"} */ (""));

/** @type {MineDialog} */
export function MineDialog({ close }) {
  const phase = mine.value, words = useRef();
  useEffect(() => { words.current?.focus(); }, [phase]);
  const found = /** @type {?Mine} */ (useFound(() => ask("GET", "me"), []));
  const [busy, remove] = useWork(async () => { await ask("DELETE", "me"); mine.value = "gone"; });
  const end = () => {
    mine.value = "";
    if (phase === "gone") location.assign("/");
    else close();
  };
  const said = (/** @type {string} */ key) => html`<p ref=${words} tabindex="-1">${t(key)}</p>`;
  if (phase === "gone") {
    return html`<${Dialog} title=${t("web-mine-gone")} close=${end}><div class="stack">${said("web-mine-gone-about")}
      <p><button class="primary" onClick=${end}>${t("web-home")}</button></p></div><//>`;
  }
  if (phase === "sure") {
    return html`<${Dialog} title=${t("web-mine-sure")} close=${end}><div class="stack">${said("web-mine-sure-about")}
      <p class="row"><button onClick=${() => { mine.value = "list"; }}>${t("web-mine-keep")}</button>
      <button class="danger" disabled=${busy} onClick=${remove}>${t("web-mine-delete")}</button></p></div><//>`;
  }
  return html`<${Dialog} title=${t("web-mine")} close=${end}><div class="stack">${said("web-mine-about")}
    ${found && (found.tables.length ? html`<ul class="facts">${facts(found).map((each) => html`<li key=${each}>${each}</li>`)}</ul>
      <p class="row"><a class="button" href="/api/me?save=true" download="kroon.json">${icon("down")}${t("web-mine-save")}</a>
      <button class="danger" onClick=${() => { mine.value = "sure"; }}>${t("web-mine-delete")}</button></p>` : html`<p class="soft">${t("web-mine-nothing")}</p>`)}</div><//>`;
}

/** @type {MineFacts} */
function facts({ tables }) {
  const names = new Set(tables.flatMap((each) => each.seats.map((seat) => seat.name)).filter(Boolean));
  const counted = (/** @type {"messages" | "moves" | "links"} */ what) => {
    const count = tables.reduce((sum, each) => sum + each[what].length, 0);
    return count ? [t(`web-mine-${what}`, { count })] : [];
  };
  return [
    t("web-mine-tables", { count: tables.length }),
    ...(names.size ? [t("web-mine-names", { count: names.size, names: [...names].join(", ") })] : []),
    ...counted("messages"),
    ...counted("moves"),
    ...counted("links"),
  ];
}
