import { execFileSync } from "node:child_process";
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

const listOf = (items: string): string => `apiVersion: v1\nitems:\n${items}kind: List\nmetadata:\n  resourceVersion: ""\n`;

/** Answers as kubectl does, and notes what it was asked. */
const kubectl = `#!/bin/sh
echo "$*" >>"$FAKE/asked"
case "$*" in
*go-template*) printf 'app=web,' ;;
*jsonpath*) printf 'Deployment/web' ;;
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
  for (const [name, items] of Object.entries({ autoscalers: autoscaler, objects, events })) writeFileSync(join(fake, name), listOf(items));
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
    expect(commands.filter((command) => !command.startsWith("get "))).toEqual([]);
    expect(commands.filter((command) => /secret|configmap/i.test(command))).toEqual([]);
    expect(commands.filter((command) => !command.endsWith(" -n shop"))).toEqual([]);
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
