import { fenceposts, syncDeployment, type OwnedReplicaSet, type OwningDeployment, type RolloutStrategy } from "../cluster/deploymentSync";
import { isAvailable, progressAfter, type DeploymentCounts, type DeploymentProgress } from "../cluster/deploymentStatus";

type Fencepost = number | string;

interface FencepostsInput {
  maxSurge: Fencepost;
  maxUnavailable: Fencepost;
  replicas: number;
}

export const replayFenceposts = (input: FencepostsInput): object => fenceposts(strategyOf(input), input.replicas);

function strategyOf({ maxSurge, maxUnavailable }: Pick<FencepostsInput, "maxSurge" | "maxUnavailable">): RolloutStrategy {
  return {
    maxSurgePercent: percentOf(maxSurge),
    maxUnavailablePercent: percentOf(maxUnavailable),
    ...(typeof maxSurge === "number" && { maxSurgePods: maxSurge }),
    ...(typeof maxUnavailable === "number" && { maxUnavailablePods: maxUnavailable }),
  };
}

const percentOf = (value: Fencepost): number => (typeof value === "string" ? Number.parseInt(value, 10) : 0);

interface RolloutInput {
  maxSurge: Fencepost;
  maxUnavailable: Fencepost;
  progressDeadlineSeconds: number;
  steps: readonly RolloutStep[];
}

interface RolloutStep {
  at: number;
  replicas?: number;
  release?: string;
  available?: Readonly<Record<string, number>>;
}

interface ReplayedReplicaSet extends OwnedReplicaSet {
  release: string;
  /** status.replicas: what was asked for before the latest sync. */
  existing: number;
  available: number;
}

/** Syncs the Deployment after each step until it changes nothing more; between two syncs the ReplicaSets follow at once. */
export function replayRollout(input: RolloutInput): object[] {
  const strategy = strategyOf(input);
  const all: ReplayedReplicaSet[] = [];
  let replicas = 0;
  let release = "";
  let progress: DeploymentProgress | null = null;
  let counted: DeploymentCounts = { replicas: 0, updatedReplicas: 0, readyReplicas: 0, availableReplicas: 0, unavailableReplicas: 0 };

  const newest = () => all.find((each) => each.release === release) ?? null;
  const count = (): DeploymentCounts => {
    const available = sum(all.map((each) => each.available));
    return {
      replicas: sum(all.map((each) => each.existing)),
      updatedReplicas: newest()?.existing ?? 0,
      readyReplicas: available,
      availableReplicas: available,
      unavailableReplicas: Math.max(0, sum(all.map((each) => each.replicas)) - available),
    };
  };
  const deployment = (): OwningDeployment<ReplayedReplicaSet> => ({
    replicas,
    strategy,
    get newest() {
      return newest();
    },
    old: all.filter((each) => each.release !== release),
    all,
    statusReplicas: () => counted.replicas,
    createNewest(size) {
      all.push({ release, existing: 0, available: 0, ...size });
    },
  });
  const sizes = () => Object.fromEntries(all.filter((each) => each.replicas > 0).map((each) => [each.release, each.replicas]));

  return input.steps.map(({ at, ...step }) => {
    replicas = step.replicas ?? replicas;
    release = step.release ?? release;
    for (const each of all) each.available = Math.min(each.replicas, step.available?.[each.release] ?? each.available);
    const syncs: object[] = [];
    for (let changed = true; changed;) {
      const before = JSON.stringify(sizes());
      const created = newest() === null;
      const { as, wrote } = syncDeployment(deployment());
      if (JSON.stringify(sizes()) !== before) syncs.push({ as, sizes: sizes() });
      if (created && newest() !== null) progress = { reason: "NewReplicaSetCreated", updatedAt: at };
      const counts = count();
      if (as === "rollout") progress = progressAfter(progress, counted, counts, replicas, input.progressDeadlineSeconds, at);
      changed = wrote || JSON.stringify(counts) !== JSON.stringify(counted);
      counted = counts;
      for (const each of all) {
        each.existing = each.replicas;
        each.available = Math.min(each.replicas, each.available);
      }
    }
    return {
      sizes: sizes(),
      syncs,
      status: counted,
      conditions: {
        Available: isAvailable(counted, replicas, fenceposts(strategy, replicas).unavailable)
          ? "True MinimumReplicasAvailable"
          : "False MinimumReplicasUnavailable",
        ...(progress && { Progressing: `${progress.reason === "ProgressDeadlineExceeded" ? "False" : "True"} ${progress.reason}` }),
      },
    };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
