import type { Pod } from "../cluster/pod";
import type { VpaAmounts, VpaKillRecord, VpaRequestsRecord, VpaTrace, VpaUpdaterRules } from "../simulation/vpaTrace";
import { resourceTextsOf } from "../vpa/quantities";
import type { UpdaterRun } from "../vpa/updater";
import { defaultUpdaterFlags } from "../vpa/updaterFlags";
import type { UpdaterCode } from "../vpa/updaterLog";
import { getUpdateMode, type PodContainer, type Recommendation, type VerticalPodAutoscaler } from "../vpa/vpa";
import { amountsOf, resourcesByContainer } from "./podsAsSeen";
import type { VpaInRun } from "./startVpa";

interface VpaRecorder {
  /** A run of the recommender. `recommendation`: null if the status stays; `kills`: those that it noticed. */
  recommended(at: number, recommendation: Recommendation | null, kills: readonly { pod: string; at: number }[], pods: readonly Pod[]): void;
  admitted(at: number, pod: string, containers: readonly PodContainer[]): void;
  acted(action: Omit<VpaTrace["actions"][number], "from" | "to">, from: readonly PodContainer[], to: readonly PodContainer[]): void;
  updated(at: number, run: UpdaterRun, pods: readonly Pod[]): void;
  trace(): Omit<VpaTrace, "changedRequests">;
}

const none: readonly UpdaterCode[] = [];

type Recorded = Pick<VpaInRun, "vpa" | "object" | "startEpoch" | "history">;

export function createVpaRecorder({ vpa, object, startEpoch, history }: Recorded, passSecond: number): VpaRecorder {
  const recommendations: VpaTrace["recommendations"][number][] = [];
  const requests: VpaRequestsRecord[] = [];
  const kills: VpaKillRecord[] = [];
  const actions: VpaTrace["actions"][number][] = [];
  const admissions: VpaTrace["admissions"][number][] = [];
  const verdicts: VpaTrace["verdicts"][number][] = [];
  const tooFewReplicas: VpaTrace["tooFewReplicas"][number][] = [];
  const remembered = [...history].map(([container, { firstSampleStart, lastSampleStart, totalSamplesCount }]) => {
    const seconds = firstSampleStart === null || lastSampleStart === null ? 0 : lastSampleStart - firstSampleStart;
    return [container, { seconds, samples: totalSamplesCount }] as const;
  });
  let last: UpdaterRun["log"] = new Map();
  let firstRunAt: number | null = null;
  let requested = "";

  /** The lists of containers that the pods had when their requests were written last. */
  let listsBefore: ReadonlySet<Pod["containers"]> = new Set();
  const look = (at: number, pods: readonly Pod[]) => {
    const lists = new Set<Pod["containers"]>();
    for (const pod of pods) if (pod.deletionTimestamp === null) lists.add(pod.containers);
    if (lists.size === listsBefore.size && [...lists].every((each) => listsBefore.has(each))) return;
    listsBefore = lists;
    const containers = requestsIn(lists);
    const text = JSON.stringify(containers);
    if (text !== requested) requests.push({ at, containers });
    requested = text;
  };

  return {
    recommended(at, recommendation, noticed, pods) {
      firstRunAt ??= at;
      const before = recommendations.at(-1);
      const main = pods[0]?.template.measured[0];
      if (recommendation !== null) recommendations.push(recordOf(at, recommendation));
      const memoryIn = (record: typeof before) => record?.containers[main ?? ""]?.target.memoryBytes;
      const [from, to] = [memoryIn(before), recommendation === null ? undefined : memoryIn(recommendations.at(-1))];
      const raised = from !== undefined && to !== undefined && to > from ? { from, to } : null;
      for (const kill of noticed) kills.push({ at, killedAt: kill.at, pod: kill.pod, raised });
      look(at, pods);
    },
    admitted: (at, pod, containers) => void admissions.push({ at, pod, set: resourcesByContainer(containers) }),
    acted: (action, from, to) => void actions.push({ ...action, from: resourcesByContainer(from), to: resourcesByContainer(to) }),
    updated(at, { log, resourceDiffs, tooFewReplicas: controllers }, pods) {
      look(at, pods);
      if (log === last) return;
      const changed = (pod: string, codes: readonly UpdaterCode[], before: readonly UpdaterCode[]) => {
        if (areEqual(codes, before)) return;
        const resourceDiff = resourceDiffs.get(pod);
        verdicts.push({ at, pod, codes, ...(resourceDiff !== undefined && { resourceDiff }) });
      };
      for (const [pod, before] of last) changed(pod, log.get(pod) ?? none, before);
      for (const [pod, codes] of log) if (!last.has(pod)) changed(pod, codes, none);
      last = log;
      if (!areEqual(controllers, tooFewReplicas.at(-1)?.controllers ?? [])) tooFewReplicas.push({ at, controllers });
    },
    trace: () => ({
      name: vpa.name,
      updateMode: getUpdateMode(vpa),
      history: Object.fromEntries(remembered),
      object,
      startEpoch,
      rules: rulesOf(vpa),
      passSecond,
      firstRunAt,
      recommendations: [...recommendations],
      requests: [...requests],
      resources: resourcesIn(recommendations[0], requests[0]),
      kills: [...kills],
      actions: [...actions],
      admissions: [...admissions],
      verdicts: [...verdicts],
      tooFewReplicas: [...tooFewReplicas],
    }),
  };
}

const rulesOf = ({ updatePolicy }: VerticalPodAutoscaler): VpaUpdaterRules => ({
  minReplicas: updatePolicy?.minReplicas ?? defaultUpdaterFlags.minReplicas,
  evictionTolerance: defaultUpdaterFlags.evictionTolerance,
  podUpdateThreshold: defaultUpdaterFlags.podUpdateThreshold,
  podLifetimeSeconds: defaultUpdaterFlags.podLifetimeUpdateThresholdSeconds,
  evictAfterOomSeconds: defaultUpdaterFlags.evictAfterOOMThresholdSeconds,
});

function recordOf(at: number, recommendation: Recommendation): VpaTrace["recommendations"][number] {
  const containers = recommendation.map(({ containerName, target, lowerBound, upperBound, uncappedTarget }) => {
    const bounds = { target, lower: lowerBound, upper: upperBound, uncapped: uncappedTarget };
    return [containerName, mapValues(bounds, amountsOf)] as const;
  });
  const written = recommendation.map(({ containerName, ...lists }) => {
    const { target = {}, lowerBound = {}, upperBound = {}, uncappedTarget = {} } = lists;
    return { containerName, ...mapValues({ target, lowerBound, upperBound, uncappedTarget }, resourceTextsOf) };
  });
  return { at, containers: Object.fromEntries(containers), written };
}

function resourcesIn(
  recommended: VpaTrace["recommendations"][number] | undefined,
  requested: VpaRequestsRecord | undefined,
): VpaTrace["resources"] {
  const amounts: [string, VpaAmounts][] = recommended
    ? Object.entries(recommended.containers).map(([container, { target }]) => [container, target])
    : Object.entries(requested?.containers ?? {}).map(([container, { least }]) => [container, least]);
  return amounts.flatMap(([container, { cpuMilli, memoryBytes }]) => [
    ...(cpuMilli === undefined ? [] : [{ container, resource: "cpu" } as const]),
    ...(memoryBytes === undefined ? [] : [{ container, resource: "memory" } as const]),
  ]);
}

function requestsIn(lists: Iterable<Pod["containers"]>): VpaRequestsRecord["containers"] {
  const found = new Map<string, { least: VpaAmounts; most: VpaAmounts }>();
  for (const { name, requestsMilli } of [...lists].flat()) {
    const amounts = requestAmounts(requestsMilli);
    const { least, most } = found.get(name) ?? { least: amounts, most: amounts };
    found.set(name, { least: bothAmounts(least, amounts, Math.min), most: bothAmounts(most, amounts, Math.max) });
  }
  return Object.fromEntries(found);
}

/** `memory`: in thousandths of a byte. */
const requestAmounts = ({ cpu, memory }: Pod["containers"][number]["requestsMilli"]): VpaAmounts => ({
  ...(cpu !== undefined && { cpuMilli: Number(cpu) }),
  ...(memory !== undefined && { memoryBytes: Math.ceil(Number(memory) / 1000) }),
});

/** Of amounts that only one of the two has, that one. */
function bothAmounts(one: VpaAmounts, other: VpaAmounts, choose: (one: number, other: number) => number): VpaAmounts {
  const chosen = { ...one, ...other };
  if (one.cpuMilli !== undefined && other.cpuMilli !== undefined) chosen.cpuMilli = choose(one.cpuMilli, other.cpuMilli);
  if (one.memoryBytes !== undefined && other.memoryBytes !== undefined) chosen.memoryBytes = choose(one.memoryBytes, other.memoryBytes);
  return chosen;
}

const areEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

function mapValues<Key extends string, From, To>(record: Readonly<Record<Key, From>>, change: (one: From) => To): Record<Key, To> {
  return Object.fromEntries(Object.entries<From>(record).map(([key, one]) => [key, change(one)])) as Record<Key, To>;
}
