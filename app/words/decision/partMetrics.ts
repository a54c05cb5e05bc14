/** With many metrics the sum has a row for two of them, and folds the others. */
import type { GoodProposal, MetricProposal } from "../../../engine/index";
import { byProposal } from "../names/manyMetrics";
import { t } from "../text";
import { quantity } from "../times";
import { amount, level, targetLevel } from "./amounts";

/** The places of the metrics that have a row, and of the others. */
export interface Parted {
  shown: readonly number[];
  others: readonly number[];
}

/** The winner and the runner-up. If there is no winner, because a metric failed: the first that failed, and the largest proposal. */
export function partMetrics(metrics: readonly MetricProposal[], winner: number | null): Parted {
  const order = byProposal(metrics.map((metric) => (metric.ok ? metric.replicaCount : null)));
  const largest = order.filter((place) => metrics[place]!.ok && place !== winner);
  const first = winner ?? order.find((place) => !metrics[place]!.ok);
  const shown = [...(first === undefined ? [] : [first]), ...largest.slice(0, 1)];
  return { shown, others: order.filter((place) => !shown.includes(place)) };
}

/** "8 others propose 2 to 8, 2 have no value" */
export function othersText(others: readonly MetricProposal[]): string {
  const counts = others.flatMap((metric) => (metric.ok ? metric.replicaCount : []));
  const failed = others.length - counts.length;
  const [most, least] = [quantity(Math.max(...counts)), quantity(Math.min(...counts))];
  const range = most === least ? most : t`${least} to ${most}`;
  const propose = counts.length === 1 ? t`1 other proposes ${range}` : t`${quantity(counts.length)} others propose ${range}`;
  if (failed === 0) return propose;
  const without = failed === 1 ? t`1 has no value` : t`${quantity(failed)} have no value`;
  return counts.length === 0 ? t`of the others, ${without}` : `${propose}, ${without}`;
}

/** "73.3": the value that the controller compared with the target. */
export function comparedLevel({ spec, calculation }: GoodProposal): string {
  switch (calculation.kind) {
    case "pods":
      return level(spec, calculation.counted);
    case "value":
      return amount(spec, calculation.usageMilli);
    case "averageValue":
      return calculation.statusReplicas === 0 ? "–" : amount(spec, calculation.averageMilli);
  }
}

/** "90": that target. */
export const comparedTarget = ({ spec, calculation }: GoodProposal): string =>
  calculation.kind === "pods" ? targetLevel(spec, calculation) : amount(spec, calculation.targetMilli);
