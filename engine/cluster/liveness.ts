import type { Pod } from "./pod";
import { look, restart, type ReadinessProbe } from "./readinessProbe";
import { secondOf } from "./rounds";
import type { Cohort } from "./usage";
import type { Workload } from "./workload";

/**
 * The kubelet's liveness probes. A probe is a request to the pod: it fails while the application does not answer yet, and if it would wait
 * longer than its timeout. A wait is known for pods that work alike, so pods are looked at only in seconds in which one of them can fail.
 */
export interface Liveness {
  /** The kubelet received the pod: it looks at it in each period from this second on. */
  add(pod: Pod, at: number): void;
  remove(pod: Pod): void;
  /** The containers run. */
  start(pod: Pod): void;
  /** Does the looks of a second, before its requests are sent. */
  tick(now: number): void;
}

interface LivenessOptions {
  workload: Workload;
  cohorts: ReadonlySet<Cohort>;
  /** The probe has failed as often as it may. */
  onFailed(pod: Pod, at: number): void;
}

export function createLiveness({ workload, cohorts, onFailed }: LivenessOptions): Liveness {
  const { livenessPeriodSeconds, livenessTimeoutSeconds } = workload;
  const probe: ReadinessProbe = {
    initialDelaySeconds: workload.livenessInitialDelaySeconds,
    periodSeconds: livenessPeriodSeconds,
    successThreshold: 1,
    failureThreshold: workload.livenessFailureThreshold,
  };
  const turns = Array.from({ length: livenessPeriodSeconds }, (): Set<Pod> => new Set());
  const turnOf = new Map<Pod, Set<Pod>>();
  // Those whose next look can find something else than success, whatever the load is.
  const suspects = new Set<Pod>();

  const isSlow = (cohort: Cohort) => cohort.size > 0 && secondsToAnswer(cohort, workload) > livenessTimeoutSeconds;

  const someAreSlow = () => {
    for (const cohort of cohorts) if (isSlow(cohort)) return true;
    return false;
  };

  const lookAt = (pod: Pod, now: number) => {
    const { startedAt, deletionTimestamp, probing, liveness, restarting, usage } = pod;
    if (startedAt === null || deletionTimestamp !== null || restarting !== null || !probing.hasStarted) return;
    const answers = now >= pod.answersFrom && !(usage.cohort !== null && isSlow(usage.cohort));
    look(liveness, probe, startedAt, answers, now);
    if (answers && liveness.lastAnswer) suspects.delete(pod);
    else suspects.add(pod);
    if (liveness.ready) return;
    // The worker begins a new row, and holds until the container was started again.
    liveness.row = 0;
    onFailed(pod, now);
  };

  return {
    add(pod, at) {
      const turn = turns[secondOf(livenessPeriodSeconds, at + pod.livenessPhase)]!;
      turn.add(pod);
      turnOf.set(pod, turn);
    },
    remove(pod) {
      turnOf.get(pod)?.delete(pod);
      turnOf.delete(pod);
      suspects.delete(pod);
    },
    start(pod) {
      restart(pod.liveness, true);
      suspects.add(pod);
    },
    tick(now) {
      if (suspects.size === 0 && !someAreSlow()) return;
      for (const pod of turns[secondOf(livenessPeriodSeconds, now)]!) lookAt(pod, now);
    },
  };
}

/**
 * How long a request waits that comes to a pod now and needs only its CPU and one of its workers: behind all that wait for the pod, and in
 * its line, but no longer than any request, because those in front have failed then. A pod without a number of workers takes it at once,
 * unless its CPU is full.
 */
function secondsToAnswer(cohort: Cohort, { workersPerPod, requestTimeoutSeconds }: Workload): number {
  const { work, capacity, throttles, line, inFlight, inWork, inWorkMilliseconds } = cohort;
  if (!work.serving || (workersPerPod === 0 && !throttles)) return 0;
  if (capacity === 0) return Infinity;
  const waiting = inFlight - inWork;
  const isCpuFull = cohort.cpuNano >= Math.round(cohort.ceilingMilli * 1_000_000);
  const behind = waiting <= 0 || (workersPerPod === 0 && !isCpuFull) ? 0 : (waiting * inWorkMilliseconds) / (1000 * inWork);
  return Math.min(behind + line.waiting * line.meanSeconds, Math.max(1, requestTimeoutSeconds));
}
