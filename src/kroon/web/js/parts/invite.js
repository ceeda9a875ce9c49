// A link to give away: to read, to copy, as a QR code, to share.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { t } from "../l10n.js";
import { ask } from "../net/api.js";
import { Icon } from "../draw/icons.js";
import { complain, toast } from "./toasts.js";

/** Copy a text; where the browser doesn't let us (no HTTPS), say so. @param {string} text @returns {Promise<boolean>} */
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

/** A QR code, drawn by the service. @param {{text: string}} props */
export function QrCode({ text }) {
  const [image, setImage] = useState("");
  useEffect(() => {
    ask("POST", "qr", { text }).then((svg) => setImage(`data:image/svg+xml,${encodeURIComponent(svg)}`)).catch(complain);
  }, [text]);
  return html`<div class="qr">${image ? html`<img src=${image} alt=${t("web-qr-of", { text })} width="180" height="180"/>` : null}</div>`;
}

/** @typedef {{open: boolean, changes: boolean, addresses: string[]}} Door whether others on the network reach this server, and where */

const LOCAL = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** The door to the local network, for those who sit at the server's own machine.
 * @param {{door: Door, set: (door: Door) => void}} props */
function NetworkDoor({ door, set }) {
  const change = (/** @type {"POST" | "DELETE"} */ method) => ask(method, "network").then(set).catch(complain);
  if (!door.open) return html`<div class="notice"><p>${t("web-link-local")}</p>
    ${door.changes ? html`<button onClick=${() => change("POST")}><${Icon} name="share"/>${t("web-network-open")}</button>` : null}</div>`;
  return html`<div class="notice"><p>${t("web-network-is-open")}</p>
    ${door.changes ? html`<button class="quiet" onClick=${() => change("DELETE")}>${t("web-network-close")}</button>` : null}</div>`;
}

/** @param {{address: string, about: string}} props */
export function Invite({ address, about }) {
  const [qr, showQr] = useState(false);
  const [door, setDoor] = useState(/** @type {Door | null} */ (null));
  useEffect(() => { if (LOCAL) ask("GET", "network").then(setDoor).catch(complain); }, []);
  const outside = door && door.addresses[0];
  const link = outside ? outside + address.slice(location.origin.length) : address;
  const share = "share" in navigator && isSecureContext;
  const opened = (/** @type {Door} */ now) => { setDoor(now); if (now.open) showQr(true); };
  return html`<div class="invite"><p class="soft">${about}</p>
    <label class="field"><span>${t("web-link")}</span><input type="text" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()}/></label>
    <div class="row">
      <button class="primary" onClick=${() => copy(link)}><${Icon} name="copy"/>${t("web-copy")}</button>
      ${share ? html`<button onClick=${() => navigator.share({ title: t("web-title"), url: link }).catch(() => {})}><${Icon} name="share"/>${t("web-share")}</button>` : null}
      <button aria-expanded=${qr ? "true" : "false"} onClick=${() => showQr(!qr)}><${Icon} name="qr"/>${t("web-qr")}</button>
    </div>
    ${qr ? html`<${QrCode} text=${link}/>` : null}
    ${door ? html`<${NetworkDoor} door=${door} set=${opened}/>` : null}</div>`;
}
