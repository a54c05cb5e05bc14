import { expect, test } from "vitest";
import { parseManifest } from "../manifest/parseManifest";
import { changed, checkedRun } from "./testing/checkedRun";
import { manifestWith, metricSources } from "./testing/manifests";

const load = { points: [[0, 12]] as const, noise: 0.02 };
const rollout = { at: 1200, kind: "rollingUpdate", release: "neverReady" } as const;
const run = (manifest: string) => checkedRun(changed({ load, durationSeconds: 2400, manifest, incidents: [rollout] }));
const manifest = manifestWith(metricSources.Resource, { kind: "ReplicationController" });

/** As it was written in its time: its selector is a plain map. */
const beside = `---
apiVersion: v1
kind: ReplicationController
metadata: {name: php-apache}
spec:
  replicas: 4
  selector: {app: php-apache}
  template:
    metadata: {labels: {app: php-apache}}
    spec:
      containers: [{name: php-apache, resources: {requests: {cpu: 400m}}}]
`;

test("a ReplicationController is scaled as a ReplicaSet is, pod by pod", () => {
  const [controller, replicaSet] = [run(manifest), run(manifestWith(metricSources.Resource, { kind: "ReplicaSet" }))];
  expect(controller.hpa.spec.scaleTargetRef).toEqual({ apiVersion: "v1", kind: "ReplicationController", name: "php-apache" });
  expect(controller.outcomes.rescalesUp).toBeGreaterThan(0);
  expect(controller.reconciles).toEqual(replicaSet.reconciles);
  expect(controller.pods).toEqual(replicaSet.pods);
});

test("its manifest beside the autoscaler's overrides the form", () => {
  const text = manifest + beside;
  const trace = run(text);
  expect(trace.workload).toMatchObject({ initialReplicas: 4, cpuRequestMilli: 400 });
  expect(trace.taken?.numbers.initialReplicas).toMatchObject({ amount: 4 });
  expect(trace.seconds.existing[0]).toBe(4);
  expect(parseManifest(text, { HPAConfigurableTolerance: true, HPAScaleToZero: true, PodLevelResources: true }).workload?.kind).toBe(
    "ReplicationController",
  );
});

test("an edited autoscaler whose target is another one finds none, in the API server's words", () => {
  const edit = {
    at: 300,
    kind: "hpaEdited",
    manifest: manifest.replace("kind: ReplicationController\n    name: php-apache", "kind: ReplicationController\n    name: web"),
  } as const;
  const trace = checkedRun(changed({ load, durationSeconds: 900, manifest, incidents: [edit] }));
  const { error } = trace.reconciles.find(({ at }) => at === 600)!;
  expect(error).toContain('replicationcontrollers "web" not found');
  expect(error).not.toContain(".apps");
});
