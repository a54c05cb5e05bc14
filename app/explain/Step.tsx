import { useRef, type ReactNode } from "react";
import { useTrace } from "../store/trace";
import { Icon } from "../ui/Icon";
import { clock } from "../ui/words";
import { openReconcileFrom } from "./cursor";
import type { Phrase } from "./phrase";
import { Phrases } from "./Phrases";
import type { Verdict } from "./verdict";

interface StepProps {
  at: number;
  verdict: Verdict;
  phrases: readonly Phrase[];
  children: ReactNode;
}

/** A reconcile's place in the column: its verdict, the way to the next change, its sentence, and below what it rests on. */
export function Step({ at, verdict, phrases, children }: StepProps) {
  const words = useRef<HTMLParagraphElement>(null);
  // The button of a time goes with its sentence; focus stays with the sentence that comes.
  const openAt = (second: number) => {
    words.current?.focus();
    openReconcileFrom(second);
  };
  return (
    <section className="step" aria-label={`Reconcile at ${clock(at)}`}>
      <p className="where">
        <span className={`verdict c-${verdict.reason}`}>
          <Icon name={verdict.reason} /> {verdict.words}
        </span>
        <NextChange at={at} />
      </p>
      <p className="say" aria-live="polite" tabIndex={-1} ref={words}>
        <Phrases phrases={phrases} onTime={openAt} />
      </p>
      {children}
    </section>
  );
}

function NextChange({ at }: { at: number }) {
  const next = useTrace(({ run }) => run?.steps.at.find((second, step) => second > at && run.steps.rescaled[step] === 1));
  // One button in both cases, for the focus of whoever steps to the last change.
  return (
    <button type="button" className="end" aria-disabled={next === undefined} onClick={() => next !== undefined && openReconcileFrom(next)}>
      {next === undefined ? (
        "no later change"
      ) : (
        <>
          next change <span className="origin">{clock(next)}</span>
        </>
      )}
    </button>
  );
}
