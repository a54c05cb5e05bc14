import type { Memory } from "./memory";
import type { Pod } from "./pod";
import type { PodReader } from "./podReader";

/** How pods are read at the end of a second. */
export const createPodReader = (memory: Memory): PodReader<Pod> => ({
  name: (pod) => pod.name,
  counters({ usage }, into) {
    const { cohort } = usage;
    if (!cohort) return false;
    into.startedAt = usage.startedAt;
    into.main.cpuMilliSeconds = (usage.cpuNanoSeconds + cohort.cpuNanoSeconds) / 1_000_000;
    into.main.memoryBytes = memory.of(usage, cohort);
    into.sidecar.cpuMilliSeconds = (usage.sidecarCpuNanoSeconds + cohort.sidecarCpuNanoSeconds) / 1_000_000;
    into.sidecar.memoryBytes = memory.sidecarBytes;
    return true;
  },
  traffic({ usage }, into) {
    const { cohort } = usage;
    if (!cohort) return false;
    into.startedAt = usage.startedAt;
    into.served = usage.served + cohort.served;
    into.inFlight = cohort.inFlight;
    return true;
  },
});
