import { expect, test } from "vitest";
import { between, condition, counts, edited, lastCount, rescales, run, tried } from "../testing/runEntry";
import { pausedAtZero } from "./pausedAtZero";
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
