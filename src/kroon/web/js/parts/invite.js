// A link to give away: to read, to copy, as a QR code, to share.
import { html, ask, complain, icon, t, toast, useEffect, useFound, useState } from "../frame.js";
import { Links } from "./links.js";

/** @type {Copy} */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("web-copied"), "good");
    return true;
  } catch {
    toast(t("web-copy-yourself"));
    return false;
  }
}

/** @type {QrCode} */
function QrCode({ text }) {
  const svg = useFound(() => ask("POST", "qr", { text }), [text]);
  return html`<div class="qr">${svg && html`<img src=${`data:image/svg+xml,${encodeURIComponent(svg)}`} alt=${t("web-qr-of", { text })} width="180" height="180"/>`}</div>`;
}

const LOCAL = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** @type {NetworkDoor} */
function NetworkDoor({ door, set }) {
  const change = (/** @type {"POST" | "DELETE"} */ method) => ask(method, "network").then(set).catch(complain);
  return html`<div class="notice"><p>${t(door.open ? "web-network-is-open" : "web-link-local")}</p>${door.changes && (door.open
    ? html`<button class="quiet" onClick=${() => change("DELETE")}>${t("web-network-close")}</button>` : html`<button onClick=${() => change("POST")}>${icon("share")}${t("web-network-open")}</button>`)}</div>`;
}

/** @type {Invite} */
export function Invite({ address, about, id, players, uninvited }) {
  const [qr, showQr] = useState(false);
  const [door, setDoor] = useState(/** @type {?Door} */ (null));
  useEffect(() => { if (LOCAL) ask("GET", "network").then(setDoor).catch(complain); }, []);
  const outside = door?.addresses[0];
  const link = outside ? outside + address.slice(location.origin.length) : address;
  const share = "share" in navigator && isSecureContext;
  const opened = (/** @type {Door} */ now) => { setDoor(now); if (now.open) showQr(true); };
  return html`<div class="invite"><p class="soft">${about}</p>
    <label class="field"><span>${t("web-link")}</span><input type="text" readonly value=${link} onFocus=${(event) => event.target.select()}/></label>
    <div class="row">
      <button class="primary" onClick=${() => copy(link)}>${icon("copy")}${t("web-copy")}</button>
      ${share && html`<button onClick=${() => navigator.share({ title: t("web-title"), url: link }).catch(() => {})}>${icon("share")}${t("web-share")}</button>`}
      <button aria-expanded=${!!qr} onClick=${() => showQr(!qr)}>${icon("qr")}${t("web-qr")}</button>
    </div>
    ${qr && html`<${QrCode} text=${link}/>`}
    ${door && html`<${NetworkDoor} door=${door} set=${opened}/>`}
    <${Links} ...${{ id, players, uninvited }}/></div>`;
}
