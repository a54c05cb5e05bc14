/** Checks every recorded run of the real controller: asking again gives the recorded answer. */
import { expect, test } from "vitest";
import { replayReconciles } from "../conformance/replay";
import { readTraces, recordedFamilies } from "../conformance/testing/traces";
import type { MetricProposal, Reconcile } from "../controller/decision";
import { askingOf } from "./asking";
import { mostReplicas, replayOf } from "./replay";
import { nearestThresholds } from "./thresholds";
import { whyNot } from "./whyNot";
import { workingsOf } from "./workings";

test.each(recordedFamilies())("gives the recorded answers again: %s", (family) => {
  let asked = 0;
  for (const trace of readTraces(family)) {
    for (const reconcile of replayReconciles(trace)) {
      const { decision, at } = reconcile;
      if (decision.kind !== "computed") continue;
      const name = `${trace.name}, second ${at}`;
      const replay = replayOf(reconcile, decision);
      expect(replay.end(decision.proposal), name).toBe(decision.desired);
      expect(replay.end(Math.min(decision.desired, mostReplicas)), name).toBe(decision.desired);
      for (const metric of decision.metrics) {
        if (!metric.ok || metric.calculation.outOfRange.length > 0) continue;
        const asking = askingOf(metric, reconcile);
        expect(asking.at(asking.present.usageMilli).replicaCount, name).toBe(metric.replicaCount);
        asked++;
      }
    }
  }
  expect(asked > 0 || family.endsWith("ambiguous-selector")).toBe(true);
});

test.each(recordedFamilies())("answers every question to a record, of whatever size its numbers are: %s", (family) => {
  for (const [index, trace] of readTraces(family).entries()) {
    if (index % 3 > 0) continue;
    for (const reconcile of replayReconciles(trace)) {
      const name = `${trace.name}, second ${reconcile.at}`;
      const { decision, minReplicas, maxReplicas } = reconcile;
      const workings = workingsOf(reconcile);
      expect(workings.rateLimited === null, name).toBe(decision.kind !== "computed");
      // Some recorded manifests would be refused by the API server.
      if (decision.kind === "computed" && minReplicas <= maxReplicas)
        expect(Math.min(Math.max(workings.rateLimited ?? NaN, minReplicas), maxReplicas), name).toBe(decision.desired);
      for (const [place, metric] of metricsOf(reconcile).entries()) {
        const working = workings.metrics[place]?.filledIn ?? workings.metrics[place]?.counted;
        if (metric.ok && isRoundedUp(metric)) expect(Math.ceil(working?.product ?? NaN) + 0, name).toBe(metric.replicaCount);
      }
      const { endedAt, obstacles } = whyNot(reconcile, 3);
      expect(obstacles.length === 0, name).toBe(endedAt === 3);
      for (const { above, below } of nearestThresholds(reconcile)?.metrics ?? []) {
        const ended = reconcile.decision.kind === "computed" ? reconcile.decision.desired : null;
        expect([above?.endsAt, below?.endsAt], name).not.toContain(ended);
      }
    }
  }
});

const metricsOf = ({ decision }: Reconcile): readonly MetricProposal[] => ("metrics" in decision ? decision.metrics : []);

/** True where the proposal is the rounded product and fits into an int32: a larger product is capped. */
const isRoundedUp = ({ replicaCount, calculation: { outcome, outOfRange } }: MetricProposal & { ok: true }): boolean =>
  outOfRange.length === 0 && replicaCount < mostReplicas && ["scaled", "rebalanced", "fromZero"].includes(outcome);
