import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { parseManifest, type ManifestReading } from "../manifest/parseManifest";
import { parseManifestV1 } from "../manifest/parseManifestV1";
import { keptByUpdate } from "../manifest/updates";
import { hasScaledObject, type KedaPart, type KedaReading } from "./kedaPart";
import { controllerFlags, type ScenarioFlags } from "../scenario/scenario";

/** `prepare`: only of a text with a ScaledObject. */
type ReadManifest = ManifestReading & Partial<Pick<KedaReading, "prepare">>;

/**
 * How the API server of the scenario's Kubernetes version reads a manifest. Never throws. The last texts are not read again, because a search
 * runs one manifest many times; so nobody may change a reading. `stored`: the object that the manifest updates; null: it makes a new one. Of a
 * ScaledObject it returns the HPA that KEDA makes.
 */
export function parseManifestFor(
  text: string,
  scenarioFlags: ScenarioFlags,
  keda: KedaPart | null,
  stored: HorizontalPodAutoscaler | null = null,
): ReadManifest {
  const { kubernetesVersion, kedaVersion, featureGates } = scenarioFlags;
  if (text.length > longestKept) return parse(text, scenarioFlags, keda, stored);
  const key = `${kubernetesVersion} ${kedaVersion} ${JSON.stringify([featureGates, keptByUpdate(stored)])} ${text}`;
  let reading = kept.get(key);
  if (reading === undefined) {
    reading = parse(text, scenarioFlags, keda, stored);
    if (kept.size === mostKept) kept.clear();
    kept.set(key, reading);
  }
  return reading;
}

function parse(text: string, scenarioFlags: ScenarioFlags, keda: KedaPart | null, stored: HorizontalPodAutoscaler | null): ReadManifest {
  const flags = controllerFlags(scenarioFlags);
  if (flags === null) return parseManifestV1(text);
  const { featureGates, kubernetesVersion } = flags;
  return hasScaledObject(text, keda)
    ? keda.read(text, featureGates, kubernetesVersion, scenarioFlags.kedaVersion)
    : parseManifest(text, featureGates, kubernetesVersion, stored);
}

const kept = new Map<string, ReadManifest>();
const mostKept = 8;
/** Characters. Longer texts would hold much memory. */
const longestKept = 20_000;
