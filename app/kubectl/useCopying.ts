import { useEffect, useState, type RefObject } from "react";
import { plural, t } from "../ui/text";

interface Copying {
  /** What the button says for a moment; null: nothing was copied just now. */
  copied: string | null;
  /** The same in a whole sentence, for who does not see the button. */
  announcement: string | null;
  copy: () => void;
}

const shownMilliseconds = 2500;

/** Copies an output; where the clipboard is closed to the page, selects it for the person to copy. */
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
    // Old, but the only way on a page that is not served securely.
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
