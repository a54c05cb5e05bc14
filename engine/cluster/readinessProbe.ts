/** The kubelet's worker for a readiness or liveness probe. Mirrors doProbe in pkg/kubelet/prober/worker.go. */

/** Of a manifest's readinessProbe: seconds, and how many answers in a row change the result. */
export interface ReadinessProbe {
  initialDelaySeconds: number;
  periodSeconds: number;
  successThreshold: number;
  failureThreshold: number;
}

/** What a worker remembers. The row goes on over a restart of the container. */
export interface ProbeState {
  ready: boolean;
  lastAnswer: boolean;
  row: number;
}

export const newProbeState = (): ProbeState => ({ ready: false, lastAnswer: true, row: 0 });

/**
 * One look of the worker at a container. `startedAt`: null if it does not run; it is then not ready. `answers` is what a probe would find
 * now.
 */
export function look(state: ProbeState, probe: ReadinessProbe, startedAt: number | null, answers: boolean, now: number): void {
  if (startedAt === null) {
    state.ready = false;
    return;
  }
  if (now - startedAt < probe.initialDelaySeconds) return;
  state.row = answers === state.lastAnswer ? state.row + 1 : 1;
  state.lastAnswer = answers;
  if (state.row >= (answers ? probe.successThreshold : probe.failureThreshold)) state.ready = answers;
}

/** A new run of the container is not ready until it was probed; a liveness probe counts as successful until then. */
export function restart(state: ProbeState, ready = false): void {
  state.ready = ready;
}
