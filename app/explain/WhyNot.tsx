import { useId, useRef, useState } from "react";
import { t } from "../ui/text";
import type { Phrase } from "./phrase";
import { Phrases } from "./Phrases";
import { Syncs } from "./Step";
import { timesIn } from "./syncs";

interface WhyNotProps {
  /** The count in the question until the person types another. */
  first: number;
  /** The reconcile's second, and the times that its sentence says. */
  at: number;
  told: readonly number[];
  answer(replicas: number): readonly Phrase[];
}

const most = 2147483647;

/** "Why not N?" for any N: what prevented it. */
export function WhyNot({ first, at, told, answer }: WhyNotProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** null: the person has not asked yet. The typed text stays even if it is no count; the last count is then answered. */
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  /** The answer is spoken when the person asks, not with each step of the run, which has its own sentence. */
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens who has the focus
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
            aria-label={t`Why not this number of replicas?`}
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

/** A whole number of replicas; null for anything else. */
function countOf(text: string): number | null {
  const bare = text.trim();
  return /^\d{1,10}$/.test(bare) && Number(bare) <= most ? Number(bare) : null;
}
