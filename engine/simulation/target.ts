import type { CrossVersionObjectReference, HorizontalPodAutoscaler } from "../api/autoscaling";
import { simulatedKindOf, targetGroupOf, targetKindOf, type TargetKind } from "../api/targetKinds";
import { containerNames, type ContainerNames } from "../cluster/containerNames";
import type { PodSpec } from "../cluster/pod";
import { podSpecOf } from "../cluster/podTemplate";
import type { Workload } from "../cluster/workload";
import type { Observation } from "../controller/observation";
import { allMetricSpecs, type HeldManifest } from "./manifests";
import { withTaken, type TakenFromManifest } from "../manifest/takenFromManifest";

/** The only workload of a run: the one that its first manifest names. */
export interface Target {
  name: string;
  /** As the first manifest names it; `kind` is what it is simulated as. */
  named: string;
  kind: TargetKind;
  containers: ContainerNames;
  pod: PodSpec;
  workload: Workload;
  /** What the run's manifest says about it; null if it says nothing. */
  taken: TakenFromManifest | null;
}

/** `taken` is what the scenario's manifest says about the target: it overrides the scenario's form. */
export function targetOf(form: Workload, taken: TakenFromManifest | null, held: readonly HeldManifest[]): Target {
  const reference = held[0]!.hpa.spec.scaleTargetRef;
  const { kind: named, name } = reference;
  const kind = simulatedKindOf(reference);
  if (!kind) throw new Error(`a target of kind ${named} reached the simulation`);
  const workload = withTaken(form, taken);
  const containers = taken?.containers?.names ?? containerNames(name, measuredContainers(held), workload.sidecar !== "none");
  return { name, named, kind, containers, pod: taken?.containers?.pod ?? podSpecOf(workload, containers), workload, taken };
}

/** The containers that the metrics of a run's manifests name. */
export const measuredContainers = (held: readonly HeldManifest[]): string[] =>
  allMetricSpecs(held).flatMap((spec) => (spec.type === "ContainerResource" ? [spec.containerResource.container] : []));

/** An edited manifest may name another workload, which does not exist. */
export function observedBy(
  { spec: { scaleTargetRef } }: HorizontalPodAutoscaler,
  { named, name }: Pick<Target, "named" | "name">,
  observation: Observation,
): Observation {
  if (scaleTargetRef.kind === named && scaleTargetRef.name === name) return observation;
  return { ...observation, scale: { ok: false, error: notFound(scaleTargetRef) } };
}

/** In the API server's words. */
function notFound({ apiVersion = "", kind, name }: CrossVersionObjectReference): string {
  const known = targetKindOf(kind);
  const group = known === null ? apiVersion.slice(0, Math.max(0, apiVersion.indexOf("/"))) : targetGroupOf(known);
  return `${kind.toLowerCase()}s${group && `.${group}`} ${JSON.stringify(name)} not found`;
}
