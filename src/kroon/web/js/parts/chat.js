// The chat of a table; earlier messages are loaded when they are wanted.
import { html, complain, shape, t, typed, useEffect, useRef, useState } from "../frame.js";
import { useOlder } from "./older.js";

/** @type {Chat} */
export function Chat({ messages, send, more: any, older }) {
  const [text, setText] = useState("");
  const list = useRef();
  const { more, scrolled } = useOlder(list, messages[0]?.number ?? 1, any, older);
  useEffect(() => { if (list.current) list.current.scrollTop = list.current.scrollHeight; }, [messages.at(-1)?.number]);
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
  return html`<div class="chat"><ol ref=${list} onScroll=${scrolled} tabindex="0" role="log" aria-label=${t("web-chat")}>
      ${any && html`<li><button class="link" onClick=${more}>${t("web-chat-earlier")}</button></li>`}
      ${messages.length ? null : html`<li class="soft">${t("web-chat-empty")}</li>`}
      ${messages.map((each) => html`<li key=${each.number}><b>${each.seat && shape(each.seat, 13)}${each.name}</b> ${each.text}</li>`)}</ol>
    ${send && html`<form class="row" onSubmit=${submit}><input type="text" maxlength="500" value=${text} aria-label=${t("web-chat-write")} placeholder=${t("web-chat-write")}
      onInput=${typed(setText)}/><button type="submit" disabled=${!text.trim()}>${t("web-send")}</button></form>`}</div>`;
}
