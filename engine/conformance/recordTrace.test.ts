import { describe, expect, test } from "vitest";
import { replayTrace } from "../doors/conformance";
import { upgradedBy, type Incident } from "../cluster/incident";
import { seededRandom } from "../lib/random";
import { latestVersion } from "../controller/flags";
import { firstScenario } from "../scenario/first";
import type { Scenario } from "../scenario/scenario";
import { randomScenario } from "../scenario/testing/randomScenario";
import { breaches } from "../simulation/checks";
import { recordTrace } from "./recordTrace";
import { changed } from "../simulation/testing/checkedRun";
import { manifestWith, metricSources as sources } from "../simulation/testing/manifests";
import { traceOf } from "../simulation/testing/traceOf";

/** Runs a scenario, then lets the controller decide again from the recorded observations. */
function replayed(scenario: Scenario) {
  const recorder = recordTrace(scenario);
  const trace = traceOf(scenario, recorder);
  const recorded = recorder.recorded(trace);
  expect(breaches(trace)).toEqual([]);
  const written = JSON.parse(JSON.stringify(recorded));
  const decided = trace.reconciles.map(({ error, scaledTo, events, status }) => ({ error, scaledTo, events, ...status }));
  return { recorded, trace, decided, decidedAgain: replayTrace(written) };
}

/** A recorded trace has one controller and one object: a status that is empty again has no place in it. */
const ofOneLife = (scenario: Scenario): Scenario => ({
  ...scenario,
  incidents: scenario.incidents.filter((incident) => upgradedBy(incident) === null && incident.kind !== "hpaDeleted"),
});

const everySource = Object.values(sources).join("");

const everyIncident: Incident[] = [
  { at: 60, kind: "metricsServerDown", durationSeconds: 90 },
  { at: 240, kind: "customMetricsDown", durationSeconds: 60 },
  { at: 420, kind: "podMetricsLost", pods: 2, durationSeconds: 120 },
  { at: 600, kind: "podsCrash", pods: 2 },
  { at: 720, kind: "podsUnready", pods: 3, durationSeconds: 60 },
  { at: 800, kind: "hpaEdited", manifest: manifestWith(sources.Resource + sources.External, { minReplicas: 3 }) },
  { at: 900, kind: "rollingUpdate", release: "good" },
  { at: 1200, kind: "kubectlScale", replicas: 7 },
  { at: 1260, kind: "kubectlApply", replicas: 2 },
  { at: 1300, kind: "hpaEdited", manifest: manifestWith(sources.Resource, { name: "elsewhere" }) },
  { at: 1400, kind: "hpaEdited", manifest: firstScenario.manifest },
  { at: 1500, kind: "loadMultiplied", factor: 3, durationSeconds: 120 },
  { at: 1700, kind: "nodeLost" },
  { at: 1800, kind: "secondAutoscaler", durationSeconds: 60 },
  { at: 2000, kind: "kubectlScale", replicas: 0 },
];

const withOverhead = `${manifestWith(sources.Resource)}---
apiVersion: apps/v1
kind: Deployment
metadata: {name: php-apache}
spec:
  template:
    spec:
      resources: {requests: {cpu: 200m}}
      overhead: {cpu: 50m, memory: 64Mi}
      containers: [{name: php-apache}]
`;

const scenarios: [claim: string, scenario: Scenario][] = [
  ["the first scenario", firstScenario],
  ...Object.entries(sources).map(([type, metric]): [string, Scenario] => [`${type} metrics`, changed({ manifest: manifestWith(metric) })]),
  ["all of them at once, in a StatefulSet", changed({ manifest: manifestWith(everySource, { kind: "StatefulSet" }) })],
  [
    "a sidecar without a request, in a ReplicaSet",
    changed({ manifest: manifestWith(sources.Resource, { kind: "ReplicaSet" }), workload: { sidecar: "withoutRequest" } }),
  ],
  ["a ReplicationController", changed({ manifest: manifestWith(sources.Resource, { kind: "ReplicationController" }) })],
  ["a queue that scales to zero", changed({ manifest: manifestWith(sources.External, { minReplicas: 0 }), workload: { kind: "queue" } })],
  ["pods with requests of their own and an overhead", changed({ manifest: withOverhead })],
  ["every incident", changed({ incidents: everyIncident, manifest: manifestWith(everySource) })],
];

describe("replayed from what the run wrote down, the controller decides as it did in the run", () => {
  test.each(scenarios)("%s", (_, scenario) => {
    const { recorded, trace, decided, decidedAgain } = replayed(scenario);
    expect(recorded.ticks.length).toBe(trace.steps.at.length);
    expect(decidedAgain).toEqual(decided);
    expect(decidedAgain).toEqual(recorded.ticks.map(({ expect }) => expect));
  });

  const seed = 77;
  test(`random scenarios (seed ${seed})`, () => {
    const random = seededRandom(seed);
    for (let run = 0; run < 20; run++) {
      const { decided, decidedAgain } = replayed(ofOneLife(randomScenario(random.fork(String(run)))));
      expect(JSON.stringify(decidedAgain), `run ${run}`).toBe(JSON.stringify(decided));
    }
  }, 60_000);
});

test("a pod's overhead is written down, and decides in 1.37 but not in 1.38", () => {
  const [today, preview] = (["1.37", "1.38"] as const).map((kubernetesVersion) =>
    replayed(changed({ manifest: withOverhead, flags: { ...firstScenario.flags, kubernetesVersion } })),
  );
  expect(today!.recorded.ticks[20]!.pods![0]).toMatchObject({
    podRequests: { cpu: "200m" },
    podOverhead: { cpu: "50m", memory: "67108864" },
  });
  expect(preview!.decided).toEqual(preview!.decidedAgain);
  expect(preview!.decided).not.toEqual(today!.decided);
});

test("a tick holds what the reconcile saw, as a recording does", () => {
  const { recorded } = replayed(
    changed({ durationSeconds: 600, load: { points: [[0, 3]], noise: 0 }, manifest: manifestWith(everySource) }),
  );
  const { ticks, hpa, ...run } = recorded;
  expect(hpa.spec.metrics?.length).toBe(5);
  expect(run).toEqual({
    format: "hpa-trace/1",
    name: firstScenario.name,
    family: "simulated",
    controller: { ...firstScenario.flags, kubernetesVersion: latestVersion },
  });
  const { at, scale, pods = [], metrics } = ticks[20]!;
  const [pod] = pods;
  expect({ at, scale, pod, metrics }).toEqual({
    at: 300,
    scale: { specReplicas: 1, statusReplicas: 1, selector: "app=php-apache" },
    pod: {
      name: expect.stringMatching(/^php-apache-/),
      phase: "Running",
      startTime: -3600,
      ready: true,
      readyTransitionTime: -3585,
      containers: [{ name: "php-apache", requests: { cpu: "200m", memory: "67108864" } }],
    },
    metrics: {
      resource: {
        cpu: { [pod!.name]: { timestamp: expect.any(Number), windowSeconds: 15, containers: { "php-apache": "64m" } } },
        memory: { [pod!.name]: { timestamp: expect.any(Number), windowSeconds: 15, containers: { "php-apache": "33617347" } } },
      },
      // Four scrapes in a range of two minutes: from the first to the last.
      pods: { http_requests: { [pod!.name]: { timestamp: expect.any(Number), windowSeconds: 90, value: "2999m" } } },
      object: { hits: "2999m" },
      external: { queue_depth: ["0"] },
    },
  });
});
