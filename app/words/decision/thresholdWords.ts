/**
 * Answers "What would change it?" with the nearest usages at which the sync would have ended differently, or a metric would have proposed
 * another count.
 */
import { whyNot, type Reconcile, type Threshold, type Thresholds } from "../../../engine/index";
import { t } from "../text";
import { amount, metricWord } from "./amounts";
import type { Origins } from "./origins";
import { from, proposed, say, type Phrase } from "./phrase";
import { atLeast, atMost, usageOf, type UsageOf } from "./usageWords";
import { percents } from "../numbers";

/** One or two sentences for each metric, in the order of the manifest. */
export function thresholdPhrases({ metrics }: Thresholds, reconcile: Reconcile, origins: Origins): Phrase[][] {
  return metrics.map((thresholds) => {
    const of = usageOf(reconcile, thresholds.metric, origins);
    const name = metrics.length === 1 ? null : metricWord(of.spec);
    const { proposesLess, below, proposesMore, above } = thresholds;
    return say`${sidePhrases(less, proposesLess, below)} ${sidePhrases(more, proposesMore, above)}`;

    function sidePhrases(side: Side, proposal: Threshold | null, count: Threshold | null): Phrase[] {
      if (proposal === null) return side.never(name);
      const usage = (threshold: Threshold) => usagePhrase(of, threshold, side.rounding);
      const then = count === null ? say`` : side.moves(usage(count), count.endsAt);
      return outcome(side.proposes(usage(proposal), name, proposed(proposal.proposes)), proposal, then, reconcile);
    }
  });
}

/** The words for less or more usage; `name` is null if the metric is the only one. */
interface Side {
  rounding: "up" | "down";
  never(name: string | null): Phrase[];
  proposes(usage: Phrase[], name: string | null, wish: Phrase): Phrase[];
  moves(usage: Phrase[], endsAt: number): Phrase[];
}

const less: Side = {
  rounding: "down",
  never: (name) => (name === null ? say`No usage would make it propose less.` : say`No usage would make ${name} propose less.`),
  proposes: (usage, name, wish) =>
    name === null ? say`At ${usage} or less it would propose ${wish}` : say`At ${usage} or less, ${name} would propose ${wish}`,
  moves: (usage, endsAt) => say`; at ${usage} or less the count would go to ${endsAt}`,
};

const more: Side = {
  rounding: "up",
  never: (name) => (name === null ? say`No usage would make it propose more.` : say`No usage would make ${name} propose more.`),
  proposes: (usage, name, wish) =>
    name === null ? say`At ${usage} or more it would propose ${wish}` : say`At ${usage} or more, ${name} would propose ${wish}`,
  moves: (usage, endsAt) => say`; at ${usage} or more the count would go to ${endsAt}`,
};

/** Says what would happen to the proposal: the controller writes it, changes it, or a stage holds the count. */
function outcome(proposes: Phrase[], { proposes: wanted, endsAt }: Threshold, then: Phrase[], reconcile: Reconcile): Phrase[] {
  const { scaledTo, specReplicas } = reconcile;
  if (endsAt === wanted) return say`${proposes}, and the controller would write that count.`;
  if (endsAt !== (scaledTo ?? specReplicas)) return say`${proposes}, and the controller would write ${endsAt}.`;
  return say`${proposes}, but ${holder(reconcile, wanted)} would keep the count at ${endsAt}${then}.`;
}

/** The first stage after the metrics that would prevent the count, or another metric if no stage would. */
function holder(reconcile: Reconcile, wanted: number): string {
  for (const obstacle of whyNot(reconcile, wanted).obstacles) {
    if (obstacle.stage === "stabilized") return obstacle.side === "up" ? t`the scale-up window` : t`the window`;
    if (obstacle.stage === "limited") return obstacle.reason === "selectPolicyDisabled" ? "selectPolicy Disabled" : t`the rate limit`;
    if (obstacle.stage === "clamped") return obstacle.reason;
  }
  return t`another metric`;
}

/** "810m in total (44%)"; where only figures are known, "44%" or "90m per pod". */
function usagePhrase({ spec, index, origins }: UsageOf, threshold: Threshold, rounding: "up" | "down"): Phrase[] {
  const { utilizationPercent, averageMilli } = threshold;
  if (origins.figuresOnly && utilizationPercent !== null) return say`${from(origins.seen(index), percents(utilizationPercent))}`;
  if (origins.figuresOnly && averageMilli !== null) return say`${from(origins.seen(index), amount(spec, averageMilli, rounding))} per pod`;
  const sum = say`${from(origins.seen(index), rounding === "up" ? atLeast(spec, threshold) : atMost(spec, threshold))} in total`;
  return utilizationPercent === null ? sum : say`${sum} (${percents(utilizationPercent)})`;
}
