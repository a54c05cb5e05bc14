/** The recorded inputs of KEDA, replayed by the code that the simulation uses; one function for each family of recordings. */
import { replayKedaCron } from "./kedaCron";
import { replayKedaHpa } from "./kedaHpa";
import { replayKedaTrace } from "./kedaTrace";

export type KedaFamily = keyof typeof replays;

/** The result has the fields of the recording's `expect`. `input` is a recording's, of the same family. */
export function replayKeda(family: KedaFamily, input: unknown): unknown {
  return replays[family](input as never);
}

const replays = {
  "keda-hpa": replayKedaHpa,
  "keda-executor": replayKedaTrace,
  "keda-metrics": replayKedaTrace,
  "keda-cron": replayKedaCron,
} satisfies Record<string, (input: never) => unknown>;

export const kedaFamilies = Object.keys(replays) as KedaFamily[];
