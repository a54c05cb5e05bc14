import type { Cohorts } from "./cohorts";
import type { Memory } from "./memory";
import type { Pods } from "./pods";

/** Main containers that want more memory than their limit: the kernel kills each of them in the next second. */
interface MemoryLimits {
  /** Call it at the end of each second. Returns whether a container will be killed in the next one. */
  look(now: number): boolean;
}

interface MemoryLimitsOptions {
  memory: Pick<Memory, "wanted" | "of" | "mayBeOverLimit">;
  cohorts: Pick<Cohorts, "present">;
  pods: Pick<Pods, "list" | "endOutOfMemory">;
}

export function createMemoryLimits({ memory, cohorts, pods }: MemoryLimitsOptions): MemoryLimits {
  return {
    look(now) {
      const over = new Set(cohorts.present().cohorts.filter(memory.mayBeOverLimit));
      if (over.size === 0) return false;
      let isSome = false;
      for (const pod of pods.list()) {
        const { usage, actual } = pod;
        const { cohort } = usage;
        if (cohort === null || !over.has(cohort)) continue;
        const wantedBytes = memory.wanted(usage, cohort);
        if (wantedBytes === memory.of(usage, cohort)) continue;
        const { memoryRequestMebibytes, memoryLimitMebibytes } = actual.main;
        pods.endOutOfMemory(pod, now + 1, { memoryRequestMebibytes, memoryLimitMebibytes, wantedBytes });
        isSome = true;
      }
      return isSome;
    },
  };
}
