import { beforeAll, expect, test } from "vitest";
import type { HPAScalingRules } from "../api/autoscaling";
import type { MetricProposal } from "../controller/decision";
import { defaultFlags } from "../controller/flags";
import { seededRandom } from "../lib/random";
import type { MetricObstacle, Obstacle } from "./obstacles";
import { drive, flags1_28, playRun, withUsage, type Step } from "./testing/runs";
import { nearestThresholds } from "./thresholds";
import type { UsageLevel } from "./asking";
import { whyNot, type WhyNot } from "./whyNot";

const seed = 20_261_204;
const steps: Step[] = [];
const questions: { step: Step; replicas: number; name: string; answer: WhyNot }[] = [];

beforeAll(() => {
  console.log(`seed ${seed}`);
  const random = seededRandom(seed);
  for (let run = 0; run < 135; run++) {
    const [name, flags] = run < 90 ? [`run ${run}`, defaultFlags] : [`run ${run} of 1.28`, flags1_28];
    steps.push(...playRun(name, random.fork(`run ${run}`), 25, flags));
  }
  for (const step of steps) {
    const near = (step.reconcile.scaledTo ?? step.reconcile.specReplicas ?? 0) + random.integer(7) - 3;
    for (const replicas of [Math.max(0, near), random.integer(25)]) {
      questions.push({ step, replicas, name: `${step.name}, why not ${replicas}`, answer: whyNot(step.reconcile, replicas) });
    }
  }
});

const isMetric = (obstacle: Obstacle): obstacle is MetricObstacle =>
  obstacle.reason === "metricProposesMore" || obstacle.reason === "metricProposesLess";

function goodMetric({ reconcile: { decision } }: Step, index: number): MetricProposal & { ok: true } {
  const metric = "metrics" in decision ? decision.metrics[index] : undefined;
  if (!metric?.ok) throw new Error(`metric ${index} has no proposal`);
  return metric;
}

/** What the controller itself proposes for one metric at another usage. */
function proposedAt(step: Step, index: number, usage: number): number | null {
  const { decision } = drive({ ...step, observation: withUsage(step.observation, goodMetric(step, index), usage) });
  const metric = "metrics" in decision ? decision.metrics[index] : undefined;
  return metric?.ok ? metric.replicaCount : null;
}

test("has nothing to say exactly where the reconcile ended at the count", () => {
  for (const { step, replicas, name, answer } of questions) {
    const { scaledTo, specReplicas } = step.reconcile;
    expect(answer.obstacles.length === 0, name).toBe((scaledTo ?? specReplicas) === replicas);
  }
});

test("names all usages at which the controller proposes a needed count, and no others", () => {
  let driven = 0;
  for (const { step, name, answer } of questions) {
    for (const obstacle of answer.obstacles.filter(isMetric)) {
      const { needed, usage, metric } = obstacle;
      const isNeeded = (count: number | null) => count !== null && count >= needed.from && count <= (needed.to ?? Infinity);
      const proposes = (usageMilli: number) => isNeeded(proposedAt(step, metric, usageMilli));
      const at = (level: UsageLevel) => Number(level.usageMilli);
      for (const { from, to } of usage) {
        driven++;
        const inside = [
          at(from),
          to === null ? at(from) * 2 + 1 : at(to),
          to === null ? at(from) + 1 : Math.floor((at(from) + at(to)) / 2),
        ];
        const outside = [at(from) - 1, ...(to === null ? [] : [at(to) + 1])].filter((usageMilli) => usageMilli >= 0);
        expect(inside.map(proposes), `${name}: inside ${inside.join()}`).toEqual(inside.map(() => true));
        expect(outside.map(proposes), `${name}: outside ${outside.join()}`).toEqual(outside.map(() => false));
      }
      const present = at(obstacle.present);
      const isInside = usage.some(({ from, to }) => at(from) <= present && present <= (to === null ? Infinity : at(to)));
      expect(isInside, `${name}: the present usage`).toBe(false);
    }
  }
  expect(driven).toBeGreaterThan(2000);
});

test("finds a usage by search wherever there is one", () => {
  for (const { step, name, answer } of questions.filter((_, index) => index % 29 === 0)) {
    for (const { needed, usage, metric } of answer.obstacles.filter(isMetric)) {
      for (let usageMilli = 0; usageMilli < 4000; usageMilli += 37) {
        const count = proposedAt(step, metric, usageMilli) ?? -1;
        const named = usage.some(({ from, to }) => from.usageMilli <= usageMilli && usageMilli <= (to?.usageMilli ?? Infinity));
        expect(named, `${name}: usage ${usageMilli} proposes ${count}`).toBe(count >= needed.from && count <= (needed.to ?? Infinity));
      }
    }
  }
});

test("ends at the count once every obstacle is removed, and not before", () => {
  const moved = { metric: 0, window: 0, policy: 0, bound: 0, together: 0 };
  for (const { step, replicas, name, answer } of questions) {
    const { decision } = step.reconcile;
    if (decision.kind !== "computed" || decision.metrics.length > 1) continue;
    const { obstacles } = answer;
    if (obstacles.some(({ reason }) => reason === "scaleUpLimit")) continue;
    const first = obstacles.find(isMetric)?.usage[0];
    if (obstacles.some((obstacle) => isMetric(obstacle) && obstacle.usage.length === 0)) continue;
    if (obstacles.length === 0) continue;
    const start = obstacles.some(({ reason }) => reason === "unwritten") ? step : writable(step);
    const endWithout = (gone: readonly Obstacle[]) => {
      const { scaledTo, specReplicas } = drive(gone.reduce((changed, obstacle) => without(changed, obstacle, replicas, first), start));
      return scaledTo ?? specReplicas;
    };
    expect(endWithout(obstacles), name).toBe(replicas);
    if (obstacles.length > 1) moved.together++;
    for (const obstacle of obstacles) {
      const others = obstacles.filter((other) => other !== obstacle);
      expect(endWithout(others), `${name}, with ${obstacle.reason}`).not.toBe(replicas);
      if (isMetric(obstacle)) moved.metric++;
      if (obstacle.stage === "stabilized") moved.window++;
      if (obstacle.stage === "limited") moved.policy++;
      if (obstacle.stage === "clamped") moved.bound++;
    }
  }
  expect(Math.min(...Object.values(moved)), JSON.stringify(moved)).toBeGreaterThan(100);
});

/** The same step with only this one obstacle removed. */
function without(step: Step, obstacle: Obstacle, replicas: number, usage: MetricObstacle["usage"][number] | undefined): Step {
  const { hpa, memory, observation, reconcile } = step;
  const { spec } = hpa;
  switch (obstacle.reason) {
    case "metricProposesMore":
    case "metricProposesLess":
      return { ...step, observation: withUsage(observation, goodMetric(step, obstacle.metric), Number(usage?.from.usageMilli)) };
    case "window": {
      const isAgainst = (value: number) => (obstacle.side === "up" ? value < replicas : value > replicas);
      return { ...step, memory: { ...memory, recommendations: (memory.recommendations ?? []).filter(({ value }) => !isAgainst(value)) } };
    }
    case "policy":
    case "selectPolicyDisabled": {
      // A policy with exactly enough pods to allow the count and not one more, no matter which rescales its period holds.
      const { policies } = obstacle.rate;
      const start = policies[0]?.periodStartReplicas ?? reconcile.specReplicas ?? 0;
      const periodSeconds = policies[0]?.periodSeconds ?? 15;
      const value = obstacle.direction === "up" ? replicas - start : start - replicas;
      const key = obstacle.direction === "up" ? "scaleUp" : "scaleDown";
      const rules: HPAScalingRules = { ...spec.behavior?.[key], selectPolicy: "Max", policies: [{ type: "Pods", value, periodSeconds }] };
      return { ...step, hpa: { ...hpa, spec: { ...spec, behavior: { ...spec.behavior, [key]: rules } } } };
    }
    case "maxReplicas":
    case "minReplicas":
      return { ...step, hpa: { ...hpa, spec: { ...spec, [obstacle.reason]: replicas } } };
    case "unwritten":
      return writable(step);
    default:
      throw new Error(`${obstacle.reason} is not expected here`);
  }
}

/** Nothing was written, so the record does not show that writing would have failed. */
function writable(step: Step): Step {
  const { scale } = step.observation;
  if (!scale.ok) return step;
  const { updateError: _, ...without } = scale;
  return { ...step, observation: { ...step.observation, scale: without } };
}

test("says to the second until when the window remembers", () => {
  let checked = 0;
  for (const { step, replicas, name, answer } of questions) {
    for (const obstacle of answer.obstacles) {
      // The first reconcile remembers the count that it finds, at any time.
      if (obstacle.reason !== "window" || step.memory.recommendations === null) continue;
      checked++;
      const heldAt = (at: number) => {
        const { decision } = drive({ ...step, reconcile: { ...step.reconcile, at } });
        const seen = decision.kind === "computed" ? decision.stabilization[obstacle.side]?.remembered : undefined;
        return seen?.some(({ value }) => (obstacle.side === "up" ? value < replicas : value > replicas));
      };
      expect([heldAt(obstacle.until - 1), heldAt(obstacle.until)], name).toEqual([true, false]);
    }
  }
  expect(checked).toBeGreaterThan(500);
});

test("says when the policies allow more as the record of a cut count does", () => {
  let checked = 0;
  for (const { reconcile, name } of steps) {
    const { decision, specReplicas, scaledTo } = reconcile;
    if (decision.kind !== "computed" || decision.limit.limitedBy !== "policy" || decision.desired !== (scaledTo ?? specReplicas)) continue;
    const { desired, freedAt } = decision.limit;
    const policy = whyNot(reconcile, desired).obstacles.find(({ reason }) => reason === "policy");
    if (policy?.reason !== "policy") throw new Error(`${name}: no policy stands against ${desired}`);
    checked++;
    expect(policy.next?.at ?? null, name).toBe(freedAt);
  }
  expect(checked).toBeGreaterThan(100);
});

test("names the nearest usage at which the reconcile ends elsewhere, and not one step nearer", () => {
  let checked = 0;
  for (const step of steps.map(writable)) {
    const { reconcile, name } = step;
    const { decision } = reconcile;
    if (decision.kind !== "computed" || decision.metrics.length > 1) continue;
    for (const { metric, present, above, below } of nearestThresholds(reconcile)?.metrics ?? []) {
      const endsAt = (usage: number) => {
        const end = drive({ ...step, observation: withUsage(step.observation, goodMetric(step, metric), usage) });
        return end.scaledTo ?? end.specReplicas;
      };
      const now = Number(present.usageMilli);
      for (const threshold of [above, below]) {
        if (threshold === null) continue;
        checked++;
        const usage = Number(threshold.usageMilli);
        expect([endsAt(usage), endsAt(usage - Math.sign(usage - now))], name).toEqual([threshold.endsAt, decision.desired]);
        expect(threshold.endsAt, name).not.toBe(decision.desired);
      }
      if (above === null) expect([endsAt(now * 3 + 7), endsAt(now * 100 + 7)], name).toEqual([decision.desired, decision.desired]);
      if (below === null) expect([endsAt(0), endsAt(Math.floor(now / 2))], name).toEqual([decision.desired, decision.desired]);
    }
  }
  expect(checked).toBeGreaterThan(400);
});
