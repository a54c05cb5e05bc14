import { isAvailable } from "./availability";
import type { Calendar } from "./calendar";
import { setAvailable, type Pod } from "./pod";
import { enterPhase } from "./podLife";
import { restartDelay } from "./restartBackOff";
import type { Workload } from "./workload";

/** What happens to a pod once it is bound to a node. Everything later is planned in the calendar. */
export interface Kubelet {
  /** The kubelet receives a pod: it pulls the image, starts the containers and probes them. */
  run(pod: Pod, at: number): void;
  /** The containers exit, and are started again with back-off. */
  crash(pod: Pod, at: number): void;
  /** The pod fails: its containers are killed at once and never started again. */
  evict(pod: Pod, at: number): void;
  /** The readiness probe fails until the given second. */
  failReadiness(pod: Pod, at: number, until: number): void;
  /** Stops the containers; the pod is gone when they have stopped. */
  stop(pod: Pod, at: number): void;
  /** The pod is gone at once. */
  end(pod: Pod, at: number): void;
}

export interface KubeletOptions {
  workload: Workload;
  calendar: Calendar;
  /** Readiness flaps only from this second on, so that the settling time of the first pods is free of it. */
  flapsFrom: number;
  /** Called when a pod starts or stops to run, to be ready or to be available. */
  onChange(pod: Pod): void;
  onGone(pod: Pod, at: number): void;
}

export function createKubelet({ workload, calendar, flapsFrom, onChange, onGone }: KubeletOptions): Kubelet {
  const { imagePullSeconds, startUpSeconds, startUpCpuMilli, startUpCpuSeconds, terminationGraceSeconds, drainSeconds, stopSeconds } =
    workload;
  const { readinessSeconds, warmUpSeconds, minReadySeconds, flapPeriodSeconds, flapSeconds } = workload;

  const start = (pod: Pod, at: number) => {
    pod.run++;
    pod.phase = "Running";
    pod.startedAt = at;
    // The count rises with the new start, not with the exit before it.
    pod.restarts = pod.log.exits.length;
    pod.wasReady = false;
    enterPhase(pod.log, "starting", at);
    if (startUpCpuMilli > 0 && startUpCpuSeconds > 0) {
      pod.usage.work.bursting = true;
      calendar.plan(at + startUpCpuSeconds, pod, endBurst);
    }
    const { release } = pod.template;
    // The container does its start-up work before it fails; the probe decides whether it becomes ready before that.
    if (release === "crashLoop") calendar.plan(at + Math.max(1, startUpCpuSeconds), pod, crash);
    pod.readyFrom = release === "neverReady" ? Infinity : Math.max(pod.readyFrom, at + readinessSeconds);
    if (release !== "neverReady") calendar.plan(pod.readyFrom, pod, probe);
    onChange(pod);
  };

  const endBurst = (pod: Pod) => {
    pod.usage.work.bursting = false;
    onChange(pod);
  };

  /** Several probes may be planned; the one at the end of the last failure finds the pod ready. */
  const probe = (pod: Pod, at: number) => {
    if (pod.ready || at < pod.readyFrom) return;
    setReady(pod, true, at);
    enterPhase(pod.log, "ready", at);
    if (!pod.wasReady) beReadyFirst(pod, at);
    if (minReadySeconds > 0) calendar.plan(at + minReadySeconds + 1, pod, becomeAvailable);
    else setAvailable(pod, true);
    onChange(pod);
  };

  const beReadyFirst = (pod: Pod, at: number) => {
    pod.wasReady = true;
    if (warmUpSeconds > 0) {
      pod.usage.work.warming = true;
      calendar.plan(at + warmUpSeconds, pod, endWarmUp);
    }
    if (flapPeriodSeconds > 0) calendar.plan(nextFlap(pod, Math.max(at, flapsFrom)), pod, flap);
  };

  const endWarmUp = (pod: Pod) => {
    pod.usage.work.warming = false;
    onChange(pod);
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
    if (pod.readyFrom < Infinity) calendar.plan(pod.readyFrom, pod, probe);
    if (!pod.ready) return;
    loseReadiness(pod, at);
    enterPhase(pod.log, "unready", at);
    onChange(pod);
  };

  const crash = (pod: Pod, at: number) => {
    const backOffSeconds = restartDelay(pod.log.exits.at(-1)?.backOffSeconds ?? null, at - (pod.startedAt ?? at));
    endContainers(pod);
    if (pod.ready) loseReadiness(pod, at);
    enterPhase(pod.log, "crashed", at);
    pod.log.exits.push({ at, backOffSeconds });
    calendar.plan(at + backOffSeconds + startUpSeconds, pod, start);
    onChange(pod);
  };

  const evict = (pod: Pod, at: number) => {
    endContainers(pod);
    if (pod.ready) loseReadiness(pod, at);
    pod.phase = "Failed";
    enterPhase(pod.log, "failed", at);
    onChange(pod);
  };

  const endDraining = (pod: Pod) => {
    pod.usage.work.draining = false;
    onChange(pod);
  };

  const end = (pod: Pod, at: number) => {
    setAvailable(pod, false);
    endContainers(pod);
    onChange(pod);
    onGone(pod, at);
  };

  return {
    crash,
    evict,
    end,
    failReadiness,
    run(pod, at) {
      pod.startTime = at;
      pod.log.scheduledAt = at;
      pod.ready = false;
      pod.readyTransitionTime = at;
      calendar.plan(at + imagePullSeconds + startUpSeconds, pod, start);
    },
    stop(pod, at) {
      pod.run++;
      setAvailable(pod, false);
      // If no container runs, there is nothing to wait for.
      const graceSeconds = pod.startedAt === null ? 0 : terminationGraceSeconds;
      pod.deletionTimestamp = at + graceSeconds;
      const drains = pod.ready === true ? Math.min(drainSeconds, graceSeconds) : 0;
      // A process that has not exited when its grace ends is killed.
      const existsSeconds = Math.min(drains + stopSeconds, graceSeconds);
      if (existsSeconds === 0) return end(pod, at);
      enterPhase(pod.log, "terminating", at);
      pod.usage.work.bursting = false;
      pod.usage.work.draining = drains > 0;
      if (drains > 0) calendar.plan(at + drains, pod, endDraining);
      calendar.plan(at + existsSeconds, pod, end);
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
  Object.assign(pod.usage.work, { draining: false, bursting: false, warming: false });
}
