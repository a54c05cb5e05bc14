import { expect, test } from "vitest";
import { effectOf, definitionOf, incidentFields, incidentKinds, type Incident, type IncidentFieldValues } from "../cluster/incident";
import { digestTrace } from "./digest";
import { changed, checkedRun } from "./testing/checkedRun";
import { manifestWith, metricSources } from "./testing/manifests";

const manifest = manifestWith(metricSources.Resource + metricSources.Pods);
const scenario = changed({ manifest, load: { points: [[0, 30]], noise: 0 }, workload: { initialReplicas: 4, cpuSpreadPercent: 50 } });

/** What some kinds need to change anything: a deleted autoscaler, an earlier revision, pods that are asked for, a scale-down. */
const needed: Partial<Record<Incident["kind"], Incident[]>> = {
  hpaCreated: [{ at: 500, kind: "hpaDeleted" }],
  rolloutUndone: [{ at: 500, kind: "rollingUpdate", release: "good" }],
  podQuota: [{ at: 700, kind: "kubectlScale", replicas: 6 }],
  deletionCostSet: [{ at: 700, kind: "kubectlScale", replicas: 6 }],
};

/** Values that change this run, where the default does not. */
const chosen: Partial<IncidentFieldValues> = {
  manifest: manifest.replace(/maxReplicas: \d+/, "maxReplicas: 2"),
  minReplicas: 10,
  kubernetesVersion: "1.34",
  cpuRequestMilli: 400,
};

/** In a plain run there is no KEDA: a test of `simulatedKeda` shows what this one changes. */
const ofPlainRuns = incidentKinds.filter((kind) => effectOf({ kind } as Incident) !== "sourceSilence");

test.each(ofPlainRuns)("%s changes a run", (kind) => {
  const values = definitionOf({ kind }).fields.map((name) => [name, chosen[name] ?? incidentFields[name].default]);
  const incident = { at: 600, kind, ...Object.fromEntries(values) } as Incident;
  const others = needed[kind] ?? [];
  const inOrder = [...others, incident].toSorted((a, b) => a.at - b.at);
  const [calm, disturbed] = [others, inOrder].map((incidents) => checkedRun({ ...scenario, incidents }));
  expect(digestTrace(disturbed!)).not.toBe(digestTrace(calm!));
});
