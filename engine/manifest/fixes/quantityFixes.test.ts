import { describe, expect, test } from "vitest";
import { parseQuantity } from "../../lib/quantity";
import { defaultFlags } from "../../controller/flags";
import { diagnoseManifest, type DiagnosisContext } from "../diagnose";
import { applyEdits } from "../textEdit";
import { quantitiesMeant, withValue } from "./quantityFixes";
import { milliseconds } from "../../lib/testing/growth";

const context: DiagnosisContext = { featureGates: defaultFlags.featureGates, tolerance: 0.1, containers: null, silenced: [] };

const manifest = (averageValue: string, resource = "cpu") => `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: web
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: web
  maxReplicas: 10
  metrics:
  - type: Resource
    resource:
      name: ${resource}
      target:
        type: AverageValue
        averageValue: ${averageValue}
`;

test.each([
  ["100MB", ["100M", "100Mi"]],
  ["512mb", ["512M", "512Mi"]],
  ["1GB", ["1G", "1Gi"]],
  ["1g", ["1G", "1Gi"]],
  ["100K", ["100k", "100Ki"]],
  ["512MiB", ["512Mi"]],
  ["100mi", ["100Mi"]],
  ["100 Mi", ["100Mi"]],
  ["500 m", ["500m"]],
  ["1,5Gi", ["1.5Gi"]],
  ["0,5", ["0.5"]],
  ["1,000", ["1000", "1.000"]],
  ["1.000.000", ["1000000"]],
  ["1.234,5", ["1234.5"]],
  ["1,234.5", ["1234.5"]],
  ["1 000", ["1000"]],
  // The letter is Cyrillic.
  ["200М", ["200M"]],
  ["200м", ["200m"]],
  ["2Ги", ["2Gi"]],
  ["512Мб", ["512M", "512Mi"]],
  ["500mcpu", ["500m"]],
  ["250 millicores", ["250m"]],
  ["1 core", ["1"]],
  ["0.5 CPU", ["0.5"]],
  ["5OOm", ["500m"]],
  ["500µ", ["500u"]],
  ["１００m", ["100m"]],
  ["10rps", ["10"]],
  ["5/s", ["5"]],
  ["100ms", ["100m"]],
])("%s may mean %j", (text, meant) => {
  const { diagnostics } = diagnoseManifest(manifest(text), context);
  expect(diagnostics.map(({ path }) => path)).toEqual(["spec.metrics[0].resource.target.averageValue"]);
  expect(parseQuantity(text).ok).toBe(false);
  expect(quantitiesMeant(text)).toEqual(meant);
  const fixes = diagnostics[0]?.fixes ?? [];
  expect(fixes.map(({ title }) => title)).toEqual(meant.map((each) => `Write ${withValue(each)}`));
  for (const { edits } of fixes) expect(diagnoseManifest(applyEdits(manifest(text), edits), context).hpa).not.toBe(null);
});

test.each(["half", "~100", "<1", "", "1.2.3", "-5MB", "10 apples", "%"])("%j means no quantity", (text) => {
  expect(quantitiesMeant(text)).toEqual([]);
});

test.each([
  ["100M", "100M (100\u202f000\u202f000)"],
  ["100Mi", "100Mi (104\u202f857\u202f600)"],
  ["500m", "500m (0.5)"],
  ["2000m", "2000m (2)"],
  ["1.5Gi", "1.5Gi (1\u202f610\u202f612\u202f736)"],
  ["500u", "500u (0.0005)"],
  ["0.5", "0.5"],
  ["1000", "1000"],
])("says that %s is %s", (quantity, words) => {
  expect(withValue(quantity)).toBe(words);
});

test("keeps the quotes, and fixes a container's request as well", () => {
  const text = `${manifest('"512 MB"', "memory")}---
apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  template:
    spec:
      containers:
      - name: web
        resources:
          requests:
            memory: 512mb
`;
  const found = diagnoseManifest(text, context).diagnostics.filter(({ severity }) => severity === "error");
  expect(found.map(({ fixes }) => fixes.map(({ edits }) => edits[0]?.text))).toEqual([
    ['"512M"', '"512Mi"'],
    ["512M", "512Mi"],
  ]);
});

test("writes a percentage as a utilization", () => {
  const [problem] = diagnoseManifest(manifest("80 %"), context).diagnostics;
  expect(problem?.fixes.map(({ title }) => title)).toEqual(["Write averageUtilization: 80"]);
  const { hpa } = diagnoseManifest(applyEdits(manifest("80 %"), problem?.fixes[0]?.edits ?? []), context);
  expect(hpa?.spec.metrics?.[0]).toMatchObject({ resource: { target: { type: "Utilization", averageUtilization: 80 } } });
});

test("warns of a memory target in thousandths of a byte, which a server accepts", () => {
  const [advice] = diagnoseManifest(manifest("100m", "memory"), context).diagnostics;
  expect(advice?.rule).toBe("memoryInThousandths");
  expect(advice?.message).toBe("100m of memory is 0.1 bytes: the suffix m means thousandths.");
  expect(advice?.fixes.map(({ edits }) => edits[0]?.text)).toEqual(["100M", "100Mi"]);
  expect(diagnoseManifest(manifest("100m"), context).diagnostics).toEqual([]);
  expect(diagnoseManifest(manifest("100M", "memory"), context).diagnostics).toEqual([]);
});

test("refuses a status with a placeholder for a time, as the API server does, and removes it in one press", () => {
  const text = `${manifest("500m")}status:\n  lastScaleTime: <some-time>\n  currentReplicas: 1\n`;
  for (const each of [text, text.replace("autoscaling/v2", "autoscaling/v2beta2")]) {
    const [problem] = diagnoseManifest(each, context).diagnostics.filter(({ severity }) => severity === "error");
    expect(problem?.message).toBe('status.lastScaleTime: Invalid value: "<some-time>": must be a time, such as 2026-01-02T15:04:05Z');
    expect(problem?.fixes.map(({ title }) => title)).toEqual(["Remove status"]);
    expect(applyEdits(each, problem?.fixes[0]?.edits ?? [])).toBe(each.replace(/^status:[^]*/m, ""));
  }
});

test.each([
  '// A comment.\ntype HorizontalPodAutoscalerSpec struct {\n\tScaleTargetRef CrossVersionObjectReference `json:"scaleTargetRef"`\n}\n',
  'type MetricSourceType string\n\nvar (\n\tObjectMetricSourceType MetricSourceType = "Object"\n)\n',
  "package v2\n\nimport (\n)\n",
  '\tMinReplicas *int32 `json:"minReplicas,omitempty" protobuf:"varint,2,opt,name=minReplicas"`\n',
])("names Go source: %j", (text) => {
  expect(diagnoseManifest(text, context).diagnostics[0]?.message).toMatch(/^This is Go source of the API/);
});

describe("reads in linear time", () => {
  test.each([
    ["digits", "1".repeat(1 << 20)],
    ["commas", "1,".repeat(1 << 19)],
    ["letters", `1${"o".repeat(1 << 20)}`],
    ["spaces", `1${" ".repeat(1 << 20)}x`],
  ])("%s", (_, text) => {
    expect(milliseconds(() => quantitiesMeant(text.slice(0, 1 << 20)))).toBeLessThan(2000);
  });
});
