import { isEnabled } from "../controller/flags";
import { controllerFlags, type Scenario } from "../scenario/scenario";
import { controllerOf } from "./controllerOf";
import { kedaFor } from "./lateKeda";
import { readManifests } from "./readManifests";
import { parseManifestFor } from "./parseManifestFor";
import type { NotRun, Prepared } from "./startPrepared";
import { takeFromManifest } from "../manifest/takeFromManifest";
import { measuredContainers, targetOf } from "./target";

/**
 * Reads the texts of a scenario for its run. What a manifest says about the target overrides the scenario's form. An edited autoscaler
 * changes no pods, even if its text has a workload.
 */
export function prepareRun(scenario: Scenario): Prepared | NotRun {
  const { manifest, flags, workload } = scenario;
  const controller = controllerOf(flags);
  const { hpa, problems, workload: written } = parseManifestFor(manifest, flags);
  if (hpa === null) return { ok: false, refusal: { kind: "manifest", problems } };
  const keda = controllerFlags(flags) === null ? null : (kedaFor(manifest)?.prepare(scenario, controller.flags) ?? null);
  if (keda?.ok === false) return { ok: false, refusal: { kind: "limits", message: keda.message } };
  const { held, absences, releases, records } = keda?.manifests ?? readManifests(scenario, hpa, controller.flags);
  const podLevel = isEnabled("PodLevelResources", controller.flags.featureGates, controller.flags.kubernetesVersion);
  const taken = written && takeFromManifest(written, measuredContainers(held), podLevel, workload.mainContainer);
  return { ok: true, controller, problems, held, absences, releases, incidents: records, target: targetOf(workload, taken, held), keda };
}
