import { describe, expect, test } from "vitest";
import { defaultFeatureGates, type FeatureGates, type KubernetesVersion } from "../controller/flags";
import { plain } from "../lib/sentence";
import { asStored } from "./asStored";
import { autoscalerGrammarOf } from "./guide/grammar";
import { completionsAt } from "./guide/completions";
import { parseManifest } from "./parseManifest";

const v2 = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: web
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: web
  maxReplicas: 10
`;
const withPeriod = (seconds: number | string, text = v2) => `${text}  syncPeriodSeconds: ${seconds}\n`;
const v1 = v2.replace("autoscaling/v2", "autoscaling/v1");
const on: FeatureGates = { ...defaultFeatureGates("1.38"), HPAConfigurableSyncPeriod: true };
const off = defaultFeatureGates("1.38");
const saysOf = (text: string, gates = on, version: KubernetesVersion = "1.38") =>
  parseManifest(text, gates, version).problems.map(({ severity, message }) => `${severity}: ${message}`);

describe("spec.syncPeriodSeconds", () => {
  test.each([
    [3, []],
    [3600, []],
    [2, ["error: spec.syncPeriodSeconds: Invalid value: 2: must be greater than or equal to 3"]],
    [3601, ["error: spec.syncPeriodSeconds: Invalid value: 3601: must be less than or equal to 3600"]],
  ])("%d is judged by the bounds of KEP-6003, in autoscaling/v2 and v1", (seconds, problems) => {
    expect(saysOf(withPeriod(seconds))).toEqual(problems);
    expect(saysOf(withPeriod(seconds, v1))).toEqual(problems);
  });

  test("is stored as it is written while the gate is on", () => {
    expect(parseManifest(withPeriod(5), on, "1.38").hpa!.spec.syncPeriodSeconds).toBe(5);
    expect(asStored(withPeriod(5, v1), on, "1.38")!.map(({ text }) => text)).toContain("  syncPeriodSeconds: 5");
  });

  test("is dropped while the gate is off, and the page says so", () => {
    const { hpa } = parseManifest(withPeriod(5), off, "1.38");
    expect(hpa!.spec).not.toHaveProperty("syncPeriodSeconds");
    expect(saysOf(withPeriod(5), off)).toEqual([
      "advice: The feature gate HPAConfigurableSyncPeriod is off, so the API server drops this period. The controller's own period applies.",
    ]);
  });

  test("stays in an update of an autoscaler that has one, even if the gate is off by then", () => {
    const stored = parseManifest(withPeriod(5), on, "1.38").hpa;
    const { hpa, problems } = parseManifest(withPeriod(7), off, "1.38", stored);
    expect(hpa!.spec.syncPeriodSeconds).toBe(7);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("The API server keeps this period")]);
  });

  test.each(["1.28", "1.37"] as const)("is a field that %s does not know, and no release before it", (version) => {
    const gates = defaultFeatureGates(version);
    for (const text of [withPeriod(5), withPeriod(5, v1)])
      expect(saysOf(text, gates, version)).toEqual([expect.stringContaining('error: unknown field "spec.syncPeriodSeconds"')]);
  });

  test("belongs to no older form", () => {
    expect(saysOf(withPeriod(5, v2.replace("autoscaling/v2", "autoscaling/v2beta2")))).toContainEqual(
      expect.stringContaining("syncPeriodSeconds"),
    );
  });

  test("is offered only to releases that have it", () => {
    const offered = (version: KubernetesVersion) =>
      completionsAt(`${v2}  s`, v2.length + 3, autoscalerGrammarOf(version)).map(({ label }) => plain(label));
    expect(offered("1.38")).toContain("syncPeriodSeconds");
    expect(offered("1.37")).not.toContain("syncPeriodSeconds");
    expect(offered("1.37")).toContain("metrics");
  });
});
