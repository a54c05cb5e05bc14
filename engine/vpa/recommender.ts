/**
 * The recommender of one VerticalPodAutoscaler: pkg/recommender/model/cluster.go, logic/recommender.go and routines. It takes samples and
 * OOM kills, and says at any time what it recommends. Times are Unix seconds.
 */
import { byText } from "../lib/order";
import { milliValue, value } from "../lib/quantity";
import {
  aggregateOf,
  checkpointOf,
  createAggregate,
  mergeContainerState,
  subtractMemoryPeak,
  type AggregateContainerState,
  type ContainerCheckpoint,
  type HalfLives,
} from "./aggregateContainerState";
import { applyVpaPolicy } from "./capping";
import {
  createContainerState,
  currentPeak,
  recordOom,
  takeCpuSample,
  takeMemorySample,
  type ContainerState,
  type MemoryAggregation,
} from "./containerState";
import { estimateContainer, type Amounts, type ContainerEstimate, type EstimatorFlags } from "./estimator";
import { humanizedMemory } from "./humanize";
import { mapResources, newMilliQuantity, newQuantity, resourceNames, type ResourceList } from "./quantities";
import { getContainerResourcePolicy, type ContainerResourcePolicy, type Recommendation, type RecommendedContainerResources } from "./vpa";

export interface RecommenderFlags extends EstimatorFlags, HalfLives {
  readonly memoryAggregationIntervalSec: number;
  readonly oomBumpUpRatio: number;
  readonly oomMinBumpUpBytes: number;
  readonly roundCPUMillicores: number;
  readonly roundMemoryBytes: number;
  readonly humanizeMemory: boolean;
  readonly integerCPUPostProcessor: boolean;
  /** Of a container whose policy has no maxAllowed of the resource. */
  readonly globalMaxAllowed: ResourceList;
  /** The gate PerVPAConfig: a container policy may say how OOM kills and memory peaks count. */
  readonly perVPAConfig: boolean;
}

const daySeconds = 86_400;

export const defaultRecommenderFlags: RecommenderFlags = {
  safetyMarginFraction: 0.15,
  podMinCPUMillicores: 25,
  podMinMemoryMb: 250,
  targetCPUPercentile: 0.9,
  lowerBoundCPUPercentile: 0.5,
  upperBoundCPUPercentile: 0.95,
  targetMemoryPercentile: 0.9,
  lowerBoundMemoryPercentile: 0.5,
  upperBoundMemoryPercentile: 0.95,
  confidenceIntervalCPUSec: daySeconds,
  confidenceIntervalMemorySec: daySeconds,
  memoryAggregationIntervalSec: daySeconds,
  memoryHistogramDecayHalfLifeSec: daySeconds,
  cpuHistogramDecayHalfLifeSec: daySeconds,
  oomBumpUpRatio: 1.2,
  oomMinBumpUpBytes: 100 * 1024 * 1024,
  roundCPUMillicores: 1,
  roundMemoryBytes: 1,
  humanizeMemory: false,
  integerCPUPostProcessor: false,
  globalMaxAllowed: {},
  perVPAConfig: false,
};

/** The parts of the object that the recommender reads. */
export interface RecommendedVpa {
  readonly containerPolicies?: readonly ContainerResourcePolicy[];
  readonly annotations?: Readonly<Record<string, string>>;
}

export interface RecommendedPod {
  readonly name: string;
  /** Its labels as one text: the containers of one name in pods of one group share their history. */
  readonly group: string;
  readonly containers: readonly string[];
}

export interface Recommender {
  /** The object was edited. */
  setVpa(vpa: RecommendedVpa): void;
  addPod(pod: RecommendedPod): void;
  /** Its samples still count. */
  deletePod(name: string): void;
  /** False: the sample is discarded. The pod must have been added. */
  addCpuSample(pod: string, container: string, millicores: number, time: number): boolean;
  /** False: the sample is discarded. The pod must have been added. */
  addMemorySample(pod: string, container: string, bytes: number, time: number): boolean;
  /** False: the kill is too old to count. The pod must have been added. */
  recordOom(pod: string, container: string, requestBytes: number, time: number): boolean;
  /** What the status gets, sorted by the names of the containers. */
  recommend(): Recommendation;
  /** The history of each container, all groups and the initial history together, sorted by name. */
  historyByContainer(): ReadonlyMap<string, AggregateContainerState>;
  /** What a VerticalPodAutoscalerCheckpoint stores of each container: all but the peak of the interval that is not over. */
  checkpoints(now: number): ReadonlyMap<string, ContainerCheckpoint>;
  /** The container begins with this history. */
  loadCheckpoint(container: string, checkpoint: ContainerCheckpoint): void;
}

export function createRecommender(flags: RecommenderFlags, firstVpa: RecommendedVpa): Recommender {
  let vpa = firstVpa;
  /** By group, then by the container's name. */
  const aggregates = new Map<string, Map<string, AggregateContainerState>>();
  /** By pod, then by the container's name. */
  const pods = new Map<string, Map<string, ContainerState>>();
  /** By the container's name. */
  const initial = new Map<string, AggregateContainerState>();
  /** The only group's containers by name; null: there are more groups, or it was not asked for since a pod was added. */
  let sorted: ReadonlyMap<string, AggregateContainerState> | null = null;

  const policyOf = (container: string) => getContainerResourcePolicy(container, vpa.containerPolicies);
  const usualAggregation = memoryAggregation(flags, undefined);
  const aggregationOf = (container: string) => {
    const policy = flags.perVPAConfig ? policyOf(container) : undefined;
    return policy === undefined ? usualAggregation : memoryAggregation(flags, policy);
  };

  function containerOf(pod: string, container: string): ContainerState {
    const state = pods.get(pod)?.get(container);
    if (state === undefined) throw new Error(`no container ${container} of a pod ${pod}`);
    return state;
  }

  function historyByContainer(): ReadonlyMap<string, AggregateContainerState> {
    const merged = new Map<string, AggregateContainerState>();
    for (const states of [...aggregates.values(), initial]) {
      for (const [name, state] of states)
        mergeContainerState(
          entryOf(merged, name, () => createAggregate(flags)),
          state,
        );
    }
    return new Map([...merged].toSorted(([one], [other]) => byText(one, other)));
  }

  /** To be read only: a container with one history is not copied. */
  function readHistories(): ReadonlyMap<string, AggregateContainerState> {
    if (sorted !== null) return sorted;
    const [only] = aggregates.values();
    if (aggregates.size !== 1 || initial.size > 0 || only === undefined) return historyByContainer();
    return (sorted = new Map([...only].toSorted(([one], [other]) => byText(one, other))));
  }

  return {
    setVpa(edited) {
      vpa = edited;
    },
    addPod({ name, group, containers }) {
      sorted = null;
      const states = entryOf(aggregates, group, () => new Map<string, AggregateContainerState>());
      const created = containers.map((container): [string, ContainerState] => {
        return [container, createContainerState(entryOf(states, container, () => createAggregate(flags)))];
      });
      pods.set(name, new Map(created));
    },
    deletePod(name) {
      pods.delete(name);
    },
    addCpuSample: (pod, container, millicores, time) => takeCpuSample(containerOf(pod, container), millicores, time),
    addMemorySample: (pod, container, bytes, time) => takeMemorySample(containerOf(pod, container), bytes, time, aggregationOf(container)),
    recordOom: (pod, container, requestBytes, time) => recordOom(containerOf(pod, container), requestBytes, time, aggregationOf(container)),
    recommend() {
      const states = [...readHistories()].filter(([name]) => policyOf(name)?.mode !== "Off");
      const recommendation = states.map(([name, state]) => {
        const recommended = recommendContainer(name, estimateContainer(state, states.length, flags), policyOf(name), flags);
        return integerCpu(recommended, vpa, flags);
      });
      return applyVpaPolicy(recommendation, vpa.containerPolicies, flags.globalMaxAllowed);
    },
    historyByContainer,
    checkpoints(now) {
      const histories = historyByContainer();
      for (const states of pods.values()) {
        for (const [name, state] of states) {
          const peak = currentPeak(state, now);
          if (peak !== null) subtractMemoryPeak(histories.get(name)!, peak.bytes, peak.windowEnd);
        }
      }
      return new Map([...histories].map(([name, history]) => [name, checkpointOf(history)]));
    },
    loadCheckpoint(container, checkpoint) {
      sorted = null;
      initial.set(container, aggregateOf(checkpoint, flags));
    },
  };
}

/** `policy`: undefined if it may not change how OOM kills and memory peaks count. */
function memoryAggregation(flags: RecommenderFlags, policy: ContainerResourcePolicy | undefined): MemoryAggregation {
  const { oomBumpUpRatio: ratio, oomMinBumpUp: minimum, memoryAggregationIntervalSeconds } = policy ?? {};
  return {
    intervalSeconds: memoryAggregationIntervalSeconds ?? flags.memoryAggregationIntervalSec,
    oomBumpUpRatio: ratio === undefined ? flags.oomBumpUpRatio : Number(milliValue(ratio)) / 1000,
    oomMinBumpUpBytes: minimum === undefined ? flags.oomMinBumpUpBytes : Number(value(minimum)),
  };
}

function recommendContainer(
  name: string,
  estimate: ContainerEstimate,
  policy: ContainerResourcePolicy | undefined,
  flags: RecommenderFlags,
): RecommendedContainerResources {
  const controlled = policy?.controlledResources ?? resourceNames;
  const listOf = ({ cpu, memory }: Amounts): ResourceList => {
    const list: { -readonly [Name in keyof ResourceList]: ResourceList[Name] } = {};
    if (controlled.includes("cpu")) list.cpu = cpuQuantity(cpu, flags);
    if (controlled.includes("memory")) list.memory = memoryQuantity(memory, flags);
    return list;
  };
  const target = listOf(estimate.target);
  return {
    containerName: name,
    target,
    lowerBound: listOf(estimate.lowerBound),
    upperBound: listOf(estimate.upperBound),
    uncappedTarget: target,
  };
}

/** pkg/recommender/routines/cpu_integer_post_processor.go. */
function integerCpu(container: RecommendedContainerResources, vpa: RecommendedVpa, flags: RecommenderFlags): RecommendedContainerResources {
  if (!flags.integerCPUPostProcessor) return container;
  if (vpa.annotations?.[`vpa-post-processor.kubernetes.io/${container.containerName}_integerCPU`] !== "true") return container;
  const whole = (list: ResourceList = {}): ResourceList =>
    mapResources(list, (quantity, resource) => (resource === "cpu" ? newQuantity(value(quantity), "DecimalSI") : quantity));
  return {
    containerName: container.containerName,
    target: whole(container.target),
    lowerBound: whole(container.lowerBound),
    upperBound: whole(container.upperBound),
    uncappedTarget: whole(container.uncappedTarget),
  };
}

const cpuQuantity = (millicores: number, { roundCPUMillicores }: RecommenderFlags) =>
  newMilliQuantity(roundUp(millicores, roundCPUMillicores), "DecimalSI");

function memoryQuantity(bytes: number, { roundMemoryBytes, humanizeMemory }: RecommenderFlags) {
  const rounded = roundUp(bytes, roundMemoryBytes);
  return humanizeMemory ? humanizedMemory(rounded) : newQuantity(rounded, "BinarySI");
}

function roundUp(amount: number, step: number): number {
  return step === 1 ? amount : Math.ceil(amount / step) * step;
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
