import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { Trace } from "../simulation/trace";
import { kubectlCommands, type KubectlCommands } from "./commands";
import { describeHpa } from "./describeHpa";
import { getEvents } from "./getEvents";
import { getHpaWatch } from "./getHpa";
import { getPods, topPods } from "./pods";
import { autoscalerAt, namespaceOf, type AutoscalerHistory } from "./view";

/** A command line and all that it has printed. */
export interface KubectlOutput {
  id: keyof KubectlCommands;
  command: string;
  output: string;
}

/** A watch is shown as if it had been started so long before, or with the run. */
export const watchedSeconds = 3600;

/**
 * What kubectl prints as soon as a step of a run is done: the five commands that say most about an autoscaler. The
 * first autoscaler wrote another object, so of its runs there are the pods alone.
 */
export function kubectlOutputs(trace: Trace, step: number): KubectlOutput[] {
  const now = trace.steps.at[step]!;
  const reconciles = trace.reconciles.slice(0, step + 1);
  const history: AutoscalerHistory = { manifests: [{ at: 0, hpa: trace.hpa }, ...trace.edits], reconciles };
  const { hpa } = autoscalerAt(history, now);
  const outputs = { ...(reconciles.length > 0 && autoscalerOutputs(history, now)), ...podOutputs(trace, step, hpa) };
  const commands = kubectlCommands(hpa);
  return order.flatMap((id) => (outputs[id] === undefined ? [] : [{ id, command: commands[id], output: outputs[id] }]));
}

const order = ["watch", "describe", "events", "pods", "top"] as const satisfies (keyof KubectlCommands)[];

type Outputs = Partial<Record<keyof KubectlCommands, string>>;

function autoscalerOutputs(history: AutoscalerHistory, now: number): Outputs {
  return {
    watch: getHpaWatch(history, Math.max(0, now - watchedSeconds), now),
    describe: describeHpa(history, now),
    events: getEvents(history, now),
  };
}

function podOutputs({ pods, containersPerPod, usage, steps }: Trace, step: number, hpa: HorizontalPodAutoscaler): Outputs {
  const history = { namespace: namespaceOf(hpa), containers: containersPerPod, pods };
  const now = steps.at[step]!;
  return { pods: getPods(history, now), top: topPods(history, usage[step] ?? null, now) };
}
