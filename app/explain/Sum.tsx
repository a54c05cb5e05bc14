import { Fragment, use, type ReactNode } from "react";
import { stages, type ComputedDecision, type HeldByReason, type Reconcile, type Stage, type StageRow } from "../../engine/index";
import type { Run } from "../simulation/protocol";
import { useDecisionRun } from "../store/decisionRun";
import { t } from "../ui/text";
import { heldRow } from "./heldRow";
import { Metrics, Observed, Unmeasured, type Lag } from "./MetricRows";
import { OpenRow } from "./Phrases";
import { RowMarksOf, useRows, type RowState } from "./Row";
import { useSheet, type Sheet } from "./sheet";
import { Applied, Clamped, ClampedUnmeasured, Limited, Stabilized, Winner } from "./StageRows";
import { tonesOf, verdictOf } from "./verdict";

interface SumProps {
  reconcile: Reconcile;
  /** Further rows, under what was observed and under the total. */
  underObserved?: ReactNode;
  underTotal?: ReactNode;
}

/** Shows the sync as a sum on paper: each stage with its calculation and result, down to the total. */
export function Sum({ reconcile, underObserved, underTotal }: SumProps) {
  const { reason } = verdictOf(reconcile);
  const run = useDecisionRun();
  const sheet = useSheet(reconcile);
  const marks = use(RowMarksOf);
  const held = heldRow(reconcile, reason);
  const { state: row, show } = useRows(held, tonesOf(reconcile), openedBy(reason, held));
  const shown = { sheet, lag: run && lagAt(run, reconcile.at), row };
  return (
    <OpenRow value={show}>
      <ol className={marks ? "calc standings" : "calc"} aria-label={t`The sum`}>
        {stages.map((stage) => (
          <Fragment key={stage}>
            {rowsOf[stage](shown)}
            {stage === "observed" && underObserved}
          </Fragment>
        ))}
        {underTotal}
      </ol>
    </OpenRow>
  );
}

interface ShownSum {
  sheet: Sheet;
  lag: Lag | null;
  row(row: StageRow): RowState;
}

/** The rows of each stage. A stage that the decision did not reach has none. */
const rowsOf: Readonly<Record<Stage, (shown: ShownSum) => ReactNode>> = {
  observed({ sheet, lag, row }) {
    const { decision } = sheet.reconcile;
    if (!("metrics" in decision)) return <Unmeasured reconcile={sheet.reconcile} {...row("observed")} />;
    const error = decision.kind === "noMetrics" ? decision.error : null;
    return <Observed sheet={sheet} metrics={decision.metrics} error={error} lag={lag} {...row("observed")} />;
  },
  proposal({ sheet, row }) {
    const { decision } = sheet.reconcile;
    return "metrics" in decision && <Metrics sheet={sheet} metrics={decision.metrics} row={row} />;
  },
  winner: ({ sheet, row }) => ofComputed(sheet, (decision) => <Winner sheet={sheet} decision={decision} {...row("winner")} />),
  stabilized: ({ sheet, row }) => ofComputed(sheet, (decision) => <Stabilized sheet={sheet} decision={decision} {...row("stabilized")} />),
  limited: ({ sheet, row }) => ofComputed(sheet, (decision) => <Limited sheet={sheet} decision={decision} {...row("limited")} />),
  clamped({ sheet, row }) {
    const { decision } = sheet.reconcile;
    if (decision.kind === "computed") return <Clamped sheet={sheet} decision={decision} {...row("clamped")} />;
    return "desired" in decision && <ClampedUnmeasured sheet={sheet} desired={decision.desired} {...row("clamped")} />;
  },
  applied: ({ sheet, row }) => <Applied sheet={sheet} {...row("applied")} />,
};

function ofComputed({ reconcile: { decision } }: Sheet, row: (decision: ComputedDecision) => ReactNode): ReactNode {
  return decision.kind === "computed" && row(decision);
}

function lagAt({ steps, metrics }: Run, second: number): Lag | null {
  const step = steps.at.indexOf(second);
  const actual = steps.lag[step];
  if (actual === undefined || Number.isNaN(actual)) return null;
  const seen = metrics.filter(({ seenFrom }) => !Number.isNaN(seenFrom[step]));
  return { actual, worst: Math.max(...seen.map(({ worstLagSeconds }) => worstLagSeconds)) };
}

/** The rows whose evidence gives the reason. For a tolerance, a bound or an error the line itself gives it. */
function openedBy(reason: HeldByReason, heldRow: StageRow | null): readonly (StageRow | null)[] {
  if (reason === "pods") return ["observed", heldRow];
  return reason === "window" || reason === "policy" ? [heldRow] : [];
}
