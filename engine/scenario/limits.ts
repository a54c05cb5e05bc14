import { maxReplicaSeconds, maxRunReplicas, type Scenario } from "./scenario";

/**
 * Why a run is too large to be simulated, in one sentence; null if it is not. `maxReplicas` is the highest that any of the scenario's
 * manifests allows: it limits the pods of the run, so that the answer is known before the run.
 */
export function beyondLimits({ durationSeconds, workload, incidents }: Scenario, maxReplicas: number): string | null {
  const written = incidents.flatMap((incident) => ("replicas" in incident ? [incident.replicas] : []));
  const replicas = Math.max(workload.initialReplicas, maxReplicas, ...written);
  if (replicas > maxRunReplicas)
    return `This run may reach ${replicas} replicas; at most ${maxRunReplicas} can be simulated. Allow fewer replicas.`;
  const replicaSeconds = replicas * durationSeconds;
  if (replicaSeconds <= maxReplicaSeconds) return null;
  return `This run may reach ${replicas} replicas for ${durationSeconds} s, which is ${replicaSeconds} replica-seconds; at most ${maxReplicaSeconds} can be simulated. Allow fewer replicas, or make the run shorter.`;
}
