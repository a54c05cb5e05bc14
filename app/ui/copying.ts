import { useEffect, useState } from "react";

const shownMilliseconds = 2500;

/**
 * Returns the length of the text that was just copied, null after a moment, and a function that copies a text. `onRefused` runs if the
 * browser refuses.
 */
export function useCopying(): [copied: number | null, copy: (text: string, onFailed: () => void) => void] {
  const [copied, setCopied] = useState<number | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (text: string, onFailed: () => void) => {
    const write = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
    write.then(() => setCopied(text.length), onFailed);
  };
  return [copied, copy];
}
