import { expect } from "vitest";
import { defaultV1Flags } from "../../../engine/controllerV1/flags";
import { defaultFlags } from "../../../engine/controller/flags";
import { rescales, run } from "../../../engine/library/testing/runEntry";
import { judgeManifestV1 } from "../../../engine/manifest/judgeText";
import { featureGatesOf } from "../../../engine/scenario/scenario";
import { changed, checkedRun, checkedRunOfAny } from "../../../engine/simulation/testing/checkedRun";
import { olderFlags } from "../../words/names/flagNames";
import { design2015 } from "./design2015";
import { diagnose, entryOf, errorsIn, testClaims } from "./testing/claims";
import { jumpAt } from "./testing/jumpAt";
import { sharedClaims } from "./testing/sharedClaims";

const scaleRef = `apiVersion: extensions/v1beta1
kind: HorizontalPodAutoscaler
metadata:
  name: web
spec:
  scaleRef:
    kind: ReplicationController
    name: web
    subresource: scale
  maxReplicas: 10
  cpuUtilization:
    targetPercentage: 80
`;
const v1Flags = { kubernetesVersion: "1.2", featureGates: featureGatesOf("1.2"), syncPeriodSeconds: 30 } as const;

testClaims(design2015, {
  replicationControllers: sharedClaims.replicationControllers,
  scaleRef: () => {
    expect(errorsIn(scaleRef)).toEqual([
      "extensions/v1beta1 is the form of Kubernetes 1.1 to 1.5. Choose Kubernetes 1.2, or rewrite the manifest as autoscaling/v2.",
    ]);
    expect(diagnose(scaleRef).diagnostics[0]!.fixes.length).toBe(2);
    expect(judgeManifestV1(scaleRef).hpa).not.toBeNull();
    return [];
  },
  syncPeriod: () => {
    const { reconciles } = checkedRunOfAny(changed({ durationSeconds: 600, flags: { ...defaultFlags, ...v1Flags } }));
    expect(reconciles[1]!.at - reconciles[0]!.at).toBe(defaultV1Flags.syncPeriodSeconds);
    return [defaultFlags.syncPeriodSeconds, defaultV1Flags.syncPeriodSeconds];
  },
  averageOfMinute: () => {
    expect(olderFlags.find(({ name }) => name.endsWith("use-rest-clients"))!.text).toMatch(/1\.22 removed it together with Heapster/);
    const { reconciles } = checkedRunOfAny(changed({ load: jumpAt(600), durationSeconds: 900, flags: { ...defaultFlags, ...v1Flags } }));
    const utilization = (at: number) => {
      const { decision } = reconciles.find((one) => one.at === at)!;
      return "calculation" in decision ? decision.calculation?.utilizationPercent : null;
    };
    // An average of the last minute would still have seconds from before the jump.
    expect(utilization(630)).toBeGreaterThan(200);
    return [];
  },
  forbiddenWindows: () => {
    const entry = entryOf("forbidden-windows");
    const rises = checkedRunOfAny(entry.scenario).reconciles.flatMap(({ at, scaledTo }) => (scaledTo === null ? [] : [at]));
    const today = rescales(run(entry, { flags: defaultFlags })).map(({ at }) => at);
    return [rises[1]! - rises[0]!, today[1]! - today[0]!];
  },
  absoluteTarget: () => {
    const { manifest } = changed({});
    const target = 600;
    const absolute = manifest.replace(
      "type: Utilization\n        averageUtilization: 50",
      `type: AverageValue\n        averageValue: ${target}m`,
    );
    const trace = checkedRun(changed({ load: { points: [[0, 400]], noise: 0 }, durationSeconds: 1800, manifest: absolute }));
    expect(rescales(trace)).toEqual([]);
    expect(trace.outcomes.requestsFailed).toBeGreaterThan(0);
    return [trace.workload.cpuLimitMilli, target];
  },
  deletedHpa: sharedClaims.deletedHpa,
  proxyWakes: () => {
    const [asleep, awake] = rescales(run(entryOf("wakes-from-zero")));
    expect([asleep!.to, awake!.from]).toEqual([0, 0]);
    return [0];
  },
});
