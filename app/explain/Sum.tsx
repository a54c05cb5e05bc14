import { useMemo } from "react";
import { workingsOf, type HeldByReason, type Reconcile } from "../../engine/index";
import type { Run } from "../simulation/protocol";
import { useDecisionRun, useInPage } from "../store/decisionRun";
import { t } from "../ui/text";
import { heldRow } from "./heldRow";
import { Metrics, Observed, Unmeasured, type Lag } from "./MetricRows";
import { originsOf } from "./origins";
import { OpenRow } from "./Phrases";
import { useRows } from "./Row";
import { Applied, Clamped, ClampedUnmeasured, Limited, Stabilized, Winner } from "./StageRows";
import { verdictOf } from "./verdict";

/** The reconcile as a sum on paper: each stage with its calculation and result, down to the total. */
export function Sum({ reconcile }: { reconcile: Reconcile }) {
  const { decision, heldBy } = reconcile;
  const { reason } = verdictOf(reconcile);
  const run = useDecisionRun();
  const { manifest, flags } = useInPage();
  const sheet = useMemo(
    () => ({ reconcile, workings: workingsOf(reconcile), origins: originsOf(reconcile, run, { manifest, flags }) }),
    [reconcile, run, manifest, flags],
  );
  const held = heldRow(reconcile, reason);
  const tones = new Map<string | null, HeldByReason>([...heldBy.also, heldBy.by, reason].map((by) => [heldRow(reconcile, by), by]));
  const { state: row, show } = useRows(held, tones, openedBy(reason, held));
  const lag = run && lagAt(run, reconcile.at);
  return (
    <OpenRow value={show}>
      <ol className="calc" aria-label={t`The sum`}>
        {decision.kind === "computed" ? (
          <>
            <Observed sheet={sheet} metrics={decision.metrics} error={null} lag={lag} {...row("observed")} />
            <Metrics sheet={sheet} metrics={decision.metrics} row={row} />
            <Winner decision={decision} {...row("winner")} />
            <Stabilized sheet={sheet} decision={decision} {...row("stabilized")} />
            <Limited sheet={sheet} decision={decision} {...row("limited")} />
            <Clamped sheet={sheet} decision={decision} {...row("clamped")} />
          </>
        ) : decision.kind === "noMetrics" ? (
          <>
            <Observed sheet={sheet} metrics={decision.metrics} error={decision.error} lag={lag} {...row("observed")} />
            <Metrics sheet={sheet} metrics={decision.metrics} row={row} />
          </>
        ) : (
          <>
            <Unmeasured reconcile={reconcile} {...row("observed")} />
            {"desired" in decision && <ClampedUnmeasured sheet={sheet} desired={decision.desired} {...row("clamped")} />}
          </>
        )}
        <Applied sheet={sheet} {...row("applied")} />
      </ol>
    </OpenRow>
  );
}

function lagAt({ steps, metrics }: Run, second: number): Lag | null {
  const step = steps.at.indexOf(second);
  const actual = steps.lag[step];
  if (actual === undefined || Number.isNaN(actual)) return null;
  const seen = metrics.filter(({ seenFrom }) => !Number.isNaN(seenFrom[step]));
  return { actual, worst: Math.max(...seen.map(({ worstLagSeconds }) => worstLagSeconds)) };
}

/** The rows whose evidence says why: what a tolerance, a bound or an error did stands in the line itself. */
function openedBy(reason: HeldByReason, heldRow: string | null): readonly (string | null)[] {
  if (reason === "pods") return ["observed", heldRow];
  return reason === "window" || reason === "policy" ? [heldRow] : [];
}
