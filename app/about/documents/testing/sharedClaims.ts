import { expect } from "vitest";
import { defaultFlags } from "../../../../engine/controller/flags";
import { counts } from "../../../../engine/library/testing/runEntry";
import { readKubectlAutoscale } from "../../../../engine/manifest/kubectlAutoscale";
import { featureGatesOf } from "../../../../engine/scenario/scenario";
import { changed, checkedRun, checkedRunOfAny } from "../../../../engine/simulation/testing/checkedRun";
import { manifestWith, metricSources } from "../../../../engine/simulation/testing/manifests";
import type { TargetKind } from "../../../../engine/api/targetKinds";
import type { Claim } from "./claims";

/** The claims of the statements that several documents make. */
export const sharedClaims = {
  replicationControllers: () => {
    const target = (kind: TargetKind) => changed({ manifest: manifestWith(metricSources.Resource, { kind }) });
    const written = (kind: TargetKind) => counts(checkedRun(target(kind)));
    expect(written("ReplicationController")).toEqual(written("ReplicaSet"));
    for (const kubernetesVersion of ["1.2", "1.28"] as const) {
      const flags = { ...defaultFlags, kubernetesVersion, featureGates: featureGatesOf(kubernetesVersion) };
      expect(checkedRunOfAny({ ...target("ReplicationController"), flags }).outcomes.rescalesUp).toBeGreaterThan(0);
    }
    return [];
  },
  failedPods: () => {
    const evicted = { at: 300, kind: "podsEvicted", pods: 2 } as const;
    const load = { points: [[0, 12]] as const, noise: 0 };
    const { reconciles } = checkedRun(changed({ load, durationSeconds: 900, workload: { initialReplicas: 4 }, incidents: [evicted] }));
    const { decision } = reconciles.find(({ at }) => at >= 330)!;
    expect(decision).toMatchObject({ metrics: [{ calculation: { groups: { missing: 0, ignored: 2 } } }] });
    return [];
  },
  deletedHpa: () => {
    const load = {
      points: [
        [0, 3],
        [600, 3],
        [601, 40],
      ] as const,
      noise: 0,
    };
    const incidents = [
      { at: 300, kind: "hpaDeleted" },
      { at: 900, kind: "hpaCreated" },
    ] as const;
    const { reconciles, seconds } = checkedRun(changed({ load, durationSeconds: 1800, incidents }));
    expect(reconciles.filter(({ at }) => at > 300 && at < 900)).toEqual([]);
    expect(seconds.written[899]).toBe(seconds.written[299]);
    expect(Math.max(...seconds.written.slice(900))).toBe(9);
    return [];
  },
  cpuPercentFlag: () => {
    const [older, newer] = ["--cpu-percent=80", "--cpu=80%"].map((flag) =>
      readKubectlAutoscale(`kubectl autoscale rs foo --max=5 ${flag}`),
    );
    expect(older).toMatchObject({ ok: true, warnings: [expect.stringContaining("--cpu-percent has been deprecated")] });
    expect(newer).toEqual({ ...older, warnings: [], said: [] });
    return [80];
  },
} satisfies Record<string, Claim>;
