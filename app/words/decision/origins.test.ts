import { run } from "../../../engine/doors/withKeda";
import { expect, test } from "vitest";
import { firstScenario, type AnyReconcile, type Reconcile } from "../../../engine/index";
import { originsOf } from "./origins";

const manifest = `${firstScenario.manifest}  behavior: { scaleUp: { tolerance: "0.5" } }\n`;
const ran = run({
  ...firstScenario,
  manifest,
  incidents: [
    { at: 600, kind: "controlPlaneUpgraded", kubernetesVersion: "1.34" },
    { at: 1200, kind: "controlPlaneUpgraded", kubernetesVersion: "1.37" },
    { at: 1800, kind: "hpaEdited", manifest },
  ],
});
if (!ran.ok) throw new Error("the scenario does not run");
const { trace } = ran;
const isTodays = (reconcile: AnyReconcile): reconcile is Reconcile => reconcile.controller !== "V1";
const originsAt = (second: number) =>
  originsOf(
    trace.reconciles.filter(isTodays).find(({ at }) => at >= second)!,
    trace,
  );

test("a number of the manifest leads to it before and after an upgrade, and to the time of an edit", () => {
  const field = { kind: "field", path: "spec.maxReplicas" };
  expect([300, 900, 1500].map((at) => originsAt(at).bound("maxReplicas"))).toEqual([field, field, field]);
  expect(originsAt(2100).bound("maxReplicas")).toEqual({ kind: "reconcile", second: 1800 });
  expect(originsAt(900).seen(0)).toEqual({ kind: "figure", figure: "metric-0" });
});

test("a stored tolerance that the release does not read leads to the flag, which decides", () => {
  const field = { kind: "field", path: "spec.behavior.scaleUp.tolerance" };
  expect([300, 900, 1500].map((at) => originsAt(at).tolerance("up"))).toEqual([field, { kind: "flag" }, field]);
});
