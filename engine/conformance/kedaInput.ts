/** What the recordings of KEDA have in common: the target, its faults, and how the state is written down. */
import { createKeda, type Keda } from "../keda/keda";
import type { KedaVersion } from "../kedaReleases/releases";
import { targetApiVersion, targetKind, type ScaledObject } from "../keda/scaledObject";
import type { ExternalMetric } from "../keda/triggers/trigger";
import type { ScaleFaults, TargetState, World } from "../keda/world";
import type { AdmissionContainer } from "../keda/admission";

export interface RecordedKedaInput {
  scaledObject: ScaledObject;
  target: RecordedTarget;
  externalScalers?: Record<string, ExternalMetric[]>;
}

interface RecordedTarget {
  kind: string;
  name: string;
  replicas: number;
  env?: Record<string, string>;
  containers?: AdmissionContainer[];
  missing?: boolean;
}

/** What changes around KEDA during a recording. `replicas` null: the target is gone. */
export interface Surroundings {
  replicas: number | null;
  env: Readonly<Record<string, string>>;
  readyPods: number;
  answers: readonly unknown[];
  faults: ScaleFaults;
  hpaScalingActive: World["hpaScalingActive"];
}

/** The release that was recorded. */
export const recordedKeda: KedaVersion = "2.20";

export const newKeda = (startEpoch: number): Keda => createKeda(startEpoch, recordedKeda);

export function surroundingsOf({ target }: RecordedKedaInput): Surroundings {
  return {
    replicas: target.missing ? null : target.replicas,
    env: target.env ?? {},
    readyPods: 0,
    answers: [],
    faults: {},
    hpaScalingActive: null,
  };
}

export function worldOf(object: ScaledObject, { externalScalers = {} }: RecordedKedaInput, around: Surroundings): World {
  const { readyPods, answers, faults, hpaScalingActive } = around;
  return { target: targetOf(object, around), readyPods, answers, externalMetrics: externalScalers, faults, hpaScalingActive };
}

/** The recorder knew these kinds, and gave containers only to Deployments and StatefulSets. */
function targetOf(object: ScaledObject, { replicas, env }: Surroundings): TargetState {
  const kind = `${targetApiVersion(object)}.${targetKind(object)}`;
  if (!["apps/v1.Deployment", "apps/v1.StatefulSet", "argoproj.io/v1alpha1.Rollout"].includes(kind)) return { kind: "unknownKind" };
  if (replicas === null) return { kind: "missing" };
  return { kind: "exists", replicas, env: kind.startsWith("apps/") ? env : {} };
}
