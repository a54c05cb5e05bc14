/** What lies behind a row of the sum: a press on the row shows it, in the panel and beside another run's. */
import type { ReactNode } from "react";
import type { MetricProposal, Reconcile, StageRow } from "../../engine/index";
import { Breakable } from "../ui/Breakable";
import { t } from "../words/text";
import { quantity } from "../words/times";
import { metricRowName } from "../words/decision/amounts";
import { Ledger } from "./Ledger";
import { MetricEvidence } from "./MetricEvidence";
import { groupsOf } from "../words/decision/metricLines";
import { PodsEvidence } from "./PodsEvidence";
import type { Sheet } from "./sheet";
import { WindowEvidence } from "./WindowEvidence";

/** True if a row has evidence. */
export function hasEvidence(row: StageRow, { decision }: Reconcile): boolean {
  const metrics = "metrics" in decision ? decision.metrics : [];
  switch (row) {
    case "observed":
      return metrics.some((metric) => groupsOf(metric) !== null);
    case "winner":
      return decision.kind === "computed" && metrics.length > 1;
    case "stabilized":
      return decision.kind === "computed";
    case "limited":
      return decision.kind === "computed" && (decision.limit.up !== null || decision.limit.down !== null);
    case "clamped":
    case "forbidden":
    case "applied":
      return false;
    default:
      return metrics[indexOf(row)]?.ok === true;
  }
}

/** null if the row's own line says everything. */
export function evidenceOf(row: StageRow, sheet: Sheet): ReactNode {
  const { reconcile, origins } = sheet;
  const { decision } = reconcile;
  if (!hasEvidence(row, reconcile) || !("metrics" in decision)) return null;
  if (row === "observed") return <ObservedPods sheet={sheet} metrics={decision.metrics} />;
  if (decision.kind === "computed") {
    if (row === "winner") return <Proposals metrics={decision.metrics} winner={decision.winner} />;
    if (row === "stabilized") return <WindowEvidence at={reconcile.at} stabilization={decision.stabilization} />;
    if (row === "limited") return <Ledger reconcile={reconcile} origins={origins} />;
  }
  return <OfMetric sheet={sheet} metrics={decision.metrics} index={indexOf(row)} />;
}

const indexOf = (row: StageRow): number => Number(row.replace("metric ", ""));

interface OfMetrics {
  sheet: Sheet;
  metrics: readonly MetricProposal[];
}

function ObservedPods({ metrics, sheet: { notReady } }: OfMetrics) {
  const grouped = metrics.flatMap((metric, index) => {
    const groups = groupsOf(metric);
    return groups ? { metric, groups, notReady: { count: notReady.counts[index] ?? 0, pods: notReady.pods } } : [];
  });
  return <PodsEvidence grouped={grouped} />;
}

function OfMetric({ metrics, index, sheet: { workings, origins } }: OfMetrics & { index: number }) {
  const metric = metrics[index];
  const working = workings.metrics[index];
  if (!metric?.ok || !working) return null;
  const { spec, calculation } = metric;
  return <MetricEvidence metric={metric} workings={working} measured={{ index, spec, calculation, origins }} />;
}

function Proposals({ metrics, winner }: { metrics: readonly MetricProposal[]; winner: number }) {
  return (
    <table className="evidence-table">
      <caption className="vh">{t`What each metric proposes`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`metric`}</th>
          <th scope="col" className="num">
            {t`proposes`}
          </th>
        </tr>
      </thead>
      <tbody>
        {metrics.map((metric, index) => (
          <tr key={index} className={index === winner ? undefined : "weak"}>
            <td className="wrap">
              <Breakable text={metricRowName(metric.spec)} />
              {index === winner && <small>{t`the winner`}</small>}
            </td>
            <td className="num">{metric.ok ? quantity(metric.replicaCount) : t`no value`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
