import { expect, test } from "vitest";
import { fieldGuides } from "../../../engine/index";
import { fieldFlags, olderFlags } from "./flagNames";
import { guideFlags, guideMarkdown } from "./guideWords";

const guideOf = (path: string) => fieldGuides.find((guide) => guide.path === path)!;

test("the hover of the window for scaling down names its flag and the flag of older documents", () => {
  const [today, older, ...others] = guideFlags(guideOf("spec.behavior.scaleDown.stabilizationWindowSeconds"));
  expect(today).toBe("Without this field, the controller’s flag applies: `--horizontal-pod-autoscaler-downscale-stabilization`.");
  expect(older).toMatch(/^`--horizontal-pod-autoscaler-downscale-delay`: Until 1\.11, /);
  expect(others).toEqual([]);
});

test("the hover links to the documentation of the release", () => {
  const text = guideMarkdown("spec.behavior.scaleUp.tolerance", guideOf("spec.behavior.scaleUp.tolerance"), "1.37");
  expect(text).toContain("`--horizontal-pod-autoscaler-tolerance`");
  expect(text.split("\n").at(-1)).toBe(
    "[kubernetes.io: HPAScalingRules](https://kubernetes.io/docs/reference/kubernetes-api/autoscaling/horizontal-pod-autoscaler-v2/#HPAScalingRules) · " +
      "[kubernetes.io: Documentation](https://kubernetes.io/docs/concepts/workloads/autoscaling/horizontal-pod-autoscale/#tolerance)",
  );
});

test("flags are told only of fields that the guide knows, and each older flag with a successor is told of one", () => {
  for (const path of Object.keys(fieldFlags)) expect(guideOf(path), path).toBeDefined();
  const told = Object.values(fieldFlags).flatMap(({ older }) => older);
  expect(told).toEqual(expect.arrayContaining(olderFlags.filter(({ replacedBy }) => replacedBy !== null)));
});
