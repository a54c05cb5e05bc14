import type { CrossVersionObjectReference, HorizontalPodAutoscaler } from "../api/autoscaling";
import { targetGroupOf, targetKindOf, type TargetKind } from "../api/targetKinds";
import { containerNames, type ContainerNames } from "../cluster/containerNames";
import type { PodSpec } from "../cluster/pod";
import { podSpecOf } from "../cluster/podTemplate";
import type { Workload } from "../cluster/workload";
import type { Observation } from "../controller/observation";
import type { ManifestReading } from "../manifest/parseManifest";
import type { Scenario } from "../scenario/scenario";
import { allMetricSpecs, type HeldManifest } from "./manifests";
import { takeFromManifest, withTaken, type TakenFromManifest } from "./takenFromManifest";

/** The only workload of a run: the one that its first manifest names. */
export interface Target {
  name: string;
  kind: TargetKind;
  containers: ContainerNames;
  pod: PodSpec;
  workload: Workload;
  /** What the run's manifest says about it; null if it says nothing. */
  taken: TakenFromManifest | null;
}

/**
 * `written` is what the scenario's manifest says about the target: it overrides the scenario's form. An edited autoscaler changes no pods,
 * even if its text has a workload.
 */
export function targetOf(
  scenario: Pick<Scenario, "workload">,
  written: ManifestReading["workload"],
  hpa: HorizontalPodAutoscaler,
  held: readonly HeldManifest[],
  podLevel: boolean,
): Target {
  const { kind: named, name } = hpa.spec.scaleTargetRef;
  const kind = targetKindOf(named);
  if (!kind) throw new Error(`a target of kind ${named} reached the simulation`);
  const measured = allMetricSpecs(held).flatMap((spec) => (spec.type === "ContainerResource" ? [spec.containerResource.container] : []));
  const taken = written && takeFromManifest(written, measured, podLevel, scenario.workload.mainContainer);
  const workload = withTaken(scenario.workload, taken);
  const containers = taken?.containers?.names ?? containerNames(name, measured, workload.sidecar !== "none");
  return { name, kind, containers, pod: taken?.containers?.pod ?? podSpecOf(workload, containers), workload, taken };
}

/** An edited manifest may name another workload, which does not exist. */
export function observedBy(
  { spec: { scaleTargetRef } }: HorizontalPodAutoscaler,
  { kind, name }: Pick<Target, "kind" | "name">,
  observation: Observation,
): Observation {
  if (scaleTargetRef.kind === kind && scaleTargetRef.name === name) return observation;
  return { ...observation, scale: { ok: false, error: notFound(scaleTargetRef) } };
}

/** In the API server's words. */
function notFound({ kind, name }: CrossVersionObjectReference): string {
  const known = targetKindOf(kind);
  const group = known === null ? "apps" : targetGroupOf(known);
  return `${kind.toLowerCase()}s${group && `.${group}`} ${JSON.stringify(name)} not found`;
}
