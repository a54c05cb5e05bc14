import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { KubernetesVersion } from "../controller/releases";
import type { KedaHistory } from "../simulation/kedaTrace";
import type { Trace } from "../simulation/trace";
import type { VpaTrace } from "../simulation/vpaTrace";
import {
  kubectlCommands,
  kubectlCommandsV1,
  scaledObjectCommands,
  verticalAutoscalerCommands,
  type KubectlCommands,
  type ScaledObjectCommands,
  type VerticalAutoscalerCommands,
} from "./commands";
import { describeHpa } from "./describeHpa";
import { describeHpaV1 } from "./describeHpaV1";
import { describeScaledObject } from "./describeScaledObject";
import { getEvents } from "./getEvents";
import { getEventsV1 } from "./getEventsV1";
import { getHpaWatch } from "./getHpa";
import { getHpaWatchV1 } from "./getHpaV1";
import { getScaledObject } from "./getScaledObject";
import { getScaledObjectEvents } from "./getScaledObjectEvents";
import { getPods, getPodsV1 } from "./pods";
import { namedScaledObject } from "./scaledObjectView";
import { topPods } from "./topPods";
import { describeVerticalAutoscaler, getVerticalAutoscalers, verticalAutoscalerYaml } from "./verticalAutoscaler";
import { verticalAutoscalerAt } from "./verticalAutoscalerView";
import { autoscalerAt, namespaceOf, versionAt, type AutoscalerHistory } from "./view";
import type { AutoscalerHistoryV1 } from "./viewV1";

/** A command line and all that it has printed. */
export interface KubectlOutput {
  id: keyof Commands;
  command: string;
  output: string;
}

type Commands = KubectlCommands & ScaledObjectCommands & VerticalAutoscalerCommands;

/** A watch is shown as if it had been started this long before, or with the run. */
export const watchedSeconds = 3600;

/**
 * What kubectl of the release of that time prints right after a step, or at a later second before the next one: the five commands that say most
 * about an autoscaler; 1.2 had no `top pods`. With KEDA, the three that say most about a ScaledObject come
 * first; those about a VerticalPodAutoscaler come after the autoscaler's.
 */
export function kubectlOutputs(trace: Trace, step: number, now = trace.steps.at[step]!): KubectlOutput[] {
  const manifests = [{ at: 0, hpa: trace.hpa }, ...trace.edits];
  const { absences } = trace;
  const done = trace.reconciles.slice(0, step + 1);
  const recordsV1 = done.filter((reconcile) => reconcile.controller === "V1");
  const isV1 = recordsV1.length > 0;
  const releases = trace.releases.flatMap(({ at, version }) => (version === "1.2" ? [] : { at, version }));
  const { keda, vpa } = trace;
  const startEpoch = keda === null ? {} : { startEpoch: keda.startEpoch };
  const reconciles = done.filter((reconcile) => reconcile.controller !== "V1");
  const history: AutoscalerHistory = { manifests, absences, releases, reconciles, ...startEpoch };
  const { hpa } = autoscalerAt(history, now);
  const outputs = isV1 ? outputsV1({ manifests, absences, reconciles: recordsV1 }, trace, now) : outputsOf(history, trace, step, hpa, now);
  const ofKeda = keda === null ? null : outputsOfKeda(keda, versionAt(history, now), now);
  const ofVpa = vpa === null ? null : outputsOfVpa(vpa, versionAt(history, now), now);
  const commands: Partial<Commands> = {
    ...(isV1 ? kubectlCommandsV1(hpa) : kubectlCommands(hpa)),
    ...ofKeda?.commands,
    ...ofVpa?.commands,
  };
  const printed: Outputs = { ...outputs, ...ofKeda?.outputs, ...ofVpa?.outputs };
  return order.flatMap((id) => {
    const [command, output] = [commands[id], printed[id]];
    return command === undefined || output === undefined ? [] : [{ id, command, output }];
  });
}

const order = [
  "scaledObject",
  "scaledObjectDescribe",
  "scaledObjectEvents",
  "watch",
  "describe",
  "events",
  "vpa",
  "vpaDescribe",
  "vpaYaml",
  "pods",
  "top",
] as const satisfies (keyof Commands)[];

type Outputs = Partial<Record<keyof Commands, string>>;

/** null: the run never has a ScaledObject. */
function outputsOfKeda(keda: KedaHistory, version: KubernetesVersion, now: number) {
  const object = namedScaledObject(keda, now);
  if (object === null) return null;
  const outputs: Record<keyof ScaledObjectCommands, string> = {
    scaledObject: getScaledObject(keda, now),
    scaledObjectDescribe: describeScaledObject(keda, now, version),
    scaledObjectEvents: getScaledObjectEvents(keda, now),
  };
  return { commands: scaledObjectCommands(object), outputs };
}

function outputsOfVpa(vpa: VpaTrace, version: KubernetesVersion, now: number) {
  const [view, epoch] = [verticalAutoscalerAt(vpa, now), vpa.startEpoch + now];
  const outputs: Record<keyof VerticalAutoscalerCommands, string> = {
    vpa: getVerticalAutoscalers([view]),
    vpaDescribe: describeVerticalAutoscaler(view, epoch, version),
    vpaYaml: verticalAutoscalerYaml(view, epoch),
  };
  return { commands: verticalAutoscalerCommands(vpa), outputs };
}

function outputsOf(history: AutoscalerHistory, trace: Trace, step: number, hpa: HorizontalPodAutoscaler, now: number): Outputs {
  const pods = { namespace: namespaceOf(hpa), containers: trace.containersPerPod, pods: [...trace.pods, ...trace.otherPods] };
  return {
    watch: getHpaWatch(history, Math.max(0, now - watchedSeconds), now),
    describe: describeHpa(history, now),
    events: getEvents(history, now),
    pods: getPods(pods, now),
    top: topPods(pods, trace.usage[step] ?? null, now),
  };
}

function outputsV1(history: AutoscalerHistoryV1, { pods, otherPods, containersPerPod }: Trace, now: number): Outputs {
  return {
    watch: getHpaWatchV1(history, Math.max(0, now - watchedSeconds), now),
    describe: describeHpaV1(history, now),
    events: getEventsV1(history, now),
    pods: getPodsV1({ containers: containersPerPod, pods: [...pods, ...otherPods] }, now),
  };
}
