import type { Pausing } from "../lib/pausing";
import type { PodTemplate } from "./pod";

/** What the kinds of target have in common: the part of their controller in the cluster. */
export interface WorkloadController {
  /** spec.replicas. */
  replicas(): number;
  /** status.replicas, as the autoscaler reads it from the scale subresource. */
  statusReplicas(): number;
  /** Creates the pods of the start, all in one second. */
  settle(replicas: number, now: number): Pausing;
  /** Changes spec.replicas. Like an update, it takes effect with the next `sync`. */
  scale(replicas: number): void;
  /** Of the pods that it creates from now on. */
  template(): PodTemplate;
  /** Changes the template: a new release. */
  update(change: Partial<PodTemplate>): void;
  /** kubectl rollout undo; false: there is no earlier template. null: this kind has no history. */
  readonly undo: (() => boolean) | null;
  readonly heedsDeletionCost: boolean;
  /** Does everything that can be done now; call it whenever pods or the spec have changed, and in the second that `next` names. */
  sync(now: number): void;
  /** The same in pieces. */
  syncInPieces(now: number): Pausing;
  /** When it tries again what failed; Infinity: nothing has. */
  next(): number;
}
