import { useSyncExternalStore } from "react";

/** Three columns, two, or one with tabs at the bottom. The limits are 1280 and 768 px, and more if the browser's text is larger. */
export type Layout = "wide" | "middle" | "narrow";

const wide = () => window.matchMedia("(min-width: 80em)");
const narrow = () => window.matchMedia("(max-width: 47.9375em)");

export const useLayout = (): Layout => useSyncExternalStore(subscribe, currentLayout);

const coarse = () => window.matchMedia("(pointer: coarse)");
/** True where fingers press, which need 44 px: on a phone and on every screen that is touched. */
export const useTouch = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches || coarse().matches);

// Always the same function, because React calls a new one after every drawing, and the answer needs a layout.
export const currentLayout = (): Layout => (wide().matches ? "wide" : narrow().matches ? "narrow" : "middle");

function subscribe(changed: () => void): () => void {
  const queries = [wide(), narrow(), coarse()];
  for (const query of queries) query.addEventListener("change", changed);
  return () => {
    for (const query of queries) query.removeEventListener("change", changed);
  };
}
