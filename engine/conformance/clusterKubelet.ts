import { restartDelay } from "../cluster/restartBackOff";

export function replayBackOff({ runSeconds }: { runSeconds: readonly number[] }): object {
  let before: number | null = null;
  return { delaySeconds: runSeconds.map((ran) => (before = restartDelay(before, ran))) };
}
