import type { Reconcile } from "../../engine/index";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { useLayout } from "../ui/layout";
import { FirstDecision } from "./FirstDecision";
import { OlderRules } from "./OlderRules";
import { sentence } from "./sentence";
import { Step } from "./Step";
import { Sum } from "./Sum";
import { verdictOf } from "./verdict";
import { Written } from "./Written";
import "./explain.css";

/** Why the chosen reconcile did what it did: a verdict, a sentence, the sum behind it, and what the controller wrote. */
export function DecisionPanel({ reconcile }: { reconcile: Reconcile | null }) {
  const first = useTrace((state) => state.firstReconcile);
  if (first) return <FirstDecision reconcile={first} />;
  if (!reconcile) return <Nothing />;
  const { at, status, events, error } = reconcile;
  return (
    <Step at={at} verdict={verdictOf(reconcile)} phrases={sentence(reconcile)}>
      <Sum reconcile={reconcile} />
      <OlderRules reconcile={reconcile} />
      <Written conditions={status.conditions} events={events} error={error} />
    </Step>
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
