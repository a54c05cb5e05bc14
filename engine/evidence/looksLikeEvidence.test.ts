import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { library } from "../library/library";
import { evidenceHead, looksLikeEvidence } from "./looksLikeEvidence";
import { readEvidence } from "./readEvidence";

const folder = new URL("../manifest/corpus/", import.meta.url);
const corpus = readdirSync(folder)
  .filter((name) => /\.(?:ya?ml|json|txt)$/.test(name) && name !== "expectations.txt")
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));

test("takes of the texts that people paste into the manifest only those that kubectl or Prometheus printed", () => {
  expect(corpus.filter(({ text }) => looksLikeEvidence(text)).map(({ name }) => name)).toEqual([
    "list-of-kubectl-get.yaml",
    "pasted-describe-added.txt",
    "pasted-describe-conditions.txt",
    "pasted-describe-fence-prompt.txt",
    "pasted-describe-tabs.txt",
    "pasted-describe.txt",
    "pasted-events-alone.txt",
    "pasted-events.txt",
    "pasted-get-row.txt",
    "pasted-get-table.txt",
    "pasted-prometheus.json",
    "pasted-prometheus.txt",
    "pasted-status.txt",
    "v1-annotations.yaml",
  ]);
});

test("takes no manifest of the library", () => {
  expect(library.filter(({ scenario }) => looksLikeEvidence(scenario.manifest))).toEqual([]);
});

test("takes no file of measured loads", () => {
  const loads = new URL("../load/corpus/", import.meta.url);
  const names = readdirSync(loads).filter((name) => looksLikeEvidence(readFileSync(new URL(name, loads), "latin1")));
  expect(names.filter((name) => name !== "expectations.txt")).toEqual([]);
});

const range = (labels: string) =>
  `{"status":"success","data":{"resultType":"matrix","result":[{"metric":{${labels}},"values":[[1790000000,"3"],[1790000015,"3"]]}]}}`;

test.each([
  [
    "a manifest that a tool printed with an empty status",
    "kind: HorizontalPodAutoscaler\nmetadata:\n  creationTimestamp: null\nstatus: {}\n",
  ],
  ["a manifest whose comment shows a table", "apiVersion: autoscaling/v2\n# NAME REFERENCE TARGETS MINPODS MAXPODS\nspec:\n"],
  ["a chart's test pod", "apiVersion: v1\nkind: Pod\nspec:\n  containers: []\n"],
  ["rates of requests", range('"job":"web"')],
  ["another workload's samples with its name", range('"__name__":"http_requests_total"')],
  ["a CSV of a load", "Time,requests\n2026-11-21 10:00:00,120\n"],
  ["a command alone", "kubectl describe hpa web\n"],
])("leaves %s", (_, text) => expect(looksLikeEvidence(text)).toBe(false));

test.each([
  ["replica series", range('"__name__":"kube_horizontalpodautoscaler_status_current_replicas","horizontalpodautoscaler":"web"')],
  ["an aggregated series that names its autoscaler", range('"horizontalpodautoscaler":"web"')],
  ["the older names", range('"__name__":"kube_hpa_status_current_replicas","hpa":"web"')],
  ["usage of pods", "NAME        CPU(cores)   MEMORY(bytes)\nweb-7c-1    120m         80Mi\n"],
  ["a live Pod", "apiVersion: v1\nkind: Pod\nstatus:\n  phase: Running\n  podIP: 10.0.0.7\n"],
  ["a live object as JSON", '{"kind":"HorizontalPodAutoscaler","spec":{},"status":{"currentReplicas":3,"desiredReplicas":3}}'],
])("takes %s", (_, text) => expect(looksLikeEvidence(text)).toBe(true));

const printed = new URL("corpus/printed/", import.meta.url);

/** Without the rest of their text nothing in them is an autoscaler's. */
const unsure = ["describe-scaledobject", "kiosk-sentence-with-inline-row", "lark-diff-changed-limits", "lark-mail-quoted-status"];
const manifests = ["lark-yaml-two-docs-deploy-and-hpa", "yaml-helm-template-not-rendered"];
const parts = ["wren-current-metrics-array"];

test("takes every text of the corpus that tells of an autoscaler, but for a few", () => {
  const missed = readdirSync(printed)
    .filter((name) => name.endsWith(".txt"))
    .filter((name) => {
      const text = readFileSync(new URL(name, printed), "utf8");
      const { autoscalers, events } = readEvidence(text);
      return autoscalers.length + events.length > 0 && !looksLikeEvidence(text);
    });
  expect(missed.filter((name) => ![...unsure, ...manifests, ...parts].includes(name.slice(0, -4)))).toEqual([]);
});

/** Their marks are taken off before they are read: a page's tags and entities, bars, the name of a pod; a sentence and a manifest are no signs. */
const marked = /&\w+;|<\/?[a-z]+>|[│`]|^\S+ collect |CPUUtilizationPercentage/;

test("takes every line of the corpus in which a reader finds something of an autoscaler", () => {
  const lines = new Set(
    readdirSync(printed)
      .filter((name) => name.endsWith(".txt"))
      .flatMap((name) => readFileSync(new URL(name, printed), "utf8").split("\n")),
  );
  const told = [...lines].filter((line) => {
    const { events, logs, pods, autoscalers } = readEvidence(line);
    const says = autoscalers.some(({ conditions, metrics }) => conditions.length + metrics.length > 0);
    return says || events.length + logs.length + pods.length > 0;
  });
  expect(told.length).toBeGreaterThan(400);
  expect(told.filter((line) => !looksLikeEvidence(line) && !marked.test(line))).toEqual([]);
});

test("looks only at the beginning of a file of a day", () => {
  const begin = range('"job":"web"').slice(0, -4);
  const sign = ',{"metric":{"horizontalpodautoscaler":"web"}}';
  expect(looksLikeEvidence(begin.padEnd(evidenceHead - 100, ',[1790000000,"3"]') + sign)).toBe(true);
  expect(looksLikeEvidence(begin.padEnd(evidenceHead, ',[1790000000,"3"]') + sign)).toBe(false);
});
