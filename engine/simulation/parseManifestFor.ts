import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { hasScaledObject } from "../manifest/hasScaledObject";
import { parseManifest, type ManifestReading } from "../manifest/parseManifest";
import { parseManifestV1 } from "../manifest/parseManifestV1";
import { keptByUpdate } from "../manifest/updates";
import { kedaFor } from "./lateKeda";
import { controllerFlags, type ScenarioFlags } from "../scenario/scenario";

/**
 * How the API server of the scenario's Kubernetes version reads a manifest. Never throws. The last texts are not read again, because a search
 * runs one manifest many times; so nobody may change a reading. `stored`: the object that the manifest updates; null: it makes a new one. Of a
 * ScaledObject it returns the HPA that KEDA makes.
 */
export function parseManifestFor(
  text: string,
  scenarioFlags: ScenarioFlags,
  stored: HorizontalPodAutoscaler | null = null,
): ManifestReading {
  const { kubernetesVersion, featureGates } = scenarioFlags;
  // Its code may come between two readings.
  const lacksKeda = hasScaledObject(text) && kedaFor(text) === null;
  if (text.length > longestKept || lacksKeda) return parse(text, scenarioFlags, stored);
  const key = `${kubernetesVersion} ${JSON.stringify([featureGates, keptByUpdate(stored)])} ${text}`;
  let reading = kept.get(key);
  if (reading === undefined) {
    reading = parse(text, scenarioFlags, stored);
    if (kept.size === mostKept) kept.clear();
    kept.set(key, reading);
  }
  return reading;
}

function parse(text: string, scenarioFlags: ScenarioFlags, stored: HorizontalPodAutoscaler | null): ManifestReading {
  const flags = controllerFlags(scenarioFlags);
  const keda = flags === null ? null : kedaFor(text);
  if (keda !== null) return keda.parse(text, flags!.featureGates, flags!.kubernetesVersion);
  return flags === null ? parseManifestV1(text) : parseManifest(text, flags.featureGates, flags.kubernetesVersion, stored);
}

const kept = new Map<string, ManifestReading>();
const mostKept = 8;
/** Characters. Longer texts would hold much memory. */
const longestKept = 20_000;
