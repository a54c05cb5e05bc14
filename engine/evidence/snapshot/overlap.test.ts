import { describe, expect, test } from "vitest";
import { mergeEvidence } from "../merge/mergeEvidence";
import { readEvidence } from "../readEvidence";
import { explainSnapshot } from "./explainSnapshot";

const problemsIn = (...texts: string[]) =>
  explainSnapshot(mergeEvidence(texts.map(readEvidence)))[0]!.statements.flatMap((each) => (each.code === "problem" ? [each.problem] : []));

const row = `$ kubectl get hpa kiln -n works
NAME   REFERENCE         TARGETS       MINPODS   MAXPODS   REPLICAS   AGE
kiln   Deployment/kiln   cpu: 40%/80%  2         10        3          6d`;

const deployment = (name: string, selector: string, labels: string, more = "") => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
  namespace: works${more}
spec:
  selector: ${selector}
  template:
    metadata:
      labels: ${labels}
    spec:
      containers:
      - name: main
        resources: {requests: {cpu: 100m}}
`;

describe("pods of another workload", () => {
  test("by the labels of its template, in another text", () => {
    const ours = deployment("kiln", "{matchLabels: {app: kiln}}", "{app: kiln}");
    const other = deployment("batch", "{matchLabels: {app: kiln, tier: batch}}", "{app: kiln, tier: batch}");
    expect(problemsIn(row, ours, other)).toEqual([{ kind: "sharedPods", workloads: ["Deployment/batch"], scaledBy: [] }]);
  });

  test("not where an expression leaves them out", () => {
    const selector = "{matchLabels: {app: kiln}, matchExpressions: [{key: tier, operator: NotIn, values: [batch]}]}";
    const other = deployment("batch", "{matchLabels: {tier: batch}}", "{app: kiln, tier: batch}");
    expect(problemsIn(row, deployment("kiln", selector, "{app: kiln}"), other)).toEqual([]);
    expect(problemsIn(row, deployment("kiln", selector.replace("NotIn", "In"), "{app: kiln, tier: batch}"), other)).toMatchObject([
      { kind: "sharedPods" },
    ]);
  });

  test("by the selectors of a wide table, with the autoscaler of the other one", () => {
    const table = `$ kubectl get deploy -n works -o wide
NAME    READY   UP-TO-DATE   AVAILABLE   AGE   CONTAINERS   IMAGES     SELECTOR
kiln    3/3     3            3           6d    main         kiln:1     app=kiln
batch   1/1     1            1           6d    main         batch:1    app=kiln,tier=batch
other   1/1     1            1           6d    main         other:1    tier=batch`;
    const second = row.replaceAll("kiln", "batch");
    expect(problemsIn(row, table, second)).toEqual([{ kind: "sharedPods", workloads: ["Deployment/batch"], scaledBy: ["batch"] }]);
  });

  test("a table says nothing of labels that a selector does not require", () => {
    const table = `$ kubectl get deploy -n works -o wide
NAME    READY   UP-TO-DATE   AVAILABLE   AGE   CONTAINERS   IMAGES     SELECTOR
kiln    3/3     3            3           6d    main         kiln:1     app=kiln,tier notin (batch)
batch   1/1     1            1           6d    main         batch:1    app=kiln`;
    expect(problemsIn(row, table)).toEqual([]);
  });

  test("by the labels that the pods show", () => {
    const pods = `$ kubectl get pods -n works --show-labels
NAME                   READY   STATUS    RESTARTS   AGE   LABELS
kiln-7c9b8f6d5-abcde   1/1     Running   0          3d    app=kiln,pod-template-hash=7c9b8f6d5
seed-29304-x7k2p       1/1     Running   0          3d    app=kiln,job-name=seed-29304`;
    const ours = deployment("kiln", "{matchLabels: {app: kiln}}", "{app: kiln}");
    expect(problemsIn(row, ours, pods)).toEqual([{ kind: "foreignPods", pods: ["seed-29304-x7k2p"], count: 1 }]);
  });
});

describe("who else writes the count", () => {
  const fields = (manager: string, subresource: string) => `
  managedFields:
  - manager: kubectl
    operation: Update
    time: "2025-10-06T08:00:00Z"
    fieldsV1:
      f:spec:
        f:template: {}
  - manager: ${manager}
    operation: Update${subresource}
    time: "2025-10-06T09:00:00Z"
    fieldsV1:
      f:spec:
        f:replicas: {}`;
  const ours = (more: string) => deployment("kiln", "{matchLabels: {app: kiln}}", "{app: kiln}", more);

  test("the manager that owns spec.replicas", () => {
    expect(problemsIn(row, ours(fields("argocd-controller", "")))).toEqual([
      { kind: "secondOwner", owner: "manager", name: "argocd-controller", time: "2025-10-06T09:00:00Z" },
    ]);
  });

  test("not the autoscaler itself, which writes through the scale", () => {
    expect(problemsIn(row, ours(fields("kube-controller-manager", "\n    subresource: scale")))).toEqual([]);
  });
});

describe("a target that was not found", () => {
  const failed = `Name: kiln
Namespace: works
Reference: Deployment/kiln
Min replicas: 2
Max replicas: 9
Conditions:
  Type         Status  Reason          Message
  ----         ------  ------          -------
  AbleToScale  False   FailedGetScale  the HPA controller was unable to get the target's current scale: deployments.apps "kiln" not found`;
  const elsewhere = (text: string) => problemsIn(failed, text).filter(({ kind }) => kind === "targetElsewhere");

  test("is of another kind", () => {
    const text = `$ kubectl get statefulsets -n works
NAME   READY   AGE
kiln   3/3     20d`;
    expect(elsewhere(text)).toEqual([{ kind: "targetElsewhere", workload: "StatefulSet/kiln", namespace: null }]);
  });

  test("is in another namespace", () => {
    const text = `$ kubectl get deploy -A
NAMESPACE   NAME   READY   UP-TO-DATE   AVAILABLE   AGE
prod        kiln   3/3     3            3           20d
works       api    3/3     3            3           20d`;
    expect(elsewhere(text)).toEqual([{ kind: "targetElsewhere", workload: "Deployment/kiln", namespace: "prod" }]);
  });
});

test("a sidecar that starts as an init container needs a request, an init container that ends does not", () => {
  const text = deployment("kiln", "{matchLabels: {app: kiln}}", "{app: kiln}").replace(
    "      containers:\n",
    "      initContainers:\n      - name: migrate\n      - name: mesh\n        restartPolicy: Always\n      containers:\n",
  );
  expect(problemsIn(row, text)).toEqual([]);
  expect(problemsIn(row.replace("40%", "<unknown>"), text)).toContainEqual({
    kind: "missingRequestInObject",
    container: "mesh",
    resource: "cpu",
    of: "Deployment",
    name: "kiln",
  });
});
