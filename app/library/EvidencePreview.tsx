import { useEffect, useState } from "react";
import type { EvidenceEntry } from "../../engine/library";
import { t } from "../words/text";
import { textOf } from "./openEvidenceEntry";

const lines = 9;
/** A series' line can be longer than the text of others. */
const columns = 160;
/** The preview is narrow, and what matters is the value behind the gap. */
const widestGap = 2;

const begin = (text: string): string =>
  text
    .split("\n", lines)
    .map((line) => line.replaceAll(/(?<=\S) {3,}/g, " ".repeat(widestGap)))
    .map((line) => (line.length > columns ? `${line.slice(0, columns)}…` : line))
    .join("\n");

/** How the first text begins. */
export function EvidencePreview({ entry: { files } }: { entry: EvidenceEntry }) {
  const [text, setText] = useState("");
  const [first] = files;
  useEffect(() => {
    let isShown = true;
    // The entry opens without a preview, too.
    textOf(first!).then(
      (read) => isShown && setText(begin(read)),
      () => undefined,
    );
    return () => void (isShown = false);
  }, [first]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <pre className="library-text" tabIndex={0} aria-label={t`How ${first!} begins`}>
      {text}
    </pre>
  );
}
