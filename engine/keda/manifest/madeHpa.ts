import type { HorizontalPodAutoscaler } from "../../api/autoscaling";
import type { FeatureGates, KubernetesVersion } from "../../controller/flags";
import type { KedaVersion } from "../../kedaReleases/releases";
import { isFullyPaused } from "../annotations";
import { createKeda } from "../keda";
import { applyScaledObject } from "../reconcile";
import type { ScaledObject } from "../scaledObject";
import type { World } from "../world";
import { defaultManifest } from "../../manifest/defaults";
import type { FieldError } from "../../manifest/fieldError";
import { findLimitations, type Limitation } from "../../manifest/simulated";
import { validateManifest } from "../../manifest/validation";

/** The HPA that KEDA makes of a ScaledObject whose target exists, as KEDA sends it, or why there is none. */
type MadeHpa = { ok: true; made: HorizontalPodAutoscaler } | { ok: false; error: string };

export function makeHpa(object: ScaledObject, world: World, version: KedaVersion): MadeHpa {
  const keda = createKeda(0, version);
  const { outcome } = applyScaledObject(keda, withoutPause(object), world, 0);
  if (outcome.kind === "checkFailed") return { ok: false, error: outcome.error };
  if (keda.hpa === null) throw new Error("a reconcile that succeeds makes an HPA");
  const { annotations } = object.metadata;
  const { annotations: _running, ...metadata } = keda.hpa.metadata;
  return { ok: true, made: { ...keda.hpa, metadata: { ...metadata, ...(annotations && hasAny(annotations) && { annotations }) } } };
}

/** A cluster that has the target. */
export function worldWith(env: Readonly<Record<string, string>>, externalMetrics: World["externalMetrics"]): World {
  return {
    target: { kind: "exists", replicas: 1, env },
    readyPods: 0,
    answers: [],
    externalMetrics,
    faults: {},
    hpaScalingActive: null,
  };
}

/** Paused as a whole, an object has no HPA; this one is what it gets when it goes on. */
function withoutPause(object: ScaledObject): ScaledObject {
  if (!isFullyPaused(object)) return object;
  const kept = Object.entries(object.metadata.annotations ?? {}).filter(([name]) => !fullPauses.includes(name));
  return { ...object, metadata: { ...object.metadata, annotations: Object.fromEntries(kept) } };
}

const fullPauses = ["autoscaling.keda.sh/paused", "autoscaling.keda.sh/paused-replicas"];

const hasAny = (record: object): boolean => Object.keys(record).length > 0;

/** The made HPA as the API server takes it. */
interface JudgedHpa {
  hpa: HorizontalPodAutoscaler;
  errors: readonly FieldError[];
  limitations: readonly Limitation[];
}

export function judgeHpa(made: HorizontalPodAutoscaler, featureGates: FeatureGates, version: KubernetesVersion): JudgedHpa {
  const hpa = defaultManifest(made, version, featureGates);
  return {
    hpa,
    errors: validateManifest(hpa, featureGates, version),
    limitations: findLimitations(made, featureGates, version),
  };
}
