import { expect } from "vitest";
import type { MetricSpec } from "../../../engine/api/autoscaling";
import { defaultFlags } from "../../../engine/controller/flags";
import { cpuUtilization, seenPods } from "../../../engine/controller/testing/observed";
import { rescales, run } from "../../../engine/library/testing/runEntry";
import { featureGatesOf } from "../../../engine/scenario/scenario";
import { changed, checkedRun, checkedRunOfAny } from "../../../engine/simulation/testing/checkedRun";
import { manifestWith, metricSources } from "../../../engine/simulation/testing/manifests";
import { olderFlags } from "../../words/names/flagNames";
import { documentation2020 } from "./documentation2020";
import { decide, entryOf, proposals, testClaims } from "./testing/claims";
import { sharedClaims } from "./testing/sharedClaims";

const external: MetricSpec = {
  type: "External",
  external: { metric: { name: "queue" }, target: { type: "AverageValue", averageValue: "5" } },
};

testClaims(documentation2020, {
  replicationControllers: sharedClaims.replicationControllers,
  heapster: () => {
    const flag = olderFlags.find(({ name }) => name === "--horizontal-pod-autoscaler-use-rest-clients")!;
    expect(flag).toMatchObject({ text: expect.stringContaining("1.22 removed it together with Heapster"), replacedBy: null });
    const { reconciles } = checkedRun(
      changed({ durationSeconds: 600, incidents: [{ at: 0, kind: "metricsServerDown", durationSeconds: 600 }] }),
    );
    expect(reconciles[5]!.decision).toMatchObject({ error: expect.stringContaining("resource metrics API") });
    return [];
  },
  failedPods: sharedClaims.failedPods,
  oneMetricFails: () => {
    const metrics = [cpuUtilization(50), external];
    const up = decide({ metrics }, seenPods(2, 75));
    const down = decide({ metrics }, seenPods(4, 20));
    expect([proposals(up), proposals(down), down.scaledTo]).toEqual([[3, null], [2, null], null]);
    return [up.specReplicas ?? undefined, 75, up.scaledTo ?? undefined, 50];
  },
  cpuPercentFlag: sharedClaims.cpuPercentFlag,
  rollingUpdate: () => {
    const manifest = manifestWith(metricSources.Resource, { kind: "ReplicationController" });
    const edit = {
      at: 300,
      kind: "hpaEdited",
      manifest: manifest.replace(/Controller\n {4}name: php-apache/, "Controller\n    name: old"),
    } as const;
    const { reconciles } = checkedRun(changed({ durationSeconds: 900, manifest, incidents: [edit] }));
    expect(reconciles.at(-1)!.error).toContain('replicationcontrollers "old" not found');
    return [];
  },
  windowIsWait: () => {
    const downs = rescales(run(entryOf("not-a-cooldown"))).filter(({ from, to }) => to < from!);
    const row = downs.filter(({ at }, index) => at === downs[0]!.at + 15 * index);
    return [row.length, row[1]!.at - row[0]!.at];
  },
  annotations: () => {
    const flags = { ...defaultFlags, kubernetesVersion: "1.2", featureGates: featureGatesOf("1.2") } as const;
    const { manifest } = changed({});
    const note = `metadata:\n  annotations:\n    alpha/target.custom-metrics.podautoscaler.kubernetes.io: '{"items":[{"name":"qps","value":"1"}]}'`;
    const [plain, annotated] = [manifest, manifest.replace("metadata:", note)].map((text) =>
      checkedRunOfAny(changed({ manifest: text, flags })),
    );
    expect(annotated!.seconds.written).toEqual(plain!.seconds.written);
    expect(plain!.outcomes.rescalesUp).toBeGreaterThan(0);
    return [];
  },
});
