import { beforeAll, describe, expect, test } from "vitest";
import { firstScenario } from "../scenario/first";
import type { Scenario } from "../scenario/scenario";
import { foundOf, type Candidate, type SearchFindings } from "./found";
import { kneeOf, type Point } from "./front";
import { stepEffect, stepsFrom } from "./matters";
import { type OpenStudy } from "./openStudy";
import { openStudy, readStudy } from "../doors/withKeda";
import { createSearch, type Search } from "./search";

const scenario: Scenario = {
  ...firstScenario,
  durationSeconds: 900,
  load: { points: firstScenario.load.points.filter(([second]) => second <= 900), noise: 0.1 },
};

function searched(
  limits: Scenario["limits"],
  values = [50, 70, 90],
  of = scenario,
): { open: OpenStudy; search: Search; found: SearchFindings } {
  const asked = limits ? { ...of, limits } : of;
  const moves = [
    { field: "spec.metrics[0].resource.target.averageUtilization", values },
    { field: "spec.maxReplicas", values: [9, 10] },
  ];
  const read = readStudy({ moves, seeds: 5, budget: 1000 }, asked);
  if (!read.ok) throw new Error(read.error);
  const open = openStudy(asked, read.value);
  const search = createSearch(open.space);
  for (let runs = search.pending(); runs.length > 0; runs = search.pending()) for (const run of runs) search.take(run, open.run(run));
  return { open, search, found: foundOf(open, search) };
}

const valuesOf = ({ differing }: Candidate) => differing.map(({ path, value }) => `${path.split(".").at(-1)} ${value}`);

describe("what a search found", () => {
  let whole: ReturnType<typeof searched>;
  beforeAll(() => {
    whole = searched(undefined);
  });

  test("names today's, and each candidate by what differs", () => {
    expect(whole.found.today?.differing).toEqual([]);
    expect(whole.found.judged.map(valuesOf)).toEqual([
      [],
      ["maxReplicas 9"],
      ["averageUtilization 70"],
      ["averageUtilization 90"],
      ["averageUtilization 70", "maxReplicas 9"],
      ["averageUtilization 90", "maxReplicas 9"],
    ]);
    expect(whole.found.runs).toBe(30);
    expect(whole.found.dropped).toEqual([]);
  });

  test("compares case by case with today's: a target of 90 is cheaper with every seed", () => {
    const high = whole.found.judged.find((each) => valuesOf(each).join() === "averageUtilization 90")!;
    expect(high.against).toMatchObject({ cases: 5, cheaper: 5, dearer: 0 });
    expect(high.cost).toBeLessThan(whole.found.today!.cost);
    expect(whole.found.today!.against).toBeNull();
  });

  test("without limits, chooses the knee, or, if it does more harm than today's, the cheapest that does no more", () => {
    const points = scenario.load.points.map(([at, rate]) => [at, 3 * rate] as const);
    const kneeIsGood = (target: number) => {
      const manifest = scenario.manifest.replace("averageUtilization: 50", `averageUtilization: ${target}`);
      const { chosen, knee, front, today } = searched(undefined, [30, 40, 50, 60, 70, 80, 90], {
        ...scenario,
        manifest,
        load: { ...scenario.load, points },
      }).found;
      expect(knee).toBe(kneeOf(front));
      const good = front.filter(({ harm }) => harm <= today!.harm);
      expect(chosen).toBe(good.find((each) => each === knee) ?? good[0]);
      return good.includes(knee!);
    };
    expect([kneeIsGood(40), kneeIsGood(70)]).toEqual([false, true]);
  });

  test("with limits, chooses the cheapest that keeps them, or none", () => {
    const high = whole.found.judged.find((each) => valuesOf(each).join() === "averageUtilization 90")!;
    const between = (whole.found.today!.p95Cost + high.cost) / 2;
    const { chosen, judged } = searched({ podHours: { atMost: between } }).found;
    expect(judged[0]!.broken).toEqual(["podHours"]);
    expect(chosen!.broken).toEqual([]);
    expect(searched({ podHours: { atMost: 0.001 } }).found.chosen).toBeNull();
  });

  test("judges today's though the study does not have its values", () => {
    const { found } = searched(undefined, [70, 90]);
    expect(found.today?.differing).toEqual([]);
    expect(found.judged).toHaveLength(5);
  });

  test("tells what a step of one field does: a higher target costs less in every run", () => {
    const { open, search, found } = whole;
    const pointsOf = (key: number) => search.tried.get(key)!.points as Point[];
    const steps = stepsFrom(open, found.today!.key);
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      ["50", "70"],
      ["10", "9"],
    ]);
    const effect = stepEffect(steps[0]!, pointsOf(found.today!.key), pointsOf(steps[0]!.key));
    expect(effect.cost.high).toBeLessThan(0);
    expect(effect.cost.none).toBe(false);
    const same = stepEffect(steps[0]!, pointsOf(found.today!.key), pointsOf(found.today!.key));
    expect(same.harm).toEqual({ median: 0, low: 0, high: 0, none: true });
  });
});

test("a search by the cost compares by the scenario's price, and is refused without one", () => {
  const price = { perPodHour: 0.04 };
  const moves = [{ field: "spec.maxReplicas", values: [5, 10] }];
  const study = { moves, cost: "cost", seeds: 5, budget: 1000 };
  expect(readStudy(study, scenario)).toMatchObject({ ok: false, error: "study.cost is cost, but the scenario has no price." });
  const priced = { ...scenario, price, limits: { cost: { atMost: 1e-9 } } };
  const read = readStudy(study, priced);
  if (!read.ok) throw new Error(read.error);
  const open = openStudy(priced, read.value);
  const outcomes = open.run({ candidate: 0, case: 0 })!;
  expect(open.space.pointOf(outcomes).cost).toBe(outcomes.podHours * 0.04);
  const search = createSearch(open.space);
  for (let runs = search.pending(); runs.length > 0; runs = search.pending()) for (const run of runs) search.take(run, open.run(run));
  const { judged } = foundOf(open, search);
  expect(judged.map(({ broken }) => broken)).toEqual([["cost"], ["cost"]]);
});
