import { judgeManifest, judgeManifestV1 } from "../manifest/judgeText";
import type { ManifestReading } from "../manifest/parseManifest";
import { controllerFlags, type ScenarioFlags } from "../scenario/scenario";

/**
 * All problems of a manifest's text under a scenario's flags. A run accepts and refuses the same texts, but knows only that a text has
 * errors. This function also recognizes texts that are no manifest, and needs more code for it.
 */
export function judge(manifest: string, flags: ScenarioFlags): ManifestReading {
  const controller = controllerFlags(flags);
  return controller === null ? judgeManifestV1(manifest) : judgeManifest(manifest, controller.featureGates, controller.kubernetesVersion);
}
