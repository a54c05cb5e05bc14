import { expect } from "vitest";
import { defaultFeatureGates, defaultFlags, kubernetesVersions } from "../../../engine/controller/flags";
import { cpuUtilization, seenPods } from "../../../engine/controller/testing/observed";
import { readyPod } from "../../../engine/cluster/testing/readyPod";
import { victims } from "../../../engine/cluster/victims";
import { judgeManifest } from "../../../engine/manifest/judgeText";
import { parseManifest } from "../../../engine/manifest/parseManifest";
import { firstScenario } from "../../../engine/scenario/first";
import { circulating } from "./circulating";
import { decide, testClaims } from "./testing/claims";

const { manifest } = firstScenario;
const behavior = `${manifest}  behavior:\n    scaleUp: {selectPolicy: Max}\n    scaleDown: {selectPolicy: Max}\n`;

testClaims(circulating, {
  thirdVersion: () => {
    for (const version of kubernetesVersions) {
      const gates = defaultFeatureGates(version);
      const { problems } = judgeManifest(manifest.replace("autoscaling/v2", "autoscaling/v3"), gates, version);
      expect(problems).toMatchObject([{ path: "apiVersion", severity: "error", fixes: [{ edits: [{ text: "autoscaling/v2" }] }] }]);
      expect(problems[0]!.message).toContain("autoscaling/v2 is the newest version");
      expect(judgeManifest(manifest, gates, version).problems).toEqual([]);
    }
    return [];
  },
  newDefaults: () => {
    const stored = kubernetesVersions.map((version) => parseManifest(behavior, defaultFeatureGates(version), version).hpa!.spec.behavior!);
    const [{ scaleUp, scaleDown }, ...others] = stored as [(typeof stored)[number], ...typeof stored];
    for (const other of others) expect(other).toEqual({ scaleUp, scaleDown });
    expect(scaleDown!.stabilizationWindowSeconds).toBeUndefined();
    const rules = [...scaleUp!.policies!, ...scaleDown!.policies!];
    expect(rules.map(({ type }) => type).toSorted()).toEqual(["Percent", "Percent", "Pods"]);
    return [...rules.flatMap(({ value, periodSeconds }) => [value, periodSeconds]), defaultFlags.downscaleStabilizationSeconds];
  },
  atRandom: () => {
    const [crowded, quiet] = [
      { pods: 3, pausePods: 0, requestedMilli: 0, allocatedMilli: 0 },
      { pods: 1, pausePods: 0, requestedMilli: 0, allocatedMilli: 0 },
    ];
    const sorted = [
      readyPod("no node", { phase: "Pending", ready: null, startTime: null }),
      readyPod("pending", { phase: "Pending", ready: false }),
      readyPod("not ready", { ready: false }),
      readyPod("cheap", { deletionCost: -1 }),
      readyPod("on a full node", { node: crowded }),
      readyPod("ready last", { node: quiet, readyTransitionTime: 99 }),
      readyPod("ready first", { node: quiet, readyTransitionTime: -3600 }),
    ];
    const related = new Map([
      [crowded, 3],
      [quiet, 1],
    ]);
    for (const given of [sorted, sorted.toReversed()]) expect(victims(given, given.length, 100, related)).toEqual(sorted);
    return [];
  },
  onlyAbove: () => {
    const [target, above, below] = [50, 70, 30];
    const metrics = [cpuUtilization(target)];
    const [more, less] = [above, below].map((usage) => decide({ metrics }, seenPods(10, usage)));
    return [target, 10, above, more!.scaledTo ?? undefined, below, less!.scaledTo ?? proposalOf(less!)];
  },
});

/** What the metrics propose, where the window still holds the count. */
function proposalOf({ decision }: ReturnType<typeof decide>): number | undefined {
  return decision.kind === "computed" ? decision.proposal : undefined;
}
