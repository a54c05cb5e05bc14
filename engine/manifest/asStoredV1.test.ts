import { expect, test } from "vitest";
import { asStoredV1 } from "./asStoredV1";
import { walkthrough, walkthroughWith } from "./testing/reading";

/** Added lines with +, changed ones with ~; the line of the text behind them. */
function stored(text: string): string[] | null {
  const marks = { written: " ", added: "+", changed: "~" };
  return asStoredV1(text)?.map(({ text: content, mark, line }) => `${marks[mark]}${content}${line === null ? "" : ` < ${line}`}`) ?? null;
}

const v1beta1 = (kind: string) => `apiVersion: extensions/v1beta1
kind: HorizontalPodAutoscaler
metadata: {name: web, labels: {app: web}}
spec:
  scaleRef: {kind: ${kind}, name: web, subresource: scale}
  maxReplicas: 3
`;

test("marks what the API server of 1.2 fills in, and what extensions/v1beta1 has elsewhere", () => {
  expect(stored(v1beta1("Deployment"))).toEqual([
    "~apiVersion: autoscaling/v1 < 1",
    " kind: HorizontalPodAutoscaler < 2",
    " metadata: < 3",
    "   name: web < 3",
    "+  namespace: default",
    "   labels: < 3",
    "     app: web < 3",
    " spec: < 4",
    "~  scaleTargetRef: < 5",
    "~    kind: Deployment < 5",
    "~    name: web < 5",
    "+  minReplicas: 1",
    "   maxReplicas: 3 < 6",
    "+  targetCPUUtilizationPercentage: 80",
  ]);
  expect(asStoredV1(v1beta1("Deployment"))?.flatMap(({ reason }) => (reason === "" ? [] : [reason]))).toEqual([
    "apiVersion: extensions/v1beta1 writes this in another form",
    "metadata.namespace: the namespace of the request; without one, it is default",
    "spec.scaleTargetRef: extensions/v1beta1 writes this in another form",
    "spec.scaleTargetRef.kind: extensions/v1beta1 writes this in another form",
    "spec.scaleTargetRef.name: extensions/v1beta1 writes this in another form",
    "spec.minReplicas: the API server's default",
    "spec.targetCPUUtilizationPercentage: the API server's default",
  ]);
});

test("takes the cpu target of autoscaling/v2, and leaves out what 1.2 does not know", () => {
  const text = `${walkthrough}  behavior:\n    scaleUp: { selectPolicy: Min }\n`;
  expect(stored(text)?.slice(-5)).toEqual([
    "     kind: Deployment < 8",
    "     name: php-apache < 9",
    "   minReplicas: 1 < 10",
    "   maxReplicas: 10 < 11",
    "~  targetCPUUtilizationPercentage: 50 < 18",
  ]);
});

test("keeps a manifest of autoscaling/v1 as it is", () => {
  const text = `apiVersion: autoscaling/v1
kind: HorizontalPodAutoscaler
metadata: {name: web, namespace: shop}
spec:
  scaleTargetRef: {apiVersion: extensions/v1beta1, kind: Deployment, name: web}
  minReplicas: 1
  maxReplicas: 3
  targetCPUUtilizationPercentage: 60
`;
  expect(stored(text)?.every((line) => line.startsWith(" "))).toBe(true);
});

test("stores a target that is not simulated", () => {
  expect(stored(v1beta1("StatefulSet"))).toContain("~    kind: StatefulSet < 5");
});

test.each([
  ["refused by the API server", walkthroughWith("maxReplicas: 10", "maxReplicas: 0")],
  ["with a key that is there twice", walkthrough + "kind: HorizontalPodAutoscaler\n"],
  ["without a cpu target in autoscaling/v2", walkthroughWith("name: cpu", "name: memory")],
  ["without an autoscaler", "kind: Service\n"],
  ["that is no YAML", "{"],
])("has nothing to show for a text %s", (_, text) => {
  expect(stored(text)).toBe(null);
});
