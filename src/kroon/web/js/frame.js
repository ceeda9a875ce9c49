// What nearly every screen and part of the frame needs: state, the way to other screens, fields, dialogs, messages.
export * from "./ui.js";
export * from "./router.js";
export * from "./state/settings.js";
export * from "./state/games.js";
export * from "./state/signs.js";
export * from "./parts/toasts.js";
export * from "./parts/fields.js";
export * from "./parts/dialog.js";
export * from "./parts/rules.js";
export * from "./parts/bar.js";
