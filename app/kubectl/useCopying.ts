import { useEffect, useState, type RefObject } from "react";
import { plural, t } from "../ui/text";

interface Copying {
  /** The button's text for a moment after a copy; null: nothing was copied just now. */
  copied: string | null;
  /** The same in a whole sentence, for screen readers. */
  announcement: string | null;
  copy: () => void;
}

const shownMilliseconds = 2500;

/** Copies an output; if the page may not use the clipboard, selects the output for the person to copy. */
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
    // Deprecated, but the only way on a page that is not served securely.
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
