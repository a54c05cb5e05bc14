/**
 * The recorded inputs of kubectl and client-go, replayed by the functions that the page uses; one function for each family of recordings.
 */
import { replayStrictYaml } from "./strictYaml";
import { replayAutoscale } from "./kubectlAutoscale";
import { replayDescribe, replayDuration, replayEvents, replayTop } from "./kubectlPrinted";

export type KubectlFamily = "kubectl-describe" | "kubectl-top-pods" | "kubectl-autoscale" | "strict-yaml" | "events" | "human-duration";

/** The result has the fields of the recording's `expect`. `input` is a recording's, of the same family. */
export function replayKubectl(family: KubectlFamily, input: unknown): object {
  return replays[family](input as never);
}

const replays: Record<KubectlFamily, (input: never) => object> = {
  "kubectl-describe": replayDescribe,
  "kubectl-top-pods": replayTop,
  "kubectl-autoscale": replayAutoscale,
  "strict-yaml": replayStrictYaml,
  events: replayEvents,
  "human-duration": replayDuration,
};
