import { podsInAPiece, type Pausing } from "../lib/pausing";
import type { SeededRandom } from "../lib/random";
import type { OwnedReplicaSet } from "./deploymentSync";
import type { Node } from "./nodes";
import { isActive, type Pod, type PodOwner, type PodTemplate } from "./pod";
import type { Pods } from "./pods";
import { createRequeue, type Requeue } from "./requeue";
import { burstReplicas, createInBatches } from "./slowStart";
import { victims } from "./victims";
import type { WorkloadController } from "./workloadController";

export interface ReplicaSet extends PodOwner, OwnedReplicaSet {
  available: number;
  /** The template of the pods that it will create. */
  template: PodTemplate;
  podName(): string;
  /** How many pods it has created or deleted in a second. */
  burst: { at: number; pods: number };
  requeue: Requeue;
  /** A Deployment owns it. */
  owned: boolean;
}

/**
 * A ReplicaSet without a Deployment, or a ReplicationController, which upstream runs with the same code (pkg/controller/replication): a new
 * release changes only the pods that it creates later.
 */
export function createReplicaSetController(pods: Pods, replicaSet: ReplicaSet): WorkloadController {
  return {
    replicas: () => replicaSet.replicas,
    statusReplicas: () => replicaSet.active,
    scale(replicas) {
      replicaSet.replicas = replicas;
    },
    *settle(replicas, now) {
      replicaSet.replicas = replicas;
      yield* createAll(pods, replicaSet, now);
    },
    template: () => replicaSet.template,
    update(change) {
      replicaSet.template = { ...replicaSet.template, ...change };
    },
    undo: null,
    heedsDeletionCost: true,
    sync: (now) => manageReplicas(pods, replicaSet, now),
    *syncInPieces(now) {
      // One sync is a piece.
      manageReplicas(pods, replicaSet, now);
      yield;
    },
    next: replicaSet.requeue.next,
  };
}

/** Creates all pods of the start, in one second. */
export function* createAll(pods: Pods, replicaSet: ReplicaSet, now: number): Pausing {
  while (replicaSet.active < replicaSet.replicas) {
    createOne(pods, replicaSet, now);
    if (replicaSet.active % podsInAPiece === 0) yield;
  }
}

function createOne(pods: Pods, replicaSet: ReplicaSet, now: number): boolean {
  return pods.create(replicaSet, replicaSet.template, { name: replicaSet.podName(), ordinal: 0 }, now);
}

/** Creates or deletes pods, so that the number of active pods becomes `replicas`; what one sync may not do waits for the next second's. */
export function manageReplicas(pods: Pods, replicaSet: ReplicaSet, now: number): void {
  // A Deployment may sync it several times in a second.
  if (replicaSet.burst.at !== now) replicaSet.burst = { at: now, pods: 0 };
  const { burst } = replicaSet;
  const left = burstReplicas - burst.pods;
  const areCreated = createInBatches(Math.min(left, replicaSet.replicas - replicaSet.active), () => {
    const isCreated = createOne(pods, replicaSet, now);
    if (isCreated) burst.pods++;
    return isCreated;
  });
  if (!areCreated) return replicaSet.requeue.failed(now);
  replicaSet.requeue.forget();
  const excess = Math.min(left, replicaSet.active - replicaSet.replicas);
  if (excess > 0) {
    burst.pods += excess;
    const active = pods.list().filter(isActive);
    const own = active.filter((pod) => pod.owner === replicaSet);
    for (const pod of victims(own, excess, now, replicaSet.owned ? podsByNode(active) : noPods)) pods.delete(pod, now);
  }
  // Nothing else may happen to the pods before the next second, and then nobody would call this again.
  if (replicaSet.active !== replicaSet.replicas) pods.changed = true;
}

/**
 * Upstream counts on each node the pods of all ReplicaSets that have the same owner, so without an owner it counts none. Source:
 * getIndirectlyRelatedPods in pkg/controller/replicaset.
 */
const noPods: ReadonlyMap<Node, number> = new Map();

function podsByNode(active: readonly Pod[]): Map<Node, number> {
  const counts = new Map<Node, number>();
  for (const { node } of active) if (node) counts.set(node, (counts.get(node) ?? 0) + 1);
  return counts;
}

export function createReplicaSet(
  name: string,
  template: PodTemplate,
  generateName: NameGenerator,
  { owned }: Pick<ReplicaSet, "owned">,
): ReplicaSet {
  return {
    name,
    replicas: 0,
    desiredReplicas: 0,
    maxReplicas: 0,
    template,
    active: 0,
    available: 0,
    podName: () => generateName(name, 5),
    owned,
    burst: { at: -Infinity, pods: 0 },
    requeue: createRequeue(),
  };
}

/** A prefix followed by `length` letters; a name never repeats. */
export type NameGenerator = (prefix: string, length: number) => string;

export function createNameGenerator(random: SeededRandom): NameGenerator {
  const taken = new Set<string>();
  return (prefix, length) => {
    let name: string;
    do {
      name = `${prefix}-${Array.from({ length }, () => nameAlphabet[random.integer(nameAlphabet.length)]).join("")}`;
    } while (taken.has(name));
    taken.add(name);
    return name;
  };
}

/** The alphabet of Kubernetes' generated names: no vowels and no look-alikes. */
const nameAlphabet = "bcdfghjklmnpqrstvwxz2456789";
