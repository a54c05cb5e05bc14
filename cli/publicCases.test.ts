/** Each public case that was collected, with its right answer. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readFile, type AdviceRule } from "../engine/index";
import { restingPod } from "../engine/manifest/testing/advice";
import { diagnoseScaledObject } from "../engine/doors/keda";
import { checkedRun } from "../engine/simulation/testing/checkedRun";
import { command } from "./command";

const files: Record<string, string> = JSON.parse(
  gunzipSync(readFileSync(new URL("testing/publicCases.json.gz", import.meta.url))).toString(),
);
const text = (name: string): string => {
  judged.add(name);
  return files[name]!;
};
const judged = new Set<string>();

const read = (name: string) => Buffer.from(text(name));
const explained = (...names: string[]) => command(["explain", ...names, "--report"], { version: "1.2.3", read });
const report = (...names: string[]): string => explained(...names).output;

test.each<[files: string[], said: string[]]>([
  [
    ["manifest-order-labelled.yaml", "manifest-order-labelled.txt"],
    ["The memory proposes 5; maxReplicas is 3.", "| cpu | ⌈ 20% ÷ 80% × 3 ⌉"],
  ],
  [["canary-two-pods-one-replica.txt"], ["From 1 to 2.", "2 pods count, not 1, so it proposes 2."]],
  [["surge-objects-two-ready-pods.yaml"], ["From 1 to 2.", "2 pods count, not 1, so it proposes 2."]],
  [["quota-three-of-six-pods.txt"], ["Kept 6.", "3 pods count, not 6, so it proposes 6."]],
  [
    ["up-while-below-target.txt"],
    ["**raised by the window, this fits, and nothing else does.**", "The CPU proposes 2.", "may go to 8 at most"],
  ],
  [["describe-cut-before-conditions.txt"], ["**held by the stabilization window, most likely.**", "The CPU proposes 4."]],
  [["events-with-manifest.yaml", "events-with-manifest.txt"], ["allow no less than 12, 8, 4, 0 in a period, and 12, 8, 4, 2 was written"]],
  [
    ["keda-hpa-min-21.yaml", "keda-hpa-min-21.txt"],
    ["A ratio of 1.053 is inside the tolerance.", "so KEDA itself never writes 0"],
  ],
  [["api-server-refusal.txt"], ["it is spec.metrics[0].resource.target.averageUtilization", "The API server refused this manifest"]],
  [["describe-scaledobject.txt"], ["21, 30, 39, 48, 57. It stays at 57, because 60 ÷ 57 is within the tolerance of 10%."]],
  [["keda-operator-log.txt"], ["So no HPA exists", "Invalid value: 18000: must be less than or equal to 3600"]],
  [["average-overflow-sentinel.txt"], ["was divided by 0 pods. Up to Kubernetes 1.37"]],
  [["milli-suffix.txt"], ["321567m = 321.567, 10k = 10 000"]],
  [["pods-metric-one-of-two-ready.txt"], ["is at 666m of 600m and proposes 4", "counts for CPU only"]],
  [["container-missing-old-release.txt"], ["Up to Kubernetes 1.32 one such pod stops the whole metric; from 1.33 on"]],
])("explain %s", (names, said) => {
  const output = report(...names).replaceAll(/[  ]/g, " ");
  for (const each of said) expect(output).toContain(each);
});

test("a template of Helm is named, with the command that renders it", () => {
  expect(explained("helm-indent.txt").errors).toContain("This is a Helm template. Paste the output of helm template RELEASE CHART");
});

test("nothing false is said beside the answer", () => {
  expect(report("keda-hpa-min-21.yaml", "keda-hpa-min-21.txt")).not.toContain("goes from 1 to 0");
  expect(report("average-overflow-sentinel.txt")).not.toContain("no metric value");
  expect(report("quota-three-of-six-pods.txt")).not.toContain("is missing");
});

const diagnostics = (name: string) => diagnoseScaledObject(text(name), restingPod).diagnostics;

test.each<[file: string, rule: AdviceRule, fixed: boolean]>([
  ["average-type-with-value-object.yaml", "typeAndField", true],
  ["value-on-a-queue.yaml", "valueOfQueue", true],
  ["window-shorter-than-sync.yaml", "shortWindow", true],
  ["cron-days-differ.yaml", "kedaCronDays", true],
])("the editor advises about %s", (name, rule, fixed) => {
  const found = diagnostics(name).filter((each) => each.rule === rule);
  expect(found.map(({ fixes }) => fixes.length > 0)).toEqual([fixed]);
});

test("a second ScaledObject of one workload is refused in the words of KEDA's webhook", () => {
  expect(diagnostics("two-scaledobjects-one-target.yaml")).toMatchObject([
    { severity: "error", message: expect.stringContaining("is already managed by the ScaledObject 'cron-9-5'") },
  ]);
});

test.each(["rollout-target.yaml", "rollout-target-keda.yaml"])("%s is simulated as a Deployment", (name) => {
  const [first] = diagnostics(name);
  expect(first).toMatchObject({ severity: "advice", message: "This Rollout is simulated as a Deployment." });
});

test.each(["paste-outside-editor.yaml", "kafka-five-partitions-six-pods.yaml"])("%s has no fault", (name) => {
  expect(diagnostics(name).filter(({ severity }) => severity === "error")).toEqual([]);
});

test("1.38 counts no finished pods", () => {
  const opened = readFile(text("finished-pods.hpa.json"));
  if (!opened.ok || opened.value.kind !== "scenario") throw new Error("not read");
  const { scenario } = opened.value;
  const last = (kubernetesVersion: "1.37" | "1.38") =>
    checkedRun({ ...scenario, flags: { ...scenario.flags, kubernetesVersion } }).steps.current.at(-1);
  expect([last("1.37"), last("1.38")]).toEqual([5, 3]);
});

test("no case is left out", () => {
  expect(Object.keys(files).filter((name) => !judged.has(name))).toEqual([]);
});
