/** How many pods a ReplicaSet creates or deletes in one sync. Upstream's BurstReplicas. */
export const burstReplicas = 500;

/**
 * Creates missing pods in batches of 1, 2, 4, 8, …, as many as a sync may. `create` returns false if the API server refuses the pod; the
 * batch with the first refusal is the last. Returns whether all were created. Mirrors slowStartBatch in pkg/controller/replicaset.
 */
export function createInBatches(missing: number, create: () => boolean): boolean {
  let left = Math.min(missing, burstReplicas);
  for (let size = 1; left > 0; size *= 2) {
    const batch = Math.min(size, left);
    let refused = 0;
    for (let count = 0; count < batch; count++) if (!create()) refused++;
    if (refused > 0) return false;
    left -= batch;
  }
  return true;
}
