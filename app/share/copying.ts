import { useEffect, useState } from "react";

const shownMilliseconds = 2500;

/** How long the text is that was just copied, for a moment, else null; and how to copy one, or what to do where the browser refuses. */
export function useCopying(): [copied: number | null, copy: (text: string, onRefused: () => void) => void] {
  const [copied, setCopied] = useState<number | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (text: string, onRefused: () => void) => {
    const write = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
    write.then(() => setCopied(text.length), onRefused);
  };
  return [copied, copy];
}
