import type { PodMetrics } from "../controller/observation";
import type { Pausing } from "../lib/pausing";
import type { SeededRandom } from "../lib/random";
import type { ClusterSettings } from "./clusterSettings";
import { cpuPartNames } from "./cpuParts";
import { createDelivery, type ValuesByName } from "./delivery";
import { counters, type PodReader } from "./podReader";
import { createReadingsTable, partsAt, readAt, type Readings, type PodSample } from "./readings";
import { secondOf } from "./rounds";

/**
 * How the pods' usage gets to the resource metrics API. A kubelet reads a pod's counters once in its period, each pod at its own second.
 * Once in its resolution, metrics-server fetches the latest readings, and serves the rate between the last two readings of the same
 * containers, or, for a young container, the rate since its start. So a pod with containers that have just started has no sample until they
 * are 10 s old, or until their second reading was fetched. Pods that are alike and are read at the same second share one sample.
 */
export interface MetricsPipeline<Pod> {
  /** The kubelet knows the pod from now on. `turn`: the second of its period at which it reads the pod; absent: it is drawn. */
  track(pod: Pod, turn?: number): void;
  /** The pod has failed or no longer exists. metrics-server lists the running pods at each query, so the sample goes with the pod. */
  forget(pod: Pod): void;
  /** The pod has another kind from now on, until the next call or longer. */
  moved(pod: Pod): void;
  /** Reads and fetches what is due at the end of this second. */
  tick(now: number): void;
  /** The same in pieces: the first samples of many pods take long. */
  tickInPieces(now: number): Pausing;
  /** From now on, nothing is delivered for pods with these names; all others are delivered again. */
  lose(names: ReadonlySet<string>): void;
  /** What the resource metrics API answers now. Read it at once: the next tick changes it. */
  readonly delivered: ReadonlyMap<string, PodMetrics>;
  /** The same as a list. */
  listed(): ValuesByName<PodMetrics>;
}

interface MetricsPipelineOptions<Pod> {
  settings: Pick<ClusterSettings, "kubeletPeriodSeconds" | "kubeletPhaseSeconds" | "metricResolutionSeconds" | "metricsServerPhaseSeconds">;
  reader: Pick<PodReader<Pod>, "name" | "containers" | "counters" | "parts" | "kind">;
  random: SeededRandom;
  /** Called when another sample of a pod, or none, is delivered from now on. */
  onDelivered?: ((pod: Pod, sample: PodMetrics | null) => void) | undefined;
}

interface Known<Pod> extends Readings {
  readonly pod: Pod;
  readonly name: string;
  readonly containers: readonly string[];
  readonly turn: Turn<Pod>;
  /** How often its kind has changed: until now, until its latest reading, and until its last fetched reading. */
  moves: number;
  movesRead: number;
  movesFetched: number;
  /** The rate between the last two fetched readings; null before. */
  sample: PodSample | null;
  /** The sample that is delivered: the pod's own or its group's. */
  served: PodSample | null;
  group: Group<Pod> | null;
  /** In a group: how far its counters are ahead of the group's. Its own readings are not used meanwhile. */
  cpuAhead: number;
  sidecarCpuAhead: number;
  /** The same of each part of the CPU; empty if nobody asks for them. */
  partsAhead: readonly number[];
}

/**
 * Pods of one kind and one template that are read at the same second. A pod joins after two fetched readings in a row without a change of kind. From then on
 * the members' counters rise alike, so one reading and one rate serve all of them.
 */
interface Group<Pod> extends Readings {
  readonly kind: object;
  readonly containers: readonly string[];
  readonly members: Set<Known<Pod>>;
  readonly sample: PodSample;
}

/** The pods that are read in the same second of the kubelet's period. */
interface Turn<Pod> {
  single: Set<Known<Pod>>;
  groups: Group<Pod>[];
  /** Members of groups that changed kind since the last reading. */
  leaving: Known<Pod>[];
}

const { startedAt, main, sidecar } = counters;

const none: readonly number[] = [];

export function createMetricsPipeline<Pod>(options: MetricsPipelineOptions<Pod>): MetricsPipeline<Pod> {
  const { settings, reader, random, onDelivered } = options;
  const { kubeletPeriodSeconds, kubeletPhaseSeconds, metricResolutionSeconds, metricsServerPhaseSeconds } = settings;
  const phases = random.fork("sample-phase");
  const fetchSecond = secondOf(
    metricResolutionSeconds,
    random.fork("metrics-server").integer(metricResolutionSeconds) + metricsServerPhaseSeconds,
  );
  const turns = Array.from({ length: kubeletPeriodSeconds }, (): Turn<Pod> => ({ single: new Set(), groups: [], leaving: [] }));
  const known = new Map<Pod, Known<Pod>>();
  const table = createReadingsTable(reader);
  const podOf = new Map<string, Pod>();
  const delivery = createDelivery<PodMetrics>((name, sample) => onDelivered?.(podOf.get(name)!, sample));

  const serve = (entry: Known<Pod>, sample: PodSample | null) => {
    if (entry.served === sample) return;
    entry.served = sample;
    if (sample) delivery.set(entry.name, sample);
    else delivery.remove(entry.name);
  };

  const read = (entry: Known<Pod>, now: number) => {
    const values = table.values();
    values[entry.latest + readAt] = reader.counters(entry.pod, values, entry.latest) ? now : NaN;
    reader.parts?.read(entry.pod, values, entry.latest + partsAt);
    entry.movesRead = entry.moves;
  };
  const readGroup = ({ members, latest }: Group<Pod>, now: number) => {
    const values = table.values();
    const one = members.values().next().value!;
    reader.counters(one.pod, values, latest);
    values[latest + main.cpu]! -= one.cpuAhead;
    values[latest + sidecar.cpu]! -= one.sidecarCpuAhead;
    reader.parts?.read(one.pod, values, latest + partsAt);
    one.partsAhead.forEach((ahead, index) => (values[latest + partsAt + index]! -= ahead));
    values[latest + readAt] = now;
  };
  const turnAt = (now: number) => turns[secondOf(kubeletPeriodSeconds, now - kubeletPhaseSeconds)]!;
  const fetchesAt = (now: number) => secondOf(metricResolutionSeconds, now) === fetchSecond;
  const readTurn = (turn: Turn<Pod>, now: number) => {
    if (turn.leaving.length > 0) {
      for (const entry of turn.leaving) if (entry.group) leave(entry, entry.group);
      turn.leaving = [];
    }
    for (const entry of turn.single) read(entry, now);
    for (const group of turn.groups) readGroup(group, now);
  };

  const fetch = (entry: Known<Pod>) => {
    if (!table.isNew(entry)) return;
    const compared = table.comparedWith(entry, metricResolutionSeconds);
    if (compared === "start") table.compareWithStart(entry);
    const computable = compared === "start" || compared === "last";
    if (computable) table.writeRate((entry.sample ??= table.emptySample(entry.containers)), entry);
    serve(entry, computable ? entry.sample : null);
    table.turnOver(entry);
    if (compared === "last" && entry.movesFetched === entry.moves) join(entry);
    entry.movesFetched = entry.movesRead;
  };
  const fetchGroup = (group: Group<Pod>) => {
    if (!table.isNew(group)) return;
    table.writeRate(group.sample, group);
    table.turnOver(group);
  };
  const fetchTurn = (turn: Turn<Pod>) => {
    for (const group of turn.groups) fetchGroup(group);
    for (const entry of turn.single) {
      fetch(entry);
      if (entry.group !== null) turn.single.delete(entry);
    }
  };

  /** Call it right after both the pod's and the group's readings were fetched. */
  const join = (entry: Known<Pod>) => {
    const { turn } = entry;
    const kind = reader.kind(entry.pod);
    if (kind === null) return;
    const group = turn.groups.find((each) => each.kind === kind && each.containers === entry.containers) ?? begin(entry, kind);
    const values = table.values();
    entry.cpuAhead = values[entry.fetched + main.cpu]! - values[group.fetched + main.cpu]!;
    entry.sidecarCpuAhead = values[entry.fetched + sidecar.cpu]! - values[group.fetched + sidecar.cpu]!;
    if (reader.parts !== null) {
      entry.partsAhead = cpuPartNames.map(
        (_, index) => values[entry.fetched + partsAt + index]! - values[group.fetched + partsAt + index]!,
      );
    }
    entry.group = group;
    group.members.add(entry);
    serve(entry, group.sample);
  };
  /** The pod's sample becomes the group's. */
  const begin = (entry: Known<Pod>, kind: object): Group<Pod> => {
    const { containers } = entry;
    const group = {
      kind,
      containers,
      ...table.take(),
      members: new Set<Known<Pod>>(),
      sample: entry.sample ?? table.emptySample(containers),
    };
    entry.sample = null;
    table.copy(entry.fetched, group.fetched);
    table.copy(entry.fetched, group.latest);
    entry.turn.groups.push(group);
    return group;
  };
  /** Runs before the group is read again: until then the group's fetched readings are also the pod's. */
  const leave = (entry: Known<Pod>, group: Group<Pod>) => {
    const { turn, fetched } = entry;
    const values = table.values();
    const began = values[fetched + startedAt]!;
    table.copy(group.fetched, fetched);
    values[fetched + startedAt] = began;
    values[fetched + main.cpu]! += entry.cpuAhead;
    values[fetched + sidecar.cpu]! += entry.sidecarCpuAhead;
    entry.partsAhead.forEach((ahead, index) => (values[fetched + partsAt + index]! += ahead));
    entry.group = null;
    turn.single.add(entry);
    group.members.delete(entry);
    if (group.members.size > 0) return;
    turn.groups.splice(turn.groups.indexOf(group), 1);
    table.give(group);
  };

  return {
    delivered: delivery.delivered,
    listed: delivery.listed,
    lose: delivery.lose,
    track(pod, second = phases.integer(kubeletPeriodSeconds)) {
      const turn = turns[second]!;
      const entry: Known<Pod> = {
        pod,
        name: reader.name(pod),
        containers: reader.containers(pod),
        turn,
        ...table.take(),
        moves: 0,
        movesRead: 0,
        movesFetched: 0,
        sample: null,
        served: null,
        group: null,
        cpuAhead: 0,
        sidecarCpuAhead: 0,
        partsAhead: none,
      };
      known.set(pod, entry);
      podOf.set(entry.name, pod);
      turn.single.add(entry);
    },
    moved(pod) {
      const entry = known.get(pod);
      if (!entry) return;
      if (entry.group && entry.moves === entry.movesFetched) entry.turn.leaving.push(entry);
      entry.moves++;
    },
    forget(pod) {
      const entry = known.get(pod);
      if (!entry) return;
      const { group, turn } = entry;
      if (group) leave(entry, group);
      turn.single.delete(entry);
      known.delete(pod);
      delivery.remove(entry.name);
      podOf.delete(entry.name);
      table.give(entry);
    },
    tick(now) {
      readTurn(turnAt(now), now);
      if (fetchesAt(now)) turns.forEach(fetchTurn);
    },
    *tickInPieces(now) {
      readTurn(turnAt(now), now);
      if (!fetchesAt(now)) return;
      for (const turn of turns) {
        fetchTurn(turn);
        yield;
      }
    },
  };
}
