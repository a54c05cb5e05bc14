import type { Calendar } from "./calendar";
import type { Pod } from "./pod";
import { look, restart, type ProbeState, type ReadinessProbe } from "./readinessProbe";
import type { Workload } from "./workload";

/** What the kubelet knows of a pod's probes. */
export interface Probing extends ProbeState {
  /** The startup probe has succeeded since the containers run, or there is none. */
  hasStarted: boolean;
  /** A look that the kubelet asks for beside the regular ones: when the containers start, and when the startup probe has succeeded. */
  askedAt: number;
  /** The next look that is planned, and the last one; null: none. */
  plannedAt: number | null;
  lookedAt: number | null;
}

// Each field is written out: an object made of spread parts is slow, and a search makes many pods.
export const newProbing = (): Probing => ({
  ready: false,
  lastAnswer: true,
  row: 0,
  hasStarted: false,
  askedAt: -Infinity,
  plannedAt: null,
  lookedAt: null,
});

/**
 * Looks at pods as the kubelet's workers do: in each period, counted from the second in which the kubelet received the pod. Only looks that
 * can change something are planned, so that a ready pod costs nothing.
 */
interface Prober {
  /** The containers run from this second on. */
  start(pod: Pod, at: number): void;
  /** Call it when what a probe finds has changed; `pod.readyFrom` says from when on it succeeds. */
  watch(pod: Pod, at: number): void;
}

interface ProberOptions {
  workload: Workload;
  calendar: Calendar;
  /** Called when the result of the probes differs from `pod.ready`. */
  onResult(pod: Pod, ready: boolean, at: number): void;
}

export function createProber({ workload, calendar, onResult }: ProberOptions): Prober {
  const { readinessProbe: isProbed, startupPeriodSeconds, startupInitialDelaySeconds = 0 } = workload;
  const startup = { initialDelaySeconds: startupInitialDelaySeconds, periodSeconds: startupPeriodSeconds ?? 1 };
  const readiness: ReadinessProbe = {
    initialDelaySeconds: workload.readinessInitialDelaySeconds,
    periodSeconds: workload.readinessPeriodSeconds,
    successThreshold: workload.readinessSuccessThreshold,
    failureThreshold: workload.readinessFailureThreshold,
  };

  const watch = (pod: Pod, at: number) => lookFrom(at, pod, at);

  /** The next look at `from` or later. */
  const lookFrom = (from: number, pod: Pod, at: number) => {
    const { probing } = pod;
    if (pod.startedAt === null || !canChange(pod, at)) return;
    const next = nextLook(pod, from, probing.hasStarted ? readiness : startup);
    if (next === probing.plannedAt) return;
    if (next === at) return lookNow(pod, at);
    probing.plannedAt = next;
    calendar.plan(next, pod, lookNow);
  };

  /** Whether a look could find something new. Failures of a startup probe change nothing here. */
  const canChange = ({ probing, readyFrom }: Pod, at: number): boolean => {
    const succeeds = at >= readyFrom;
    if (!probing.hasStarted) return succeeds;
    return isProbed && (probing.ready !== succeeds || probing.lastAnswer !== succeeds);
  };

  const lookNow = (pod: Pod, at: number) => {
    const { probing } = pod;
    probing.plannedAt = null;
    const succeeds = at >= pod.readyFrom;
    if (!probing.hasStarted) {
      if (succeeds) beStarted(pod, at);
      return;
    }
    if (probing.lookedAt !== at) look(probing, readiness, pod.startedAt, succeeds, at);
    probing.lookedAt = at;
    report(pod, at);
    lookFrom(at + 1, pod, at);
  };

  const beStarted = (pod: Pod, at: number) => {
    pod.probing.hasStarted = true;
    if (isProbed) {
      pod.probing.askedAt = at;
      watch(pod, at);
    } else {
      pod.probing.ready = true;
      report(pod, at);
    }
  };

  const report = (pod: Pod, at: number) => {
    if (pod.probing.ready !== pod.ready) onResult(pod, pod.probing.ready, at);
  };

  return {
    watch,
    start(pod, at) {
      const { probing } = pod;
      restart(probing);
      probing.hasStarted = false;
      probing.askedAt = at;
      probing.plannedAt = null;
      probing.lookedAt = null;
      if (startupPeriodSeconds === undefined) beStarted(pod, at);
      else watch(pod, at);
      if (pod.readyFrom > at && pod.readyFrom < Infinity) calendar.plan(pod.readyFrom, pod, watch);
    },
  };
}

/** The first look from a second on that is not too early for the probe. */
function nextLook(
  { startTime, startedAt, probing: { askedAt } }: Pod,
  from: number,
  { initialDelaySeconds, periodSeconds }: Pick<ReadinessProbe, "initialDelaySeconds" | "periodSeconds">,
): number {
  const earliest = Math.max(from, startedAt! + initialDelaySeconds);
  const regular = startTime! + periodSeconds * Math.ceil((earliest - startTime!) / periodSeconds);
  return askedAt >= earliest ? Math.min(askedAt, regular) : regular;
}
