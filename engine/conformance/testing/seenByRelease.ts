/** What each release makes of one reconcile, one manifest or one set of gates. */
import type { HorizontalPodAutoscaler, HorizontalPodAutoscalerSpec, MetricSpec } from "../../api/autoscaling";
import type { Reconcile } from "../../controller/decision";
import { defaultFeatureGates, defaultFlags, type ControllerFlags, type FeatureGates } from "../../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../../controller/horizontal";
import type { Observation } from "../../controller/observation";
import { queueRules } from "../../controller/olderRules";
import type { KubernetesVersion } from "../../controller/releases";
import { observe, sampleOf, seenPod, seenPods } from "../../controller/testing/observed";
import { defaultManifest } from "../../manifest/defaults";
import { readKubectlAutoscale } from "../../manifest/kubectlAutoscale";
import type { ManifestSpec } from "../../manifest/manifest";
import { validateManifest } from "../../manifest/validation";
import { firstScenario } from "../../scenario/first";
import { readScenario } from "../../scenario/readScenario";
import { featureGatesOf } from "../../scenario/scenario";

const metadata = { name: "web" };
const scaleTargetRef = { apiVersion: "apps/v1", kind: "Deployment", name: "web" };
const cpu: MetricSpec = { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 50 } } };

interface Seen {
  spec?: Partial<HorizontalPodAutoscalerSpec>;
  gates?: Partial<FeatureGates>;
  /** Whether the condition ScaledToZero is True before. */
  slept?: boolean;
}

export function reconciled(version: KubernetesVersion, observation: Observation, { spec = {}, gates = {}, slept = false }: Seen = {}) {
  const featureGates = { ...defaultFeatureGates(version), ...gates };
  const flags: ControllerFlags = { ...defaultFlags, kubernetesVersion: version, featureGates };
  const written: HorizontalPodAutoscaler = {
    apiVersion: "autoscaling/v2",
    kind: "HorizontalPodAutoscaler",
    metadata,
    spec: { scaleTargetRef, maxReplicas: 10, metrics: [cpu], ...spec },
  };
  const memory = freshMemory();
  memory.status.currentMetrics = [{ type: "" }, { type: "" }];
  if (slept) memory.status.conditions = [{ type: "ScaledToZero", status: "True", reason: "", message: "", lastTransitionTime: -60 }];
  return reconcileAutoscaler(defaultManifest(written, version, featureGates), observation, memory, flags, 0).reconcile;
}

export const withMetrics = (observation: Observation, metrics: Partial<Observation["metrics"]>): Observation => ({
  ...observation,
  metrics: { ...observation.metrics, ...metrics },
});
export const container = (name: string): MetricSpec => ({
  type: "ContainerResource",
  containerResource: { name: "cpu", container: name, target: { type: "Utilization", averageUtilization: 50 } },
});
type Target = { type: "Value"; value: string } | { type: "AverageValue"; averageValue: string };
export const external = (target: Target): MetricSpec => ({ type: "External", external: { metric: { name: "queue" }, target } });
export const ofObject = (target: Target): MetricSpec => ({
  type: "Object",
  object: { describedObject: { apiVersion: "networking.k8s.io/v1", kind: "Ingress", name: "main" }, metric: { name: "hits" }, target },
});
export const queue = (...series: (number | bigint)[]) => withMetrics(observe(seenPods(4, 1)), { external: new Map([["queue", series]]) });
export const asleep = withMetrics(observe([], 0), { external: new Map([["queue", [3000]]]) });
export const wanting = { minReplicas: 0, metrics: [external({ type: "AverageValue", averageValue: "1" })] };
export const zeroGate = (on: boolean) => ({ HPAScaleToZero: on });
export const worker = { ...seenPod("web-0", 90), sample: sampleOf([{ name: "worker", usageMilli: { cpu: 90 } }]) };
export const sidecar = [{ name: "mesh", restartPolicy: "Always", requestsMilli: { cpu: 100 } }];
export const memoryOf = { ...seenPod("web-0", 1), sample: sampleOf([{ name: "app", usageMilli: { memory: 128 * 1_048_576_000 } }]) };
export const tolerant = { behavior: { scaleUp: { tolerance: "0.5" } } };

export const errorsOf = (version: KubernetesVersion, spec: ManifestSpec, gates: Partial<FeatureGates> = {}) => {
  const featureGates = { ...defaultFeatureGates(version), ...gates };
  const full = { metadata, spec: { scaleTargetRef, maxReplicas: 5, ...spec } };
  return validateManifest(defaultManifest(full, version, featureGates), featureGates, version).map(({ message }) => message);
};
export const keptTolerance = (version: KubernetesVersion, gates: Partial<FeatureGates> = {}) =>
  defaultManifest({ metadata, spec: tolerant }, version, { ...defaultFeatureGates(version), ...gates }).spec?.behavior?.scaleUp?.tolerance;
export const withGates = (version: KubernetesVersion, gates: Partial<FeatureGates>) => {
  const flags = { ...firstScenario.flags, kubernetesVersion: version, featureGates: { ...featureGatesOf(version), ...gates } };
  const reading = readScenario({ ...firstScenario, flags });
  return reading.ok ? "read" : reading.error;
};
export const negative = { behavior: { scaleUp: { tolerance: "-1" } } };

export const mostInt32 = 2 ** 31 - 1;
export const proposalOf = ({ decision }: Reconcile): number | null => (decision.kind === "computed" ? decision.proposal : null);

export interface Border {
  item: string;
  what: string;
  /** The first release with the new behavior. */
  release: KubernetesVersion;
  shows(version: KubernetesVersion): unknown;
  old: unknown;
  today: unknown;
}

export const stored = defaultManifest({
  apiVersion: "autoscaling/v2",
  kind: "HorizontalPodAutoscaler",
  metadata,
  spec: { scaleTargetRef, maxReplicas: 10, metrics: [cpu] },
} as const);
export const selecting = (selector: string) => ({ ok: true, specReplicas: 1, statusReplicas: 1, selector }) as const;
export const conditions = (version: KubernetesVersion, gates: Partial<FeatureGates>) =>
  reconciled(version, observe(seenPods(4, 80)), { gates }).status.conditions.some(({ type }) => type === "ScaledToZero");
export const queueOf = (version: KubernetesVersion, edits: boolean) =>
  queueRules({ ...defaultFlags, kubernetesVersion: version, featureGates: { ...defaultFeatureGates(version), HPAGeneration: edits } });
export function manifestOf(version: KubernetesVersion, flags: string): string {
  const reading = readKubectlAutoscale(`kubectl autoscale deployment web --max=5 ${flags}`, version);
  return reading?.ok ? reading.manifest : "";
}
