import { expect, test } from "vitest";
import { definitionOf, incidentFields, incidentKinds, type Incident } from "../cluster/incident";
import { digestTrace } from "./digest";
import { changed, checkedRun } from "./testing/checkedRun";
import { manifestWith, metricSources } from "./testing/manifests";

const manifest = manifestWith(metricSources.Resource + metricSources.Pods);
const scenario = changed({ manifest, load: { points: [[0, 30]], noise: 0 }, workload: { initialReplicas: 4 } });

test.each(incidentKinds)("%s changes a run", (kind) => {
  const values = definitionOf({ kind }).fields.map((name) => [
    name,
    name === "manifest"
      ? manifest.replace(/maxReplicas: \d+/, "maxReplicas: 2")
      : name === "minReplicas"
        ? 10
        : incidentFields[name].default,
  ]);
  const incident = { at: 600, kind, ...Object.fromEntries(values) } as Incident;
  // Only a deleted autoscaler can be made again.
  const before: Incident[] = kind === "hpaCreated" ? [{ at: 500, kind: "hpaDeleted" }] : [];
  const [calm, disturbed] = [before, [...before, incident]].map((incidents) => checkedRun({ ...scenario, incidents }));
  expect(digestTrace(disturbed!)).not.toBe(digestTrace(calm!));
});
