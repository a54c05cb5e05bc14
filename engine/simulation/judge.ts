import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { Incident } from "../cluster/incident";
import { judgeManifest, judgeManifestV1 } from "../manifest/judgeText";
import type { ManifestReading } from "../manifest/parseManifest";
import { hasScaledObject, type KedaPart } from "./kedaPart";
import { controllerFlags, type Scenario, type ScenarioFlags } from "../scenario/scenario";
import { judgingOf } from "./readManifests";

/**
 * All problems of a manifest's text under a scenario's flags. A run accepts and refuses the same texts, but knows only that a text has
 * errors. This function also recognizes texts that are no manifest, and needs more code for it. `stored`: the object that the manifest
 * updates; null: it makes a new one.
 */
export function judge(
  manifest: string,
  flags: ScenarioFlags,
  keda: KedaPart | null,
  stored: HorizontalPodAutoscaler | null = null,
): ManifestReading {
  const controller = controllerFlags(flags);
  if (controller === null) return judgeManifestV1(manifest);
  const { featureGates, kubernetesVersion } = controller;
  return hasScaledObject(manifest, keda)
    ? keda.read(manifest, featureGates, kubernetesVersion, flags.kedaVersion)
    : judgeManifest(manifest, featureGates, kubernetesVersion, stored);
}

/** The same for the manifest that an incident applies: its API server may be another release, and it may have the object already. */
export function judgeEdit(manifest: string, scenario: Scenario, incident: Incident, keda: KedaPart | null): ManifestReading {
  const { flags, stored } = judgingOf(scenario, incident, keda);
  return judge(manifest, flags, keda, stored);
}
