import { useSyncExternalStore } from "react";
import { language } from "../text/language";

/** Three columns, two, or one with tabs at the bottom. The limits are 1280 and 768 px, and more if the browser's text is larger. */
export type Layout = "wide" | "middle" | "narrow";

const wide = () => window.matchMedia("(min-width: 80em)");
const narrow = () => window.matchMedia("(max-width: 47.9375em)");

export const useLayout = (): Layout => useSyncExternalStore(subscribe, currentLayout);

const compact = () => window.matchMedia(language === "en" ? "(max-width: 63.9375em)" : "(max-width: 79.9375em)");
/** True where the top bar has room only for what is used most: below 1024 px, and below 1280 px in languages with longer words. */
export const useCompact = (): boolean => useSyncExternalStore(subscribe, () => compact().matches);

const coarse = () => window.matchMedia("(pointer: coarse)");
/** True where fingers press, which need 44 px: on a phone and on every screen that is touched. */
export const useTouch = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches || coarse().matches);

// Always the same function, because React calls a new one after every drawing, and the answer needs a layout.
export const currentLayout = (): Layout => (wide().matches ? "wide" : narrow().matches ? "narrow" : "middle");

function subscribe(changed: () => void): () => void {
  const queries = [wide(), narrow(), compact(), coarse()];
  for (const query of queries) query.addEventListener("change", changed);
  return () => {
    for (const query of queries) query.removeEventListener("change", changed);
  };
}
