// Preact, its hooks, signals and htm in one place: what components import.
import { h } from "./lib/preact.js";
import htm from "./lib/htm.js";

export { h, render, Component, Fragment, createContext, createRef, createPortal } from "./lib/preact.js";
export {
  useState, useEffect, useLayoutEffect, useMemo, useRef, useCallback, useContext, useId, useReducer, useErrorBoundary,
} from "./lib/hooks.js";
export { signal, computed, effect, batch, untracked } from "./lib/signals-core.js";
export { useSignal, useComputed, useSignalEffect } from "./lib/signals.js";

/** Templates to elements. */
export const html = htm.bind(h);
