/** What kubectl and client-go were given, replayed by the functions that the page uses; one function for each family of recordings. */
import { replayAutoscale } from "./kubectlAutoscale";
import { humanDuration } from "../kubectl/humanDuration";

export type KubectlFamily = "kubectl-describe" | "kubectl-top-pods" | "kubectl-autoscale" | "strict-yaml" | "events" | "human-duration";

/** The result has the fields of the recording's `expect`. `input` is a recording's, of the same family. */
export function replayKubectl(family: KubectlFamily, input: unknown): object {
  return replays[family](input as never);
}

const replays: Record<KubectlFamily, (input: never) => object> = {
  "kubectl-describe": notReplayed("kubectl-describe"),
  "kubectl-top-pods": notReplayed("kubectl-top-pods"),
  "kubectl-autoscale": replayAutoscale,
  "strict-yaml": notReplayed("strict-yaml"),
  events: notReplayed("events"),
  "human-duration": ({ seconds }: { seconds: number }) => ({ text: humanDuration(seconds) }),
};

function notReplayed(family: KubectlFamily) {
  return (): never => {
    throw new Error(`recordings of the family ${family} are not replayed yet`);
  };
}
