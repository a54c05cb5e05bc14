import { use, type ReactNode } from "react";
import type { HeldByReason, Reconcile, StageRow } from "../../engine/index";
import type { Run } from "../run/run";
import { useDecisionRun } from "../store/decisionRun";
import { metricRowName } from "../words/decision/amounts";
import { heldRow } from "../words/decision/heldRow";
import { isMetric } from "../words/decision/sumLine";
import { partMetrics, type Parted } from "../words/decision/partMetrics";
import { sumLines } from "../words/decision/sum";
import { tonesOf, verdictOf } from "../words/decision/verdict";
import { areMany } from "../words/names/manyMetrics";
import { t } from "../words/text";
import { evidenceOf } from "./evidence";
import { OtherMetrics } from "./lateParts";
import { OpenRow } from "./Phrases";
import { RowMarksOf, useRows } from "./Row";
import { useSheet } from "./sheet";
import { LineRow, ObservedRow, type Lag } from "./SumRows";

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
  const metrics = "metrics" in reconcile.decision ? reconcile.decision.metrics : [];
  const { shown, others } = partOf(reconcile);
  // Evidence has the figure that the controller recorded; the samples behind it are supposed.
  const sources = { origins: sheet.origins, notReady: sheet.notReady.counts, changed: sheet.changed, figuresOnly: marks !== null };
  const lines = sumLines(reconcile, sources).filter(({ metric }) => metric === null || shown.includes(metric));
  const proposals = lines
    .filter((line) => isMetric(line.row))
    .toSorted((one, other) => shown.indexOf(one.metric!) - shown.indexOf(other.metric!));
  const observed = lines.filter(
    (line) => line.row === "observed" && (line.metric === null || !areMany(metrics.length) || line.metric === shown[0]),
  );
  return (
    <OpenRow value={show}>
      <ol className={marks ? "calc standings" : "calc"} aria-label={t`The sum`}>
        <ObservedRow
          lines={observed}
          metrics={metrics.length > 1 ? observed.map(({ metric }) => metricRowName(metrics[metric!]!.spec)) : null}
          lag={metrics.length === 0 ? null : run && lagAt(run, reconcile.at)}
          evidence={marks ? null : evidenceOf("observed", sheet)}
          {...row("observed")}
        />
        {underObserved}
        {proposals.map((line) => {
          const state = row(line.row);
          const hasNone = line.result === null && metrics.length > 1;
          return (
            <LineRow
              key={line.row}
              line={line}
              evidence={evidenceOf(line.row, sheet)}
              {...state}
              tone={state.tone ?? (hasNone ? "error" : null)}
            />
          );
        })}
        {others.length > 0 && <OtherMetrics others={others.map((index) => metrics[index]!)} />}
        {lines
          .filter((line) => line.row !== "observed" && !isMetric(line.row))
          .map((line) => (
            <LineRow key={line.row} line={line} evidence={evidenceOf(line.row, sheet)} {...row(line.row)} />
          ))}
        {underTotal}
      </ol>
    </OpenRow>
  );
}

/** Few metrics have a row each, as they are written. */
function partOf({ decision }: Reconcile): Parted {
  const metrics = "metrics" in decision ? decision.metrics : [];
  if (!areMany(metrics.length)) return { shown: [...metrics.keys()], others: [] };
  return partMetrics(metrics, decision.kind === "computed" ? decision.winner : null);
}

function lagAt({ steps, metrics }: Run, second: number): Lag | null {
  const step = steps.at.indexOf(second);
  const actual = steps.lag[step];
  if (actual === undefined || Number.isNaN(actual)) return null;
  const seen = metrics.filter(({ seenFrom }) => !Number.isNaN(seenFrom[step]));
  return { actual, worst: Math.max(...seen.map(({ worstLagSeconds }) => worstLagSeconds)) };
}

/** The rows whose evidence gives the reason. For a tolerance, a bound or an error the line itself gives it. */
function openedBy(reason: HeldByReason, held: StageRow | null): readonly (StageRow | null)[] {
  if (reason === "pods") return ["observed", held];
  return reason === "window" || reason === "policy" ? [held] : [];
}
