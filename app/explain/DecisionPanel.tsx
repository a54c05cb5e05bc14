import { useRef } from "react";
import type { Reconcile } from "../../engine/index";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { Icon } from "../ui/Icon";
import { useLayout } from "../ui/layout";
import { clock } from "../ui/words";
import { openReconcileFrom } from "./cursor";
import { OlderRules } from "./OlderRules";
import { Phrases } from "./Phrases";
import { sentence } from "./sentence";
import { Sum } from "./Sum";
import { verdictOf } from "./verdict";
import { Written } from "./Written";
import "./explain.css";

/** Why the chosen reconcile did what it did: a verdict, a sentence, the sum behind it, and what the controller wrote. */
export function DecisionPanel({ reconcile }: { reconcile: Reconcile | null }) {
  const words = useRef<HTMLParagraphElement>(null);
  if (!reconcile) return <Nothing />;
  // The button of a time goes with its sentence; focus stays with the sentence that comes.
  const openAt = (second: number) => {
    words.current?.focus();
    openReconcileFrom(second);
  };
  const verdict = verdictOf(reconcile);
  return (
    <section className="step" aria-label={`Reconcile at ${clock(reconcile.at)}`}>
      <p className="where">
        <span className={`verdict c-${verdict.reason}`}>
          <Icon name={verdict.reason} /> {verdict.words}
        </span>
        <NextChange at={reconcile.at} />
      </p>
      <p className="say" aria-live="polite" tabIndex={-1} ref={words}>
        <Phrases phrases={sentence(reconcile)} onTime={openAt} />
      </p>
      <Sum reconcile={reconcile} />
      <OlderRules reconcile={reconcile} />
      <Written reconcile={reconcile} />
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

function Nothing() {
  const run = useTrace((state) => state.run);
  const invalid = useTrace(({ problems }) => problems.some(({ severity }) => severity === "error"));
  const cursor = useView((state) => state.cursor);
  const touch = useLayout() === "narrow";
  return (
    <section className="step" aria-label="Decision">
      {run && cursor === null ? (
        <p className="say">
          <b>No reconcile is open.</b>{" "}
          {touch ? (
            "Tap a figure, or step with the arrows below."
          ) : (
            <>
              Click a figure, or press <kbd>→</kbd> to open the first.
            </>
          )}
        </p>
      ) : !run && invalid ? (
        <p className="say">
          <b>Nothing has run yet.</b> The manifest has an error; its line says which.
        </p>
      ) : (
        <p className="soft" aria-busy="true">
          Opening the reconcile…
        </p>
      )}
    </section>
  );
}
