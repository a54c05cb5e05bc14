import type { ClusterSecond, WatchedSecond } from "./clusterSecond";
import { clearFailures, fail, noFailures, type FailureReason, type Failures } from "./failureReasons";
import { addToParts } from "./cpuParts";
import type { Endpoints } from "./endpoints";
import type { LostWork } from "./lostWork";
import type { Memory } from "./memory";
import type { Pod } from "./pod";
import type { Pods } from "./pods";
import { createRequestQueue } from "./requestQueue";
import type { Retries } from "./retries";
import { neededParts, sendsAgain, type WithRareParts } from "./neededParts";
import { createLatency } from "./latency";
import { noLatencies } from "./latencies";
import { createSharedLimit } from "./sharedLimit";
import type { Cohorts } from "./cohorts";
import { nano, type Cohort } from "./usage";
import type { Workload } from "./workload";

/**
 * How requests are served by the pods. In each second all waiting and arriving requests are dealt to the serving pods: evenly, except that
 * a hot pod gets more. What a pod cannot serve waits and is dealt again, oldest first. A service's requests fail for the reasons in
 * `failureReasons`; a queue's messages never fail.
 */
export interface Service {
  /** Call it before each second in which pods, endpoints or nodes may have changed, and before the first one. */
  meet(now: number, pods: Pick<Pods, "list" | "failed" | "nodes" | "countRequests">): void;
  /** Deals a second's arrivals, in thousandths of a request, and computes what every pod uses in that second. */
  tick(now: number, arriving: number): ClusterSecond;
  /** Adds what nobody needs who does not look at the second itself. */
  watch(): WatchedSecond;
}

interface ServiceOptions extends WithRareParts {
  workload: Workload;
  cohorts: Cohorts;
  endpoints: Pick<Endpoints, "tick" | "silent" | "silentPods" | "waitingClients">;
  lostWork: Pick<LostWork, "take">;
  memory: Memory;
}

export function createService({ workload, cohorts, endpoints, lostWork, memory, rare }: ServiceOptions): Service {
  const isQueue = workload.kind === "queue";
  const retries = sendsAgain(workload) ? neededParts(rare).createRetries(workload) : null;
  const queue = retries ?? createRequestQueue();
  const hot = createHotPod(workload.imbalancePercent, cohorts);
  const shared = createSharedLimit(workload);
  const latency = createLatency(workload, shared);
  const second = emptySecond();
  const dealt: Dealt = { connections: 0, share: 0, hotShare: 0, passed: 1, served: 0, capacity: 0, excess: 0 };

  /** Of messages: what was lost and did not begin again. */
  let owed = 0;
  const loseWork = (reason: FailureReason, amount: number) => {
    if (isQueue) owed += amount;
    else fail(second.failed, reason, queue.lose(amount));
  };
  const timeOut = (now: number) => {
    const late = queue.drop(now - workload.requestTimeoutSeconds);
    if (late > 0) fail(second.failed, dealt.connections === 0 ? "noPodReady" : dealt.passed < 1 ? "noConnection" : "timedOut", late);
  };

  /** If fewer requests than this arrive in a second, all of them are served in it. */
  let calmBelow = 0;
  const findCalm = () => {
    const { connections, leastShare } = cohorts.present();
    const { silentPods, waitingClients } = endpoints;
    const allAreServed = retries === null && queue.total() === 0 && owed === 0 && silentPods() === 0 && waitingClients() === 0;
    const allAreAlike = workload.imbalancePercent === 0 && cohorts.areSteady;
    calmBelow = allAreServed && allAreAlike && connections > 0 ? Math.min(connections * leastShare - connections, shared.capacity) : 0;
  };
  const serveAtOnce = (arriving: number) => {
    clearFailures(second.failed);
    second.returned = 0;
    second.served = arriving;
    second.waits.count = arriving === 0 ? 0 : 1;
    second.waits.seconds[0] = 0;
    second.waits.amounts[0] = arriving;
    dealt.share = arriving / dealt.connections;
    dealt.served = arriving;
    dealt.passed = 1;
    dealt.excess = 0;
  };
  const serveOrWait = (now: number, arriving: number) => {
    clearFailures(second.failed);
    const sent = retries?.send(now, arriving) ?? arriving;
    const { connections } = cohorts.present();
    const lost = endpoints.silentPods() === 0 ? 0 : sendToSilentPods(second.failed, sent, endpoints, connections, retries);
    queue.push(now, sent - lost);
    lostWork.take(loseWork);
    deal(dealt, cohorts, endpoints.waitingClients(), queue.total(), workload.imbalancePercent, shared.capacity);
    // Messages whose work was lost were counted as served when it began: as many of those served from now on begin again.
    second.returned = Math.min(owed, dealt.served);
    owed -= second.returned;
    second.retried = sent - arriving;
    second.served = dealt.served - second.returned;
    second.capacity = dealt.capacity;
    queue.take(second.served, now, second.waits);
    second.wasted = retries?.wasted() ?? 0;
    second.served -= second.wasted;
    if (!isQueue) timeOut(now);
    second.waiting = retries?.waiting() ?? queue.total();
    second.backlogAge = now - (queue.oldest() ?? now);
    findCalm();
  };

  return {
    meet(now, pods) {
      endpoints.tick(now);
      hot.choose(pods.list());
      second.nodes = pods.nodes();
      second.existingPods = pods.list().length - pods.failed();
      pods.countRequests(second);
      calmBelow = 0;
    },
    tick(now, arriving) {
      second.offered = arriving;
      // Most seconds are calm, so they must cost little.
      if (arriving < calmBelow) serveAtOnce(arriving);
      else serveOrWait(now, arriving);
      // A service's requests wait at the pods to which they were dealt, a queue's messages in the queue.
      const held = !isQueue && dealt.excess > 0 ? queue.total() / dealt.excess : 0;
      const present = cohorts.present().cohorts;
      for (const cohort of present) work(cohort, dealt, held, workload);
      latency.tick(second, present, dealt);
      memory.tick(now);
      sumUp(second, present);
      return second;
    },
    watch() {
      watchPods(second, cohorts.present().cohorts);
      second.serving.main.memoryBytes = memory.ofServingPods(cohorts.present().cohorts);
      second.serving.sidecar.memoryBytes = second.servingPods * memory.sidecarBytes;
      return second;
    },
  };
}

/** Requests are sent to all listed pods alike, and those sent to a pod that does not answer fail. Returns how many did. */
function sendToSilentPods(
  failed: Failures,
  sent: number,
  { silent, silentPods, waitingClients }: Pick<Endpoints, "silent" | "silentPods" | "waitingClients">,
  connections: number,
  retries: Retries | null,
): number {
  if (sent === 0) return 0;
  const listed = connections + silentPods() + waitingClients();
  let passed = 0;
  let lost = 0;
  for (const [reason, count] of silent) {
    passed += count;
    const amount = Math.round((sent * passed) / listed) - lost;
    fail(failed, reason, retries?.refuse(amount) ?? amount);
    lost += amount;
  }
  return lost;
}

export const emptySecond = (): WatchedSecond => ({
  offered: 0,
  retried: 0,
  wasted: 0,
  served: 0,
  failed: noFailures(),
  returned: 0,
  jobsInWork: 0,
  waiting: 0,
  capacity: 0,
  inFlight: 0,
  backlogAge: 0,
  waits: { count: 0, seconds: [], amounts: [] },
  latencies: noLatencies(),
  servingPods: 0,
  mains: null,
  serving: { main: { cpuMilli: 0, memoryBytes: 0 }, sidecar: { cpuMilli: 0, memoryBytes: 0 } },
  cpuMilli: 0,
  cpuRequestedMilli: 0,
  memoryRequestedMebibytes: 0,
  hottestCpuMilli: 0,
  throttledPods: 0,
  podsHeldByNode: 0,
  nodes: 0,
  existingPods: 0,
  requests: null,
});

/** The hot pod is the oldest serving pod, until it stops serving: the one that a busy customer or a crowded partition happens to use. */
function createHotPod(imbalancePercent: number, cohorts: Cohorts) {
  let hot: Pod | undefined;
  const serving = ({ usage }: Pod) => usage.cohort !== null && usage.work.serving;
  const set = (pod: Pod | undefined, isHot: boolean) => {
    if (!pod) return;
    pod.usage.work.hot = isHot;
    cohorts.join(pod);
  };
  return {
    choose(pods: readonly Pod[]) {
      if (imbalancePercent === 0 || (hot && serving(hot))) return;
      set(hot, false);
      hot = pods.find(serving);
      set(hot, true);
    },
  };
}

/** In thousandths of a request. The next second overwrites it. */
export interface Dealt {
  /** As in `Present`. */
  connections: number;
  /** What each of these gets, and what the hot pod gets. */
  share: number;
  hotShare: number;
  /** The part of what each pod could serve that the shared limit lets through. */
  passed: number;
  served: number;
  capacity: number;
  /** What was dealt to pods and could not be served. */
  excess: number;
}

function deal(dealt: Dealt, cohorts: Cohorts, waitingClients: number, total: number, imbalancePercent: number, limit: number): void {
  const { connections } = cohorts.present();
  const all = connections + waitingClients;
  const ofHot = imbalancePercent === 0 ? 0 : (cohorts.present().cohorts.find(isHot)?.work.connections ?? 0);
  const hotShare = connections === 0 ? 0 : total * Math.min(1, ((1 + imbalancePercent / 100) * ofHot) / all);
  const share = connections === 0 ? 0 : imbalancePercent === 0 ? total / all : all === ofHot ? 0 : (total - hotShare) / (all - ofHot);
  cohorts.share(share, hotShare, limit);

  let served = 0;
  let excess = share * waitingClients;
  for (const { work: does, size, capacity } of cohorts.present().cohorts) {
    if (!does.serving) continue;
    const own = does.hot ? hotShare : does.connections * share;
    served += size * Math.min(capacity, own);
    excess += size * Math.max(0, own - capacity);
  }
  const passed = served > limit ? limit / served : 1;
  if (passed < 1) {
    excess += served - limit;
    served = limit;
  }
  dealt.connections = connections;
  dealt.share = share;
  dealt.hotShare = hotShare;
  dealt.passed = passed;
  // Full pods serve whole thousandths; the shares of the others are whole only in sum.
  dealt.served = connections === 0 ? 0 : excess === 0 ? total : Math.min(total, Math.floor(served + 1e-6));
  // On a full node, pods with cheaper requests may serve more than they could if all pods were busy.
  dealt.capacity = Math.max(dealt.served, Math.min(cohorts.capacity(), limit));
  dealt.excess = excess;
}

const isHot = ({ work: { serving, hot } }: Cohort): boolean => serving && hot;

/**
 * One request takes c milliseconds of a core, so r requests per second use r × c milli-cores. `held`: the part of its excess that waits for
 * the pod.
 */
function work(cohort: Cohort, { share, hotShare, passed }: Dealt, held: number, workload: Workload): void {
  const own = !cohort.work.serving ? 0 : cohort.work.hot ? hotShare : cohort.work.connections * share;
  const served = Math.min(cohort.capacity, own) * passed;
  const requestsPerSecond = served / 1000;
  const isFull = own > 0 && own >= cohort.capacity && cohort.throttles && passed === 1;
  const cpuMilli = cohort.standingMilli + requestsPerSecond * cohort.requestMilliseconds;
  cohort.cpuNano = nano(isFull ? cohort.ceilingMilli : Math.min(cohort.ceilingMilli, cpuMilli));
  cohort.sidecarCpuNano =
    workload.sidecar === "none" ? 0 : nano(workload.sidecarIdleCpuMilli + requestsPerSecond * workload.sidecarCpuPerRequestMilliseconds);
  cohort.inWorkMilliseconds = cohort.requestMilliseconds + workload.waitMillisecondsPerRequest;
  cohort.inWork = requestsPerSecond * cohort.inWorkMilliseconds;
  cohort.inFlight = cohort.inWork + (own - served) * held;
  cohort.cpuNanoSeconds += cohort.cpuNano;
  cohort.sidecarCpuNanoSeconds += cohort.sidecarCpuNano;
  addToParts(cohort);
  cohort.served += served;
  if (!workload.memoryReleased) cohort.peaks.rise(cohort.inFlight);
}

export function sumUp(second: ClusterSecond, cohorts: readonly Cohort[]): void {
  let pods = 0;
  let cpuNano = 0;
  let inFlight = 0;
  for (const cohort of cohorts) {
    const { size } = cohort;
    cpuNano += size * (cohort.cpuNano + cohort.sidecarCpuNano);
    inFlight += size * cohort.inFlight;
    if (cohort.work.ready) pods += size;
  }
  second.servingPods = pods;
  second.cpuMilli = cpuNano / 1_000_000;
  second.inFlight = Math.round(inFlight);
}

export function watchPods(second: WatchedSecond, cohorts: readonly Cohort[]): void {
  let mainNano = 0;
  let sidecarNano = 0;
  let hottestNano = 0;
  let throttledPods = 0;
  let podsHeldByNode = 0;
  for (const { size, work, cpuNano, sidecarCpuNano, limitNano, ceilingMilli } of cohorts) {
    hottestNano = Math.max(hottestNano, cpuNano + sidecarCpuNano);
    if (cpuNano >= limitNano) throttledPods += size;
    else if (cpuNano >= nano(ceilingMilli)) podsHeldByNode += size;
    if (!work.ready) continue;
    mainNano += size * cpuNano;
    sidecarNano += size * sidecarCpuNano;
  }
  second.serving.main.cpuMilli = mainNano / 1_000_000;
  second.serving.sidecar.cpuMilli = sidecarNano / 1_000_000;
  second.hottestCpuMilli = hottestNano / 1_000_000;
  second.throttledPods = throttledPods;
  second.podsHeldByNode = podsHeldByNode;
}
