// What else one can do at a table: look on, another device, a bot in one's place, giving up.
import { html, useState } from "../../vendor/preact.js";
import { t } from "../l10n.js";
import { ask } from "../net/api.js";
import { Icon } from "../draw/icons.js";
import { Dialog } from "./dialog.js";
import { Invite } from "./invite.js";
import { openRules } from "./rules.js";
import { settingsOpen } from "./bar.js";
import { complain } from "./toasts.js";

/** @param {{table: import("../state/table.js").Table, data: import("../types").TableMessage, players: import("../types").Player[], close: () => void, sheet: () => void}} props */
export function Menu({ table, data, players, close, sheet }) {
  const [link, setLink] = useState(/** @type {{address: string, about: string} | null} */ (null));
  const [sure, makeSure] = useState(false);
  const you = data.you;
  const running = data.table.state === "running";
  const me = data.table.seats.find((seat) => seat.seat === you);
  const away = data.table.seats.filter((seat) => seat.kind === "person" && seat.seat !== you && !seat.handed && !seat.resigned && seat.seat === data.actor && !data.yours.includes(seat.seat));
  const make = (/** @type {string} */ path, /** @type {string} */ about) => ask("POST", path).then((made) => setLink({ address: location.origin + made.path, about })).catch(complain);
  const does = (/** @type {string} */ type, /** @type {any} */ fields) => table.command(type, fields).then(close).catch((error) => complain(error, data.table.game));
  const item = (/** @type {string} */ icon, /** @type {string} */ text, /** @type {() => void} */ work, /** @type {string} */ kind = "") => html`<li><button class="quiet ${kind}" onClick=${work}><${Icon} name=${icon}/>${text}</button></li>`;
  if (link) return html`<${Dialog} title=${t("web-link")} close=${close}><${Invite} ...${link}/><//>`;
  if (sure) {
    return html`<${Dialog} title=${t("web-resign-sure")} close=${close}><p>${t("web-resign-about")}</p><p class="row"><button onClick=${close}>${t("web-no-play-on")}</button>
      <button class="danger" onClick=${() => does("resign", {})}>${t("web-resign")}</button></p><//>`;
  }
  return html`<${Dialog} title=${t("web-more")} close=${close}><ul class="menu">
    ${item("book", t("web-rules"), () => { close(); openRules(data.table.game); })}
    ${item("sheet", t("web-sheet"), sheet)}
    ${item("settings", t("web-settings"), () => { close(); settingsOpen.value = true; })}
    ${you ? item("eye", t("web-watch-link"), () => make(`tables/${table.id}/spectators`, t("web-watch-about"))) : null}
    ${you ? item("link", t("web-device-link"), () => make(`tables/${table.id}/seats/${you}/device`, t("web-device-about"))) : null}
    ${away.map((seat) => item("bot", t("web-hand-over-other", { name: players[data.table.seats.indexOf(seat)].name }), () => does("hand_over", { seat: seat.seat })))}
    ${you && running && me && !me.handed && !me.resigned ? item("bot", t("web-hand-over"), () => does("hand_over", {})) : null}
    ${you && running && me && !me.resigned ? item("flag", t("web-resign"), () => makeSure(true), "danger") : null}
    </ul>${data.table.commitment ? html`<p class="fair"><small>${t("web-fair")} <code>${data.table.commitment.slice(0, 16)}…</code></small></p>` : null}<//>`;
}
