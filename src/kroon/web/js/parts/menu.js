// What else one can do at a table: look on, another device, a bot in one's place, giving up.
import { html, ask, attempt, Dialog, icon, openRules, settingsOpen, t, useNow, useState } from "../frame.js";
import { Invite } from "./invite.js";
import { Fair } from "./proof.js";
import { clockText } from "./seats.js";

/** @type {Menu} */
export function Menu({ table, data, players, close, sheet }) {
  const [link, setLink] = useState(/** @type {?InviteProps} */ (null));
  const [sure, makeSure] = useState(false);
  const { you } = data, { seats, game } = data.table, running = data.table.state === "running";
  const me = running ? seats.find((seat) => seat.seat === you && !seat.resigned) : null;
  // so many seconds must pass without a move before a seat can be handed over; null: never
  const patience = data.table.settings.away, left = (table.log.value.at(-1)?.at ?? 0) + (patience ?? 0) - useNow() - table.skew;
  const away = seats.filter((seat) => patience !== null && seat.kind === "person" && seat.seat !== you && !seat.handed && !seat.resigned && seat.seat === data.actor && !data.yours.includes(seat.seat));
  const make = (/** @type {string} */ path, /** @type {string} */ about) => attempt(ask("POST", path).then((made) => setLink({ address: location.origin + made.path, about, id: table.id, players })));
  const does = (/** @type {string} */ type, /** @type {any} */ fields = {}) => attempt(table.command(type, fields).then(close), game);
  /** @type {MenuItem} */
  const item = (sign, text, work, kind = "", wait = 0) => html`<li><button class="quiet ${kind}" disabled=${wait > 0} onClick=${work}>${icon(sign)}<span>${text}
    ${wait > 0 && html`<small>${t("web-hand-over-wait", { time: clockText(wait) })}</small>`}</span></button></li>`;
  if (link) return html`<${Dialog} title=${t("web-link")} close=${close}><${Invite} ...${link}/><//>`;
  if (sure) {
    return html`<${Dialog} title=${t("web-resign-sure")} close=${close}><div class="stack"><p>${t("web-resign-about")}</p><p class="row"><button onClick=${close}>${t("web-no-play-on")}</button>
      <button class="danger" onClick=${() => does("resign")}>${t("web-resign")}</button></p></div><//>`;
  }
  return html`<${Dialog} title=${t("web-more")} close=${close}><ul class="menu">
    ${item("book", t("web-rules"), () => { close(); openRules(game); })}
    ${item("sheet", t("web-sheet"), sheet)}
    ${item("settings", t("web-settings"), () => { close(); settingsOpen.value = true; })}
    ${you && item("eye", t("web-watch-link"), () => make(`tables/${table.id}/spectators`, t("web-watch-about")))}
    ${you && item("link", t("web-device-link"), () => make(`tables/${table.id}/seats/${you}/device`, t("web-device-about")))}
    ${away.map((seat) => item("bot", t("web-hand-over-other", { name: players[seats.indexOf(seat)].name }), () => does("hand_over", { seat: seat.seat }), "", left))}
    ${me && !me.handed && item("bot", t("web-hand-over"), () => does("hand_over"))}
    ${me && item("flag", t("web-resign"), () => makeSure(true), "danger")}
    </ul><${Fair} about=${data.table}/><//>`;
}
