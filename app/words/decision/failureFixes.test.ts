import { expect, test } from "vitest";
import { firstScenario, type Scenario } from "../../../engine/index";
import { traceOf } from "../../../engine/simulation/testing/traceOf";
import { toRun } from "../../simulation/toRun";
import { de, uk } from "../../text/testing/catalogues";
import { failureFix, type FixContext } from "./failureFixes";
import type { Phrase } from "./phrase";
import { sentence } from "./sentence";

const everywhere = { manifest: true, flags: true, incidents: true, workload: true };
const unseen: FixContext = { run: null, inPage: everywhere };

/** The links to failureFixes in the sentences of a run, each at the second when it first appears: "600 metrics API → incident 0". */
function leads(change: Partial<Scenario>, inPage = everywhere): string[] {
  const trace = traceOf({ ...firstScenario, ...change });
  const context = { run: toRun(1, trace, 100), inPage };
  const found = new Map<string, string>();
  for (const reconcile of trace.reconciles) {
    if (reconcile.heldBy.by !== "error" && reconcile.heldBy.by !== "disabled") continue;
    for (const phrase of sentence(reconcile, context)) {
      if (phrase.kind === "value") found.set(led(phrase), `${reconcile.at} ${led(phrase)}`);
    }
  }
  return [...found.values()].toSorted();
}

function led({ text, origin }: Phrase & { kind: "value" }): string {
  const place = origin.kind === "incident" ? `incident ${origin.index}` : Object.values(origin).join(" ");
  return `${text} → ${place}`;
}

test("a missing request leads to its field, and a disabled feature gate to the flags", () => {
  const missing = (resource: string, container: string) =>
    failureFix(`failed to get utilization: missing request for ${resource} in container ${container} of Pod web-1`, 0, unseen);
  const setting = (field: string, word: string) => ({ origin: { kind: "setting", field }, word });
  expect(missing("cpu", "sidecar")).toEqual(setting("sidecar", "cpu"));
  expect(missing("cpu", "app")).toEqual(setting("cpuRequestMilli", "cpu"));
  expect(missing("memory", "app")).toEqual(setting("memoryRequestMebibytes", "memory"));
  expect(failureFix("disabled by the feature gate", 0, unseen)).toEqual({ origin: { kind: "flag" }, word: "HPAContainerMetrics" });
  expect(failureFix("no pods returned by selector", 0, unseen)).toBeNull();
});

const { manifest, workload } = firstScenario;
const lasting = { at: 600, durationSeconds: 300 };

test("a metric that failed by an incident leads to that incident, while it lasts", () => {
  const earlier = { kind: "metricsServerDown" as const, at: 100, durationSeconds: 60 };
  const led = leads({ incidents: [earlier, { kind: "metricsServerDown", ...lasting }, { kind: "customMetricsDown", ...lasting }] });
  expect(led).toEqual(["150 metrics API → incident 0", "885 metrics API → incident 1"]);
});

test("a custom and an external metric lead to the adapter's incident", () => {
  const custom = manifest.replace(
    /metrics:[^]*/,
    `metrics:
    - type: External
      external: { metric: { name: queue }, target: { type: AverageValue, averageValue: "30" } }
`,
  );
  expect(leads({ manifest: custom, incidents: [{ kind: "customMetricsDown", ...lasting }] })).toEqual([
    "885 external metrics API → incident 0",
  ]);
  const pods = custom.replace("type: External", "type: Pods").replace("external:", "pods:");
  expect(leads({ manifest: pods, incidents: [{ kind: "customMetricsDown", ...lasting }] })).toEqual([
    "885 custom metrics API → incident 0",
  ]);
});

test("a metric of KEDA leads to the outage of its source", () => {
  const scaled = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: web }
spec:
  scaleTargetRef: { name: web }
  minReplicaCount: 2
  triggers:
    - type: prometheus
      metadata: { serverAddress: "http://prometheus", query: "sum(rate(http_requests_total[1m]))", threshold: "10" }
`;
  const incidents = [
    { kind: "customMetricsDown" as const, at: 100, durationSeconds: 60 },
    { kind: "triggerSourceDown" as const, trigger: 1, ...lasting },
  ];
  expect(leads({ manifest: scaled, incidents }).map((lead) => lead.replace(/^\d+ /, ""))).toEqual([
    "external metrics API → incident 0",
    "external metrics API → incident 1",
  ]);
});

test("pods that have no metric, and pods that two autoscalers select, lead to their incidents", () => {
  expect(leads({ incidents: [{ kind: "podMetricsLost", pods: 100, ...lasting }] }).map((lead) => lead.slice(-10))).toContain("incident 0");
  expect(leads({ incidents: [{ kind: "secondAutoscaler", ...lasting }] })).toEqual(["885 autoscalers → incident 0"]);
});

test("a wrong target in an edit leads to that edit", () => {
  const wrong = manifest.replace(/(scaleTargetRef:[^]*?name: )\S+/, "$1nobody");
  const refused = manifest.replace("maxReplicas: 10", "maxReplicas: -1");
  const edits = [wrong, refused].map((text, index) => ({ kind: "hpaEdited" as const, at: 600 + 300 * index, manifest: text }));
  expect(leads({ durationSeconds: 1200, incidents: edits })).toEqual(["1200 scale → incident 0"]);
});

test("zero leads to its cause", () => {
  const scaled = { kind: "kubectlScale" as const, at: 600, replicas: 0 };
  expect(leads({ durationSeconds: 1200, incidents: [scaled] })).toEqual(["1200 zero → incident 0"]);
  expect(leads({ durationSeconds: 1200, workload: { ...workload, initialReplicas: 0 } })).toEqual(["1200 zero → setting initialReplicas"]);
});

const beside = (requestOf: (name: string) => string) => `${manifest.trimEnd()}
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: php-apache
spec:
  replicas: 3
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec:
      containers:
        - name: app
          ports: [{ containerPort: 80 }]
          resources: ${requestOf("app")}
        - name: envoy
          resources: ${requestOf("envoy")}
        - name: logs
          resources: ${requestOf("logs")}
`;

test.each(["app", "envoy", "logs"])("container %s of the manifest leads to its own line", (name) => {
  const text = beside((each) => (each === name ? "{}" : "{ requests: { cpu: 100m } }"));
  const line = text.split("\n").findIndex((each) => each.includes(`- name: ${name}`)) + 1;
  const led = leads({ manifest: text, durationSeconds: 600 });
  expect(led).toEqual([`600 cpu → line ${line}`]);
});

test("a container that only the autoscaler names leads to the field of the second container", () => {
  const named = manifest.replace(
    /metrics:[^]*/,
    `metrics:
    - type: ContainerResource
      containerResource: { name: cpu, container: envoy, target: { type: Utilization, averageUtilization: 50 } }
`,
  );
  expect(leads({ manifest: named, durationSeconds: 600, workload: { ...workload, sidecar: "withoutRequest" } })).toEqual([
    "600 cpu → setting sidecar",
  ]);
});

test("a baseline's failure has no link if the page has other inputs", () => {
  const incidents = [{ kind: "metricsServerDown" as const, ...lasting }];
  expect(leads({ incidents }, { ...everywhere, incidents: false })).toEqual([]);
});

test.each([
  ["The metrics API did not answer", "metrics API"],
  ["The metrics API returned no sample", "metrics API"],
  ["No counted pod has a sample yet", "sample"],
  ["The custom metrics API returned no value", "custom metrics API"],
  ["The external metrics API returned no value", "external metrics API"],
  ["Two autoscalers select the same pods", "autoscalers"],
  ["The controller could not read the target's scale, so it decided nothing.", "scale"],
  ["The target is at zero replicas, and this autoscaler does not scale it up.", "zero"],
])("in every language “%s” has the word that leads on", (clause, word) => {
  expect(clause).toContain(word);
  for (const { messages } of [de, uk]) expect(messages[clause]).toContain(messages[word]);
});
