import { expect, test } from "vitest";
import { defaultFeatureGates, type FeatureGates } from "../controller/flags";
import { defaultManifest } from "./defaults";
import type { ManifestSpec } from "./manifest";
import { parseManifest } from "./parseManifest";
import { walkthrough, walkthroughWith } from "./testing/reading";
import { validateManifest } from "./validation";

const gates = defaultFeatureGates("1.28");
const messages = (spec: ManifestSpec, change: Partial<FeatureGates> = {}, version?: "1.28" | "1.37") =>
  validateManifest({ metadata: { name: "web" }, spec }, { ...gates, ...change }, version).map(({ message }) => message);
const scaleTargetRef = { kind: "Deployment", name: "web" };

test("1.28 checks the bounds first, and reports a maxReplicas of 0 as an invalid value", () => {
  expect(messages({ minReplicas: 0, maxReplicas: 0 }, {}, "1.28")).toEqual([
    "spec.minReplicas: Invalid value: 0: must be greater than or equal to 1",
    "spec.maxReplicas: Invalid value: 0: must be greater than 0",
    "spec.scaleTargetRef.kind: Required value",
    "spec.scaleTargetRef.name: Required value",
    "spec.metrics: Forbidden: must specify at least one Object or External metric to support scaling to zero replicas",
  ]);
  expect(messages({ minReplicas: 1, maxReplicas: 0, scaleTargetRef: { ...scaleTargetRef, apiVersion: "apps/v1" } }).at(-1)).toBe(
    "spec.maxReplicas: Required value",
  );
});

test("1.28 does not look at the version of a reference, 1.37 does", () => {
  const spec = { maxReplicas: 3, scaleTargetRef: { ...scaleTargetRef, apiVersion: "apps/v1/beta" } };
  expect(messages(spec, {}, "1.28")).toEqual([]);
  expect(messages(spec)).toEqual([
    'spec.scaleTargetRef.apiVersion: Invalid value: "apps/v1/beta": unexpected GroupVersion string: apps/v1/beta',
  ]);
});

test("1.28 drops a tolerance, so that a negative one is no mistake", () => {
  const manifest = { spec: { maxReplicas: 3, scaleTargetRef, behavior: { scaleUp: { tolerance: "-1" } } } };
  expect(defaultManifest(manifest, "1.28").spec?.behavior?.scaleUp).not.toHaveProperty("tolerance");
  expect(defaultManifest(manifest).spec?.behavior?.scaleUp).toHaveProperty("tolerance", "-1");
  expect(messages(manifest.spec, { HPAConfigurableTolerance: true }, "1.28").filter((text) => text.includes("tolerance"))).toEqual([]);
});

test("1.28 refuses ContainerResource metrics while its gate is off, and 1.37 has no such gate", () => {
  const target = { type: "Utilization", averageUtilization: 50 };
  const metrics = [{ type: "ContainerResource", containerResource: { name: "cpu", container: "app", target } }];
  const spec = { maxReplicas: 3, scaleTargetRef: { ...scaleTargetRef, apiVersion: "apps/v1" }, metrics };
  const off = { HPAContainerMetrics: false };
  expect(messages(spec, {}, "1.28")).toEqual([]);
  expect(messages(spec, off, "1.28")).toEqual([
    "spec.metrics[0].containerResource: Required value: must populate information for the given metric source (only allowed when HPAContainerMetrics feature is enabled)",
  ]);
  expect(messages(spec, off)).toEqual([]);
});

test("says at a tolerance's line that 1.28 does not know it", () => {
  const text = `${walkthrough}  behavior:\n    scaleUp:\n      tolerance: "0.3"\n`;
  const { hpa, problems } = parseManifest(text, gates, "1.28");
  expect(hpa?.spec.behavior?.scaleUp).not.toHaveProperty("tolerance");
  expect(problems.map(({ severity, line, message }) => `${severity} ${line}: ${message}`)).toEqual([
    "advice 21: Kubernetes 1.28 does not know this field, so the API server drops this tolerance. The cluster's tolerance applies.",
  ]);
});

test("refuses a target whose group 1.28 lets pass and its controller would not find", () => {
  const { hpa, problems } = parseManifest(walkthroughWith("    apiVersion: apps/v1\n", ""), gates, "1.28");
  expect([hpa, problems.map(({ message }) => message)]).toEqual([
    null,
    ['no matches for kind "Deployment" in group ""; write apiVersion: apps/v1.'],
  ]);
});
