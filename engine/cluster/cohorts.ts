import type { ClusterSettings } from "./clusterSettings";
import { cpuCeilingMilli } from "./cpuCeiling";
import { createCohortParts, keepsCpuParts, moveParts } from "./cpuParts";
import { hasJobs } from "./job";
import { keepsConnections, neededParts, type RareParts } from "./neededParts";
import { podsPerNode } from "./nodes";
import { createPeaks } from "./peaks";
import { serves, type Pod } from "./pod";
import { workAlike, type MainResources } from "./podResources";
import { podCpuRequestMilli } from "./podTemplate";
import { changeServers, createLine, emptyLine, keepLine } from "./queueing";
import { nano, spreadLevels, type Cohort, type PodUsage, type Work } from "./usage";
import { warmUpCost } from "./warmUp";
import { podService, type PodService } from "./workers";
import type { Workload } from "./workload";

export interface Cohorts {
  /** May include empty cohorts; in the order in which they appeared. */
  readonly all: ReadonlySet<Cohort>;
  /** Read it again after each change of a pod and after each `share`. */
  present(): Present;
  /** Whether `share` changes nothing, because no node can be full. */
  readonly areSteady: boolean;
  /** Call it after every change of what a pod does: it puts the pod into the matching cohort. */
  join(pod: Pod): void;
  /**
   * Sets what pods can use in this second. A connection gets `share` thousandths of a request, the hot pod `hotShare`, and all pods together serve
   * at most `limit`.
   */
  share(share: number, hotShare: number, limit: number): void;
  /** What all serving pods can serve in a second, in thousandths of a request. */
  capacity(): number;
}

/** The cohorts that have pods now. In most seconds they are those of the second before, so they are found only after a change. */
export interface Present {
  /** In the order in which they first appeared. */
  readonly cohorts: readonly Cohort[];
  /** The pods that get requests, or the connections to them if clients keep some. */
  readonly connections: number;
  /** What all pods can serve in a second, and what the first one that is full gets for each connection; in thousandths of a request. */
  readonly capacity: number;
  readonly leastShare: number;
}

/** What pods with the same CPU request and the same limits have in common. */
interface Size {
  readonly resources: MainResources;
  /** The workload with these resources. */
  readonly workload: Workload;
  readonly ceilingMilli: number;
  readonly byKey: Map<number, Cohort>;
}

/**
 * `onMoved` is called for each pod that another cohort, or none, counts from now on. `areResized`: pods may get other resources than the
 * workload's.
 */
export function createCohorts(
  workload: Workload,
  settings: ClusterSettings,
  rare: RareParts | null,
  onMoved: (pod: Pod) => void,
  areResized = false,
): Cohorts {
  const sizeOf = createSizes(workload, settings);
  const hasConnections = keepsConnections(workload);
  const works = hasJobs(workload);
  const keepsParts = keepsCpuParts(workload);
  /** Pods have many numbers of connections or of jobs in a day, so cohorts that are empty do not stay. */
  const areMany = hasConnections || works;
  const all = new Set<Cohort>();
  let present: Present | null = null;
  const open = (work: Work): Cohort => {
    const size = sizeOf(work.resources);
    const cohort = createCohort(size.workload, work, size.ceilingMilli, keepsParts);
    all.add(cohort);
    return cohort;
  };
  const find = (work: Work): Cohort => {
    const key = keyOf(work);
    const { byKey } = sizeOf(work.resources);
    let cohort = byKey.get(key);
    if (!cohort) {
      cohort = open(work);
      byKey.set(key, cohort);
    }
    return cohort;
  };
  /** Its first pod brings the line that stands at it. */
  const reopen = (cohort: Cohort, before: Cohort | null) => {
    all.add(cohort);
    if (before?.work.serving) keepLine(cohort.line, before.line);
  };
  const shut = (cohort: Cohort) => {
    const { byKey } = sizeOf(cohort.work.resources);
    if (byKey.get(keyOf(cohort.work)) !== cohort) return;
    all.delete(cohort);
    // Pods on full nodes have cohorts of their own, and this one as their kind.
    if (works && nodes === null) byKey.delete(keyOf(cohort.work));
  };
  const move = (pod: Pod, next: Cohort | null) => {
    const { usage, startedAt } = pod;
    const before = usage.cohort;
    if (next === before) return;
    // The line at the first pod that is resized stays.
    if (next?.size === 0 && (areMany || (before !== null && next.work.resources !== before.work.resources))) reopen(next, before);
    const mostInFlight = before ? leave(usage, before) : forget(usage);
    usage.startedAt = startedAt ?? 0;
    if (next) enter(usage, next, mostInFlight);
    if (areMany && before?.size === 0) shut(before);
    present = null;
    onMoved(pod);
  };
  const nodes = !(areResized ? settings.nodes > 0 : canFillNodes(workload, settings))
    ? null
    : neededParts(rare).createNodeCpu({
        nodeCpuMilli: settings.nodeCpuMilli,
        workload,
        open: ({ work }) => open(work),
        close: (cohort) => void all.delete(cohort),
        move,
        setCeiling(cohort, milli) {
          if (milli === cohort.ceilingMilli) return;
          present = null;
          cohort.ceilingMilli = milli;
          const size = sizeOf(cohort.work.resources);
          Object.assign(cohort, serviceAt(size.workload, cohort, milli, size.ceilingMilli));
          changeServers(cohort.line, cohort.servers, cohort.capacity / 1000);
        },
        capacityAt(kind, milli) {
          const size = sizeOf(kind.work.resources);
          return serviceAt(size.workload, kind, milli, size.ceilingMilli).capacity;
        },
      });
  return {
    all,
    present: () => (present ??= presentOf(all)),
    areSteady: nodes === null,
    join(pod) {
      const { usage, startedAt } = pod;
      usage.work.ready = serves(pod);
      usage.work.serving = pod.endpoint.serves;
      if (hasConnections) usage.work.connections = pod.endpoint.connections;
      const kind = startedAt === null ? null : find(usage.work);
      const before = usage.kind;
      if (kind === before) return;
      usage.kind = kind;
      move(pod, kind);
      nodes?.moved(pod, before);
    },
    share: (share, hotShare, limit) => nodes?.share(share, hotShare, limit),
    capacity: () => (nodes ? nodes.capacity() : (present ??= presentOf(all)).capacity),
  };
}

/** Finds the size of resources. A workload has few: those of the start, and one for each change. */
function createSizes(workload: Workload, settings: ClusterSettings): (resources: MainResources) => Size {
  const create = (resources: MainResources, sized: Workload): Size => ({
    resources,
    workload: sized,
    ceilingMilli: cpuCeilingMilli(sized, settings),
    byKey: new Map(),
  });
  let last = create(workload, workload);
  const sizes = [last];
  let asked: MainResources = workload;
  return (resources) => {
    if (resources === asked) return last;
    asked = resources;
    const { cpuRequestMilli, cpuLimitMilli } = resources;
    const known = sizes.find((size) => workAlike(size.resources, resources));
    if (known) return (last = known);
    last = create(resources, { ...workload, cpuRequestMilli, cpuLimitMilli });
    sizes.push(last);
    return last;
  };
}

function presentOf(all: ReadonlySet<Cohort>): Present {
  const cohorts = [...all].filter(({ size }) => size > 0);
  const serving = cohorts.filter(({ work }) => work.serving);
  return {
    cohorts,
    connections: serving.reduce((sum, { size, work }) => sum + size * work.connections, 0),
    capacity: serving.reduce((sum, { size, capacity }) => sum + size * capacity, 0),
    leastShare: serving.reduce((least, { capacity, work }) => Math.min(least, capacity / work.connections), Infinity),
  };
}

/** Serving traits do not separate pods that get no requests. */
function keyOf({ serving, ready, bursting, warming, hot, level, connections, jobs }: Work): number {
  // Only services have connections, and only queues have jobs.
  const stage = Number(bursting) + 2 * Number(serving) + 4 * Number(ready) + 8192 * jobs;
  return serving || jobs > 0 ? stage + 8 * warming + 128 * Number(hot) + 256 * level + 8192 * connections : stage;
}

/** `keepsParts`: it tells what its pods' CPU is for. */
export function createCohort(workload: Workload, work: Work, ceilingMilli: number, keepsParts = false): Cohort {
  const { cpuSpreadPercent } = workload;
  const standingMilli = Math.min(ceilingMilli, workload.idleCpuMilli + (work.bursting ? workload.startUpCpuMilli : 0));
  const deviation = (2 * work.level) / (spreadLevels - 1) - 1;
  const usualMilliseconds = workload.cpuPerRequestMilliseconds * (1 + (deviation * cpuSpreadPercent) / 100);
  const requestMilliseconds = usualMilliseconds * warmUpCost(workload, work.warming);
  const busy = { work: { ...work }, requestMilliseconds, standingMilli };
  const { capacity, servers, throttles, ownSeconds } = serviceAt(workload, busy, ceilingMilli, ceilingMilli);
  // Each field is written out: an object made of spread parts is slow, and every second reads these.
  return {
    work: busy.work,
    requestMilliseconds,
    standingMilli,
    limitNano: workload.cpuLimitMilli === 0 ? Infinity : nano(workload.cpuLimitMilli),
    ceilingMilli,
    capacity,
    servers,
    throttles,
    ownSeconds,
    line: createLine(servers, capacity / 1000),
    size: 0,
    startedAtSum: 0,
    cpuNano: 0,
    sidecarCpuNano: 0,
    inFlight: 0,
    inWork: 0,
    inWorkMilliseconds: 0,
    cpuNanoSeconds: 0,
    sidecarCpuNanoSeconds: 0,
    served: 0,
    parts: keepsParts ? createCohortParts(workload, work) : null,
    peaks: createPeaks(),
  };
}

/** What one pod can serve in a second with this much CPU, of which it has `mostMilli` if its node is not full. */
function serviceAt(
  workload: Workload,
  { work, requestMilliseconds, standingMilli }: Pick<Cohort, "work" | "requestMilliseconds" | "standingMilli">,
  ceilingMilli: number,
  mostMilli: number,
): PodService {
  const warm = podService({ ceilingMilli, standingMilli, requestMilliseconds }, workload);
  if (!work.serving) return { ...warm, capacity: 0 };
  if (work.warming === 0) return warm;
  const percent = workload.warmUpCapacityPercent;
  const most = ceilingMilli === mostMilli ? warm : podService({ ceilingMilli: mostMilli, standingMilli, requestMilliseconds }, workload);
  const cold = Math.floor((most.capacity * percent) / 100);
  return {
    capacity: Math.min(warm.capacity, cold),
    servers: warm.servers,
    // Cold caches make a pod wait, not its ceiling, unless its node has even less for it.
    throttles: warm.throttles && warm.capacity <= cold,
    ownSeconds: (warm.ownSeconds * 100) / percent,
  };
}

/** Whether the pods that fit on a node by their requests can ever need more than it has. */
function canFillNodes(workload: Workload, settings: ClusterSettings): boolean {
  const { nodes, nodeCpuMilli } = settings;
  if (nodes === 0) return false;
  if (workload.sidecar !== "none") return true;
  return cpuCeilingMilli(workload, settings) * podsPerNode(nodeCpuMilli, podCpuRequestMilli(workload)) > nodeCpuMilli;
}

/** New containers count from zero. */
function forget(usage: PodUsage): number {
  usage.cpuNanoSeconds = 0;
  usage.sidecarCpuNanoSeconds = 0;
  usage.served = 0;
  usage.parts = null;
  return 0;
}

/** Returns the most requests that the pod had in flight. */
function leave(usage: PodUsage, cohort: Cohort): number {
  if (--cohort.size === 0) {
    cohort.inFlight = cohort.inWork = 0;
    emptyLine(cohort.line);
  }
  cohort.startedAtSum -= usage.startedAt;
  usage.cohort = null;
  usage.cpuNanoSeconds += cohort.cpuNanoSeconds;
  usage.sidecarCpuNanoSeconds += cohort.sidecarCpuNanoSeconds;
  usage.served += cohort.served;
  moveParts(usage, cohort, 1);
  const mostInFlight = usage.peak ? cohort.peaks.leave(usage.peak) : 0;
  usage.peak = null;
  return mostInFlight;
}

function enter(usage: PodUsage, cohort: Cohort, mostInFlight: number): void {
  cohort.size++;
  cohort.startedAtSum += usage.startedAt;
  usage.cohort = cohort;
  usage.peak = cohort.peaks.enter(mostInFlight);
  usage.cpuNanoSeconds -= cohort.cpuNanoSeconds;
  usage.sidecarCpuNanoSeconds -= cohort.sidecarCpuNanoSeconds;
  usage.served -= cohort.served;
  moveParts(usage, cohort, -1);
}
