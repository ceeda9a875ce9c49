// What is kept: words in this browser, files that it saves, and work that was begun, while the page is open.

/** @type {Kept} */
export function kept(key, value) {
  try {
    if (value === undefined) return localStorage.getItem(`kroon-${key}`);
    if (value === null) localStorage.removeItem(`kroon-${key}`);
    else localStorage.setItem(`kroon-${key}`, value);
    return value;
  } catch {
    return null;
  }
}

/** @type {SaveFile} */
export function saveFile(name, value) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(value, null, 1)], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** @type {Once} */
export function once(work) {
  const begun = new Map();
  return (name) => {
    if (!begun.has(name)) begun.set(name, work(name).catch((error) => { begun.delete(name); throw error; }));
    return begun.get(name);
  };
}
