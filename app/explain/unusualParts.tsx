/** What the page's first answer does not show of a decision; it comes after that answer, or beside the sentence of a link. */
import { useMemo } from "react";
import {
  nearestThresholds,
  type MetricProposal,
  type Reconcile,
  type StageRow,
  type Thresholds as NearestThresholds,
} from "../../engine/index";
import { Breakable } from "../ui/Breakable";
import { t } from "../words/text";
import { quantity } from "../words/times";
import { metricRowName } from "../words/decision/amounts";
import { groupsOf } from "../words/decision/metricLines";
import type { Origins } from "../words/decision/origins";
import { partMetrics } from "../words/decision/partMetrics";
import { thresholdPhrases } from "../words/decision/thresholdWords";
import { areMany } from "../words/names/manyMetrics";
import { Ledger } from "./Ledger";
import { MetricEvidence } from "./MetricEvidence";
import { Phrases } from "./Phrases";
import { PodsEvidence } from "./PodsEvidence";
import type { Sheet } from "./sheet";

export { OlderRules } from "./OlderRules";
export { OtherMetrics } from "./OtherMetrics";

/** What lies behind a row of the sum, of a sync that read metrics. The window has its own. */
export function RowEvidence({ row, sheet }: { row: StageRow; sheet: Sheet }) {
  const { decision } = sheet.reconcile;
  if (!("metrics" in decision)) return null;
  if (row === "observed") return <ObservedPods sheet={sheet} metrics={decision.metrics} />;
  if (decision.kind === "computed") {
    if (row === "winner") return <Proposals metrics={decision.metrics} winner={decision.winner} />;
    if (row === "limited") return <Ledger reconcile={sheet.reconcile} origins={sheet.origins} />;
  }
  return <OfMetric sheet={sheet} metrics={decision.metrics} index={Number(row.replace("metric ", ""))} />;
}

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

interface ThresholdsProps {
  reconcile: Reconcile;
  origins: Origins;
}

/** What would have changed the count. */
export function Thresholds({ reconcile, origins }: ThresholdsProps) {
  const thresholds = useMemo(() => ofShown(nearestThresholds(reconcile), reconcile), [reconcile]);
  if (!thresholds) return null;
  return (
    <div className="sub">
      <h3>{t`What would change it?`}</h3>
      {thresholdPhrases(thresholds, reconcile, origins).map((phrases, index) => (
        <p key={index}>
          <Phrases phrases={phrases} />
        </p>
      ))}
    </div>
  );
}

/** Of many metrics only those that have a row in the sum. */
function ofShown(thresholds: NearestThresholds | null, { decision }: Reconcile): NearestThresholds | null {
  if (!thresholds || decision.kind !== "computed" || !areMany(decision.metrics.length)) return thresholds;
  const { shown } = partMetrics(decision.metrics, decision.winner);
  return { ...thresholds, metrics: thresholds.metrics.filter(({ metric }) => shown.includes(metric)) };
}
