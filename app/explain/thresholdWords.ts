/** "What would change it?": the nearest usages at which a reconcile would have ended, or a metric asked, otherwise. */
import { whyNot, type MetricThresholds, type Reconcile, type Threshold, type Thresholds } from "../../engine/index";
import { metricWord } from "./amounts";
import type { Origins } from "./origins";
import { from, proposed, say, type Phrase } from "./phrase";
import { atLeast, atMost, usageOf, type UsageOf } from "./usageWords";

/** A sentence or two for each metric, in the manifest's order. */
export function thresholdPhrases({ metrics }: Thresholds, reconcile: Reconcile, origins: Origins): Phrase[][] {
  return metrics.map((thresholds) => {
    const of = usageOf(reconcile, thresholds.metric, origins);
    const name = metrics.length === 1 ? "it" : `the ${metricWord(of.spec)}`;
    return say`${lessPhrases(of, name, thresholds, reconcile)} ${morePhrases(of, name, thresholds, reconcile)}`;
  });
}

function lessPhrases(of: UsageOf, name: string, { asksLess, below }: MetricThresholds, reconcile: Reconcile): Phrase[] {
  if (asksLess === null) return say`At no usage would ${name} ask for less.`;
  const asks = say`At ${usagePhrase(of, asksLess, "down")} or less ${name} would ask for ${proposed(asksLess.asks)}`;
  const then = below === null ? say`` : say`; at ${usagePhrase(of, below, "down")} or less the count would go to ${below.endsAt}`;
  return outcome(asks, asksLess, then, reconcile);
}

function morePhrases(of: UsageOf, name: string, { asksMore, above }: MetricThresholds, reconcile: Reconcile): Phrase[] {
  if (asksMore === null) return say`At no usage would ${name} ask for more.`;
  const asks = say`From ${usagePhrase(of, asksMore, "up")} ${name} would ask for ${proposed(asksMore.asks)}`;
  const then = above === null ? say`` : say`; from ${usagePhrase(of, above, "up")} the count would go to ${above.endsAt}`;
  return outcome(asks, asksMore, then, reconcile);
}

/** What would have become of the wish: granted, cut, or held, and by whom. */
function outcome(asks: Phrase[], { asks: wanted, endsAt }: Threshold, then: Phrase[], reconcile: Reconcile): Phrase[] {
  const { scaledTo, specReplicas } = reconcile;
  if (endsAt === wanted) return say`${asks} and get it.`;
  if (endsAt !== (scaledTo ?? specReplicas)) return say`${asks} and get ${endsAt}.`;
  return say`${asks}, and ${holder(reconcile, wanted)} would keep ${endsAt}${then}.`;
}

/** The first stage after the metrics that stands against a count; another metric where none does. */
function holder(reconcile: Reconcile, wanted: number): string {
  for (const obstacle of whyNot(reconcile, wanted).obstacles) {
    if (obstacle.stage === "stabilized") return obstacle.side === "up" ? "the scale-up window" : "the window";
    if (obstacle.stage === "limited") return obstacle.reason === "selectPolicyDisabled" ? "selectPolicy Disabled" : "the rate limit";
    if (obstacle.stage === "clamped") return obstacle.reason;
  }
  return "another metric";
}

/** "810m in all (44%)". */
function usagePhrase({ spec, index, origins }: UsageOf, threshold: Threshold, rounding: "up" | "down"): Phrase[] {
  const sum = say`${from(origins.seen(index), rounding === "up" ? atLeast(spec, threshold) : atMost(spec, threshold))} in all`;
  return threshold.utilizationPercent === null ? sum : say`${sum} (${threshold.utilizationPercent}%)`;
}
