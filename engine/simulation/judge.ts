import { judgeManifest, judgeManifestV1 } from "../manifest/judgeText";
import type { ManifestReading } from "../manifest/parseManifest";
import { controllerFlags, type ScenarioFlags } from "../scenario/scenario";

/**
 * What there is to say about a manifest's text under a scenario's flags. A run accepts and refuses the same texts, but knows only that one
 * has errors; this also says what a text is in place of a manifest, and needs more code for it.
 */
export function judge(manifest: string, flags: ScenarioFlags): ManifestReading {
  const controller = controllerFlags(flags);
  return controller === null ? judgeManifestV1(manifest) : judgeManifest(manifest, controller.featureGates, controller.kubernetesVersion);
}
