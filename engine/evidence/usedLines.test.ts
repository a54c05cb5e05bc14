import { expect, test } from "vitest";
import { readEvidence } from "./readEvidence";
import { kindsOf, usedLines } from "./usedLines";

const described = `$ kubectl describe hpa checkout -n shop
Name:                                                  checkout
Namespace:                                             shop
Labels:                                                <none>
Reference:                                             Deployment/checkout
Metrics:                                               ( current / target )
  resource cpu on pods  (as a percentage of request):  31% (155m) / 60%
Min replicas:                                          3
Max replicas:                                          12
Deployment pods:                                       7 current / 7 desired
Conditions:
  Type            Status  Reason              Message
  ----            ------  ------              -------
  AbleToScale     True    ScaleDownStabilized  recent recommendations were higher than current one, applying the highest recent recommendation
Events:
  Type    Reason             Age    From                       Message
  ----    ------             ----   ----                       -------
  Normal  SuccessfulRescale  3m12s  horizontal-pod-autoscaler  New size: 7; reason: cpu resource utilization (percentage of request) above target
`;

test("a description uses its fields, metrics, conditions and events, and none of its headings", () => {
  const evidence = readEvidence(described);
  expect(kindsOf(evidence)).toEqual(["describe"]);
  expect(usedLines(evidence)).toEqual([2, 3, 5, 7, 8, 9, 10, 14, 18]);
});

test("names each kind of a mixed text once, in the text's order", () => {
  const evidence = readEvidence(`$ kubectl top pods
NAME         CPU(cores)   MEMORY(bytes)
checkout-1   155m         80Mi
checkout-2   150m         81Mi

$ kubectl get hpa
NAME       REFERENCE             TARGETS   MINPODS   MAXPODS   REPLICAS   AGE
checkout   Deployment/checkout   31%/60%   3         12        7          9d
`);
  expect(kindsOf(evidence)).toEqual(["pods", "table"]);
  expect(usedLines(evidence)).toEqual([3, 4, 8]);
});

test("each rule of a description is used", () => {
  const rules = `Behavior:
  Scale Up:
    Stabilization Window: 0 seconds
    Select Policy: Max
    Policies:
      - Type: Pods     Value: 4    Period: 15 seconds
      - Type: Percent  Value: 100  Period: 15 seconds
  Scale Down:
    Select Policy: Max
    Policies:
      - Type: Percent  Value: 100  Period: 15 seconds
`;
  const evidence = readEvidence(described.replace("Deployment pods:", `${rules}Deployment pods:`));
  expect(usedLines(evidence)).toEqual([2, 3, 5, 7, 8, 9, 12, 13, 15, 16, 18, 20, 21, 25, 29]);
});
