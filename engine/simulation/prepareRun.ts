import { rareParts } from "../cluster/rareParts";
import { isEnabled } from "../controller/flags";
import type { Scenario } from "../scenario/scenario";
import { controllerOf } from "./controllerOf";
import type { LateParts } from "./lateParts";
import { readManifests } from "./readManifests";
import { parseManifestFor } from "./parseManifestFor";
import { beyond, type NotRun, type RunInputs } from "./startPrepared";
import { takeFromManifest } from "../manifest/takeFromManifest";
import { measuredContainers, targetOf } from "./target";
import { namesVpa } from "../manifest/namesVpa";
import { say } from "../lib/sentence";
import { readVpa } from "./vpaPart";
import type { Diagnostic } from "../manifest/problem";

/**
 * Reads the texts of a scenario for its run. What a manifest says about the target overrides the scenario's form. An edited autoscaler
 * changes no pods, even if its text has a workload. `parts`: the code that it needs (`needsKeda`, `needsVpa`).
 */
export function prepareRun(scenario: Scenario, { keda, vpa: vpaPart }: LateParts): RunInputs | NotRun {
  const { manifest, flags, workload } = scenario;
  const controller = controllerOf(flags);
  const { hpa, problems, workload: written, prepare } = parseManifestFor(manifest, flags, keda);
  const vertical = readVpa(manifest, vpaPart);
  const all = vertical === null ? problems : [...problems, ...vertical.problems];
  if (hpa === null || hasError(all)) return { ok: false, refusal: { kind: "manifest", problems: all } };
  const newVpa =
    vertical === null ? scenario.incidents.find((incident) => "manifest" in incident && namesVpa(incident.manifest)) : undefined;
  if (newVpa !== undefined)
    return beyond(say`The edit at ${newVpa.at} s has a VerticalPodAutoscaler, and the manifest has none. ${fromTheStart}`);
  const scaled = prepare?.(scenario, controller.flags) ?? null;
  if (scaled?.ok === false) return beyond(scaled.said);
  const { held, absences, releases, records } = scaled?.manifests ?? readManifests(scenario, hpa, controller.flags, keda);
  const podLevel = isEnabled("PodLevelResources", controller.flags.featureGates, controller.flags.kubernetesVersion);
  const taken = written && takeFromManifest(written, measuredContainers(held), podLevel, workload.mainContainer);
  const target = targetOf(workload, taken, held);
  const prepared = vertical?.prepare(scenario, target, hpa) ?? { ok: true, vpa: null };
  if (!prepared.ok) return beyond(prepared.said);
  return {
    ok: true,
    controller,
    problems: all,
    held,
    absences,
    releases,
    incidents: records,
    target,
    keda: scaled,
    vpa: prepared.vpa,
    rare: rareParts,
  };
}

const fromTheStart = say`A run has it from its start or not at all: write it into the manifest.`;

const hasError = (problems: readonly Diagnostic[]): boolean => problems.some(({ severity }) => severity === "error");
