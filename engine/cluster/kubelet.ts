import { isAvailable } from "./availability";
import type { Calendar } from "./calendar";
import { setAvailable, type Pod } from "./pod";
import type { FailureReason } from "./failureReasons";
import { secondsToFinish } from "./lostWork";
import { enterPhase, type OutOfMemory } from "./podLife";
import { createImagePulls } from "./imagePulls";
import { hasJobs } from "./job";
import { neededParts, type WithRareParts } from "./neededParts";
import { createProber } from "./prober";
import { restartDelay } from "./restartBackOff";
import type { Cohort } from "./usage";
import { createWarmUp } from "./warmUp";
import type { Workload } from "./workload";

/** What happens to a pod once it is bound to a node. Everything later is planned in the calendar. */
export interface Kubelet {
  /** The kubelet receives a pod: it pulls the image, starts the containers and probes them. */
  run(pod: Pod, at: number): void;
  /** Does the liveness probes of a second, if pods have any. */
  probe(now: number): void;
  /** All containers exit, and are started again with back-off. */
  crash(pod: Pod, at: number): void;
  /** The kernel kills the main container. A pod that is being deleted is gone then; another one's is started again with back-off. */
  endOutOfMemory(pod: Pod, at: number, outOfMemory: OutOfMemory): void;
  /** The container stops as that of a pod that is deleted, and is then started again. What it does not finish fails for the reason. */
  restart(pod: Pod, at: number, reason: FailureReason): void;
  /** The pod fails: its containers are killed at once and never started again. */
  evict(pod: Pod, at: number): void;
  /** The readiness probe fails until the given second, if there is one. */
  failReadiness(pod: Pod, at: number, until: number): void;
  /** Stops the containers; the pod is gone when they have stopped. */
  stop(pod: Pod, at: number): void;
  /** The node stops to answer: the containers are gone, and the API server does not learn of it. */
  silence(pod: Pod, at: number): void;
  /** The node controller says of a pod on such a node that it is not Ready. */
  markUnready(pod: Pod, at: number): void;
  /** The pod is gone at once, and what it had in work is lost. */
  kill(pod: Pod, at: number, reason: FailureReason): void;
}

interface KubeletOptions extends WithRareParts {
  workload: Workload;
  calendar: Calendar;
  cohorts: ReadonlySet<Cohort>;
  /** Readiness flaps only from this second on, so that the settling time of the first pods is free of it. */
  flapsFrom: number;
  /** The first second whose requests were not sent yet. */
  nextSecond(): number;
  /** New containers start. Nothing of the pod but its start has changed yet. */
  onStart(pod: Pod, at: number): void;
  /** Called when a pod starts or stops to run, to be ready or to be available. */
  onChange(pod: Pod): void;
  /** Called before the pod changes. */
  onWorkLost(pod: Pod, reason: FailureReason, at: number): void;
  /** The same if the pod finishes what it has in work. */
  onWaitingLost(pod: Pod, reason: FailureReason): void;
  onGone(pod: Pod, at: number): void;
}

/** The kubelet gives a container at least this long after its preStop hook. Mirrors minimumGracePeriodInSeconds in pkg/kubelet/kuberuntime. */
const leastGraceSeconds = 2;

export function createKubelet(options: KubeletOptions): Kubelet {
  const { rare, workload, calendar, cohorts, flapsFrom, nextSecond, onStart, onChange, onWorkLost, onWaitingLost, onGone } = options;
  const { imagePullSeconds, startUpSeconds, startUpCpuMilli, startUpCpuSeconds, kind } = workload;
  const { preStopSeconds, drainSeconds, stopSeconds, terminationGraceSeconds } = workload;
  const { readinessSeconds, readinessProbe, minReadySeconds, flapPeriodSeconds, flapSeconds } = workload;

  const beginWarmUp = createWarmUp(workload, calendar, onChange);

  const images = createImagePulls(imagePullSeconds);

  const start = (pod: Pod, at: number) => {
    pod.run++;
    pod.phase = "Running";
    pod.startedAt = at;
    onStart(pod, at);
    // The count rises with the new start, not with the exit before it.
    pod.restarts = pod.log.exits.length;
    pod.sidecarRestarts = pod.sidecarExits;
    pod.wasReady = false;
    enterPhase(pod.log, "starting", at);
    if (startUpCpuMilli > 0 && startUpCpuSeconds > 0) {
      pod.usage.work.bursting = true;
      calendar.plan(at + startUpCpuSeconds, pod, endBurst);
    }
    const { release } = pod.template;
    // The container does its start-up work before it fails; the probe decides whether it becomes ready before that.
    if (release === "crashLoop") calendar.plan(at + Math.max(1, startUpCpuSeconds), pod, crash);
    const answersFrom = release === "neverReady" ? Infinity : at + readinessSeconds;
    pod.answersFrom = answersFrom;
    pod.readyFrom = Math.max(pod.readyFrom, answersFrom);
    pod.silent = !readinessProbe && answersFrom > at;
    if (pod.silent && answersFrom < Infinity) calendar.plan(answersFrom, pod, answer);
    prober.start(pod, at);
    liveness?.start(pod);
    onChange(pod);
  };

  const answer = (pod: Pod, at: number) => {
    pod.silent = false;
    beginWarmUp(pod, at);
    onChange(pod);
  };

  const endBurst = (pod: Pod) => {
    pod.usage.work.bursting = false;
    onChange(pod);
  };

  const prober = createProber({
    workload,
    calendar,
    onResult: (pod, ready, at) => (ready ? beReady(pod, at) : beUnready(pod, at)),
  });

  const beReady = (pod: Pod, at: number) => {
    setReady(pod, true, at);
    // A pod that is ready as soon as it exists was perhaps created after its second's steps had run. Until the next second nobody sees it ready.
    enterPhase(pod.log, "ready", calendar.second());
    if (!pod.wasReady) beReadyFirst(pod, at);
    if (minReadySeconds > 0) calendar.plan(at + minReadySeconds + 1, pod, becomeAvailable);
    else setAvailable(pod, true);
    onChange(pod);
  };

  const beReadyFirst = (pod: Pod, at: number) => {
    pod.wasReady = true;
    if (!pod.silent) beginWarmUp(pod, at);
    if (flapPeriodSeconds > 0 && readinessProbe) calendar.plan(nextFlap(pod, Math.max(at, flapsFrom)), pod, flap);
  };

  const becomeAvailable = (pod: Pod, at: number) => {
    if (!pod.ready || !isAvailable(pod.readyTransitionTime, minReadySeconds, at)) return;
    setAvailable(pod, true);
    onChange(pod);
  };

  const nextFlap = ({ flapPhase }: Pod, at: number): number =>
    flapPhase + flapPeriodSeconds * (Math.floor((at - flapPhase) / flapPeriodSeconds) + 1);

  const flap = (pod: Pod, at: number) => {
    calendar.plan(at + flapPeriodSeconds, pod, flap);
    failReadiness(pod, at, at + flapSeconds);
  };

  const failReadiness = (pod: Pod, at: number, until: number) => {
    pod.readyFrom = Math.max(pod.readyFrom, until);
    prober.watch(pod, at);
    if (pod.readyFrom < Infinity) calendar.plan(pod.readyFrom, pod, prober.watch);
  };

  const beUnready = (pod: Pod, at: number) => {
    loseReadiness(pod, at);
    enterPhase(pod.log, "unready", at);
    onChange(pod);
  };

  const crash = (pod: Pod, at: number) => exit(pod, at, "podCrashed");

  const exit = (pod: Pod, at: number, reason: FailureReason, outOfMemory?: OutOfMemory) => {
    const backOffSeconds = restartDelay(pod.log.exits.at(-1)?.backOffSeconds ?? null, at - (pod.startedAt ?? at));
    onWorkLost(pod, reason, at);
    endContainers(pod);
    if (pod.ready) loseReadiness(pod, at);
    enterPhase(pod.log, "crashed", at);
    pod.log.exits.push({ at, backOffSeconds, ...(outOfMemory && { outOfMemory }) });
    calendar.plan(at + backOffSeconds + startUpSeconds, pod, start);
    onChange(pod);
  };

  const restart = (pod: Pod, at: number, reason: FailureReason) => {
    pod.restarting = { reason, graceUntil: at + terminationGraceSeconds, refuses: false };
    const takesRequests = Math.min(preStopSeconds + (hasJobs(workload) ? 0 : drainSeconds), terminationGraceSeconds);
    if (takesRequests === 0) refuseAndExit(pod, at);
    else calendar.plan(at + takesRequests, pod, refuseAndExit);
  };

  const refuseAndExit = (pod: Pod, at: number) => {
    const { restarting } = pod;
    if (restarting === null) return;
    const graceSeconds = Math.max(leastGraceSeconds, restarting.graceUntil - at);
    const seconds = Math.min(graceSeconds, Math.max(stopSeconds, secondsToFinish(pod, at)));
    if (seconds === 0) return exit(pod, at, restarting.reason);
    onWaitingLost(pod, restarting.reason);
    restarting.refuses = true;
    onChange(pod);
    failReadiness(pod, at, at + seconds);
    calendar.plan(at + seconds, pod, exitAfterGrace);
  };

  const exitAfterGrace = (pod: Pod, at: number) => {
    if (pod.restarting !== null) exit(pod, at, pod.restarting.reason);
  };

  const liveness = workload.livenessProbe
    ? neededParts(rare).createLiveness({ workload, cohorts, onFailed: (pod, at) => restart(pod, at, "failedLiveness") })
    : null;

  const evict = (pod: Pod, at: number) => {
    onWorkLost(pod, "podEvicted", at);
    endContainers(pod);
    if (pod.ready) loseReadiness(pod, at);
    pod.phase = "Failed";
    liveness?.remove(pod);
    enterPhase(pod.log, "failed", at);
    onChange(pod);
  };

  /** The preStop hook has ended, and the process gets SIGTERM. */
  const terminate = (pod: Pod, at: number) => {
    const graceSeconds = preStopSeconds === 0 ? terminationGraceSeconds : Math.max(leastGraceSeconds, (pod.deletionTimestamp ?? at) - at);
    // A worker with SIGTERM begins no other job.
    const drains =
      pod.ready === true && !pod.silent && !hasJobs(workload) && !pod.restarting?.refuses ? Math.min(drainSeconds, graceSeconds) : 0;
    const exits = drains + Math.max(stopSeconds, secondsToFinish(pod, at));
    if (exits === 0) return end(pod, at);
    if (drains > 0) calendar.plan(Math.max(at, nextSecond()) + drains, pod, refuse);
    else refuse(pod);
    if (exits <= graceSeconds) calendar.plan(at + exits, pod, end);
    else calendar.plan(at + graceSeconds, pod, killAfterGrace);
  };

  const refuse = (pod: Pod) => {
    if (pod.stopping) pod.stopping.refuses = true;
    onChange(pod);
  };

  const killAfterGrace = (pod: Pod, at: number) => kill(pod, at, "podKilled");

  const kill = (pod: Pod, at: number, reason: FailureReason) => {
    onWorkLost(pod, reason, at);
    end(pod, at);
  };

  const end = (pod: Pod, at: number) => {
    setAvailable(pod, false);
    endContainers(pod);
    liveness?.remove(pod);
    onChange(pod);
    onGone(pod, at);
  };

  return {
    crash(pod, at) {
      if (pod.template.initContainers?.some(({ restartPolicy }) => restartPolicy === "Always")) pod.sidecarExits++;
      crash(pod, at);
    },
    endOutOfMemory(pod, at, outOfMemory) {
      if (pod.deletionTimestamp === null) return exit(pod, at, "outOfMemory", outOfMemory);
      pod.log.exits.push({ at, backOffSeconds: 0, outOfMemory });
      kill(pod, at, "outOfMemory");
    },
    restart,
    evict,
    kill,
    probe: (now) => liveness?.tick(now),
    failReadiness,
    run(pod, at) {
      pod.startTime = at;
      pod.log.scheduledAt = at;
      pod.ready = false;
      pod.readyTransitionTime = at;
      liveness?.add(pod, at);
      calendar.plan(images.pulledAt(pod.node, pod.template.image, at) + startUpSeconds, pod, start);
    },
    silence(pod, at) {
      const ran = pod.startedAt !== null;
      onWorkLost(pod, "nodeLost", at);
      endContainers(pod);
      pod.isUnreachable = true;
      if (ran && pod.deletionTimestamp === null) enterPhase(pod.log, "unready", at);
      onChange(pod);
    },
    markUnready(pod, at) {
      if (!pod.ready) return;
      loseReadiness(pod, at);
      onChange(pod);
    },
    stop(pod, at) {
      pod.run++;
      setAvailable(pod, false);
      const since = Math.max(at, nextSecond());
      const drains = pod.ready === true && !pod.isUnreachable && (drainSeconds > 0 || kind === "queue");
      pod.stopping = { since, keepsShare: drains, refuses: false };
      if (pod.isUnreachable) {
        // Only its kubelet could say that it has stopped.
        pod.deletionTimestamp = at + terminationGraceSeconds;
        enterPhase(pod.log, "terminating", at);
        return onChange(pod);
      }
      // If no container runs, there is nothing to wait for.
      const graceSeconds = pod.startedAt === null ? 0 : terminationGraceSeconds;
      pod.deletionTimestamp = at + graceSeconds;
      if (graceSeconds === 0) return kill(pod, at, "podKilled");
      pod.usage.work.bursting = false;
      if (preStopSeconds === 0) terminate(pod, at);
      else calendar.plan(since + Math.min(preStopSeconds, graceSeconds), pod, terminate);
      if (pod.startedAt === null) return;
      enterPhase(pod.log, "terminating", at);
      onChange(pod);
    },
  };
}

function setReady(pod: Pod, ready: boolean, at: number): void {
  pod.ready = ready;
  pod.readyTransitionTime = at;
}

function loseReadiness(pod: Pod, at: number): void {
  setReady(pod, false, at);
  setAvailable(pod, false);
}

function endContainers(pod: Pod): void {
  pod.run++;
  pod.startedAt = null;
  pod.silent = false;
  pod.restarting = null;
  Object.assign(pod.usage.work, { bursting: false, warming: 0 });
}
