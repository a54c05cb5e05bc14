import { processRecommendation } from "../vpa/capping";
import { getUpdatePriority } from "../vpa/priority";
import { resourceTextsOf } from "../vpa/quantities";
import type { ReplicaCreator, UpdatedContainer, UpdatedPod, UpdatedPodCondition } from "../vpa/updatedPod";
import { runUpdater, type UpdaterAction } from "../vpa/updater";
import { defaultUpdaterFlags, newUpdaterMemory, type UpdaterFlags } from "../vpa/updaterFlags";
import {
  defaultVpaFeatureGates,
  type ContainerResources,
  type EvictionRequirement,
  type UpdateMode,
  type VerticalPodAutoscaler,
  type VpaFeatureGates,
} from "../vpa/vpa";
import {
  containerOf,
  policiesOf,
  recommendationOf,
  startupBoostOf,
  type RecordedPolicy,
  type RecordedRecommendation,
  type RecordedStartupBoost,
  type RecordedVpaContainer,
} from "./vpaLists";

interface RecordedUpdater {
  readonly updateMode?: UpdateMode | "";
  readonly groups: readonly { readonly kind: string; readonly name: string; readonly replicas?: number }[];
  readonly pods: readonly RecordedUpdatedPod[];
  readonly recommendation?: readonly RecordedRecommendation[];
  readonly containerPolicies?: readonly RecordedPolicy[];
  readonly minReplicas?: number;
  readonly vpaMinReplicas?: number;
  readonly evictionTolerance?: number;
  readonly evictionRequirements?: readonly EvictionRequirement[];
  readonly evictAfterOOMSeconds?: number;
  readonly inPlaceSkipDisruptionBudget?: boolean;
  readonly startupBoost?: RecordedStartupBoost;
  readonly gates?: readonly (keyof VpaFeatureGates)[];
  readonly evictionCallFails?: readonly string[];
  readonly resizeCallFails?: Readonly<Record<string, "NodeCapacity" | "Other">>;
  readonly rounds: readonly {
    readonly advanceSec: number;
    readonly conditions?: Readonly<Record<string, readonly RecordedCondition[]>>;
    readonly recommendation?: readonly RecordedRecommendation[];
  }[];
}

interface RecordedUpdatedPod {
  readonly name: string;
  readonly group?: string;
  readonly phase: string;
  readonly ageSec?: number | null;
  readonly containers: readonly RecordedUpdatedContainer[];
  readonly conditions?: readonly RecordedCondition[];
  readonly annotations?: Readonly<Record<string, string>>;
  readonly deleting?: boolean;
}

interface RecordedUpdatedContainer extends RecordedVpaContainer {
  readonly lastTermination?: { readonly reason: string; readonly startedAgoSec: number; readonly finishedAgoSec: number };
  readonly resizePolicy?: UpdatedContainer["resizePolicy"];
}

interface RecordedCondition extends Omit<UpdatedPodCondition, "lastTransitionTime"> {
  readonly ageSec?: number;
}

/** What the updater does and says in each of its runs. The clock is 0 at the first one. */
export function replayVpaUpdater(input: RecordedUpdater): object {
  const memory = newUpdaterMemory();
  const creators = input.groups.map(({ kind, name, replicas }): ReplicaCreator => ({ kind, name, replicas: replicas ?? null }));
  let pods = input.pods.map(podOf);
  let { recommendation } = input;
  let now = 0;
  const rounds = input.rounds.map((round) => {
    now += round.advanceSec;
    const { conditions = {} } = round;
    pods = pods.map((pod) => (conditions[pod.name] ? { ...pod, conditions: conditionsOf(conditions[pod.name]) } : pod));
    recommendation = round.recommendation ?? recommendation;
    const vpa = vpaOf(input, recommendation);
    const calls = {
      evict: ({ name }: UpdatedPod) => !input.evictionCallFails?.includes(name),
      resize: ({ name }: UpdatedPod) => input.resizeCallFails?.[name] ?? null,
    };
    const priority = Object.fromEntries(pods.map((pod) => [pod.name, priorityOf(vpa, pod)]));
    const run = runUpdater(vpa, pods, creators, flagsOf(input), memory, calls, now);
    const evicted = new Set(run.actions.flatMap(({ action, pod, ok }) => (action === "evict" && ok ? [pod] : [])));
    pods = pods.filter(({ name }) => !evicted.has(name));
    const infeasible = [...memory.infeasibleAttempts.keys()].toSorted();
    return {
      actions: run.actions.map(recordedAction),
      priority,
      log: Object.fromEntries(run.log),
      ...(run.tooFewReplicas.length > 0 && { tooFewReplicas: run.tooFewReplicas.toSorted() }),
      ...(infeasible.length > 0 && { infeasible }),
    };
  });
  return { rounds };
}

function vpaOf(input: RecordedUpdater, recorded: readonly RecordedRecommendation[] | undefined): VerticalPodAutoscaler {
  const { updateMode = "", vpaMinReplicas, evictionRequirements, evictAfterOOMSeconds, startupBoost } = input;
  const updatePolicy = {
    ...(updateMode !== "" && { updateMode }),
    ...(vpaMinReplicas !== undefined && { minReplicas: vpaMinReplicas }),
    ...(evictionRequirements && { evictionRequirements }),
    ...(evictAfterOOMSeconds !== undefined && { evictAfterOOMSeconds }),
  };
  const containerPolicies = policiesOf(input.containerPolicies);
  const recommendation = recommendationOf(recorded);
  return {
    name: "vpa",
    ...(Object.keys(updatePolicy).length > 0 && { updatePolicy }),
    ...(containerPolicies && { containerPolicies }),
    ...(startupBoost && { startupBoost: startupBoostOf(startupBoost) }),
    ...(recommendation && { recommendation }),
  };
}

function flagsOf({ minReplicas, evictionTolerance, inPlaceSkipDisruptionBudget, gates }: RecordedUpdater): UpdaterFlags {
  return {
    ...defaultUpdaterFlags,
    ...(minReplicas !== undefined && { minReplicas }),
    ...(evictionTolerance !== undefined && { evictionTolerance }),
    ...(inPlaceSkipDisruptionBudget !== undefined && { inPlaceSkipDisruptionBudget }),
    gates: gatesOf(gates),
  };
}

export function gatesOf(gates: readonly (keyof VpaFeatureGates)[] = []): VpaFeatureGates {
  return { ...defaultVpaFeatureGates, ...Object.fromEntries(gates.map((gate) => [gate, true])) };
}

function podOf({ name, group = "", phase, ageSec, containers, conditions, annotations, deleting }: RecordedUpdatedPod): UpdatedPod {
  return {
    name,
    group: group === "" ? null : group,
    phase,
    startTime: typeof ageSec === "number" ? -ageSec : null,
    deleting: deleting === true,
    annotations: annotations ?? {},
    conditions: conditionsOf(conditions),
    containers: containers.map((container) => ({
      ...containerOf(container),
      ...(container.lastTermination && {
        lastTermination: {
          reason: container.lastTermination.reason,
          startedAt: -container.lastTermination.startedAgoSec,
          finishedAt: -container.lastTermination.finishedAgoSec,
        },
      }),
      ...(container.resizePolicy && { resizePolicy: container.resizePolicy }),
    })),
  };
}

function conditionsOf(conditions: readonly RecordedCondition[] = []): UpdatedPodCondition[] {
  return conditions.map(({ ageSec = 0, ...condition }) => ({ ...condition, lastTransitionTime: -ageSec }));
}

function priorityOf({ recommendation, containerPolicies }: VerticalPodAutoscaler, pod: UpdatedPod): [boolean, boolean, number] {
  const processed = processRecommendation(recommendation, containerPolicies, pod.containers, []);
  const { outsideRecommendedRange, scaleUp, resourceDiff } = getUpdatePriority(pod, processed?.recommendation ?? null);
  return [outsideRecommendedRange, scaleUp, resourceDiff];
}

function recordedAction(action: UpdaterAction): object {
  if (action.action === "evict") return action;
  return { ...action, set: Object.fromEntries(Object.entries(action.set).map(([name, resources]) => [name, textsOf(resources)])) };
}

/** Without the lists that set nothing. */
function textsOf({ requests = {}, limits = {} }: ContainerResources): object {
  return {
    ...(Object.keys(requests).length > 0 && { requests: resourceTextsOf(requests) }),
    ...(Object.keys(limits).length > 0 && { limits: resourceTextsOf(limits) }),
  };
}
