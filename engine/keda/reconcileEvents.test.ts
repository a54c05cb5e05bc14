/**
 * When the controller says that an object is ready and that its loop has started: for each pause, fallback and formula, in the first reconcile
 * and in the one after it. The expectations follow from two facts of each step alone: whether a loop must run, and whether Ready was True.
 */
import { describe, expect, test } from "vitest";
import type { ScaledObjectSpec } from "./scaledObject";
import { prometheusTrigger, scaledObject, TestCluster } from "./testing/cluster";

const pauses = [null, "true", "false", "no"] as const;
const counts = [null, "2", "abc"] as const;
const fallbacks = [undefined, { failureThreshold: 2, replicas: 3 }] as const;
const formulas = [null, "queue + 1", "queue %"] as const;

interface Case {
  paused: (typeof pauses)[number];
  count: (typeof counts)[number];
  fallback: (typeof fallbacks)[number];
  formula: (typeof formulas)[number];
}

const cases: Case[] = pauses.flatMap((paused) =>
  counts.flatMap((count) => fallbacks.flatMap((fallback) => formulas.map((formula) => ({ paused, count, fallback, formula })))),
);

function objectOf({ paused, count, fallback, formula }: Case) {
  const spec: Partial<ScaledObjectSpec> = {
    triggers: [{ ...prometheusTrigger(), name: "queue" }],
    ...(fallback && { fallback }),
    ...(formula !== null && { advanced: { scalingModifiers: { formula, target: "5" } } }),
  };
  return scaledObject(spec, { ...(paused !== null && { paused }), ...(count !== null && { "paused-replicas": count }) });
}

const isPaused = ({ paused, count }: Case): boolean => count !== null || (paused !== null && paused !== "false");
/** A paused object's formula is not looked at. */
const isRefused = (one: Case): boolean => (isPaused(one) ? one.count === "abc" : one.formula === "queue %");

/** What one step says of an object in a known state. */
function expected(now: Case, before: { paused: boolean; ready: boolean; loop: boolean }): string[] {
  const says = (isSaid: boolean, reason: string) => (isSaid ? [reason] : []);
  return [
    ...says(isPaused(now) && !before.paused, "ScaledObjectPaused"),
    ...says(isPaused(now) && before.loop, "KEDAScalersStopped"),
    ...says(!isPaused(now) && before.paused, "ScaledObjectUnpaused"),
    ...says(isRefused(now), "ScaledObjectCheckFailed"),
    ...says(!isRefused(now) && !before.ready, "ScaledObjectReady"),
    ...says(!isRefused(now) && !isPaused(now) && !before.loop, "KEDAScalersStarted"),
  ];
}

const reasons = (events: readonly { reason: string }[]) => events.map(({ reason }) => reason);

describe.each(cases)("paused $paused, paused-replicas $count, fallback $fallback, formula $formula", (one) => {
  test("the first reconcile", () => {
    const { events } = new TestCluster(1).apply(objectOf(one));
    expect(reasons(events)).toEqual(expected(one, { paused: false, ready: false, loop: false }));
  });

  test("the reconcile after it, whatever the object becomes", () => {
    for (const next of cases) {
      const cluster = new TestCluster(1);
      cluster.apply(objectOf(one));
      const loop = !isPaused(one) && !isRefused(one);
      const { events } = cluster.apply(objectOf(next), 20);
      const why = JSON.stringify(next);
      expect(reasons(events), why).toEqual(expected(next, { paused: isPaused(one), ready: !isRefused(one), loop }));
      expect(cluster.keda.loop !== null, why).toBe(!isPaused(next) && (loop || !isRefused(next)));
    }
  });
});
