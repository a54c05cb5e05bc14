import { useId, useRef, useState } from "react";
import { t } from "../words/text";

interface CountBoxProps {
  /** The words before the box; a question mark follows it. */
  label: string;
  /** What the box is called for people who do not see it. */
  named: string;
  /** The count in the box until the reader types another. It may change. */
  first: number;
  onCount(count: number): void;
  shortcut?: string;
  describedBy: string;
}

const most = 2147483647;

/** A question about a count: its words, a box for the number, and a complaint about a text that is no count. */
export function CountBox({ label, named, first, onCount, shortcut, describedBy }: CountBoxProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** null until the reader types. A text that is no count stays in the box, and the last count stays asked. */
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const count = asked ?? first;
  const text = typed ?? String(count);
  const invalid = countOf(text) === null;
  const type = (next: string) => {
    setTyped(next);
    const read = countOf(next);
    if (read === null) return;
    setAsked(read);
    onCount(read);
  };
  const step = (by: 1 | -1) => type(String(Math.min(most, Math.max(0, count + by))));
  return (
    <>
      <h3>
        <label htmlFor={id}>{label}</label>{" "}
        <span className="number-box">
          <button type="button" aria-label={t`One less`} onClick={() => step(-1)}>
            −
          </button>
          <input
            id={id}
            ref={field}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            size={Math.max(2, text.length)}
            aria-label={named}
            aria-keyshortcuts={shortcut}
            aria-invalid={invalid}
            aria-describedby={invalid ? `${id}-complaint ${describedBy}` : describedBy}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") return field.current?.blur();
              if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
              event.preventDefault();
              step(event.key === "ArrowUp" ? 1 : -1);
            }}
          />
          <button type="button" aria-label={t`One more`} onClick={() => step(1)}>
            +
          </button>
        </span>{" "}
        ?
      </h3>
      {invalid && (
        <p id={`${id}-complaint`} className="c-error" role="alert">
          {t`Type a whole number.`}
        </p>
      )}
    </>
  );
}

/** Returns a whole number of replicas, or null for any other text. */
function countOf(text: string): number | null {
  const bare = text.trim();
  return /^\d{1,10}$/.test(bare) && Number(bare) <= most ? Number(bare) : null;
}
