import { beforeAll, expect, test } from "vitest";
import type { HorizontalPodAutoscaler, HPAScalingRules, MetricSpec } from "../api/autoscaling";
import { seededRandom, type SeededRandom } from "../lib/random";
import type { ControllerMemory, Reconcile } from "./decision";
import { defaultFlags, kubernetesVersions } from "./flags";
import { freshMemory, reconcileAutoscaler, reconcileCount } from "./horizontal";
import type { Observation } from "./observation";
import { averageValue, autoscaler, cpuUtilization, observe, seenPod, type SeenPod } from "./testing/observed";
import { isWithin } from "./tolerances";

const seed = 20_261_121;
const runs = 60;
const stepsOfRun = 80;

interface Step {
  /** The step's name, for the message of a failure. */
  name: string;
  hpa: HorizontalPodAutoscaler;
  observation: Observation;
  memory: ControllerMemory;
  reconcile: Reconcile;
}

const allRuns: Step[][] = [];
const steps = () => allRuns.flat();

beforeAll(() => {
  console.log(`seed ${seed}`);
  const random = seededRandom(seed);
  for (let run = 0; run < runs; run++) allRuns.push(play(`run ${run}`, random.fork(`run ${run}`)));
});

/** A closed loop: the next reconcile finds what was written, unless someone else changes the count. */
function play(run: string, random: SeededRandom): Step[] {
  const hpa = deepFreeze(randomAutoscaler(random));
  const tamperedWith = random.integer(3) === 0;
  const played: Step[] = [];
  let memory = deepFreeze(freshMemory());
  let replicas = 1 + random.integer(15);
  let now = 0;
  for (let step = 0; step < stepsOfRun; step++) {
    now += random.integer(8) === 0 ? 1 + random.integer(120) : 15;
    if (tamperedWith && random.integer(20) === 0) replicas = random.integer(25);
    const observation = deepFreeze(randomObservation(random, replicas, now));
    const result = reconcileAutoscaler(hpa, observation, memory, defaultFlags, now);
    played.push({ name: `${run}, second ${now}`, hpa, observation, memory, reconcile: result.reconcile });
    memory = deepFreeze(result.memory);
    replicas = result.reconcile.scaledTo ?? replicas;
  }
  return played;
}

function randomAutoscaler(random: SeededRandom): HorizontalPodAutoscaler {
  const minReplicas = 1 + random.integer(4);
  const metrics = Array.from({ length: random.integer(3) === 0 ? 2 + random.integer(2) : 1 }, () => randomMetric(random));
  const behavior = { scaleUp: randomRules(random), scaleDown: randomRules(random) };
  return autoscaler({
    minReplicas,
    maxReplicas: minReplicas + random.integer(18),
    metrics,
    ...(random.integer(4) > 0 && { behavior }),
  });
}

const describedObject = { apiVersion: "networking.k8s.io/v1", kind: "Ingress", name: "main" };

function randomMetric(random: SeededRandom): MetricSpec {
  const percent = 20 + random.integer(120);
  const amount = `${20 + random.integer(200)}m`;
  const metric = { name: "work" };
  switch (random.integer(9)) {
    case 0:
      return { type: "ContainerResource", containerResource: { name: "cpu", container: "app", target: utilization(percent) } };
    case 1:
      return { type: "Pods", pods: { metric, target: { type: "AverageValue", averageValue: amount } } };
    case 2:
      return { type: "Object", object: { describedObject, metric, target: { type: "Value", value: amount } } };
    case 3:
      return { type: "Object", object: { describedObject, metric, target: { type: "AverageValue", averageValue: amount } } };
    case 4:
      return { type: "External", external: { metric, target: { type: "Value", value: amount } } };
    case 5:
      return { type: "External", external: { metric, target: { type: "AverageValue", averageValue: amount } } };
    case 6:
      return averageValue("cpu", amount);
    default:
      return cpuUtilization(percent);
  }
}

const utilization = (averageUtilization: number) => ({ type: "Utilization", averageUtilization }) as const;

function randomObservation(random: SeededRandom, replicas: number, now: number): Observation {
  const seen = observe(randomPods(random, replicas, now), replicas);
  const statusReplicas = random.integer(10) === 0 ? random.integer(20) : replicas;
  const value = random.integer(2000);
  const values = new Map(
    seen.pods.slice(random.integer(2)).map(({ name }) => [name, { timestamp: now, windowSeconds: 60, valueMilli: random.integer(300) }]),
  );
  return {
    ...seen,
    scale: { ok: true, specReplicas: replicas, statusReplicas, selector: "app=web" },
    metrics: {
      ...seen.metrics,
      pods: new Map([["work", values]]),
      object: new Map(random.integer(12) === 0 ? [] : [["work", value]]),
      external: new Map([["work", random.integer(12) === 0 ? [] : [value, random.integer(200)]]]),
    },
  };
}

function randomRules(random: SeededRandom): HPAScalingRules {
  const policies = Array.from({ length: 1 + random.integer(3) }, () => ({
    type: random.integer(2) === 0 ? ("Pods" as const) : ("Percent" as const),
    value: 1 + random.integer(random.integer(2) === 0 ? 5 : 150),
    periodSeconds: 15 * (1 + random.integer(12)),
  }));
  return {
    stabilizationWindowSeconds: random.integer(2) * random.integer(240),
    selectPolicy: (["Max", "Max", "Min", "Disabled"] as const)[random.integer(4)] ?? "Max",
    policies,
    ...(random.integer(3) === 0 && { tolerance: `${random.integer(300)}m` }),
  };
}

function randomPods(random: SeededRandom, replicas: number, now: number): SeenPod[] {
  const cpu = random.integer(4) === 0 ? 5 : 20 + random.integer(250);
  return Array.from({ length: replicas }, (_, i) => {
    const name = `web-${i}`;
    switch (random.integer(12)) {
      case 0:
        return seenPod(name, null);
      case 1:
        return seenPod(name, cpu, { phase: "Pending" });
      case 2:
        return seenPod(name, cpu, { startTime: now - 20, readyTransitionTime: now - 5 });
      case 3:
        return seenPod(name, cpu, { deletionTimestamp: now });
      default:
        return seenPod(name, cpu + random.integer(20));
    }
  });
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

test("writes a count between minReplicas and maxReplicas whenever it decides on one", () => {
  const applied = steps().flatMap(({ reconcile: { scaledTo } }) => scaledTo ?? []);
  expect(applied.length).toBeGreaterThan(300);
  for (const { name, reconcile } of steps()) {
    const { decision, specReplicas, scaledTo, minReplicas, maxReplicas } = reconcile;
    if (decision.kind === "scalingDisabled" || decision.kind === "noMetrics") expect(scaledTo, name).toBeNull();
    else expect(clamp(scaledTo ?? specReplicas, minReplicas, maxReplicas), name).toBe(scaledTo ?? specReplicas);
  }
});

test("proposes no change where every metric is within tolerance", () => {
  let seen = 0;
  for (const { name, reconcile } of steps()) {
    const { decision, specReplicas, statusReplicas } = reconcile;
    // A total is divided by the pods of the status.
    if (decision.kind !== "computed" || specReplicas !== statusReplicas) continue;
    const allWithin = decision.metrics.every((metric) => {
      if (!metric.ok) return false;
      const { calculation } = metric;
      const { usageRatio } = calculation.kind === "pods" ? (calculation.rebalanced ?? calculation.counted) : calculation;
      return isWithin(calculation.tolerance, usageRatio);
    });
    if (!allWithin) continue;
    seen++;
    expect(decision.proposal, name).toBe(specReplicas);
  }
  expect(seen).toBeGreaterThan(100);
});

test("never rescales in a Disabled direction, except to clamp", () => {
  let disabled = 0;
  for (const { name, hpa, reconcile } of steps()) {
    const { decision, specReplicas, scaledTo } = reconcile;
    const { scaleUp, scaleDown } = hpa.spec.behavior ?? {};
    if (decision.kind !== "computed" || specReplicas === null) continue;
    if (scaleUp?.selectPolicy === "Disabled") expect(scaledTo ?? 0, name).toBeLessThanOrEqual(specReplicas);
    if (scaleDown?.selectPolicy === "Disabled") expect(scaledTo ?? Infinity, name).toBeGreaterThanOrEqual(specReplicas);
    if (scaleUp?.selectPolicy === "Disabled" || scaleDown?.selectPolicy === "Disabled") disabled++;
  }
  expect(disabled).toBeGreaterThan(300);
});

test("changes no more inside a period than the policies allow, by the log of what was written", () => {
  let cut = 0;
  const random = seededRandom(seed).fork("policies");
  for (let run = 0; run < 40; run++) {
    // Both directions drop events after the same longest period: upstream drops an event that only the other direction's longer period
    // still needs.
    const rules = { ...randomRules(random), stabilizationWindowSeconds: 0, selectPolicy: random.integer(2) === 0 ? "Max" : "Min" } as const;
    const hpa = autoscaler({ maxReplicas: 200, behavior: { scaleUp: rules, scaleDown: rules } });
    const log: { at: number; change: number }[] = [];
    let memory = freshMemory();
    let replicas = 50;
    for (let now = 0; now < 15 * 200; now += 15) {
      const observation = observe([seenPod("web-0", random.integer(20_000))], replicas);
      const { reconcile, memory: next } = reconcileAutoscaler(hpa, observation, memory, defaultFlags, now);
      memory = next;
      if (reconcile.decision.kind === "computed" && reconcile.decision.limit.limitedBy === "policy") {
        const up = reconcile.decision.limit.reason === "ScaleUpLimit";
        expect(reconcile.decision.limit.result, `run ${run}, second ${now}`).toBe(allowed(rules, log, replicas, up, now));
        cut++;
      }
      log.push({ at: now, change: (reconcile.scaledTo ?? replicas) - replicas });
      replicas = reconcile.scaledTo ?? replicas;
    }
  }
  expect(cut).toBeGreaterThan(300);
});

function allowed(
  { policies = [], selectPolicy }: HPAScalingRules,
  log: { at: number; change: number }[],
  replicas: number,
  up: boolean,
  now: number,
): number {
  const limits = policies.map(({ type, value, periodSeconds }) => {
    const inside = log.filter(({ at }) => at > now - periodSeconds);
    const start = inside.reduce((count, { change }) => count - change, replicas);
    if (type === "Pods") return up ? start + value : start - value;
    return up ? Math.ceil(start * (1 + value / 100)) : Math.trunc(start * (1 - value / 100));
  });
  const limit = up === (selectPolicy === "Max") ? Math.max(...limits) : Math.min(...limits);
  return up ? Math.max(limit, replicas) : Math.min(limit, replicas);
}

test("may change the count again exactly when it said it would", () => {
  let freed = 0;
  for (const { name, hpa, observation, memory, reconcile } of steps()) {
    if (reconcile.decision.kind !== "computed" || reconcile.decision.limit.freedAt === null) continue;
    const { limit } = reconcile.decision;
    const next = reconcileAutoscaler(hpa, observation, memory, defaultFlags, reconcile.at).memory;
    const limitAt = (now: number) => {
      const { decision } = reconcileAutoscaler(
        hpa,
        { ...observation, scale: { ok: true, specReplicas: limit.result, statusReplicas: 1, selector: "app=web" } },
        next,
        defaultFlags,
        now,
      ).reconcile;
      if (decision.kind !== "computed") return null;
      return limit.reason === "ScaleUpLimit" ? decision.limit.up?.limit : decision.limit.down?.limit;
    };
    const freedAt = limit.freedAt ?? 0;
    const before = limitAt(freedAt - 1);
    const after = limitAt(freedAt);
    if (before === null || after === null) continue;
    expect([before, after === limit.result], name).toEqual([limit.result, false]);
    freed++;
  }
  expect(freed).toBeGreaterThan(100);
});

test("lets a recommendation expire exactly when it said it would", () => {
  let forgotten = 0;
  for (const { name, hpa, observation, memory, reconcile } of steps()) {
    // The first reconcile would remember its initial count at another time.
    if (reconcile.decision.kind !== "computed" || memory.recommendations === null) continue;
    const { proposal, stabilization } = reconcile.decision;
    const { forgottenAt, recommendation } = stabilization.down;
    if (forgottenAt === null) continue;
    const highestAt = (now: number) => {
      const { decision } = reconcileAutoscaler(hpa, observation, memory, defaultFlags, now).reconcile;
      // Young pods may be ready by then, so the metric may propose another count.
      return decision.kind === "computed" && decision.proposal === proposal ? decision.stabilization.down.recommendation : null;
    };
    const before = highestAt(forgottenAt - 1);
    const after = highestAt(forgottenAt);
    if (before === null || after === null) continue;
    expect([before, after < recommendation], name).toEqual([recommendation, true]);
    forgotten++;
  }
  expect(forgotten).toBeGreaterThan(100);
});

test("does not depend on the order of the pods", () => {
  const random = seededRandom(seed).fork("order");
  for (const { name, hpa, observation, memory, reconcile } of steps()) {
    const turned = { ...observation, pods: shuffled(observation.pods, random) };
    const again = reconcileAutoscaler(hpa, turned, memory, defaultFlags, reconcile.at).reconcile;
    expect({ scaledTo: again.scaledTo, status: again.status, events: again.events }, name).toEqual({
      scaledTo: reconcile.scaledTo,
      status: reconcile.status,
      events: reconcile.events,
    });
  }
});

test("changes none of its arguments, and gives the same answer again", () => {
  for (const { name, hpa, observation, memory, reconcile } of steps()) {
    expect(reconcileAutoscaler(hpa, observation, memory, defaultFlags, reconcile.at).reconcile, name).toEqual(reconcile);
  }
});

test("remembers no more than its windows and periods cover", () => {
  for (const run of allRuns) {
    const { memory } = run.at(-1) ?? { memory: freshMemory() };
    expect(memory.recommendations?.length).toBeLessThanOrEqual(300 + 2);
    expect(memory.scaleUpEvents.length + memory.scaleDownEvents.length).toBeLessThanOrEqual(60);
  }
});

function shuffled<T>(items: readonly T[], random: SeededRandom): T[] {
  return items
    .map((item) => ({ item, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

function clamp(value: number | null, low: number, high: number): number {
  return Math.min(Math.max(value ?? NaN, low), high);
}

test.each(kubernetesVersions)("without its record a reconcile of %s writes and remembers the same counts", (kubernetesVersion) => {
  const flags = { ...defaultFlags, kubernetesVersion };
  const counts = ({ recommendations, scaleUpEvents, scaleDownEvents, status }: ControllerMemory) => {
    const { conditions, currentReplicas, desiredReplicas, lastScaleTime } = status;
    const scaledToZero = conditions.find(({ type }) => type === "ScaledToZero");
    return { recommendations, scaleUpEvents, scaleDownEvents, currentReplicas, desiredReplicas, lastScaleTime, scaledToZero };
  };
  for (const played of allRuns) {
    let memory = freshMemory();
    let memoryOfCounts = deepFreeze(freshMemory());
    for (const { name, hpa, observation, reconcile } of played) {
      const full = reconcileAutoscaler(hpa, observation, memory, flags, reconcile.at);
      const counted = reconcileCount(hpa, observation, memoryOfCounts, flags, reconcile.at);
      const { at, specReplicas, scaledTo } = full.reconcile;
      expect(counted.reconciled, name).toEqual({ at, specReplicas, scaledTo });
      expect(counts(counted.memory), name).toEqual(counts(full.memory));
      memory = full.memory;
      memoryOfCounts = deepFreeze(counted.memory);
    }
  }
});
