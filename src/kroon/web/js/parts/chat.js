// The chat of a table.
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { t } from "../l10n.js";
import { PlayerShape } from "../draw/shapes.js";
import { complain } from "./toasts.js";

/** @param {{messages: import("../types").Message[], game: string, send: ((text: string) => Promise<any>) | null}} props */
export function Chat({ messages, game, send }) {
  const [text, setText] = useState("");
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => { if (list.current) list.current.scrollTop = list.current.scrollHeight; }, [messages.length]);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = text.trim().replace(/\s+/g, " ");
    if (!said || !send) return;
    setText("");
    try {
      await send(said);
    } catch (error) {
      setText(said);
      complain(error);
    }
  };
  return html`<div class="chat"><ol ref=${list} tabindex="0" role="log" aria-label=${t("web-chat")}>
      ${messages.length ? null : html`<li class="soft">${t("web-chat-empty")}</li>`}
      ${messages.map((each) => html`<li key=${each.number}><b>${each.seat ? html`<${PlayerShape} seat=${each.seat} game=${game} size=${13}/>` : null}${each.name}</b> ${each.text}</li>`)}</ol>
    ${send ? html`<form class="row" onSubmit=${submit}><input type="text" maxlength="500" value=${text} aria-label=${t("web-chat-write")} placeholder=${t("web-chat-write")}
      onInput=${(/** @type {any} */ event) => setText(event.target.value)}/><button type="submit" disabled=${!text.trim()}>${t("web-send")}</button></form>` : null}</div>`;
}
