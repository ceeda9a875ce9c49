// A dialog in front of the page; Escape, the button and a click beside it close it.
import { html, icon, t, useEffect, useId, useRef } from "../ui.js";

/** @type {Dialog} */
export function Dialog({ title, close, wide, children }) {
  const box = useRef();
  const id = useId();
  useEffect(() => {
    const dialog = /** @type {HTMLDialogElement} */ (box.current);
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => { if (before instanceof HTMLElement && before.isConnected) before.focus(); };
  }, []);
  return html`<dialog ref=${box} class=${wide ? "wide" : ""} aria-labelledby=${id} onClose=${close}
    onClick=${(event) => { if (event.target === box.current) close(); }}>
    <header><h2 id=${id}>${title}</h2><button class="quiet icon-only" aria-label=${t("web-close")} onClick=${close}>${icon("close")}</button></header>
    <div class="body" tabindex="-1">${children}</div></dialog>`;
}
