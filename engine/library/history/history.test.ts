import { expect, test } from "vitest";
import { checkedRunOfAny } from "../../simulation/testing/checkedRun";
import { between, condition, counts, firstProposal, rescales, run, utilization, tried } from "../testing/runEntry";
import { edgeOfTolerance } from "./edgeOfTolerance";
import { forbiddenWindows } from "./forbiddenWindows";
import { upWhileBelowTarget } from "./upWhileBelowTarget";
import { wakesWhoeverSlept } from "./wakesWhoeverSlept";

/** Rescales upwards although the metric proposed no more pods than there were. */
const pulledUp = ({ reconciles }: ReturnType<typeof run>) =>
  reconciles.filter((reconcile) => {
    const { scaledTo, specReplicas } = reconcile;
    return scaledTo !== null && scaledTo > specReplicas! && firstProposal(reconcile).replicaCount <= specReplicas!;
  });

test("without behavior a remembered proposal pulls the count up while the pods are far below target; with it it does not", () => {
  const pulled = pulledUp(run(upWhileBelowTarget));
  expect(pulled.map(({ specReplicas, scaledTo, heldBy }) => [specReplicas, scaledTo, heldBy.by])).toEqual([
    [16, 32, "window"],
    [32, 39, "window"],
  ]);
  for (const reconcile of pulled) expect(utilization(reconcile)).toBeLessThan(20);
  expect(pulled.flatMap(({ events }) => events.map(({ message }) => message))).toEqual([
    "New size: 32; reason: ",
    "New size: 39; reason: ",
  ]);

  expect(pulledUp(tried(upWhileBelowTarget))).toEqual([]);
});

test("a ratio of exactly 1.1 is outside a tolerance of 10% to 1.28, and inside to 1.37", () => {
  const older = run(edgeOfTolerance);
  expect(rescales(older)).toEqual([{ at: 630, from: 10, to: 11 }]);
  const [added] = between(older, 630, 631);
  expect([utilization(added!), firstProposal(added!).replicaCount, added!.version]).toEqual([55, 11, "1.28"]);
  expect(added!.olderRules).toContainEqual({ rule: "toleranceAsDistance", version: "1.28" });

  const today = tried(edgeOfTolerance);
  expect(counts(today)).toEqual([10]);
  const later = between(today, 630, 1801);
  expect([...new Set(later.map(utilization))]).toEqual([55]);
  expect([...new Set(later.map(({ heldBy }) => heldBy.by))]).toEqual(["tolerance"]);
});

test("1.28 wakes from a zero that someone else wrote, 1.37 does not", () => {
  const older = run(wakesWhoeverSlept);
  expect(rescales(older)).toEqual([{ at: 615, from: 0, to: 4 }]);
  const [woken] = between(older, 615, 616);
  expect(woken!.olderRules).toContainEqual({ rule: "wakesAnyTarget", version: "1.28" });
  expect(condition(woken!, "ScaledToZero")).toBeUndefined();

  const today = tried(wakesWhoeverSlept);
  expect(counts(today)).toEqual([4, 0]);
  for (const reconcile of between(today, 615, 1801)) expect(reconcile.decision.kind).toBe("scalingDisabled");
  expect(today.seconds.waiting.at(-1)).toBeGreaterThan(9_000);
});

test("the old cooldown is found by its old name", () => expect(forbiddenWindows.text).toContain("its forbidden windows"));

test("forbidden windows hold a rise back and let a lull through; the stabilization window does the opposite", () => {
  const first = checkedRunOfAny(forbiddenWindows.scenario);
  const { at, current, applied, rescaled } = first.steps;
  const written = [...at].flatMap((second, step) => (rescaled[step] === 1 ? [[second, current[step], applied[step]]] : []));
  expect(written.slice(0, 4)).toEqual([
    [630, 5, 10],
    [840, 10, 20],
    [1530, 20, 3],
    [1740, 3, 15],
  ]);
  const back = first.reconciles.find((reconcile) => reconcile.at === 1590);
  expect(back).toMatchObject({
    specReplicas: 3,
    scaledTo: null,
    heldBy: { by: "window" },
    decision: { proposal: 15, calculation: { utilizationPercent: 250 }, forbidden: { forbade: "up", up: { until: 1710 } } },
  });
  expect(first.outcomes.requestsFailed).toBeGreaterThan(3000);

  const today = tried(forbiddenWindows);
  expect(rescales(today).map(({ at, to }) => [at, to])).toEqual([
    [615, 8],
    [630, 10],
    [705, 15],
    [720, 20],
  ]);
  const [lull] = between(today, 1545, 1546);
  expect([firstProposal(lull!).replicaCount, lull!.heldBy.by]).toEqual([3, "window"]);
  expect(today.outcomes.requestsFailed).toBe(0);
});
