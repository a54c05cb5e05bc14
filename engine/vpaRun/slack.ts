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
  return {
    add(cluster) {
      const usage = cluster.listUsage();
      if (usage === null) return;
      const specs = new Map<string, Pod["containers"]>();
      for (const { name, containers } of cluster.listPods()) specs.set(name, containers);
      usage.names.forEach((pod, index) => {
        const containers = specs.get(pod);
        if (containers === undefined) return;
        for (const { name, usageMilli } of usage.values[usage.rows[index]!]!.containers) {
          const requests = containers.find((container) => container.name === name)?.requestsMilli;
          if (requests === undefined) continue;
          if (usageMilli.cpu !== undefined) cpuMilli += Math.max(0, Number(requests.cpu ?? 0) - Number(usageMilli.cpu));
          if (usageMilli.memory !== undefined) memoryBytes += Math.max(0, Number(requests.memory ?? 0) - Number(usageMilli.memory)) / 1000;
        }
      });
    },
    hours: () => ({ cpuSlackHours: cpuMilli / 60_000, memorySlackHours: memoryBytes / (60 * 1024 * mebibyte) }),
  };
}
