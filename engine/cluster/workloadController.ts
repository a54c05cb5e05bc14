import type { Release } from "./release";

/** What a Deployment, a StatefulSet and a ReplicaSet have in common: their controller's part in the cluster. */
export interface WorkloadController {
  /** spec.replicas. */
  readonly replicas: number;
  /** status.replicas, as the autoscaler reads it from the scale subresource. */
  statusReplicas(): number;
  /** The pods of the start, all at once. */
  settle(replicas: number, now: number): void;
  /** Changes spec.replicas. Like an update it is acted on with the next `sync`. */
  scale(replicas: number): void;
  /** A new release. */
  update(release: Release): void;
  /** Does what can be done now; to be called whenever pods or the spec have changed. */
  sync(now: number): void;
}
