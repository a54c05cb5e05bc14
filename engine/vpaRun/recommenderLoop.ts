import type { Cluster } from "../cluster/cluster";
import type { Pod } from "../cluster/pod";
import { mebibyte } from "../lib/mebibyte";
import { compareQuantities, resourceNames } from "../vpa/quantities";
import { createRecommender, defaultRecommenderFlags } from "../vpa/recommender";
import type { Recommendation, RecommendedContainerResources } from "../vpa/vpa";
import type { VpaInRun } from "./startVpa";

interface RecommenderLoop {
  /** One run. What the status gets; null: it stays as it is. */
  run(cluster: Pick<Cluster, "listPods" | "listUsage">): Recommendation | null;
}

/**
 * pkg/recommender/routines/recommender.go `RunOnce`: pods, then samples, then OOM kills, then the status. `noteKill` is called for each kill
 * that a run has noticed.
 */
export function createRecommenderLoop(
  { vpa, annotations, labelsDiffer, startEpoch, history }: VpaInRun,
  noteKill: (pod: string, at: number) => void,
): RecommenderLoop {
  const { containerPolicies } = vpa;
  const recommender = createRecommender(defaultRecommenderFlags, { annotations, ...(containerPolicies && { containerPolicies }) });
  /** Of each known pod, how many of its containers' exits have been looked at. */
  const known = new Map<string, { containers: ReadonlySet<string>; exits: number }>();
  for (const [container, checkpoint] of history) recommender.loadCheckpoint(container, checkpoint);
  let hasSample = [...history.values()].some(({ totalSamplesCount }) => totalSamplesCount > 0);
  let written: Recommendation | null = null;

  const loadPods = (pods: readonly Pod[]) => {
    let present = 0;
    for (const { name, phase, owner, containers } of pods) {
      // The recommender lists no pending pods.
      if (phase === "Pending") continue;
      present++;
      if (known.has(name)) continue;
      const names = containers.map((container) => container.name);
      recommender.addPod({ name, group: labelsDiffer ? name : owner.name, containers: names });
      known.set(name, { containers: new Set(names), exits: 0 });
    }
    if (present === known.size) return;
    const names = new Set(pods.flatMap(({ name, phase }) => (phase === "Pending" ? [] : [name])));
    for (const name of known.keys()) {
      if (names.has(name)) continue;
      recommender.deletePod(name);
      known.delete(name);
    }
  };
  const loadSamples = (usage: ReturnType<Cluster["listUsage"]>) => {
    if (usage === null) return;
    for (const [index, pod] of usage.names.entries()) {
      const containers = known.get(pod)?.containers;
      if (containers === undefined) continue;
      const sample = usage.values[usage.rows[index]!]!;
      const time = startEpoch + sample.timestamp;
      for (const { name, usageMilli } of sample.containers) {
        if (!containers.has(name)) continue;
        if (usageMilli.cpu !== undefined && recommender.addCpuSample(pod, name, Number(usageMilli.cpu), time)) hasSample = true;
        if (usageMilli.memory !== undefined) recommender.addMemorySample(pod, name, Math.ceil(Number(usageMilli.memory) / 1000), time);
      }
    }
  };
  /** The observer notices a kill when the container has been started again. */
  const loadKills = (pods: readonly Pod[]) => {
    for (const { name, log, restarts, template } of pods) {
      const pod = known.get(name);
      if (pod === undefined) continue;
      for (; pod.exits < restarts; pod.exits++) {
        const { at, outOfMemory } = log.exits[pod.exits]!;
        if (outOfMemory === undefined) continue;
        noteKill(name, at);
        recommender.recordOom(name, template.measured[0]!, Math.round(outOfMemory.memoryRequestMebibytes * mebibyte), startEpoch + at);
      }
    }
  };

  return {
    run(cluster) {
      const pods = cluster.listPods();
      loadPods(pods);
      loadSamples(cluster.listUsage());
      loadKills(pods);
      if (!hasSample) return null;
      const recommendation = recommender.recommend();
      if (written !== null && isSame(written, recommendation)) return null;
      written = recommendation;
      return recommendation;
    },
  };
}

const bounds = ["target", "lowerBound", "upperBound", "uncappedTarget"] as const;

/** They are stored as the same text. */
const isSame = (one: Recommendation, other: Recommendation): boolean =>
  one.length === other.length && one.every((container, index) => isSameOfContainer(container, other[index]!));

const isSameOfContainer = (one: RecommendedContainerResources, other: RecommendedContainerResources): boolean =>
  one.containerName === other.containerName &&
  bounds.every((bound) =>
    resourceNames.every((resource) => {
      const [before, now] = [one[bound]?.[resource], other[bound]?.[resource]];
      if (before === undefined || now === undefined) return before === now;
      return before.format === now.format && compareQuantities(before, now) === 0;
    }),
  );
