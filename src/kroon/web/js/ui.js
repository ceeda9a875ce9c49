// What nearly every part of the page needs: templates and hooks, texts, the service, icons and shapes.
export * from "../vendor/preact.js";
export * from "./draw/art.js";
export * from "./draw/shapes.js";
export * from "./hooks.js";
export * from "./keep.js";
export * from "./l10n.js";
export * from "./lit.js";
export * from "./messages.js";
export * from "./net/api.js";
