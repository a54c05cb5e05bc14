import { expect, test } from "vitest";
import type { Incident, IncidentOf } from "../cluster/incident";
import { spansOf } from "../cluster/incident";
import { firstScenario } from "../scenario/first";
import type { Scenario } from "../scenario/scenario";
import { checkedRun, checkedRunOfAny } from "./testing/checkedRun";

const scheduled = (given: Partial<IncidentOf<"minReplicasScheduled">> = {}): IncidentOf<"minReplicasScheduled"> => ({
  kind: "minReplicasScheduled",
  at: 600,
  minReplicas: 5,
  durationSeconds: 600,
  repeatSeconds: 1800,
  ...given,
});
const quiet: Partial<Scenario> = { durationSeconds: 5400, load: { points: [[0, 1]], noise: 0 } };
const run = (incidents: readonly Incident[]) => checkedRun({ ...firstScenario, ...quiet, incidents });
const minimums = ({ reconciles }: ReturnType<typeof run>) =>
  reconciles.flatMap(({ at, minReplicas }, index) => (minReplicas === reconciles[index - 1]?.minReplicas ? [] : [[at, minReplicas]]));

test("minReplicas is another one in each window, and the count follows", () => {
  const trace = run([scheduled()]);
  expect(minimums(trace)).toEqual([
    [0, 1],
    [600, 5],
    [1200, 1],
    [2400, 5],
    [3000, 1],
    [4200, 5],
    [4800, 1],
  ]);
  expect([599, 600, 1199, 2399, 2400].map((second) => trace.seconds.written[second])).toEqual([1, 5, 5, 1, 5]);
});

test("an applied manifest stays until the next patch, which starts from it", () => {
  const manifest = firstScenario.manifest.replace("minReplicas: 1", "minReplicas: 3");
  expect(minimums(run([scheduled(), { kind: "hpaEdited", at: 900, manifest }]))).toEqual([
    [0, 1],
    [600, 5],
    [900, 3],
    [2400, 5],
    [3000, 3],
    [4200, 5],
    [4800, 3],
  ]);
});

test("a patch that the API server refuses, or of no HPA, changes nothing and says why", () => {
  const above = run([scheduled({ minReplicas: 99 })]);
  expect(above.incidents[0]?.refused).toMatch(/must be greater than or equal to `minReplicas`/);
  expect(minimums(above)).toEqual([[0, 1]]);
  const deleted = run([{ kind: "hpaDeleted", at: 300 }, scheduled()]);
  expect(deleted.incidents[1]?.refused).toBe("There was no HPA.");
});

test("a window that is as long as the period never ends", () => {
  expect(minimums(run([scheduled({ durationSeconds: 1800 })]))).toEqual([
    [0, 1],
    [600, 5],
  ]);
  expect(spansOf(scheduled({ at: 0, durationSeconds: 10, repeatSeconds: 300 }), 600)).toEqual([
    { from: 0, to: 10 },
    { from: 300, to: 310 },
    { from: 600, to: 610 },
  ]);
});

test("Kubernetes 1.2 patches, too", () => {
  const flags = { ...firstScenario.flags, kubernetesVersion: "1.2" as const };
  const manifest = `apiVersion: autoscaling/v1
kind: HorizontalPodAutoscaler
metadata: {name: web}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}, minReplicas: 1, maxReplicas: 10, targetCPUUtilizationPercentage: 50}
`;
  const trace = checkedRunOfAny({ ...firstScenario, ...quiet, flags, manifest, incidents: [scheduled()] });
  expect(trace.seconds.written[700]).toBe(5);
});
