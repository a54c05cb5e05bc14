import { expect, test } from "vitest";
import { queueThatSleeps, runOf } from "../../charts/testing/kedaRun";
import { decider, deciderStretches } from "./whoDecides";

const moment = (count: number, outcome: Parameters<typeof decider>[0]["poll"] | "staysInactive" | "coolingDown" | "staysActive") => ({
  count,
  minReplicas: 1,
  hasHpa: true,
  poll: typeof outcome === "string" ? { outcome, active: outcome === "staysActive" } : outcome,
});

test("KEDA decides at zero, and at the minimum in a cooldown", () => {
  expect(decider(moment(0, "staysInactive"))).toBe("KEDA");
  expect(decider(moment(0, null))).toBe("KEDA");
  expect(decider(moment(1, "coolingDown"))).toBe("KEDA");
});

test("the HPA decides above the minimum, and at it while a trigger is active", () => {
  expect(decider(moment(5, "coolingDown"))).toBe("HPA");
  expect(decider(moment(1, "staysActive"))).toBe("HPA");
});

test("the HPA decides at a minimum below which KEDA never goes", () => {
  expect(decider(moment(1, "staysInactive"))).toBe("HPA");
  expect(decider({ ...moment(1, { outcome: "raisedToMin", active: false }) })).toBe("HPA");
});

test("KEDA decides at idle replicas, while all is paused, and while there is no HPA", () => {
  expect(decider({ ...moment(2, "staysInactive"), minReplicas: 3 })).toBe("KEDA");
  expect(decider(moment(5, { outcome: "fullyPaused", active: false }))).toBe("KEDA");
  expect(decider({ ...moment(5, "staysActive"), hasHpa: false })).toBe("KEDA");
});

test("a queue that sleeps and wakes goes back and forth between the two", () => {
  const run = runOf(queueThatSleeps);
  expect(deciderStretches(run)).toEqual([
    { by: "KEDA", from: 0, to: 300 },
    { by: "HPA", from: 300, to: 1410 },
    { by: "KEDA", from: 1410, to: 2220 },
    { by: "HPA", from: 2220, to: 2625 },
    { by: "KEDA", from: 2625, to: 2700 },
  ]);
  expect(deciderStretches({ ...run, keda: null })).toEqual([]);
});
