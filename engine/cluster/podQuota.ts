import type { Pod } from "./pod";

/** The ResourceQuota `pods` of the namespace. */
interface PodQuota {
  /** From now on the namespace may have so many pods; Infinity: there is no quota. */
  set(hard: number): void;
  /** Whether the API server takes one more pod. */
  admits(now: number): boolean;
}

/** `podsOf` gives the pods of the namespace. */
export function createPodQuota(podsOf: () => Iterable<Pick<Pod, "phase" | "deletionTimestamp">>): PodQuota {
  let hard = Infinity;
  return {
    set(pods) {
      hard = pods;
    },
    admits(now) {
      if (hard === Infinity) return true;
      let used = 0;
      for (const pod of podsOf()) if (isCounted(pod, now)) used++;
      return used < hard;
    },
  };
}

/** `deletionTimestamp` is the end of the grace period. Source: QuotaV1Pod in pkg/quota/v1/evaluator/core. */
const isCounted = ({ phase, deletionTimestamp }: Pick<Pod, "phase" | "deletionTimestamp">, now: number): boolean =>
  phase !== "Failed" && phase !== "Succeeded" && (deletionTimestamp === null || now <= deletionTimestamp);
