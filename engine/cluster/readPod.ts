import { keepsCpuParts, readParts } from "./cpuParts";
import type { Memory } from "./memory";
import type { Pod } from "./pod";
import { counters, type PodReader } from "./podReader";
import type { Workload } from "./workload";

const { startedAt, main, sidecar } = counters;

/** How pods are read at the end of a second. */
export const createPodReader = (memory: Memory, workload: Workload): PodReader<Pod> => ({
  name: (pod) => pod.name,
  containers: (pod) => pod.template.measured,
  counters({ usage }, values, row) {
    const { cohort } = usage;
    if (!cohort) return false;
    values[row + startedAt] = usage.startedAt;
    values[row + main.cpu] = usage.cpuNanoSeconds + cohort.cpuNanoSeconds;
    values[row + main.memory] = memory.of(usage, cohort);
    values[row + sidecar.cpu] = usage.sidecarCpuNanoSeconds + cohort.sidecarCpuNanoSeconds;
    values[row + sidecar.memory] = memory.sidecarBytes;
    return true;
  },
  parts: keepsCpuParts(workload)
    ? {
        read: ({ usage }, values, row) => usage.cohort && readParts(usage, usage.cohort, values, row),
        sidecarIdleMilli: workload.sidecarIdleCpuMilli,
      }
    : null,
  traffic({ usage }, into) {
    const { cohort } = usage;
    if (!cohort) return false;
    into.startedAt = usage.startedAt;
    into.served = usage.served + cohort.served;
    into.inFlight = cohort.inFlight;
    return true;
  },
  kind: ({ usage }) => (memory.isAlike ? usage.cohort : null),
});
