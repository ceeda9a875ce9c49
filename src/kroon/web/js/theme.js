// Runs before the first paint: theme and text size as chosen, else the theme of the system. A plain script, not a module.
(() => {
  let chosen;
  try { chosen = JSON.parse(localStorage.getItem("kroon-settings") || "{}"); } catch { chosen = {}; }
  const dark = chosen.theme ? chosen.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  if (chosen.big) document.documentElement.dataset.text = "big";
})();
