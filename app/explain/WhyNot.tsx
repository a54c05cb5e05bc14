import { useId, useRef, useState } from "react";
import { t } from "../ui/text";
import type { Phrase } from "./phrase";
import { Phrases } from "./Phrases";
import { Syncs } from "./Step";
import { timesIn } from "./syncs";

interface WhyNotProps {
  /** The count in the question until the reader types another. */
  first: number;
  /** `at` is the second of the sync. `told` holds the times that its sentence already mentions. */
  at: number;
  told: readonly number[];
  answer(replicas: number): readonly Phrase[];
}

const most = 2147483647;

/** Asks "Why not N?" for any N, and answers what prevented it. */
export function WhyNot({ first, at, told, answer }: WhyNotProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** null until the reader types. A text that is no count stays in the field, and the answer stays that of the last count. */
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  /** A screen reader speaks the answer only while the reader asks. At each step of the run it speaks the run's own sentence. */
  const [asking, setAsking] = useState(false);
  const replicas = asked ?? first;
  const text = typed ?? String(replicas);
  const invalid = countOf(text) === null;
  const answered = answer(replicas);

  const type = (next: string) => {
    setTyped(next);
    const count = countOf(next);
    if (count !== null) setAsked(count);
  };
  const step = (by: 1 | -1) => type(String(Math.min(most, Math.max(0, replicas + by))));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the form only listens for the focus of its parts
    <form
      className="sub why-not"
      onFocus={() => setAsking(true)}
      onBlur={() => setAsking(false)}
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.select();
      }}
    >
      <h3>
        <label htmlFor={id}>{t`Why not`}</label>{" "}
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
            aria-label={t`Why not another count?`}
            aria-keyshortcuts="W"
            aria-invalid={invalid}
            aria-describedby={`${id}-answer`}
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
      <p id={`${id}-answer`} aria-live={asking ? "polite" : "off"}>
        {invalid && <span className="c-error">{t`Type a whole number.`} </span>}
        <Phrases phrases={answered} />
      </p>
      <Syncs said={timesIn(answered)} at={at} told={told} />
    </form>
  );
}

/** Returns a whole number of replicas, or null for any other text. */
function countOf(text: string): number | null {
  const bare = text.trim();
  return /^\d{1,10}$/.test(bare) && Number(bare) <= most ? Number(bare) : null;
}
