import { expect, test } from "vitest";
import type { PodLife } from "../cluster/podLife";
import { changed, checkedRun } from "./testing/checkedRun";
import { manifestWith, metricSources } from "./testing/manifests";

const bornReady = { startUpSeconds: 0, readinessProbe: false, readinessSeconds: 0, initialReplicas: 1 } as const;
const firstReady = ({ phases }: PodLife) => phases.find(({ phase }) => phase === "ready")?.at;

test("a pod that is ready as soon as it runs is ready in its life when it is in the figures: not in the second that creates it", () => {
  const manifest = manifestWith(metricSources.Resource, { kind: "StatefulSet", minReplicas: 5 });
  const { pods, seconds } = checkedRun(changed({ manifest, durationSeconds: 600, workload: bornReady }));
  expect(pods.slice(1, 5).map(({ createdAt }) => createdAt)).toEqual([0, 1, 2, 3]);
  expect(pods.slice(1, 5).map(firstReady)).toEqual([1, 2, 3, 4]);
  expect(Array.from(seconds.ready.subarray(0, 6))).toEqual([1, 2, 3, 4, 5, 5]);
});

test("a container that is started again at once is not ready in the second of its exit", () => {
  const incidents = [{ at: 100, kind: "podsCrash", pods: 1 }] as const;
  const { pods, seconds } = checkedRun(changed({ durationSeconds: 600, workload: bornReady, incidents }));
  expect(pods[0]!.phases.slice(1, 3)).toEqual([
    { at: 100, phase: "starting" },
    { at: 101, phase: "ready" },
  ]);
  expect(Array.from(seconds.ready.subarray(99, 102))).toEqual([1, 0, 1]);
});
