/**
 * The recommender of one VerticalPodAutoscaler: pkg/recommender/model/cluster.go, logic/recommender.go and routines. It takes samples and
 * OOM kills, and says at any time what it recommends. Times are Unix seconds.
 */
import { milliValue, value } from "../lib/quantity";
import { AggregateContainerState, type ContainerCheckpoint, type HalfLives } from "./aggregateContainerState";
import { applyVpaPolicy } from "./capping";
import { ContainerState, type MemoryAggregation } from "./containerState";
import { estimateContainer, type Amounts, type EstimatorFlags } from "./estimator";
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

export class Recommender {
  private readonly flags: RecommenderFlags;
  private vpa: RecommendedVpa;
  /** By group, then by the container's name. */
  private readonly aggregates = new Map<string, Map<string, AggregateContainerState>>();
  /** By pod, then by the container's name. */
  private readonly pods = new Map<string, Map<string, ContainerState>>();
  /** By the container's name. */
  private readonly initial = new Map<string, AggregateContainerState>();

  constructor(flags: RecommenderFlags, vpa: RecommendedVpa) {
    this.flags = flags;
    this.vpa = vpa;
  }

  /** The object was edited. */
  setVpa(vpa: RecommendedVpa): void {
    this.vpa = vpa;
  }

  addPod({ name, group, containers }: RecommendedPod): void {
    const aggregates = entryOf(this.aggregates, group, () => new Map<string, AggregateContainerState>());
    const states = containers.map((container): [string, ContainerState] => {
      return [container, new ContainerState(entryOf(aggregates, container, () => new AggregateContainerState(this.flags)))];
    });
    this.pods.set(name, new Map(states));
  }

  /** Its samples still count. */
  deletePod(name: string): void {
    this.pods.delete(name);
  }

  /** False: the sample is discarded. The pod must have been added. */
  addCpuSample(pod: string, container: string, millicores: number, time: number): boolean {
    return this.containerOf(pod, container).addCpuSample(millicores, time);
  }

  /** False: the sample is discarded. The pod must have been added. */
  addMemorySample(pod: string, container: string, bytes: number, time: number): boolean {
    return this.containerOf(pod, container).addMemorySample(bytes, time, this.aggregationOf(container));
  }

  /** False: the kill is too old to count. The pod must have been added. */
  recordOom(pod: string, container: string, requestBytes: number, time: number): boolean {
    return this.containerOf(pod, container).recordOom(time, requestBytes, this.aggregationOf(container));
  }

  /** What the status gets, sorted by the names of the containers. */
  recommend(): Recommendation {
    const states = [...this.historyByContainer()].filter(([name]) => this.policyOf(name)?.mode !== "Off");
    const recommendation = states.map(([name, state]) => this.recommendContainer(name, state, states.length));
    const { containerPolicies } = this.vpa;
    return applyVpaPolicy(recommendation.map(this.integerCpu), containerPolicies, this.flags.globalMaxAllowed);
  }

  /** The history of each container, all groups and the initial history together, sorted by name. */
  historyByContainer(): ReadonlyMap<string, AggregateContainerState> {
    const merged = new Map<string, AggregateContainerState>();
    for (const states of [...this.aggregates.values(), this.initial]) {
      for (const [name, state] of states) entryOf(merged, name, () => new AggregateContainerState(this.flags)).mergeContainerState(state);
    }
    return new Map([...merged].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** What a VerticalPodAutoscalerCheckpoint stores of each container: all but the peak of the interval that is not over. */
  checkpoints(now: number): ReadonlyMap<string, ContainerCheckpoint> {
    const histories = this.historyByContainer();
    for (const states of this.pods.values()) {
      for (const [name, state] of states) {
        const peak = state.currentPeak(now);
        if (peak !== null) histories.get(name)!.subtractMemoryPeak(peak.bytes, peak.windowEnd);
      }
    }
    return new Map([...histories].map(([name, history]) => [name, history.saveToCheckpoint()]));
  }

  /** The container begins with this history. */
  loadCheckpoint(container: string, checkpoint: ContainerCheckpoint): void {
    const state = new AggregateContainerState(this.flags);
    state.loadFromCheckpoint(checkpoint);
    this.initial.set(container, state);
  }

  private containerOf(pod: string, container: string): ContainerState {
    const state = this.pods.get(pod)?.get(container);
    if (state === undefined) throw new Error(`no container ${container} of a pod ${pod}`);
    return state;
  }

  private policyOf(container: string): ContainerResourcePolicy | undefined {
    return getContainerResourcePolicy(container, this.vpa.containerPolicies);
  }

  private aggregationOf(container: string): MemoryAggregation {
    const { memoryAggregationIntervalSec, oomBumpUpRatio, oomMinBumpUpBytes, perVPAConfig } = this.flags;
    const policy = perVPAConfig ? this.policyOf(container) : undefined;
    const { oomBumpUpRatio: ratio, oomMinBumpUp: minimum } = policy ?? {};
    return {
      intervalSeconds: policy?.memoryAggregationIntervalSeconds ?? memoryAggregationIntervalSec,
      oomBumpUpRatio: ratio === undefined ? oomBumpUpRatio : Number(milliValue(ratio)) / 1000,
      oomMinBumpUpBytes: minimum === undefined ? oomMinBumpUpBytes : Number(value(minimum)),
    };
  }

  private recommendContainer(name: string, state: AggregateContainerState, containers: number): RecommendedContainerResources {
    const estimate = estimateContainer(state, containers, this.flags);
    const controlled = this.policyOf(name)?.controlledResources ?? resourceNames;
    const listOf = (amounts: Amounts): ResourceList => {
      const kept = Object.fromEntries(resourceNames.filter((each) => controlled.includes(each)).map((each) => [each, amounts[each]]));
      return mapResources<number, ResourceList["cpu"] & {}>(kept, (amount, resource) =>
        resource === "cpu" ? cpuQuantity(amount, this.flags) : memoryQuantity(amount, this.flags),
      );
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
  private readonly integerCpu = (container: RecommendedContainerResources): RecommendedContainerResources => {
    const asked = this.vpa.annotations?.[`vpa-post-processor.kubernetes.io/${container.containerName}_integerCPU`] === "true";
    if (!this.flags.integerCPUPostProcessor || !asked) return container;
    const whole = (list: ResourceList = {}): ResourceList =>
      mapResources(list, (quantity, resource) => (resource === "cpu" ? newQuantity(value(quantity), "DecimalSI") : quantity));
    return {
      containerName: container.containerName,
      target: whole(container.target),
      lowerBound: whole(container.lowerBound),
      upperBound: whole(container.upperBound),
      uncappedTarget: whole(container.uncappedTarget),
    };
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
