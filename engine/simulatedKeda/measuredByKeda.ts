import { guessSignal } from "../cluster/guessSignal";
import { triggersOf } from "../keda/scaledObject";
import { buildScaler } from "../keda/scalersCache";
import type { MeasuredMetric } from "../simulation/metricSignals";
import { anyWorld, type AppliedScaledObject } from "./appliedScaledObject";

/** The metrics that KEDA asks its sources for, of every ScaledObject of a run; each name once. */
export function measuredByKeda(applied: readonly AppliedScaledObject[]): MeasuredMetric[] {
  const found = new Map<string, MeasuredMetric>();
  for (const each of applied) {
    for (const [index, trigger] of triggersOf(each.object).entries()) {
      const built = buildScaler(each.object, trigger, index, anyWorld(each));
      if (!built.ok || built.scaler.read === null || trigger.type === "cron") continue;
      for (const spec of built.scaler.metrics) {
        if (spec.type !== "External") continue;
        const { name } = spec.external.metric;
        const text = Object.values(trigger.metadata ?? {}).join(" ");
        if (!found.has(name))
          found.set(name, {
            type: "External",
            name,
            guess: guessSignal("External", text),
            keda: trigger.type === "prometheus" ? "scraped" : "direct",
          });
      }
    }
  }
  return [...found.values()];
}
