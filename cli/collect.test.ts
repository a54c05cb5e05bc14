import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { explainEvidence, readEvidence, type Evidence } from "../engine/index";

/** A private word wherever people keep private words. */
const secret = "hunter2";

const autoscaler = `- apiVersion: autoscaling/v2
  kind: HorizontalPodAutoscaler
  metadata:
    annotations:
      kubectl.kubernetes.io/last-applied-configuration: |
        {"apiVersion":"autoscaling/v2","metadata":{"name":"${secret}"}}
    creationTimestamp: "2026-03-01T07:00:00Z"
    name: web
    namespace: shop
    resourceVersion: "1"
  spec:
    behavior:
      scaleDown:
        policies:
        - periodSeconds: 60
          type: Pods
          value: 1
        selectPolicy: Max
    maxReplicas: 8
    metrics:
    - resource:
        name: cpu
        target:
          averageUtilization: 70
          type: Utilization
      type: Resource
    minReplicas: 2
    scaleTargetRef:
      apiVersion: apps/v1
      kind: Deployment
      name: web
  status:
    conditions:
    - lastTransitionTime: "2026-03-01T07:00:30Z"
      message: recent recommendations were higher than current one, applying the highest
        recent recommendation
      reason: ScaleDownStabilized
      status: "True"
      type: AbleToScale
    - lastTransitionTime: "2026-03-01T07:00:30Z"
      message: 'the HPA was unable to compute the replica count: failed to get cpu utilization:
        unable to get metrics for resource cpu: no metrics returned from resource metrics API'
      reason: FailedGetResourceMetric
      status: "False"
      type: ScalingActive
    currentMetrics:
    - resource:
        current:
          averageUtilization: 31
          averageValue: 62m
        name: cpu
      type: Resource
    currentReplicas: 3
    desiredReplicas: 3
    lastScaleTime: "2026-03-01T08:00:30Z"
`;

const container = (pad: string): string =>
  `- args:
  - --password=${secret}
  command:
  - ${secret}
  env:
  - name: PASSWORD
    value: ${secret}
  - name: name
    valueFrom:
      secretKeyRef:
        key: name
        name: ${secret}
  envFrom:
  - secretRef:
      name: ${secret}
  image: registry.local/${secret}:1
  livenessProbe:
    exec:
      command:
      - ${secret}
    periodSeconds: 10
  name: app
  readinessProbe:
    failureThreshold: 3
    httpGet:
      httpHeaders:
      - name: Authorization
        value: ${secret}
      path: /${secret}
    periodSeconds: 5
  resources:
    limits:
      cpu: 500m
    requests:
      cpu: 200m
      memory: 256Mi
- env:
  - name: PASSWORD
    value: |
      name: ${secret}
      resources: ${secret}
  name: side
  resources: {}
`.replaceAll(/^(?=.)/gm, pad);

const objects = `- apiVersion: apps/v1
  kind: Deployment
  metadata:
    annotations:
      name: ${secret}
    name: web
    namespace: shop
  spec:
    replicas: 3
    selector:
      matchLabels:
        app: web
    template:
      metadata:
        annotations:
          checksum/config: ${secret}
        labels:
          app: web
      spec:
        containers:
${container("        ")}        imagePullSecrets:
        - name: ${secret}
        volumes:
        - name: keys
          secret:
            secretName: ${secret}
  status:
    availableReplicas: 2
    replicas: 3
    updatedReplicas: 3
- apiVersion: v1
  kind: Pod
  metadata:
    annotations:
      vault.hashicorp.com/agent-inject-secret: ${secret}
    labels:
      app: web
    name: web-6c4b7d9f5-aa1aa
    namespace: shop
  spec:
    containers:
${container("    ")}    nodeName: ${secret}
  status:
    conditions:
    - lastTransitionTime: "2026-03-01T07:00:40Z"
      status: "True"
      type: Ready
    containerStatuses:
    - image: registry.local/${secret}:1
      name: app
      ready: true
      restartCount: 2
    hostIP: ${secret}
    phase: Running
    startTime: "2026-03-01T07:00:20Z"
`;

const events = `- apiVersion: v1
  count: 3
  firstTimestamp: "2026-03-01T07:30:30Z"
  involvedObject:
    kind: HorizontalPodAutoscaler
    name: web
    namespace: shop
  kind: Event
  lastTimestamp: "2026-03-01T08:00:30Z"
  message: 'New size: 3; reason: All metrics below target'
  metadata:
    annotations:
      note: ${secret}
    name: web.17
    namespace: shop
  reason: SuccessfulRescale
  source:
    component: horizontal-pod-autoscaler
  type: Normal
`;

const verticals = `- apiVersion: autoscaling.k8s.io/v1
  kind: VerticalPodAutoscaler
  metadata:
    annotations:
      note: ${secret}
    name: web-vpa
    namespace: shop
  spec:
    targetRef:
      apiVersion: apps/v1
      kind: Deployment
      name: web
    updatePolicy:
      updateMode: Recreate
  status:
    conditions:
    - lastTransitionTime: "2026-03-01T07:00:30Z"
      status: "True"
      type: RecommendationProvided
    recommendation:
      containerRecommendations:
      - containerName: app
        lowerBound:
          cpu: 250m
        target:
          cpu: 410m
        upperBound:
          cpu: "1"
`;

const scaledObjects = `- apiVersion: keda.sh/v1alpha1
  kind: ScaledObject
  metadata:
    annotations:
      note: ${secret}
    name: queue
    namespace: shop
  spec:
    maxReplicaCount: 20
    minReplicaCount: 1
    scaleTargetRef:
      name: web
    triggers:
    - authenticationRef:
        name: ${secret}
      metadata:
        host: amqp://guest:${secret}@rabbit
        password: ${secret}
        queueName: jobs
        value: "30"
      metricType: AverageValue
      type: rabbitmq
  status:
    conditions:
    - message: ScaledObject is defined correctly and is ready for scaling
      reason: ScaledObjectReady
      status: "True"
      type: Ready
    hpaName: keda-hpa-queue
`;

const quotas = `- apiVersion: v1
  kind: ResourceQuota
  metadata:
    annotations:
      note: ${secret}
    name: compute
    namespace: shop
  spec:
    hard:
      pods: "10"
  status:
    hard:
      pods: "10"
    used:
      pods: "9"
`;

const listOf = (items: string): string => `apiVersion: v1\nitems:\n${items}kind: List\nmetadata:\n  resourceVersion: ""\n`;

/** Answers as kubectl does, and notes what it was asked. */
const kubectl = `#!/bin/sh
echo "$*" >>"$FAKE/asked"
[ -z "\${DOWN-}" ] || { echo 'The connection to the server 10.0.0.1:6443 was refused - did you specify the right host or port?' >&2; exit 1; }
while :; do case "$1" in --context|--kubeconfig) shift 2 ;; *) break ;; esac; done
case "$*" in
version*) echo 'Client Version: v1.34.1'; echo 'Server Version: v1.33.4' ;;
*go-template*) [ -z "\${NOSELECTOR-}" ] && printf 'app=web,' ;;
*hpaName*) printf 'keda-hpa-queue' ;;
*"labels.scaledobject"*) [ -z "\${KEDA-}" ] || printf 'queue' ;;
*scaleTargetRef*) printf 'Deployment/web' ;;
*scaledobjects*) [ -n "\${KEDA-}" ] || { echo 'error: the server does not have a resource type "scaledobjects"' >&2; exit 1; }
  case "$*" in *"-o name"*) echo scaledobject.keda.sh/queue ;; *) cat "$FAKE/scaledObjects" ;; esac ;;
*wbe*|*"v2.autoscaling queue"*) echo 'Error from server (NotFound): horizontalpodautoscalers.autoscaling "wbe" not found' >&2; exit 1 ;;
*v2.autoscaling*"-o name"*) [ -z "\${OLD-}" ] || exit 1; [ -n "\${NONE-}" ] || echo horizontalpodautoscaler.autoscaling/web ;;
*verticalpodautoscalers*) [ -n "\${VPA-}" ] || { echo 'error: the server does not have a resource type "verticalpodautoscalers"' >&2; exit 1; }
  case "$*" in *"-o name"*) echo verticalpodautoscaler.autoscaling.k8s.io/web-vpa ;; *targetRef*) printf 'other-vpa Deployment/other\nweb-vpa Deployment/web\n' ;; *) cat "$FAKE/verticals" ;; esac ;;
*quotas*) cat "$FAKE/quotas" ;;
*metrics.k8s.io*) echo 'Error from server (ServiceUnavailable): the server is currently unable to handle the request' >&2; exit 1 ;;
*v2.autoscaling*) [ -z "\${OLD-}" ] || exit 1; cat "$FAKE/autoscalers" ;;
*horizontalpodautoscalers*|*hpa*) cat "$FAKE/autoscalers" ;;
*events*) cat "$FAKE/events" ;;
*) cat "$FAKE/objects" ;;
esac
`;

let fake = "";
beforeAll(() => {
  fake = mkdtempSync(join(tmpdir(), "collect-"));
  writeFileSync(join(fake, "kubectl"), kubectl, { mode: 0o755 });
  for (const [name, items] of Object.entries({ autoscalers: autoscaler, objects, events, scaledObjects, quotas, verticals }))
    writeFileSync(join(fake, name), listOf(items));
});
afterAll(() => rmSync(fake, { recursive: true }));

/** What the script writes, what it asked kubectl, and which files it made. */
function collect(args: readonly string[], shell: readonly string[] = ["sh"], more: Record<string, string> = {}) {
  const at = mkdtempSync(join(fake, "run-"));
  const [program = "", ...options] = shell;
  const env = { ...process.env, ...more, FAKE: fake, PATH: `${fake}${delimiter}${process.env["PATH"]}` };
  writeFileSync(join(fake, "asked"), "");
  execFileSync(program, [...options, resolve("public/collect.sh"), ...args], { cwd: at, env, stdio: "pipe" });
  const [file = "", ...others] = readdirSync(at);
  expect(others).toEqual([]);
  return { file, text: readFileSync(join(at, file), "utf8"), asked: readFileSync(join(fake, "asked"), "utf8").trim().split("\n") };
}

/** What is read of the objects themselves, without their places. */
const said = (evidence: Evidence, ...parts: readonly (keyof Evidence)[]): unknown =>
  JSON.parse(
    JSON.stringify(
      parts.map((part) => evidence[part]),
      (key, value) => (/^(?:lines?|written|writtenLines)$/.test(key) ? undefined : value),
    ),
  );

const shells = [["sh"], ["dash"], ["bash", "--posix"], ["busybox", "sh"]].filter(([program = ""]) => {
  try {
    execFileSync("sh", ["-c", `command -v ${program}`], { stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
});

describe.each(shells.map((shell) => ({ shell })))("collect.sh under $shell", ({ shell }) => {
  const { text, asked } = { text: () => collect(["-n", "shop"], shell).text, asked: () => collect(["-n", "shop", "web"], shell).asked };

  test("leaves out every private word, and no field that explains", () => {
    const written = text();
    expect(written).not.toContain(secret);
    const whole = readEvidence(listOf(autoscaler + objects));
    const read = readEvidence(written);
    expect(read.unread).toEqual([]);
    expect(said(read, "autoscalers", "deployments", "pods")).toEqual(said(whole, "autoscalers", "deployments", "pods"));
    // The fake answers both questions for events.
    const all = readEvidence(listOf(events) + "---\n" + listOf(events));
    expect(said(read, "events")).toEqual(said(all, "events"));
  });

  test("only reads", () => {
    const commands = asked();
    expect(commands.length).toBeGreaterThan(5);
    expect(commands.filter((command) => !/^(?:get |version$)/.test(command))).toEqual([]);
    expect(commands.filter((command) => /secret|configmap/i.test(command))).toEqual([]);
    expect(commands.filter((command) => !command.endsWith(" -n shop"))).toEqual(["version"]);
  });
});

describe("a VerticalPodAutoscaler", () => {
  test("of the same target is collected with its events, and explained; another is left out", () => {
    const { text, asked } = collect(["-n", "shop", "web"], ["sh"], { VPA: "1" });
    const own = "involvedObject.kind=VerticalPodAutoscaler,involvedObject.name=web-vpa";
    expect(asked).toContain("get verticalpodautoscalers.autoscaling.k8s.io web-vpa -o yaml -n shop");
    expect(asked).toContain(`get events --field-selector ${own} -o yaml -n shop`);
    expect(asked.filter((command) => command.includes("other-vpa"))).toEqual([]);
    expect(text).not.toContain(secret);
    const { statements } = explainEvidence([text]).autoscalers[0]!.snapshot;
    expect(statements).toContainEqual(
      expect.objectContaining({ what: expect.objectContaining({ kind: "verticalRequest", request: "200m", range: "below" }) }),
    );
  });

  test("of a whole namespace is collected with the events of its updater", () => {
    const { asked } = collect(["-n", "shop"], ["sh"], { VPA: "1" });
    expect(asked).toContain("get verticalpodautoscalers.autoscaling.k8s.io -o yaml -n shop");
    for (const reason of ["EvictedPod", "EvictedByVPA", "InPlaceResizedByVPA"])
      expect(asked).toContain(`get events --field-selector reason=${reason} -o yaml -n shop`);
  });

  test("is not asked for where the cluster has no such kind", () => {
    const { text } = collect(["-n", "shop", "web"], ["sh"]);
    expect(text).not.toContain("verticalpodautoscalers");
  });
});

test("one autoscaler: only its own workload and its own pods", () => {
  const { asked } = collect(["-n", "shop", "web"]);
  expect(asked).toContain("get horizontalpodautoscalers.v2.autoscaling web -o yaml -n shop");
  expect(asked).toContain("get Deployment/web -o yaml -n shop");
  expect(asked).toContain("get replicasets,pods -l app=web -o yaml -n shop");
});

test("the file is read as pieces about one cluster, and an answer that failed is in it", () => {
  const { file, text } = collect(["-o", "shop.txt"]);
  expect(file).toBe("shop.txt");
  const { autoscalers, errors } = explainEvidence([text]);
  expect(autoscalers.map(({ merged }) => [merged.namespace, merged.name, merged.pods.length, merged.deployments.length])).toEqual([
    ["shop", "web", 1, 1],
  ]);
  expect(autoscalers[0]!.snapshot.statements.length).toBeGreaterThan(3);
  expect(errors.map(({ message }) => message)).toEqual([
    "Error from server (ServiceUnavailable): the server is currently unable to handle the request",
  ]);
});

test("an older cluster is asked for its newest version", () => {
  expect(collect([], ["sh"], { OLD: "yes" }).asked).toContain("get horizontalpodautoscalers.v2beta2.autoscaling -o yaml");
});

test("a ScaledObject comes with its autoscaler, whichever of the two is named, and without what is private", () => {
  for (const name of ["web", "queue"]) {
    const { text, asked } = collect(["-n", "shop", name], ["sh"], { KEDA: "yes" });
    expect(asked).toContain("get scaledobjects.keda.sh queue -o yaml -n shop");
    expect(asked).toContain("get events --field-selector involvedObject.kind=ScaledObject,involvedObject.name=queue -o yaml -n shop");
    expect(text).not.toContain(secret);
    const [object] = readEvidence(text).scaledObjects;
    expect(object).toMatchObject({
      name: "queue",
      min: 1,
      max: 20,
      hpaName: "keda-hpa-queue",
      triggers: [{ type: "rabbitmq", metadata: { value: "30" } }],
    });
  }
});

test("the quota of the namespace and the version of the cluster are in the file", () => {
  const { text } = collect(["-n", "shop", "web"]);
  expect(text).toContain("$ kubectl version\nServer Version: v1.33.4\n");
  const { others, unread } = readEvidence(text);
  expect(others.find(({ kind }) => kind === "ResourceQuota")).toMatchObject({
    name: "compute",
    quota: [{ resource: "pods", used: "9", hard: "10" }],
  });
  expect(unread).toEqual([]);
});

test("a context and a kubeconfig go to every command, in both ways to write them", () => {
  for (const args of [
    ["--context", "my cluster", "--kubeconfig", "/k c"],
    ["--context=my cluster", "--kubeconfig=/k c"],
  ]) {
    const { asked } = collect([...args, "-nshop", "web"]);
    expect(asked.filter((command) => !command.startsWith("--context my cluster --kubeconfig /k c "))).toEqual([]);
  }
});

/** How it ends, what it says, and the files that it leaves. */
function failing(args: readonly string[], more: Record<string, string> = {}) {
  const at = mkdtempSync(join(fake, "run-"));
  const env = { ...process.env, ...more, FAKE: fake, PATH: `${fake}${delimiter}${process.env["PATH"]}` };
  writeFileSync(join(fake, "asked"), "");
  const { status, stderr, stdout } = spawnSync("sh", [resolve("public/collect.sh"), ...args], { cwd: at, env, encoding: "utf8" });
  return { status, stderr, stdout, files: readdirSync(at), asked: readFileSync(join(fake, "asked"), "utf8") };
}

test("a misspelt autoscaler ends with 1 and the names that are there, and nothing of others is asked for", () => {
  const { status, stderr, files, asked } = failing(["-n", "shop", "wbe"]);
  expect([status, files]).toEqual([1, []]);
  expect(stderr).toBe(
    'collect.sh: Error from server (NotFound): horizontalpodautoscalers.autoscaling "wbe" not found\ncollect.sh: There are: web  \n',
  );
  expect(asked).not.toMatch(/yaml|pods|deployments/);
});

test("a cluster that does not answer, and a namespace without autoscalers, end with 1 and leave no file", () => {
  expect(failing([], { DOWN: "yes" })).toMatchObject({
    status: 1,
    files: [],
    stderr: expect.stringContaining("collect.sh: The connection to the server 10.0.0.1:6443 was refused"),
  });
  expect(failing(["-n", "nowhere"], { NONE: "yes" })).toMatchObject({
    status: 1,
    files: [],
    stderr: "collect.sh: There is no HorizontalPodAutoscaler in nowhere.\n",
  });
});

test("without a selector no pods of others are in the file, and that is said", () => {
  const { status, stderr, asked } = failing(["-n", "shop", "web"], { NOSELECTOR: "yes" });
  expect(status).toBe(0);
  expect(stderr).toContain("Nothing says which pods are those of Deployment/web, so none are in the file.");
  expect(asked).not.toMatch(/pods/);
});

test("- as the file is standard output", () => {
  const { status, stdout, files } = failing(["-n", "shop", "-o", "-", "web"]);
  expect([status, files]).toEqual([0, []]);
  expect(readEvidence(stdout).autoscalers).toHaveLength(1);
});

test.each([["--contxt", "a"], ["-n"], ["a", "b"]])("%j is no use of it, and ends with 2", (...args) => {
  expect(failing(args.flat())).toMatchObject({ status: 2, files: [], stderr: expect.stringContaining("sh collect.sh -n NAMESPACE") });
});
