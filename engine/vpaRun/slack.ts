import type { Cluster } from "../cluster/cluster";
import type { Pod } from "../cluster/pod";
import { mebibyte } from "../lib/mebibyte";
import type { VpaOutcomes } from "../scenario/outcomes";

interface Slack {
  /** A minute of the pods' requests, by the newest samples. */
  add(cluster: Pick<Cluster, "listPods" | "listUsage">): void;
  hours(): Pick<VpaOutcomes, "cpuSlackHours" | "memorySlackHours">;
}

/** What containers request and do not use. */
export function createSlack(): Slack {
  let cpuMilli = 0;
  let memoryBytes = 0;
  let listed: readonly Pod[] = [];
  let byName = new Map<string, Pod>();
  const look = (pods: readonly Pod[]) => {
    if (pods.length === listed.length && pods.every((pod, index) => pod === listed[index])) return;
    listed = [...pods];
    byName = new Map(pods.map((pod) => [pod.name, pod]));
  };
  return {
    add(cluster) {
      const usage = cluster.listUsage();
      if (usage === null) return;
      look(cluster.listPods());
      for (const [index, pod] of usage.names.entries()) {
        const containers = byName.get(pod)?.containers;
        if (containers === undefined) continue;
        for (const { name, usageMilli } of usage.values[usage.rows[index]!]!.containers) {
          const requests = containers.find((container) => container.name === name)?.requestsMilli;
          if (requests === undefined) continue;
          if (usageMilli.cpu !== undefined) cpuMilli += Math.max(0, Number(requests.cpu ?? 0) - Number(usageMilli.cpu));
          if (usageMilli.memory !== undefined) memoryBytes += Math.max(0, Number(requests.memory ?? 0) - Number(usageMilli.memory)) / 1000;
        }
      }
    },
    hours: () => ({ cpuSlackHours: cpuMilli / 60_000, memorySlackHours: memoryBytes / (60 * 1024 * mebibyte) }),
  };
}
