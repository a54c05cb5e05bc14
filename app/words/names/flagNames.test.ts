import { expect, test } from "vitest";
import { defaultFlags } from "../../../engine/index";
import { flagNames } from "./controlWords";
import { flagNameOf, olderFlags } from "./flagNames";

test("each setting of the controller has a flag of its own, as the controller spells it", () => {
  const names = flagNames.map((setting) => flagNameOf[setting]);
  expect(names).toEqual([
    "--horizontal-pod-autoscaler-sync-period",
    "--horizontal-pod-autoscaler-tolerance",
    "--horizontal-pod-autoscaler-downscale-stabilization",
    "--horizontal-pod-autoscaler-cpu-initialization-period",
    "--horizontal-pod-autoscaler-initial-readiness-delay",
  ]);
  expect(Object.keys(flagNameOf).toSorted()).toEqual([...flagNames].toSorted());
  expect(Object.keys(defaultFlags)).toEqual(expect.arrayContaining([...flagNames]));
});

test("no older flag is one of today's", () => {
  const today = Object.values(flagNameOf);
  for (const { name } of olderFlags) {
    expect(name).toMatch(/^--horizontal-pod-autoscaler-[a-z-]+[a-z]$/);
    expect(today).not.toContain(name);
  }
});
