import { rareParts } from "../cluster/rareParts";
import { isEnabled } from "../controller/flags";
import type { Scenario } from "../scenario/scenario";
import { controllerOf } from "./controllerOf";
import type { KedaPart } from "./kedaPart";
import { readManifests } from "./readManifests";
import { parseManifestFor } from "./parseManifestFor";
import { beyond, type NotRun, type RunInputs } from "./startPrepared";
import { takeFromManifest } from "../manifest/takeFromManifest";
import { measuredContainers, targetOf } from "./target";

/**
 * Reads the texts of a scenario for its run. What a manifest says about the target overrides the scenario's form. An edited autoscaler
 * changes no pods, even if its text has a workload. `keda`: its code, if `needsKeda`.
 */
export function prepareRun(scenario: Scenario, keda: KedaPart | null): RunInputs | NotRun {
  const { manifest, flags, workload } = scenario;
  const controller = controllerOf(flags);
  const { hpa, problems, workload: written, prepare } = parseManifestFor(manifest, flags, keda);
  if (hpa === null) return { ok: false, refusal: { kind: "manifest", problems } };
  const scaled = prepare?.(scenario, controller.flags) ?? null;
  if (scaled?.ok === false) return beyond(scaled.said);
  const { held, absences, releases, records } = scaled?.manifests ?? readManifests(scenario, hpa, controller.flags, keda);
  const podLevel = isEnabled("PodLevelResources", controller.flags.featureGates, controller.flags.kubernetesVersion);
  const taken = written && takeFromManifest(written, measuredContainers(held), podLevel, workload.mainContainer);
  const target = targetOf(workload, taken, held);
  return { ok: true, controller, problems, held, absences, releases, incidents: records, target, keda: scaled, rare: rareParts };
}
