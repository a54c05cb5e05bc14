import { expect, test } from "vitest";
import { freshV1Status } from "../controllerV1/horizontal";
import { seededRandom } from "../lib/random";
import type { ObstacleV1, UtilizationObstacle } from "./obstaclesV1";
import { driveV1, randomStepV1, type StepV1 } from "./testing/runsV1";
import { nearestThresholdsV1 } from "./thresholdsV1";
import { whyNotV1 } from "./whyNotV1";

const seed = 20_261_121;
const random = seededRandom(seed);
const steps = Array.from({ length: 1500 }, (_, index) => randomStepV1(random.fork(`step ${index}`)));
const questions = steps.flatMap((step) => {
  const reconcile = driveV1(step);
  const near = (reconcile.scaledTo ?? step.specReplicas) + random.integer(7) - 3;
  return [Math.max(0, near), random.integer(18)].map((replicas) => ({
    step,
    replicas,
    endedAt: reconcile.scaledTo ?? step.specReplicas,
    answer: whyNotV1(reconcile, replicas),
    name: `seed ${seed}: why not ${replicas}, ${JSON.stringify(step)}`,
  }));
});

const endOf = (step: StepV1): number => driveV1(step).scaledTo ?? step.specReplicas;
const isIn = ({ from, to }: { from: number; to: number | null }, value: number) => value >= from && value <= (to ?? Infinity);
const isMetric = (obstacle: ObstacleV1): obstacle is UtilizationObstacle => "utilization" in obstacle;

test("has nothing to say exactly where the reconcile ended at the count", () => {
  for (const { answer, replicas, endedAt, name } of questions) expect(answer.obstacles.length === 0, name).toBe(endedAt === replicas);
});

test("names all utilizations at which the controller proposes a needed count, and no others", () => {
  let searched = 0;
  for (const { step, answer, name } of questions) {
    for (const { needed, utilization } of answer.obstacles.filter(isMetric)) {
      searched++;
      const tried = Array.from({ length: 100 }, (_, index) => 5 * index + random.integer(5));
      const named = tried.filter((percent) => utilization !== null && isIn(utilization, percent));
      const asking = tried.filter((utilizationPercent) => {
        const { decision } = driveV1({ ...step, utilizationPercent });
        return decision.kind === "computed" && isIn(needed, decision.proposal);
      });
      expect(named, name).toEqual(asking);
    }
  }
  expect(searched).toBeGreaterThan(500);
});

/** Whether the scale can be written is known only if the reconcile tried it. */
function writable({ updateError: _untried, ...step }: StepV1): StepV1 {
  return step;
}

/** The step without the obstacle. */
function without(step: StepV1, obstacle: ObstacleV1, replicas: number): StepV1 {
  const { spec, status } = step;
  switch (obstacle.reason) {
    case "metricProposesMore":
    case "metricProposesLess":
      // At 0% another time would be judged.
      return { ...step, utilizationPercent: obstacle.utilization?.to ?? obstacle.utilization?.from ?? step.utilizationPercent };
    case "maxReplicas":
      return { ...step, spec: { ...spec, maxReplicas: replicas } };
    case "minReplicas":
      return { ...step, spec: { ...spec, minReplicas: replicas } };
    case "window":
      return { ...step, status: { ...status, lastScaleTime: freshV1Status().lastScaleTime } };
    case "takenForDone":
      return { ...step, specReplicas: replicas };
    case "unwritten":
      return writable(step);
    default:
      throw new Error(`${obstacle.reason} cannot be taken away`);
  }
}

test("ends at the count once every obstacle is removed, and not before", () => {
  const fixed = ["metricProposesMore", "metricProposesLess", "maxReplicas", "minReplicas", "window", "takenForDone", "unwritten"];
  const met = new Map<string, number>();
  for (const { step, replicas, answer, name } of questions) {
    const { obstacles } = answer;
    if (obstacles.length === 0 || !obstacles.every(({ reason }) => fixed.includes(reason))) continue;
    if (obstacles.some((obstacle) => isMetric(obstacle) && obstacle.utilization === null)) continue;
    const start = obstacles.some(({ reason }) => reason === "unwritten") ? step : writable(step);
    const endWithout = (gone: readonly ObstacleV1[]) => endOf(gone.reduce((left, obstacle) => without(left, obstacle, replicas), start));
    expect(endWithout(obstacles), name).toBe(replicas);
    for (const obstacle of obstacles) {
      met.set(obstacle.reason, (met.get(obstacle.reason) ?? 0) + 1);
      // The scale would already have this count, no matter which obstacles come before.
      if (replicas === step.specReplicas) continue;
      const others = obstacles.filter((other) => other !== obstacle);
      expect(endWithout(others), `${name}, with ${obstacle.reason}`).not.toBe(replicas);
    }
  }
  expect(Math.min(...fixed.map((reason) => met.get(reason) ?? 0)), JSON.stringify([...met])).toBeGreaterThan(10);
});

test("the nearest thresholds change the end, and nothing before them does", () => {
  let found = 0;
  for (const step of steps.map(writable)) {
    const thresholds = nearestThresholdsV1(driveV1(step));
    if (thresholds === null) continue;
    const { utilizationPercent: present, above, below } = thresholds;
    const name = `seed ${seed}: ${JSON.stringify(step)}`;
    const end = endOf(step);
    for (const threshold of [above, below]) {
      if (threshold === null) continue;
      found++;
      expect(endOf({ ...step, utilizationPercent: threshold.utilizationPercent }), name).toBe(threshold.endsAt);
      expect(threshold.endsAt, name).not.toBe(end);
    }
    const highest = above?.utilizationPercent ?? present + 200;
    const between = Array.from({ length: highest }, (_, percent) => percent).slice((below?.utilizationPercent ?? -1) + 1);
    expect(
      between.filter((utilizationPercent) => endOf({ ...step, utilizationPercent }) !== end),
      name,
    ).toEqual([]);
  }
  expect(found).toBeGreaterThan(500);
});
