// Which screen is shown: by the path. Links inside the page don't load it anew.
import { signal } from "../vendor/preact.js";

export const path = signal(location.pathname);

/** @type {Go} */
export function go(to, instead = false) {
  history[instead ? "replaceState" : "pushState"](null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** The secrets in the fragment (invite, watch or device), which browsers don't send; they are taken out of the address. */
export function takeFragment() {
  const found = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
  return found;
}

addEventListener("popstate", () => { path.value = location.pathname; });
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname && link.hash.startsWith("#main")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
