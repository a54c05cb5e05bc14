import { parseManifest, type ManifestReading } from "../manifest/parseManifest";
import { parseManifestV1 } from "../manifest/parseManifestV1";
import { controllerFlags, type ScenarioFlags } from "../scenario/scenario";

/** How the API server of the scenario's Kubernetes version reads a manifest. Never throws. */
export function parseManifestFor(text: string, scenarioFlags: ScenarioFlags): ManifestReading {
  const flags = controllerFlags(scenarioFlags);
  return flags === null ? parseManifestV1(text) : parseManifest(text, flags.featureGates, flags.kubernetesVersion);
}
