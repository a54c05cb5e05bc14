import { randomScaledObject } from "../../keda/testing/randomScaledObject";
import type { SeededRandom } from "../../lib/random";
import { parseScaledObject } from "../../keda/manifest/parseScaledObject";
import { controllerFlags, featureGatesOf, type ScenarioFlags } from "../scenario";
import type { Draws } from "./draws";
import { randomManifest, targetName } from "./randomManifest";
import { skewed } from "./wideSettings";

export type ManifestKind = "hpa" | "scaledObject" | "v1";

interface WideManifest {
  manifest: string;
  metricNames: string[];
}

/** A manifest that may reach so many pods. */
export function wideManifest(random: SeededRandom, draw: Draws, kind: ManifestKind, flags: ScenarioFlags, pods: number): WideManifest {
  if (kind === "v1") return manifestV1(draw, pods);
  return (kind === "scaledObject" && scaledObject(random, draw, flags, pods)) || hpa(draw, flags, pods);
}

function hpa(draw: Draws, flags: ScenarioFlags, pods: number): WideManifest {
  const { manifest, metricNames } = randomManifest(
    draw,
    controllerFlags(flags) ?? { ...flags, kubernetesVersion: "1.37", featureGates: featureGatesOf("1.37") },
  );
  const object = JSON.parse(manifest);
  const { spec } = object;
  const { minReplicas, maxReplicas } = bounds(draw, pods, spec.minReplicas);
  Object.assign(spec, { minReplicas, maxReplicas });
  if (draw.chance(20)) spec.behavior = { ...spec.behavior, ...wideBehavior(draw) };
  const documents = [`${JSON.stringify(object, null, 1)}\n`, ...(draw.chance(15) ? [workloadOf(draw, spec.scaleTargetRef, pods)] : [])];
  return { manifest: documents.join("---\n"), metricNames };
}

/** 0 stays, for the API server allows it only to some. One time in ten both are the same. */
function bounds(draw: Draws, pods: number, least: number): { minReplicas: number; maxReplicas: number } {
  const maxReplicas = draw.chance(60) ? pods : skewed(draw, 1, pods);
  if (least === 0) return { minReplicas: 0, maxReplicas };
  const minReplicas = draw.chance(10) ? maxReplicas : Math.min(maxReplicas, draw.chance(60) ? least : draw.between(1, maxReplicas));
  return { minReplicas, maxReplicas };
}

const int32 = 2_147_483_647;

/** Policies and windows up to the ends of what the API server takes. */
function wideBehavior(draw: Draws): object {
  const policy = () => ({
    type: draw.pick(["Pods", "Percent"]),
    value: draw.pick([1, 10, 100, skewed(draw, 1, 10_000), int32]),
    periodSeconds: draw.pick([1, 2, 15, 60, draw.between(1, 1800), 1800]),
  });
  const rules = () => ({
    ...(draw.chance(50) && { stabilizationWindowSeconds: draw.pick([0, 300, draw.between(0, 3600), 3600]) }),
    ...(draw.chance(50) && { selectPolicy: draw.pick(["Max", "Min", "Disabled"]) }),
    policies: Array.from({ length: draw.between(1, 6) }, policy),
  });
  return { ...(draw.chance(70) && { scaleUp: rules() }), ...(draw.chance(70) && { scaleDown: rules() }) };
}

/** The target itself, with what only a manifest can say of it. */
function workloadOf(draw: Draws, { apiVersion, kind, name }: { apiVersion: string; kind: string; name: string }, pods: number): string {
  const probe = () => ({ httpGet: { path: "/", port: 80 }, periodSeconds: draw.between(1, 30), failureThreshold: draw.between(1, 100) });
  const share = () => draw.pick([0, 1, draw.between(0, pods), "50%", "100%"]);
  const labels = { app: name };
  const object = {
    apiVersion,
    kind,
    metadata: { name },
    spec: {
      ...(draw.chance(60) && { replicas: skewed(draw, 0, pods) }),
      selector: { matchLabels: labels },
      ...(draw.chance(50) && { minReadySeconds: draw.between(0, 30) }),
      ...(kind === "Deployment" && draw.chance(60) && { strategy: { rollingUpdate: { maxSurge: share(), maxUnavailable: share() } } }),
      template: {
        metadata: { labels },
        spec: {
          containers: [
            {
              name,
              resources: { requests: { cpu: draw.pick(["10m", "200m", "1"]), memory: draw.pick(["64Mi", "1G"]) } },
              ...(draw.chance(40) && { startupProbe: probe() }),
              ...(draw.chance(60) && { readinessProbe: probe() }),
              ...(draw.chance(30) && { livenessProbe: probe() }),
            },
          ],
        },
      },
    },
  };
  return `${JSON.stringify(object, null, 1)}\n`;
}

/** Null if KEDA takes none of a few. */
function scaledObject(random: SeededRandom, draw: Draws, flags: ScenarioFlags, pods: number): WideManifest | null {
  const known = controllerFlags(flags);
  if (known === null) return null;
  for (let attempt = 0; attempt < 4; attempt++) {
    const object = randomScaledObject(random.fork(`object ${attempt}`));
    const { minReplicas, maxReplicas } = bounds(draw, pods, draw.between(0, 2));
    const spec = draw.chance(40) ? object.spec : { ...object.spec, minReplicaCount: minReplicas, maxReplicaCount: maxReplicas };
    const text = JSON.stringify({ apiVersion: "keda.sh/v1alpha1", kind: "ScaledObject", ...object, spec }, null, 1);
    const { scaledObject: taken } = parseScaledObject(text, known.featureGates, known.kubernetesVersion, flags.kedaVersion);
    if (taken !== null)
      return { manifest: `${text}\n`, metricNames: (taken.spec.triggers ?? []).map(({ type }, index) => `s${index}-${type}`) };
  }
  return null;
}

function manifestV1(draw: Draws, pods: number): WideManifest {
  const { minReplicas, maxReplicas } = bounds(draw, pods, 1);
  const hpaV1 = {
    apiVersion: "autoscaling/v1",
    kind: "HorizontalPodAutoscaler",
    metadata: { name: targetName },
    spec: {
      scaleTargetRef: { apiVersion: "extensions/v1beta1", kind: draw.pick(["Deployment", "ReplicaSet"]), name: targetName },
      minReplicas,
      maxReplicas,
      ...(draw.chance(80) && { targetCPUUtilizationPercentage: draw.between(5, 150) }),
    },
  };
  return { manifest: `${JSON.stringify(hpaV1, null, 1)}\n`, metricNames: [] };
}
