import { expect, test } from "vitest";
import { readEvidence } from "../evidence/readEvidence";
import {
  describeVerticalAutoscaler,
  getVerticalAutoscalers,
  verticalAutoscalerYaml,
  type VerticalAutoscalerView,
} from "../kubectl/verticalAutoscaler";

const now = Date.parse("2026-03-01T12:00:00Z") / 1000;

const amounts = (cpu: string, memory: string) => ({ cpu, memory });
const container = (containerName: string) => ({
  containerName,
  target: amounts("410m", "262144k"),
  lowerBound: amounts("250m", "131072k"),
  upperBound: amounts("1", "1Gi"),
  uncappedTarget: amounts("500m", "262144k"),
});

const view: VerticalAutoscalerView = {
  name: "kiosk-vpa",
  namespace: "shop",
  targetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "kiosk" },
  updatePolicy: { updateMode: "Off", minReplicas: 3 },
  resourcePolicy: { containerPolicies: [{ containerName: "*", controlledResources: ["cpu"] }] },
  conditions: [{ type: "RecommendationProvided", status: "True", lastTransitionTime: now - 3600 }],
  recommendation: [container("app"), container("proxy")],
  ageSeconds: 3 * 86_400,
  events: [
    {
      type: "Normal",
      reason: "EvictedPod",
      message: "VPA Updater evicted Pod kiosk-7d9-aaaaa to apply resource recommendation.",
      count: 1,
      firstSeen: now - 240,
      lastSeen: now - 240,
      from: "vpa-updater",
    },
  ],
};

test("the table has the columns of the CRD, and evidence reads its row", () => {
  const text = getVerticalAutoscalers([view, { ...view, name: "new", conditions: [], recommendation: null, ageSeconds: 5 }]);
  expect(text).toBe(`NAME        MODE   CPU    MEM       PROVIDED   AGE
kiosk-vpa   Off    410m   262144k   True       3d
new         Off                                5s
`);
  const { others, unread } = readEvidence(text);
  expect(unread).toEqual([]);
  expect(others).toMatchObject([
    { name: "kiosk-vpa", updateMode: "Off", isProvided: true, recommended: [{ container: null, target: amounts("410m", "262144k") }] },
    { name: "new", updateMode: "Off" },
  ]);
  expect(others[1]).not.toHaveProperty("recommended");
});

const read = {
  kind: "VerticalPodAutoscaler",
  name: "kiosk-vpa",
  namespace: "shop",
  target: { kind: "Deployment", name: "kiosk" },
  updateMode: "Off",
  minReplicas: 3,
  resources: ["cpu"],
  isProvided: true,
  recommended: view.recommendation!.map(({ containerName, target, lowerBound, upperBound }) => ({
    container: containerName,
    target,
    lowerBound,
    upperBound,
  })),
};

test.each([
  ["the description", describeVerticalAutoscaler(view, now)],
  ["the object", verticalAutoscalerYaml(view, now)],
])("evidence reads of %s what is printed", (_, text) => {
  const { others, unread } = readEvidence(text);
  expect(unread).toEqual([]);
  expect(others).toEqual([{ ...read, line: expect.any(Number) as number }]);
});

test("a description is printed as kubectl prints a kind that it does not know", () => {
  const text = describeVerticalAutoscaler(view, now);
  expect(text).toContain(
    "      Container Name:  app\n      Lower Bound:\n        Cpu:     250m\n        Memory:  131072k\n      Target:\n",
  );
  expect(text).toContain("  Type    Reason      Age   From         Message\n");
  expect(readEvidence(text).events).toMatchObject([{ object: "VerticalPodAutoscaler/kiosk-vpa", age: "4m" }]);
});

test("a text of YAML that could be read as something else is quoted", () => {
  const text = verticalAutoscalerYaml(view, now);
  expect(text).toContain('    updateMode: "Off"\n');
  expect(text).toContain('        cpu: "1"\n');
  expect(text).toContain("        cpu: 410m\n");
});
