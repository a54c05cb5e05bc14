import { expect, test } from "vitest";
import { firstScenario } from "./first";
import { beyondLimits } from "./limits";

const long = { ...firstScenario, durationSeconds: 86_400 };

test("a day of a thousand pods and some hours of ten thousand are simulated", () => {
  expect(beyondLimits(long, 1000)).toBeNull();
  expect(beyondLimits({ ...firstScenario, durationSeconds: 7200 }, 10_000)).toBeNull();
});

test("more is refused with the limit and what the run may come to", () => {
  expect(beyondLimits(firstScenario, 10_001)).toBe(
    "This run may reach 10001 replicas; at most 10000 can be simulated. Allow fewer replicas.",
  );
  expect(beyondLimits(long, 1200)).toBe(
    "This run may reach 1200 replicas for 86400 s, which is 103680000 replica-seconds; at most 100000000 can be simulated. Allow fewer replicas, or make the run shorter.",
  );
});

test("replicas count wherever they may come from", () => {
  const refusal =
    "This run may reach 2000 replicas for 86400 s, which is 172800000 replica-seconds; at most 100000000 can be simulated. Allow fewer replicas, or make the run shorter.";
  expect(beyondLimits({ ...long, workload: { ...long.workload, initialReplicas: 2000 } }, 10)).toBe(refusal);
  expect(beyondLimits({ ...long, incidents: [{ at: 5, kind: "kubectlScale", replicas: 2000 }] }, 10)).toBe(refusal);
});
