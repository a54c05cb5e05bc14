import { describe, expect, test } from "vitest";
import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { defaultFeatureGates, type KubernetesVersion } from "../controller/flags";
import { judgeManifest } from "./judgeText";
import { parseManifest } from "./parseManifest";

interface Written {
  minReplicas?: number;
  apiVersion?: string;
  describedVersion?: string;
  tolerance?: string;
}

/** A manifest of an Object metric, so that minReplicas 0 is possible. */
const text = ({ minReplicas = 1, apiVersion = "apps/v1", describedVersion = "networking.k8s.io/v1", tolerance }: Written) => `
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: web }
spec:
  scaleTargetRef: { apiVersion: ${apiVersion}, kind: Deployment, name: web }
  minReplicas: ${minReplicas}
  maxReplicas: 10
  metrics:
  - type: Object
    object:
      metric: { name: hits }
      describedObject: { apiVersion: ${describedVersion}, kind: Ingress, name: main-route }
      target: { type: AverageValue, averageValue: 12 }
${tolerance === undefined ? "" : `  behavior: { scaleUp: { tolerance: ${tolerance} } }`}
`;

/** What 1.28 stores, or 1.35 with its gates on: it accepts everything that is not checked yet. */
function storedOf(written: Written): HorizontalPodAutoscaler {
  const version = written.tolerance === undefined ? "1.28" : "1.35";
  const { hpa } = parseManifest(text(written), { ...defaultFeatureGates(version), HPAScaleToZero: true }, version);
  if (hpa === null) throw new Error("the stored autoscaler has errors");
  return hpa;
}

/** How a release judges a text, by both readers. */
function reading(written: Written, version: KubernetesVersion, stored: HorizontalPodAutoscaler | null) {
  const gates = defaultFeatureGates(version);
  const read = parseManifest(text(written), gates, version, stored);
  expect(judgeManifest(text(written), gates, version, stored)).toEqual(read);
  return { hpa: read.hpa, messages: read.problems.map(({ message }) => message) };
}

describe("minReplicas 0 with the gate off", () => {
  const tooLow = "spec.minReplicas: Invalid value: 0: must be greater than or equal to 1";

  test.each(["1.28", "1.35", "1.36"] as const)("is refused by %s for a new autoscaler and for one that has more", (version) => {
    expect(reading({ minReplicas: 0 }, version, null).messages).toEqual([tooLow]);
    expect(reading({ minReplicas: 0 }, version, storedOf({ minReplicas: 2 })).messages).toEqual([tooLow]);
  });

  test.each(["1.28", "1.35", "1.36"] as const)("is accepted by %s if the stored autoscaler has it", (version) => {
    expect(reading({ minReplicas: 0 }, version, storedOf({ minReplicas: 0 })).messages).toEqual([]);
    expect(reading({ minReplicas: -1 }, version, storedOf({ minReplicas: 0 })).messages).toEqual([
      "spec.minReplicas: Invalid value: -1: must be greater than or equal to 0",
    ]);
  });
});

describe("a tolerance with the gate off", () => {
  const toleranceOf = (hpa: HorizontalPodAutoscaler | null) => hpa?.spec.behavior?.scaleUp?.tolerance;
  const withOne = storedOf({ tolerance: "0.2" });

  test("is dropped from a new autoscaler, and from an update of one without", () => {
    for (const stored of [null, storedOf({})]) {
      const { hpa, messages } = reading({ tolerance: "0.5" }, "1.34", stored);
      expect(toleranceOf(hpa)).toBeUndefined();
      expect(messages[0]).toContain("so the API server drops this tolerance");
    }
  });

  test("is kept in an update of one that has one, and said to have no effect", () => {
    const { hpa, messages } = reading({ tolerance: "0.5" }, "1.34", withOne);
    expect(toleranceOf(hpa)).toBe("500m");
    expect(messages[0]).toContain("keeps this tolerance, because the stored HPA has one");
  });

  test("is judged where it is kept, and only there", () => {
    expect(reading({ tolerance: "-1" }, "1.34", withOne).messages).toContain(
      'spec.behavior.scaleUp.tolerance: Invalid value: "-1": must be greater than or equal to 0',
    );
    expect(reading({ tolerance: "-1" }, "1.34", storedOf({})).hpa).not.toBeNull();
  });

  test("is dropped by a release that does not know it, whatever is stored", () => {
    expect(toleranceOf(reading({ tolerance: "0.5" }, "1.32", withOne).hpa)).toBeUndefined();
  });
});

describe("an apiVersion that is none", () => {
  test("of the target is accepted from 1.34 on only in an update that keeps it", () => {
    const bad = { apiVersion: "apps/v1/x" };
    const error = 'spec.scaleTargetRef.apiVersion: Invalid value: "apps/v1/x": unexpected GroupVersion string: apps/v1/x';
    expect(reading(bad, "1.34", null).messages).toEqual([error]);
    expect(reading(bad, "1.34", storedOf({})).messages).toEqual([error]);
    expect(reading(bad, "1.34", storedOf({ apiVersion: "apps/v1/y" })).messages).toEqual([error]);
    expect(reading(bad, "1.34", storedOf(bad)).messages).toEqual([]);
    expect(reading(bad, "1.33", null).messages).toEqual([]);
  });

  test("of a described object is accepted in an update of an autoscaler that has any bad one", () => {
    const bad = { describedVersion: "a/b/c" };
    const error = 'spec.metrics[0].object.describedObject.apiVersion: Invalid value: "a/b/c": unexpected GroupVersion string: a/b/c';
    expect(reading(bad, "1.34", storedOf({})).messages).toEqual([error]);
    expect(reading(bad, "1.34", storedOf({ describedVersion: "d/e/f" })).messages).toEqual([]);
    expect(reading(bad, "1.34", storedOf({ describedVersion: "d/e/f", apiVersion: "x/y/z" })).messages).toEqual([]);
  });
});
