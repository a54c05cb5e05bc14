import { expect } from "vitest";
import { defaultFlags } from "../../../engine/controller/flags";
import { cpuUtilization, seenPod, seenPods } from "../../../engine/controller/testing/observed";
import { counts, rescales, run } from "../../../engine/library/testing/runEntry";
import { applyEdits } from "../../../engine/manifest/textEdit";
import { changed, checkedRun } from "../../../engine/simulation/testing/checkedRun";
import { advancedHpa } from "./advancedHpa";
import { decide, diagnose, entryOf, errorsIn, groupsOf, proposals, testClaims } from "./testing/claims";
import { jumpAt } from "./testing/jumpAt";

const { manifest } = changed({});
const [usage, target] = [85, 60];
const metrics = [cpuUtilization(target)];
const ten = seenPods(10, usage);
const missing = [0, 1].map((index) => seenPod(`missing-${index}`, null));
const failed = [0, 1].map((index) => seenPod(`failed-${index}`, null, { phase: "Failed" }));
const second = (pods: ReturnType<typeof seenPods>) => decide({ minReplicas: 12, maxReplicas: 16, metrics }, pods, 12);

const decline = () => {
  const downs = rescales(run(entryOf("not-a-cooldown"))).filter(({ from, to }) => to < from!);
  const row = downs.filter(({ at }, index) => at === downs[0]!.at + 15 * index);
  return { inARow: row.length, apart: row[1]!.at - row[0]!.at };
};

testClaims(advancedHpa, {
  toleranceInSeconds: () => {
    const [within, beyond] = [55, 56].map((percent) => decide({ metrics: [cpuUtilization(50)] }, seenPods(10, percent)));
    expect(within!.scaledTo).toBeNull();
    return [50, 55, 56, beyond!.specReplicas ?? undefined, beyond!.scaledTo ?? undefined];
  },
  onceInWindow: () => {
    const { inARow, apart } = decline();
    return [inARow, apart];
  },
  failedAsIdle: () => {
    const [withThem, without] = [second([...ten, ...missing, ...failed]), second([...ten, ...missing])];
    expect(proposals(withThem)).toEqual(proposals(without));
    return [groupsOf(withThem).ignored, proposals(withThem)[0] ?? undefined];
  },
  notReadyAsIdle: () => {
    const four = (since: number) =>
      Array.from({ length: 4 }, (_, index) => seenPod(`old-${index}`, usage, { ready: false, readyTransitionTime: since }));
    const later = decide({ metrics }, [...ten, ...four(-600)]);
    expect(groupsOf(decide({ metrics }, [...ten, ...four(-3600)])).unready).toBe(4);
    return [
      defaultFlags.cpuInitializationPeriodSeconds / 60,
      later.specReplicas ?? undefined,
      usage,
      target,
      later.scaledTo ?? undefined,
      4,
    ];
  },
  initialization: () => {
    const young = { startTime: -60, ready: false, readyTransitionTime: -20 };
    const groups = (pod: ReturnType<typeof seenPod>) => groupsOf(decide({ metrics }, [...ten, pod]));
    expect(groups(seenPod("young", usage, young)).unready).toBe(1);
    expect(groups(seenPod("young", usage, { ...young, ready: true, readyTransitionTime: -45 })).ready).toBe(11);
    for (const age of [60, 7200]) expect(groups(seenPod("silent", null, { startTime: -age })).missing).toBe(1);
    return [defaultFlags.cpuInitializationPeriodSeconds / 60];
  },
  secondExample: () => {
    const answer = second([...ten, ...missing, ...failed]);
    expect(groupsOf(answer)).toMatchObject({ ready: 10, missing: 2, ignored: 2 });
    expect(answer.decision).toMatchObject({ metrics: [{ calculation: { rebalanced: { fillIn: { missingAs: { percent: 0 } } } } }] });
    return [answer.scaledTo ?? undefined, missing.length, 0];
  },
  lastScaleTime: () => {
    const text = `${manifest}status:\n  lastScaleTime: <some-time>\n  currentReplicas: 1\n  desiredReplicas: 1\n`;
    const [found] = diagnose(text).diagnostics;
    expect(found!.message).toMatch(/^status\.lastScaleTime: Invalid value: "<some-time>"/);
    expect(errorsIn(applyEdits(text, found!.fixes[0]!.edits))).toEqual([]);
    return [];
  },
  noBreakSpaces: () => {
    const text = manifest.replaceAll("  ", "\u00a0\u00a0");
    const [found] = diagnose(text).diagnostics;
    expect(found!.message).toContain("No-break space");
    expect(applyEdits(text, found!.fixes[0]!.edits)).toBe(manifest);
    return [];
  },
  counterpart: () => {
    const [flag, field] = [120, 300];
    const drop = {
      points: [
        [0, 40],
        [600, 40],
        [601, 3],
      ] as const,
      noise: 0,
    };
    const flags = { ...defaultFlags, downscaleStabilizationSeconds: flag };
    const after = (behavior: string) => {
      const text = `${manifest}${behavior}`;
      const scenario = changed({ load: drop, durationSeconds: 1800, workload: { initialReplicas: 8 }, manifest: text, flags });
      return rescales(checkedRun(scenario))[0]!.at - 600;
    };
    expect(after(`  behavior:\n    scaleDown:\n      stabilizationWindowSeconds: ${field}\n`)).toBe(field);
    return [flag, after(""), field];
  },
  customTargets: () => {
    const custom = manifest.replace("apiVersion: apps/v1\n    kind: Deployment", "apiVersion: stable.example.com/v1\n    kind: CronTab");
    const { diagnostics, hpa } = diagnose(custom);
    expect(hpa?.spec.scaleTargetRef.kind).toBe("CronTab");
    expect(diagnostics[0]).toMatchObject({ severity: "advice", line: 8, message: "This CronTab is simulated as a Deployment." });
    expect(
      errorsIn(manifest.replace("apiVersion: apps/v1\n    kind: Deployment", "apiVersion: v1\n    kind: ReplicationController")),
    ).toEqual([]);
    return [];
  },
  slowsDown: () => {
    const { inARow, apart } = decline();
    return [inARow - 1, apart];
  },
  windowUp: () => {
    const [jump, window] = [600, 120];
    const load = jumpAt(jump);
    const first = (behavior: string) =>
      rescales(checkedRun(changed({ load, durationSeconds: 1200, manifest: manifest + behavior })))[0]!.at;
    return [jump, first(`  behavior:\n    scaleUp:\n      stabilizationWindowSeconds: ${window}\n`), first("")];
  },
  policySteps: () => {
    const policies = `  behavior:\n    scaleUp:\n      policies:\n      - {type: Percent, value: 30, periodSeconds: 60}\n      - {type: Pods, value: 7, periodSeconds: 60}\n`;
    const text =
      manifest.replace("maxReplicas: 10", "maxReplicas: 60").replace("averageUtilization: 50", "averageUtilization: 5") + policies;
    const load = { points: [[0, 100]] as const, noise: 0 };
    const written = counts(checkedRun(changed({ load, durationSeconds: 900, manifest: text, workload: { initialReplicas: 18 } })));
    expect(written.slice(0, 2)).toEqual([25, 33]);
    return [18, ...written, 7, 30];
  },
});
