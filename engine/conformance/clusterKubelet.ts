import { look, newProbeState, restart, type ReadinessProbe } from "../cluster/readinessProbe";
import { restartDelay } from "../cluster/restartBackOff";

export function replayBackOff({ runSeconds }: { runSeconds: readonly number[] }): object {
  let before: number | null = null;
  return { delaySeconds: runSeconds.map((ran) => (before = restartDelay(before, ran))) };
}

interface ReadinessInput extends ReadinessProbe {
  containers: readonly { startedAt: number; exitedAt?: number }[];
  answers: readonly [at: number, answer: boolean][];
  looks: readonly number[];
}

/** The changes of the result, from not ready on. */
export function replayReadiness({ containers, answers, looks, ...probe }: ReadinessInput): object {
  const state = newProbeState();
  const ready: [number, boolean][] = [];
  let seen: number | null = null;
  for (const at of looks) {
    const run = containers.findLast(({ startedAt }) => startedAt <= at);
    if (!run) continue;
    if (seen !== run.startedAt) restart(state);
    seen = run.startedAt;
    const runs = run.exitedAt === undefined || at < run.exitedAt;
    look(state, probe, runs ? run.startedAt : null, answers.findLast(([from]) => from <= at)?.[1] ?? false, at);
    if (state.ready !== (ready.at(-1)?.[1] ?? false)) ready.push([at, state.ready]);
  }
  return { ready };
}
