import { expect, test } from "vitest";
import type { Incident } from "../cluster/incident";
import { defaultFeatureGates, defaultFlags, latestVersion } from "../controller/flags";
import { firstScenario } from "../scenario/first";
import type { Scenario } from "../scenario/scenario";
import { defaultStart } from "../scenario/start";
import { changed, checkedRun, type Change } from "../simulation/testing/checkedRun";
import { inputDifferences } from "./inputDifferences";

const untaken = (scenario: Scenario) => ({ scenario, trace: { taken: null } });
const differences = (change: Change, from: Scenario = firstScenario) => inputDifferences(untaken(from), untaken(changed(change)));

/** A scenario with its workload in its manifest, and what a run takes from it. */
function withDocument(spec: string, change: Change = {}) {
  const manifest = `${firstScenario.manifest}---\nkind: Deployment\nmetadata: {name: php-apache}\nspec: ${spec}\n`;
  const scenario = changed({ ...change, manifest });
  return { scenario, trace: checkedRun(scenario) };
}
const container = (resources: string, more = "") => `{name: php-apache, ${more}resources: ${resources}}`;
const pods = (containers: string, more = "") => `{${more}template: {spec: {containers: [${containers}]}}}`;

test("the name, comments, order and documents of other kinds decide nothing", () => {
  const manifest = `# mine
kind: HorizontalPodAutoscaler
${firstScenario.manifest.replace("kind: HorizontalPodAutoscaler\n", "").replace("minReplicas: 1", '"minReplicas": 1')}---
apiVersion: v1
kind: Service
metadata: { name: php-apache }
`;
  expect(differences({ name: "another", manifest })).toEqual([]);
});

test("a manifest's fields are named by their path, added, changed and removed ones", () => {
  const manifest = firstScenario.manifest
    .replace("  minReplicas: 1\n", "")
    .replace("averageUtilization: 50", "averageUtilization: 70")
    .concat("  behavior:\n    scaleDown:\n      policies: []\n");
  expect(differences({ manifest })).toEqual([
    { part: "manifest", path: "spec.metrics[0].resource.target.averageUtilization", from: "50", to: "70", line: 17 },
    { part: "manifest", path: "spec.behavior.scaleDown.policies", from: null, to: "[]", line: 20 },
    { part: "manifest", path: "spec.minReplicas", from: "1", to: null, line: null },
  ]);
});

test("a field with null is not set", () => {
  const manifest = firstScenario.manifest.replace("minReplicas: 1", "minReplicas:").concat("  behavior:\n");
  expect(differences({ manifest })).toEqual([{ part: "manifest", path: "spec.minReplicas", from: "1", to: null, line: null }]);
});

test("workload, cluster, flags and seed are named field by field", () => {
  expect(
    differences({
      workload: { readinessSeconds: 30, sidecar: "withRequest" },
      cluster: { scrapeSeconds: 15 },
      flags: { ...defaultFlags, tolerance: 0.2, featureGates: { ...defaultFlags.featureGates, HPAScaleToZero: false } },
      seed: 7,
      load: { ...firstScenario.load, noise: 0 },
    }),
  ).toEqual([
    { part: "workload", field: "sidecar", from: "none", to: "withRequest" },
    { part: "workload", field: "readinessSeconds", from: 12, to: 30 },
    { part: "cluster", field: "scrapeSeconds", from: 30, to: 15 },
    { part: "flag", field: "tolerance", from: 0.1, to: 0.2 },
    { part: "featureGate", field: "HPAScaleToZero", from: true, to: false },
    { part: "noise", from: 0.03, to: 0 },
    { part: "seed", from: 1, to: 7 },
  ]);
});

test("a start differs by its time or its zone, and none is the default's", () => {
  const start = { at: "2026-01-05T00:00", timeZone: "Europe/Berlin" };
  expect(differences({ start })).toEqual([{ part: "start", from: defaultStart, to: start }]);
  expect(differences({ start: { ...start, timeZone: "UTC" } })).toEqual([]);
});

test("gates that come with the version are no difference of their own", () => {
  const flags = { ...defaultFlags, kubernetesVersion: "1.28", featureGates: defaultFeatureGates("1.28") } as const;
  expect(differences({ flags })).toEqual([{ part: "kubernetesVersion", from: latestVersion, to: "1.28" }]);
});

test("a drawn load differs from one second to another, and most at one of them", () => {
  const points = firstScenario.load.points.toSpliced(3, 0, [900, 60]);
  expect(differences({ load: { ...firstScenario.load, points } })).toEqual([
    { part: "load", from: 391, to: 1499, farthest: { at: 900, baseline: 40, now: 60 } },
  ]);
});

test("a point on a line that was there already, or past the end, is no difference", () => {
  const points = firstScenario.load.points.toSpliced(1, 0, [100, 3]);
  expect(differences({ load: { ...firstScenario.load, points: [...points, [5000, 9]] } })).toEqual([]);
});

test("incidents of one kind are taken for each other, equal ones for none", () => {
  const crash = (at: number, pods: number): Incident => ({ kind: "podsCrash", at, pods });
  const lost: Incident = { kind: "nodeLost", at: 30 };
  const from = changed({ incidents: [crash(10, 1), crash(20, 2), lost] });
  const { at, ...other } = crash(10, 1);
  expect(differences({ incidents: [crash(25, 2), { ...other, at }, { kind: "kubectlScale", at: 40, replicas: 3 }] }, from)).toEqual([
    { part: "incident", from: crash(20, 2), to: crash(25, 2) },
    { part: "incident", from: lost, to: null },
    { part: "incident", from: null, to: { kind: "kubectlScale", at: 40, replicas: 3 } },
  ]);
});

test("what a metric measures is compared by the metric's name", () => {
  const from = changed({ signals: [{ metric: "hits", source: "backlog" }] });
  const to = { metric: "hits", source: "inFlight" } as const;
  expect(differences({ signals: [to] }, from)).toEqual([{ part: "signal", metric: "hits", from: from.signals[0], to }]);
});

test("what the workload's document overrides is a difference of the workload", () => {
  const baseline = withDocument(pods(container("{requests: {cpu: 100m}}"), "replicas: 2, "));
  const now = withDocument(pods(container("{requests: {cpu: 300m}}"), "replicas: 2, minReadySeconds: 20, "));
  expect(inputDifferences(baseline, now)).toEqual([
    { part: "workload", field: "cpuRequestMilli", from: 100, to: 300 },
    { part: "workload", field: "minReadySeconds", from: 0, to: 20 },
  ]);
});

test("what the form says is none where the manifest has it, and is one where it has not", () => {
  const document = pods(container("{requests: {cpu: 100m}}"));
  const now = withDocument(document, { workload: { cpuRequestMilli: 900, terminationGraceSeconds: 5 } });
  expect(inputDifferences(withDocument(document), now)).toEqual([{ part: "workload", field: "terminationGraceSeconds", from: 30, to: 5 }]);
});

test("shares of a rollout are compared with their units", () => {
  const strategy = (maxSurge: string) => `strategy: {rollingUpdate: {maxSurge: ${maxSurge}}}, `;
  const [percent, count] = ["25%", "25"].map((share) => withDocument(pods(container("{}"), strategy(share))));
  expect(inputDifferences(percent!, count!)).toEqual([
    { part: "rollout", field: "maxSurge", from: { amount: 25, unit: "%" }, to: { amount: 25, unit: "pods" } },
  ]);
});

test("containers are named where their names differ, or where only their shares of the requests do", () => {
  const two = (first: string, second: string) =>
    withDocument(
      pods(
        [
          container(`{requests: {cpu: 200m}}`),
          `{name: ${first}, resources: {requests: {cpu: 50m}}}`,
          `{name: helper, resources: {requests: {cpu: ${second}}}}`,
        ].join(", "),
      ),
    );
  const named = inputDifferences(two("mesh", "50m"), two("proxy", "50m"));
  expect(named.map(({ part }) => part)).toEqual(["containers"]);
  expect(inputDifferences(two("mesh", "50m"), two("mesh", "50m"))).toEqual([]);
});
