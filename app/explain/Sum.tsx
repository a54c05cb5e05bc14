import type { HeldByReason, Reconcile, StepColumns } from "../../engine/index";
import { useDecisionRun } from "../store/decisionRun";
import { Metrics, Observed, Unmeasured } from "./MetricRows";
import { useRows } from "./Row";
import { Applied, Clamped, ClampedUnmeasured, Limited, Stabilized, Winner } from "./StageRows";
import { verdictOf } from "./verdict";

/** The reconcile as a sum on paper: each stage with its calculation and result, down to the total. */
export function Sum({ reconcile }: { reconcile: Reconcile }) {
  const { decision, heldBy } = reconcile;
  const { reason } = verdictOf(reconcile);
  const run = useDecisionRun();
  const lag = run && lagAt(run.steps, reconcile.at);
  const heldRow = rowOf(reconcile, reason);
  const tones = new Map<string | null, HeldByReason>([...heldBy.also, heldBy.by, reason].map((by) => [rowOf(reconcile, by), by]));
  const row = useRows(heldRow, tones, reason === "pods" ? "observed" : heldRow);
  return (
    <ol className="calc" aria-label="The sum">
      {decision.kind === "computed" ? (
        <>
          <Observed metrics={decision.metrics} error={null} lag={lag} {...row("observed")} />
          <Metrics metrics={decision.metrics} row={row} />
          <Winner decision={decision} {...row("winner")} />
          <Stabilized reconcile={reconcile} decision={decision} {...row("stabilized")} />
          <Limited reconcile={reconcile} decision={decision} {...row("limited")} />
          <Clamped reconcile={reconcile} decision={decision} {...row("clamped")} />
        </>
      ) : decision.kind === "noMetrics" ? (
        <>
          <Observed metrics={decision.metrics} error={decision.error} lag={lag} {...row("observed")} />
          <Metrics metrics={decision.metrics} row={row} />
        </>
      ) : (
        <>
          <Unmeasured reconcile={reconcile} {...row("observed")} />
          {"desired" in decision && <ClampedUnmeasured reconcile={reconcile} desired={decision.desired} {...row("clamped")} />}
        </>
      )}
      <Applied reconcile={reconcile} {...row("applied")} />
    </ol>
  );
}

function lagAt({ at, lag }: StepColumns, second: number): number | null {
  const seconds = lag[at.indexOf(second)];
  return seconds === undefined || Number.isNaN(seconds) ? null : seconds;
}

/** The row in which a reason had its effect. */
function rowOf({ decision }: Reconcile, reason: HeldByReason): string | null {
  switch (reason) {
    case "none":
      return null;
    case "tolerance":
    case "pods":
      return decision.kind === "computed" ? `metric ${decision.winner}` : null;
    case "window":
      return "stabilized";
    case "policy":
      return "limited";
    case "maxReplicas":
    case "minReplicas":
      return "clamped";
    case "disabled":
      return "observed";
    case "error":
      return "desired" in decision ? "applied" : "observed";
  }
}
