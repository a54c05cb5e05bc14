import { useEffect, useState, type RefObject } from "react";
import { plural, t } from "../words/text";

interface Copying {
  /** The button's text for a moment after a copy; otherwise null. */
  copied: string | null;
  /** The same as a whole sentence, for screen readers. */
  announcement: string | null;
  copy: () => void;
}

const shownMilliseconds = 2500;

/** Copies an output. If the page may not use the clipboard, it selects the output so that the reader can copy it. */
export function useCopying(text: RefObject<HTMLElement | null>, command: string, output: string): Copying {
  const [done, setDone] = useState<Pick<Copying, "copied" | "announcement"> | null>(null);
  useEffect(() => {
    if (done === null) return;
    const timer = setTimeout(() => setDone(null), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [done]);

  const lines = plural(output.trimEnd().split("\n").length, "line");
  const say = (isCopied: boolean) =>
    setDone(
      isCopied
        ? { copied: t`Copied ${lines}`, announcement: t`Copied the output of ${command}, ${lines}.` }
        : {
            copied: t`Selected, copy it yourself`,
            announcement: t`This browser does not let the page copy. The output of ${command} is selected, so you can copy it yourself.`,
          },
    );
  const copySelected = () => {
    if (text.current) getSelection()?.selectAllChildren(text.current);
    // This call is deprecated, but it is the only one that works on a page without HTTPS.
    say(document.execCommand("copy"));
  };
  return {
    copied: done?.copied ?? null,
    announcement: done?.announcement ?? null,
    copy() {
      if (navigator.clipboard) navigator.clipboard.writeText(output).then(() => say(true), copySelected);
      else copySelected();
    },
  };
}
