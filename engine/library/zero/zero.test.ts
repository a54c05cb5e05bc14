import { expect, test } from "vitest";
import { between, condition, counts, edited, lastCount, rescales, run, tried } from "../testing/runEntry";
import { pausedAtZero } from "./pausedAtZero";
import { sleptThroughUpgrade } from "./sleptThroughUpgrade";
import { stuckSinceUpgrade } from "./stuckSinceUpgrade";
import { wakesFromZero } from "./wakesFromZero";

test("zero by hand pauses the autoscaler; one by hand does not", () => {
  const trace = run(pausedAtZero);
  expect(counts(trace)).toEqual([5, 0]);
  for (const reconcile of between(trace, 600, 1801)) {
    expect(reconcile.decision.kind).toBe("scalingDisabled");
    expect(condition(reconcile, "ScalingActive")).toMatchObject({ status: "False", reason: "ScalingDisabled" });
  }
  expect(trace.outcomes.requestsFailed).toBeGreaterThan(20_000);

  expect(lastCount(tried(pausedAtZero))).toBe(5);
});

test("no edit of minReplicas wakes a target that someone scaled to zero; in 1.28 minReplicas 0 does", () => {
  const scaled = { at: 600, kind: "kubectlScale", replicas: 0 } as const;
  const editedTo = (min: number) =>
    ({ at: 900, kind: "hpaEdited", manifest: edited(pausedAtZero, "minReplicas: 2", `minReplicas: ${min}`).manifest }) as const;
  const older = {
    ...pausedAtZero.scenario.flags,
    kubernetesVersion: "1.28",
    featureGates: { HPAConfigurableTolerance: false, HPAScaleToZero: true },
  } as const;
  for (const flags of [pausedAtZero.scenario.flags, older]) {
    for (const min of [1, 5]) expect(lastCount(run(pausedAtZero, { flags, incidents: [scaled, editedTo(min)] }))).toBe(0);
  }

  const awake = edited(wakesFromZero, "minReplicas: 0", "minReplicas: 1").manifest;
  const toZero = {
    manifest: awake,
    incidents: [
      { at: 60, kind: "kubectlScale", replicas: 0 },
      { at: 900, kind: "hpaEdited", manifest: wakesFromZero.scenario.manifest },
    ] as const,
  };
  expect(counts(run(wakesFromZero, toZero))).toEqual([1, 0]);
  const [first, second, woken] = counts(run(wakesFromZero, { ...toZero, flags: older }));
  expect([first, second]).toEqual([1, 0]);
  expect(woken).toBeGreaterThan(0);
});

test("with minReplicas 0 and an External metric it goes to zero by itself, wakes, and goes back; from a zero of others it never wakes", () => {
  const trace = run(wakesFromZero);
  const all = rescales(trace);
  expect(all[0]).toMatchObject({ from: 1, to: 0 });
  expect(all[0]!.at).toBeGreaterThanOrEqual(285);
  const asleep = between(trace, all[0]!.at + 1, 1200);
  expect(asleep.every((reconcile) => condition(reconcile, "ScaledToZero")!.status === "True")).toBe(true);
  const [wake] = all.filter(({ from }) => from === 0);
  expect(wake!.at).toBeGreaterThan(1200);
  expect(wake!.at).toBeLessThan(1260);
  expect(lastCount(trace)).toBe(0);
  expect(trace.seconds.waiting.at(-1)).toBe(0);

  expect(counts(tried(wakesFromZero))).toEqual([0]);
});

test("1.35 wakes, 1.36 by default still goes to zero and never wakes, and 1.37 wakes", () => {
  const trace = run(stuckSinceUpgrade);
  const woken = (runs: typeof trace) => rescales(runs).filter(({ from }) => from === 0);
  expect(woken(trace)).toEqual([{ at: 1230, from: 0, to: 1 }]);
  expect(rescales(trace).at(-1)).toEqual({ at: 1920, from: 1, to: 0 });
  const [toZero] = between(trace, 1920, 1921);
  expect([toZero!.version, toZero!.minReplicas, toZero!.heldBy.by]).toEqual(["1.36", 0, "none"]);
  for (const reconcile of between(trace, 2400, 3601)) {
    expect(reconcile.decision.kind).toBe("scalingDisabled");
    expect(condition(reconcile, "ScalingActive")).toMatchObject({ status: "False", reason: "ScalingDisabled" });
    expect(condition(reconcile, "ScaledToZero")).toBeUndefined();
  }
  expect(trace.seconds.waiting.at(-1), "8 messages in each of 1,200 seconds").toBe(9600);
  expect(woken(run(stuckSinceUpgrade, { incidents: [] })).map(({ at }) => at)).toEqual([1230, 2430]);

  const newer = tried(stuckSinceUpgrade);
  expect(woken(newer).map(({ at }) => at)).toEqual([1230, 2430]);
  expect(condition(between(newer, 1920, 1921)[0]!, "ScaledToZero")).toMatchObject({ status: "True" });
  expect(newer.seconds.waiting.at(-1)).toBe(0);
});

test("a zero of 1.35 has no condition, so 1.37 leaves it until someone scales it up once", () => {
  const trace = run(sleptThroughUpgrade);
  expect(rescales(trace).at(-1)).toEqual({ at: 720, from: 1, to: 0 });
  expect(between(trace, 720, 721)[0]!.version).toBe("1.35");
  for (const reconcile of between(trace, 1200, 3601)) {
    expect([reconcile.version, reconcile.decision.kind]).toEqual([undefined, "scalingDisabled"]);
    expect(condition(reconcile, "ScaledToZero")).toBeUndefined();
  }
  expect(trace.seconds.waiting.at(-1), "8 messages in each of 900 and of 300 seconds").toBe(9600);
  const stayed = rescales(run(sleptThroughUpgrade, { incidents: [] })).filter(({ from }) => from === 0);
  expect(
    stayed.map(({ at }) => at),
    "without the upgrade",
  ).toEqual([1530, 3330]);

  const freed = tried(sleptThroughUpgrade);
  expect(rescales(freed).find(({ at }) => at >= 1800)).toEqual({ at: 1800, from: 1, to: 4 });
  const [asleep] = between(freed, 2820, 2821);
  expect([asleep!.scaledTo, condition(asleep!, "ScaledToZero")!.status]).toEqual([0, "True"]);
  expect(rescales(freed).filter(({ from }) => from === 0)).toEqual([{ at: 3330, from: 0, to: 1 }]);
});
