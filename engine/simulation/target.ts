import type { CrossVersionObjectReference, HorizontalPodAutoscaler } from "../api/autoscaling";
import { containerNames, type ContainerNames } from "../cluster/containerNames";
import { targetKinds, type TargetKind } from "../cluster/targetKind";
import type { Observation } from "../controller/observation";
import { allMetricSpecs, type HeldManifest } from "./manifests";

/** The one workload that there is: what the run's first manifest names. */
export interface Target {
  name: string;
  kind: TargetKind;
  containers: ContainerNames;
}

export function targetOf(hpa: HorizontalPodAutoscaler, held: readonly HeldManifest[]): Target {
  const { kind: written, name } = hpa.spec.scaleTargetRef;
  const kind = targetKinds.find((known) => known === written);
  if (!kind) throw new Error(`a target of kind ${written} reached the simulation`);
  const named = allMetricSpecs(held).flatMap((spec) => (spec.type === "ContainerResource" ? [spec.containerResource.container] : []));
  return { name, kind, containers: containerNames(name, named) };
}

/** An edited manifest may name another workload, and there is none. */
export function observedBy(
  { spec: { scaleTargetRef } }: HorizontalPodAutoscaler,
  { kind, name }: Target,
  observation: Observation,
): Observation {
  if (scaleTargetRef.kind === kind && scaleTargetRef.name === name) return observation;
  return { ...observation, scale: { ok: false, error: notFound(scaleTargetRef) } };
}

/** As the API server says it. */
function notFound({ kind, name }: CrossVersionObjectReference): string {
  return `${kind.toLowerCase()}s.apps ${JSON.stringify(name)} not found`;
}
