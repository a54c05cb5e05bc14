// Text to diagnostics: parse, decode, convert, default, validate, advise. 300 lines are many for an autoscaler; a manifest in an old
// version is read again after its rewriting, as a check.
import { loadEngine } from "./loadEngine.mjs";

/** A slower parse is a bug, on any machine that is not busy with something else. */
const longestMilliseconds = 50;

export async function diagnoses(report) {
  const { defaultFlags, diagnoseManifest } = await loadEngine();
  const context = { featureGates: defaultFlags.featureGates, tolerance: defaultFlags.tolerance, containers: null, silenced: [] };
  const text = manifestOf(300, "autoscaling/v2", v2Metric);
  const times = measure(() => diagnoseManifest(text, context));
  report("diagnose/300-lines", middle(times), "ms");
  const old = manifestOf(300, "autoscaling/v2beta1", v2beta1Metric);
  report("diagnose/300-lines-v2beta1", middle(measure(() => diagnoseManifest(old, context))), "ms");
  if (middle(times) > longestMilliseconds) throw new Error(`a diagnosis took ${middle(times)} ms`);
}

const v2Metric = (index) => [
  "  - type: Resource",
  "    resource:",
  "      name: cpu # of all containers",
  "      target:",
  "        type: Utilization",
  `        averageUtilization: ${40 + index}`,
];

const v2beta1Metric = (index) => [
  "  - type: Resource",
  "    resource:",
  "      name: cpu",
  `      targetAverageUtilization: ${40 + index}`,
];

/** An autoscaler with its Deployment, and enough metrics to fill the lines. */
function manifestOf(lineCount, apiVersion, metric) {
  const target = ["  scaleTargetRef:", "    apiVersion: apps/v1", "    kind: Deployment", "    name: web"];
  const head = [
    `apiVersion: ${apiVersion}`,
    "kind: HorizontalPodAutoscaler",
    "metadata:",
    "  name: web",
    "spec:",
    ...target,
    "  maxReplicas: 10",
    "  metrics:",
  ];
  const container = ["      - name: web", "        resources:", "          requests:", "            cpu: 200m"];
  const pods = ["spec:", "  replicas: 3", "  template:", "    spec:", "      containers:", ...container];
  const workload = ["---", "apiVersion: apps/v1", "kind: Deployment", "metadata:", "  name: web", ...pods];
  const metrics = [];
  for (let index = 0; head.length + metrics.length + workload.length < lineCount; index++) metrics.push(...metric(index));
  return `${[...head, ...metrics, ...workload].join("\n")}\n`;
}

function measure(call) {
  const times = [];
  for (let round = 0; round < 120; round++) {
    const started = performance.now();
    call();
    times.push(performance.now() - started);
  }
  return times.slice(40);
}

function middle(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}
