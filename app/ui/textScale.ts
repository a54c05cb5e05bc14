import { useSyncExternalStore } from "react";

/** The browser's font size if the user has not set another, in pixels. */
const usual = 16;

let known: number | null = null;

/** The size of the page's text as a multiple of the usual size. The user sets it in the browser. */
export const textScale = (): number => (known ??= measured());

export const useTextScale = (): number => useSyncExternalStore(onTextScale, textScale, () => 1);

/** Calls `changed` when the browser's font size changes; returns a function that ends this. */
export function onTextScale(changed: () => void): () => void {
  if (typeof ResizeObserver === "undefined") return () => {};
  const probe = document.createElement("div");
  probe.className = "text-probe";
  document.body.append(probe);
  const observer = new ResizeObserver(() => {
    const before = known;
    known = measured();
    if (before !== known) changed();
  });
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}

const measured = (): number => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usual) / usual;
