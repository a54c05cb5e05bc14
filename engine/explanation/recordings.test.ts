/** Over the recorded runs of the real controller: what is asked again is what was answered. */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { readAutoscaler } from "../conformance/manifests";
import { observationOf, podsOf } from "../conformance/observations";
import { readTraces, type TraceLine } from "../conformance/testing/traces";
import type { ControllerMemory, Reconcile } from "../controller/decision";
import { freshMemory, reconcileAutoscaler } from "../controller/horizontal";
import type { PodObservation } from "../controller/observation";
import { askingOf } from "./asking";
import { mostReplicas, replayOf } from "./replay";
import { decisionStages } from "./stages";
import { nearestThresholds } from "./thresholds";
import { whyNot } from "./whyNot";

const families = readdirSync(new URL("../conformance/traces", import.meta.url)).map((file) => file.replace(".ndjson.gz", ""));

function reconcilesOf({ hpa: manifest, ticks, controller }: TraceLine): Reconcile[] {
  let memory: ControllerMemory = freshMemory();
  let hpa = readAutoscaler(manifest);
  let pods: PodObservation[] = [];
  return ticks.map((tick) => {
    if (tick.hpa !== undefined) hpa = readAutoscaler(tick.hpa);
    if (tick.status !== undefined) memory = { ...memory, status: { ...memory.status, conditions: tick.status.conditions } };
    if (tick.pods !== undefined) pods = podsOf(tick.pods, "pods");
    const done = reconcileAutoscaler(hpa, observationOf(tick, hpa, pods, "tick"), memory, controller, tick.at);
    memory = done.memory;
    return done.reconcile;
  });
}

const readable = families.filter((family) => family !== "quantities");

test.each(readable)("gives the recorded answers again: %s", (family) => {
  let asked = 0;
  for (const trace of readTraces(family)) {
    for (const reconcile of reconcilesOf(trace)) {
      const { decision, specReplicas, at } = reconcile;
      if (decision.kind !== "computed") continue;
      const name = `${trace.name}, second ${at}`;
      const replay = replayOf(reconcile, decision);
      expect(replay.end(decision.proposal), name).toBe(decision.desired);
      expect(replay.end(Math.min(decision.desired, mostReplicas)), name).toBe(decision.desired);
      for (const metric of decision.metrics) {
        if (!metric.ok || metric.calculation.outOfRange.length > 0) continue;
        const asking = askingOf(metric, specReplicas ?? 0);
        expect(asking.at(asking.present.usageMilli).replicaCount, name).toBe(metric.replicaCount);
        asked++;
      }
    }
  }
  expect(asked > 0 || family === "ambiguous-selector").toBe(true);
});

test.each(readable)("answers every question to a record, of whatever size its numbers are: %s", (family) => {
  for (const [index, trace] of readTraces(family).entries()) {
    if (index % 3 > 0) continue;
    for (const reconcile of reconcilesOf(trace)) {
      const name = `${trace.name}, second ${reconcile.at}`;
      const { limited, clamped, minReplicas, maxReplicas } = decisionStages(reconcile);
      // Some manifests were recorded that the API server would have refused.
      if (limited !== null && minReplicas <= maxReplicas) expect(Math.min(Math.max(limited, minReplicas), maxReplicas), name).toBe(clamped);
      const { endedAt, obstacles } = whyNot(reconcile, 3);
      expect(obstacles.length === 0, name).toBe(endedAt === 3);
      for (const { above, below } of nearestThresholds(reconcile)?.metrics ?? []) {
        const ended = reconcile.decision.kind === "computed" ? reconcile.decision.desired : null;
        expect([above?.endsAt, below?.endsAt], name).not.toContain(ended);
      }
    }
  }
});
