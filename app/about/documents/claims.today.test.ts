import { expect } from "vitest";
import { defaultFeatureGates, defaultFlags } from "../../../engine/controller/flags";
import { cpuUtilization, seenPod, seenPods } from "../../../engine/controller/testing/observed";
import { counts, edited, rescales, run } from "../../../engine/library/testing/runEntry";
import { containerCpu, decide, entryOf, groupsOf, podWith, proposals, testClaims } from "./testing/claims";
import { sharedClaims } from "./testing/sharedClaims";
import { today } from "./today";

const initializationMinutes = defaultFlags.cpuInitializationPeriodSeconds / 60;
const target = 60;
const usage = 85;
const ready = seenPods(10, usage);
const metrics = [cpuUtilization(target)];
const withPod = (change: Parameters<typeof seenPod>[2]) => groupsOf(decide({ metrics }, [...ready, seenPod("other", usage, change)]));
/** Four pods of an hour; null: they were never ready. */
const fourUnready = (since: number | null) =>
  Array.from({ length: 4 }, (_, index) => seenPod(`old-${index}`, usage, { ready: false, readyTransitionTime: since ?? -3600 }));

testClaims(today, {
  failedPods: sharedClaims.failedPods,
  notReady: () => {
    const later = decide({ metrics }, [...ready, ...fourUnready(-600)]);
    const never = decide({ metrics }, [...ready, ...fourUnready(null)]);
    expect([groupsOf(later).unready, groupsOf(never).unready, never.scaledTo]).toEqual([0, 4, null]);
    return [initializationMinutes, ready.length, usage, 4, target, later.scaledTo ?? undefined, never.specReplicas ?? undefined];
  },
  brieflyReady: () => {
    // The sample is of the 30 seconds from -40 to -10.
    expect(withPod({ startTime: -60, ready: true, readyTransitionTime: -45 }).unready).toBe(0);
    expect(withPod({ startTime: -60, ready: true, readyTransitionTime: -35 }).unready).toBe(1);
    expect(withPod({ startTime: -310, ready: false, readyTransitionTime: -300 }).unready).toBe(1);
    expect(withPod({ startTime: -310, ready: false, readyTransitionTime: -270 }).unready).toBe(0);
    return [initializationMinutes];
  },
  toggling: () => {
    expect(withPod({ startTime: -200, ready: true, readyTransitionTime: -45 }).unready).toBe(0);
    expect(withPod({ startTime: -200, ready: false, readyTransitionTime: -45 }).unready).toBe(1);
    expect(withPod({ startTime: -400, ready: false, readyTransitionTime: -20 }).unready).toBe(0);
    return [initializationMinutes];
  },
  containerAbsent: () => {
    const pods = [...seenPods(3, 80), podWith("other", "renamed", 80)];
    const utilization = decide({ metrics: [containerCpu("app", { type: "Utilization", averageUtilization: 50 })] }, pods);
    expect([utilization.decision.kind, proposals(utilization)]).toEqual(["noMetrics", [null]]);
    const byAmount = { metrics: [containerCpu("app", { type: "AverageValue", averageValue: "50m" })] };
    const average = decide(byAmount, pods);
    expect([groupsOf(average).missing, average.scaledTo]).toEqual([1, 5]);
    const older = { ...defaultFlags, kubernetesVersion: "1.28", featureGates: defaultFeatureGates("1.28") } as const;
    expect(proposals(decide(byAmount, pods, pods.length, older))).toEqual([null]);
    return [];
  },
  containerRenamed: () => {
    const both = ["app", "web"].map((name) => containerCpu(name, { type: "Utilization", averageUtilization: 50 }));
    const mixed = decide({ metrics: both }, [...seenPods(2, 80), podWith("web", "new-0", 80), podWith("web", "new-1", 80)]);
    expect([proposals(mixed), mixed.scaledTo]).toEqual([[null, null], null]);
    // With pods of one kind, one metric works, and the count can grow.
    expect(decide({ metrics: both }, seenPods(4, 80)).scaledTo).toBe(7);
    return [];
  },
  cpuPercentFlag: sharedClaims.cpuPercentFlag,
  deletedHpa: sharedClaims.deletedHpa,
  maintenanceEnds: () => {
    const paused = entryOf("paused-at-zero");
    const toZero = { at: 600, kind: "kubectlScale", replicas: 0 } as const;
    for (const minReplicas of [1, 3]) {
      const edit = { at: 900, kind: "hpaEdited", ...edited(paused, "minReplicas: 2", `minReplicas: ${minReplicas}`) } as const;
      expect(counts(run(paused, { incidents: [toZero, edit] })).at(-1)).toBe(0);
    }
    const restart = run(paused, { incidents: [toZero, { at: 900, kind: "kubectlScale", replicas: 1 }] });
    expect(counts(restart).at(-1)).toBe(5);
    const slept = entryOf("wakes-whoever-slept");
    expect([counts(run(slept)).at(-1), counts(run(slept, { flags: defaultFlags })).at(-1)]).toEqual([4, 0]);
    return [0, 1];
  },
  replicasRemoved: () => {
    const applied = { at: 600, kind: "kubectlApply", replicas: 1 } as const;
    const { seconds } = run(entryOf("apply-resets-replicas"), { incidents: [applied] });
    const back = seconds.written.findIndex((count, second) => second > 600 && count === 20);
    expect(rescales(run(entryOf("apply-resets-replicas"), { incidents: [applied] }))[0]!.from).toBe(1);
    return [seconds.written[599], 1, back - applied.at];
  },
});
