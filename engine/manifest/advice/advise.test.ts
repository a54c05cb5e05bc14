import { describe, expect, test } from "vitest";
import { defaultFlags } from "../../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../../controller/horizontal";
import { observe, seenPods } from "../../controller/testing/observed";
import { diagnoseManifest, type DiagnosisContext } from "../diagnose";
import { adviceOf, restingPod } from "../testing/advice";
import { walkthrough, walkthroughWith } from "../testing/reading";
import { applyEdits } from "../textEdit";
import { type AutoscalerAdviceRule, adviceRules } from "./adviceRules";

const replicas = (min: number, max: number) =>
  walkthroughWith("minReplicas: 1\n  maxReplicas: 10", `minReplicas: ${min}\n  maxReplicas: ${max}`);
const cpuTarget = (percent: number) => walkthroughWith("averageUtilization: 50", `averageUtilization: ${percent}`);
const memoryTarget = (target: string) =>
  walkthroughWith("name: cpu", "name: memory").replace("type: Utilization\n        averageUtilization: 50", target);
const external = walkthrough.replace(
  /metrics:[^]*/,
  "metrics:\n  - type: External\n    external: {metric: {name: q}, target: {type: AverageValue, averageValue: 1}}\n",
);
const fromZero = (scaleUp: string) => external.replace("minReplicas: 1", "minReplicas: 0") + `  behavior: {scaleUp: ${scaleUp}}\n`;
const percent = "{type: Percent, value: 100, periodSeconds: 15}";
const pods = (value: number, periodSeconds: number) => `{type: Pods, value: ${value}, periodSeconds: ${periodSeconds}}`;
const behavior = (text: string, rules: string) => `${text}  behavior: {${rules}}\n`;

const workload = (fields: { name?: string; kind?: string; namespace?: string; spec?: string; containers?: string; pod?: string }) => `---
apiVersion: apps/v1
kind: ${fields.kind ?? "Deployment"}
metadata: {name: ${fields.name ?? "php-apache"}, namespace: ${fields.namespace ?? "default"}}
spec:
${fields.spec ?? ""}  minReadySeconds: 0
  template:
    spec: {${fields.pod ?? ""}containers: [${fields.containers ?? "{name: app, resources: {requests: {cpu: 200m}}}"}]}
`;

const cpuOf = (target: string) =>
  walkthrough.replace(/metrics:[^]*/, `metrics:\n  - type: Resource\n    resource: {name: cpu, target: {${target}}}\n`);
const sources = {
  Object: (name: string) => `object: {metric: {name: ${name}}, describedObject: {apiVersion: v1, kind: Service, name: gateway}, `,
  External: (name: string) => `external: {metric: {name: ${name}}, `,
  Pods: (name: string) => `pods: {metric: {name: ${name}}, `,
};
const metric = (type: keyof typeof sources, target: string, name = "http_requests") =>
  walkthrough.replace(/metrics:[^]*/, `metrics:\n  - type: ${type}\n    ${sources[type](name)}target: {${target}}}\n`);
const named = (name: string) => metric("External", "type: Value, value: 6", name);
const limited = (target: string, limit: string) =>
  cpuOf(target) + workload({ containers: `{name: app, resources: {requests: {cpu: 200m}, limits: {cpu: ${limit}}}}` });
const ofContainer = (text: string, container: string) =>
  text.replace("type: Resource\n    resource: {", `type: ContainerResource\n    containerResource: {container: ${container}, `);

const object = (apiVersion: string, kind: string, spec: string) =>
  `---\napiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: extra}\nspec: ${spec}\n`;
const required = "requiredDuringSchedulingIgnoredDuringExecution";

/** Each rule with texts that it reports and texts that it does not. */
const cases: Record<AutoscalerAdviceRule, { says: Record<string, string>; isSilent: Record<string, string> }> = {
  deprecatedVersion: {
    says: {
      v2beta2: walkthroughWith("autoscaling/v2", "autoscaling/v2beta2"),
      v1: "apiVersion: autoscaling/v1\nkind: HorizontalPodAutoscaler\n",
    },
    isSilent: { v2: walkthrough, "a version that never was": walkthroughWith("autoscaling/v2", "autoscaling/v3") },
  },
  missingRequest: {
    says: {
      "a container without requests": walkthrough + workload({ containers: "{name: app}" }),
      "a second container without the request":
        walkthrough +
        workload({ containers: "{name: a, resources: {requests: {cpu: 1}}}, {name: b, resources: {requests: {memory: 1Gi}}}" }),
      "a sidecar without requests": walkthrough + workload({ pod: "initContainers: [{name: mesh, restartPolicy: Always}], " }),
      "the default metric": walkthrough.replace(/ {2}metrics:[^]*/, "") + workload({ containers: "{name: app}" }),
      "a pod-level request with the gate off":
        walkthrough + workload({ pod: "resources: {requests: {cpu: 1}}, ", containers: "{name: app}" }),
    },
    isSilent: {
      "a request in every container": walkthrough + workload({}),
      "a limit, which stands for the request": walkthrough + workload({ containers: "{name: app, resources: {limits: {cpu: 1}}}" }),
      "an init container that ends": walkthrough + workload({ pod: "initContainers: [{name: migrate}], " }),
      "a target in absolute amounts":
        memoryTarget("type: AverageValue\n        averageValue: 1Gi") + workload({ containers: "{name: app}" }),
      "no workload in the text": walkthrough,
    },
  },
  idleAboveTarget: {
    says: {
      "a utilization below what is idle": cpuTarget(9),
      "an amount below what is idle": memoryTarget('type: AverageValue\n        averageValue: "100"'),
      "a utilization that only the tolerance keeps": memoryTarget("type: Utilization\n        averageUtilization: 48"),
    },
    isSilent: {
      "a utilization that idle pods just reach": cpuTarget(10),
      "an amount above what is idle": memoryTarget('type: AverageValue\n        averageValue: "129"'),
      "a metric that nobody knows of idle pods": external,
    },
  },
  percentFromZero: {
    says: {
      "Percent alone": fromZero(`{policies: [${percent}]}`),
      "Percent beside Pods, with Min": fromZero(`{selectPolicy: Min, policies: [${pods(1, 15)}, ${percent}]}`),
    },
    isSilent: {
      "Percent beside Pods": fromZero(`{policies: [${pods(1, 15)}, ${percent}]}`),
      "the default policies": fromZero("{}"),
      "a minimum of one": behavior(external, `scaleUp: {policies: [${percent}]}`),
      "scaling up disabled": fromZero(`{selectPolicy: Disabled, policies: [${percent}]}`),
    },
  },
  slowPolicies: {
    says: {
      "one pod less every half hour": behavior(replicas(1, 6), `scaleDown: {policies: [${pods(1, 1800)}]}`),
      "one pod more every half hour": behavior(replicas(1, 6), `scaleUp: {policies: [${pods(1, 1800)}]}`),
      "the slower of two with Min": behavior(
        replicas(1, 6),
        `scaleDown: {selectPolicy: Min, policies: [${pods(5, 15)}, ${pods(1, 1800)}]}`,
      ),
      "two slow ones with Max": behavior(
        replicas(1, 20),
        `scaleDown: {policies: [${pods(1, 1800)}, {type: Percent, value: 1, periodSeconds: 1800}]}`,
      ),
    },
    isSilent: {
      "steps that end within two hours": behavior(replicas(1, 5), `scaleDown: {policies: [${pods(1, 1800)}]}`),
      "the faster of two with Max": behavior(replicas(1, 6), `scaleDown: {policies: [${pods(5, 15)}, ${pods(1, 1800)}]}`),
      "no behavior": replicas(1, 1000),
      "scaling down disabled": behavior(replicas(1, 100), `scaleDown: {selectPolicy: Disabled, policies: [${pods(1, 1800)}]}`),
      "a policy that is refused": behavior(replicas(1, 100), `scaleDown: {policies: [${pods(0, 1800)}]}`),
    },
  },
  memoryInThousandths: {
    says: { "a tenth of a byte": memoryTarget("type: AverageValue\n        averageValue: 100m") },
    isSilent: {
      "a hundred megabytes": memoryTarget("type: AverageValue\n        averageValue: 100M"),
      "a tenth of a core": walkthroughWith(
        "type: Utilization\n        averageUtilization: 50",
        "type: AverageValue\n        averageValue: 100m",
      ),
    },
  },
  targetAboveRequests: {
    says: { "101 percent": cpuTarget(101) },
    isSilent: { "100 percent": cpuTarget(100) },
  },
  targetAboveLimit: {
    says: {
      "an amount above the limit": limited("type: AverageValue, averageValue: 600m", "500m"),
      "an amount that only the tolerance keeps": limited("type: AverageValue, averageValue: 460m", "500m"),
      "a utilization that the limit cannot pass": limited("type: Utilization, averageUtilization: 300", "500m"),
      "a utilization of 95% where the limit is the request": limited("type: Utilization, averageUtilization: 95", "200m"),
      "a container's amount above its limit": ofContainer(limited("type: AverageValue, averageValue: 600m", "500m"), "app"),
    },
    isSilent: {
      "an amount that usage can pass": limited("type: AverageValue, averageValue: 450m", "500m"),
      "a utilization that usage can pass": limited("type: Utilization, averageUtilization: 200", "500m"),
      "no limit in the text and none in the form": cpuOf("type: AverageValue, averageValue: 600m") + workload({}),
      "memory, which no limit throttles": limited("type: AverageValue, averageValue: 1Gi", "500m").replace("name: cpu,", "name: memory,"),
      "a second container, whose usage has no limit":
        cpuOf("type: AverageValue, averageValue: 600m") +
        workload({ containers: "{name: app, resources: {limits: {cpu: 500m}}}, {name: logs, resources: {requests: {cpu: 100m}}}" }),
      "a limit of another Deployment":
        cpuOf("type: AverageValue, averageValue: 600m") +
        workload({ name: "other", containers: "{name: app, resources: {limits: {cpu: 500m}}}" }),
    },
  },
  typeAndField: {
    says: {
      "an Object target of type AverageValue with only a value": metric("Object", "type: AverageValue, value: 5"),
      "an Object target of type Value with only an average": metric("Object", "type: Value, averageValue: 5"),
      "an Object target of type Utilization": metric("Object", "type: Utilization, value: 5, averageValue: 5"),
      "an External target of type AverageValue with a value": metric("External", "type: AverageValue, value: 5"),
      "an External target of type Value with an average": metric("External", "type: Value, averageValue: 5"),
      "a Pods target of type Value": metric("Pods", "type: Value, averageValue: 5"),
      "a Resource target of type Utilization with an average": cpuOf("type: Utilization, averageValue: 500m"),
      "a Resource target of type AverageValue with a utilization": cpuOf("type: AverageValue, averageUtilization: 50"),
    },
    isSilent: {
      "an Object target with an average": metric("Object", "type: AverageValue, averageValue: 5"),
      "an Object target with a value beside it": metric("Object", "type: AverageValue, averageValue: 5, value: 9"),
      "an External target with a value": metric("External", "type: Value, value: 5"),
      "a Resource target with a utilization": cpuTarget(50),
      "a target that the API server refuses": metric("External", "type: Value, averageUtilization: 5"),
      "a type that the API server refuses": metric("Object", "type: Average, value: 5"),
      "an older version, which has no types": walkthroughWith("autoscaling/v2", "autoscaling/v2beta1").replace(
        /metrics:[^]*/,
        "metrics:\n  - type: Object\n    object: {metricName: hits, target: {kind: Service, name: a}, targetValue: 5}\n",
      ),
    },
  },
  valueOfQueue: {
    says: {
      "the length of an SQS queue": named("sqs-helloworld-length"),
      "messages that are ready": named("queue_messages_ready"),
      "a metric of CloudWatch": named("ApproximateNumberOfMessagesVisible"),
      "the lag of a topic": named("kafka_consumergroup_lag"),
      "a queue of an object": metric("Object", "type: Value, value: 5", "worker_backlog"),
    },
    isSilent: {
      "an average": metric("External", "type: AverageValue, averageValue: 6", "queue_messages_ready"),
      "the age of the oldest message": named("sqs_oldest_message_age"),
      "a rate of messages": named("messages_per_second"),
      "how busy workers of a queue are": named("queue_workers_busy_percent"),
      "a latency": named("request_latency"),
      "an Object metric that follows its average": metric("Object", "type: AverageValue, value: 5, averageValue: 5", "worker_backlog"),
    },
  },
  shortWindow: {
    says: {
      "a window of 5 s": behavior(walkthrough, "scaleUp: {stabilizationWindowSeconds: 5}"),
      "a window of one sync period": behavior(walkthrough, "scaleUp: {stabilizationWindowSeconds: 15}"),
      "a short window for scaling down": behavior(walkthrough, "scaleDown: {stabilizationWindowSeconds: 10}"),
    },
    isSilent: {
      "a window with a second proposal": behavior(walkthrough, "scaleUp: {stabilizationWindowSeconds: 16}"),
      "no window": behavior(walkthrough, "scaleUp: {stabilizationWindowSeconds: 0}"),
      "the default windows": behavior(walkthrough, "scaleUp: {selectPolicy: Max}"),
      "a direction that is disabled": behavior(walkthrough, "scaleDown: {stabilizationWindowSeconds: 5, selectPolicy: Disabled}"),
    },
  },
  fixedReplicas: {
    says: {
      "the same bound twice": replicas(3, 3),
      "a maximum of the default minimum": walkthroughWith("  minReplicas: 1\n  maxReplicas: 10", "  maxReplicas: 1"),
    },
    isSilent: { "one pod of room": replicas(3, 4), "bounds that are refused": replicas(4, 3) },
  },
  replicasInWorkload: {
    says: { "replicas in the target": walkthrough + workload({ spec: "  replicas: 3\n" }) },
    isSilent: {
      "a target without replicas": walkthrough + workload({}),
      "replicas of another Deployment": walkthrough + workload({ name: "other", spec: "  replicas: 3\n" }),
    },
  },
  otherTarget: {
    says: {
      "another name": walkthrough + workload({ name: "web" }),
      "another kind": walkthrough + workload({ kind: "StatefulSet" }),
      "another namespace": walkthrough + workload({ namespace: "shop" }),
    },
    isSilent: {
      "the target itself": walkthrough + workload({}),
      "the target among others": walkthrough + workload({ name: "web" }) + workload({}),
      "no workload at all": walkthrough,
    },
  },
  wideTolerance: {
    says: {
      "a tolerance beyond the maximum": behavior(replicas(10, 12), `scaleUp: {tolerance: "0.3"}`),
      "the flag's tolerance beyond the maximum": replicas(20, 21),
    },
    isSilent: {
      "a tolerance that the maximum has room for": behavior(replicas(10, 13), `scaleUp: {tolerance: "0.3"}`),
      "the flag's tolerance": replicas(10, 12),
      "a tolerance for scaling down": behavior(replicas(10, 12), `scaleDown: {tolerance: "0.3"}`),
      "bounds without any room": replicas(3, 3),
    },
  },
  leftOut: {
    says: {
      "a PodDisruptionBudget": walkthrough + object("policy/v1", "PodDisruptionBudget", "{minAvailable: 2}"),
      "KEDA's ScaledObject": walkthrough + object("keda.sh/v1alpha1", "ScaledObject", "{scaleTargetRef: {name: php-apache}}"),
      "KEDA's credentials": walkthrough + object("keda.sh/v1alpha1", "ClusterTriggerAuthentication", "{}"),
      "a quota": walkthrough + object("v1", "ResourceQuota", "{hard: {pods: 10}}"),
      "default requests": walkthrough + object("v1", "LimitRange", "{limits: []}"),
      resizePolicy: walkthrough + workload({ containers: `{name: app, resizePolicy: [], resources: {requests: {cpu: 200m}}}` }),
      "pods that are kept apart": walkthrough + workload({ pod: `affinity: {podAntiAffinity: {${required}: [{topologyKey: host}]}}, ` }),
      "a spread over zones": walkthrough + workload({ pod: "topologySpreadConstraints: [{maxSkew: 1}], " }),
    },
    isSilent: {
      "a Service": walkthrough + object("v1", "Service", "{ports: [{port: 80}]}"),
      "no constraint in the list": walkthrough + workload({ pod: "topologySpreadConstraints: [], affinity: , " }),
      "a constraint of another workload": walkthrough + workload({ name: "worker", pod: "topologySpreadConstraints: [{maxSkew: 1}], " }),
    },
  },
};

const rules = Object.keys(cases).flatMap((rule) => (isRule(rule) ? [rule] : []));

function isRule(text: string): text is AutoscalerAdviceRule {
  return Object.hasOwn(adviceRules, text);
}

const podLevelOff = { featureGates: { ...restingPod.featureGates, PodLevelResources: false } };

describe.each(rules)("%s", (rule) => {
  const { says, isSilent } = cases[rule];

  test.each(Object.entries(says))("speaks of %s, once", (claim, text) => {
    const context = claim.includes("gate off") ? podLevelOff : {};
    expect(adviceOf(rule, text, context).map(({ severity }) => severity)).toEqual(["advice"]);
    expect(adviceOf(rule, text, { ...context, silenced: [rule] })).toEqual([]);
  });

  test.each(Object.entries(isSilent))("is silent about %s", (_, text) => {
    expect(adviceOf(rule, text)).toEqual([]);
  });
});

test("pod-level requests count as requests of every container since 1.34", () => {
  const text = walkthrough + workload({ pod: "resources: {requests: {cpu: 1}}, ", containers: "{name: app}" });
  expect(adviceOf("missingRequest", text)).toEqual([]);
  expect(adviceOf("missingRequest", text, { kubernetesVersion: "1.34" })).toEqual([]);
  for (const kubernetesVersion of ["1.28", "1.33"] as const)
    expect(adviceOf("missingRequest", text, { kubernetesVersion })).toHaveLength(1);
});

test("knows the limit of the form, says what a pod can use, and says it once", () => {
  const inForm = (container: object = {}): Partial<DiagnosisContext> => ({
    containers: [{ ...restingPod.containers![0]!, limitsMilli: { cpu: 500 }, ...container }],
  });
  const messages = (text: string, context = inForm()) => adviceOf("targetAboveLimit", text, context).map(({ message }) => message);
  expect(messages(cpuOf("type: AverageValue, averageValue: 600m"))).toEqual(["A pod can use at most 500m of cpu, and the target is 600m."]);
  expect(messages(cpuTarget(240))).toEqual(["A pod can use at most 250% of its cpu request, and the target is 240%."]);
  expect(messages(cpuTarget(220))).toEqual([]);
  expect(adviceOf("targetAboveRequests", cpuTarget(220), inForm())).toHaveLength(1);
  expect(adviceOf("targetAboveRequests", cpuTarget(240), inForm())).toEqual([]);
  // What the text says of the limit, or that there is none, comes before the form's; a limit below the request is raised to it.
  expect(messages(limited("type: AverageValue, averageValue: 600m", "1"))).toEqual([]);
  expect(messages(cpuOf("type: AverageValue, averageValue: 600m") + workload({}))).toEqual([]);
  expect(messages(cpuTarget(90), inForm({ limitsMilli: { cpu: 100 } }))).toHaveLength(0);
  expect(messages(cpuTarget(91), inForm({ limitsMilli: { cpu: 100 } }))).toHaveLength(1);
  // Two containers in the form: the other one has no limit.
  const sidecar = { name: "sidecar", idleUsageMilli: {}, requestsMilli: {} };
  const two = { containers: [...inForm().containers!, sidecar] };
  expect(messages(cpuOf("type: AverageValue, averageValue: 600m"), two)).toEqual([]);
  const named = (name: string) => ofContainer(cpuOf("type: AverageValue, averageValue: 600m"), name);
  expect([messages(named("php-apache"), two), messages(named("sidecar"), two)].map(({ length }) => length)).toEqual([1, 0]);
});

test("at the edge of the tolerance says nothing if the rounding of an older controller would add pods", () => {
  const context = { containers: [{ ...restingPod.containers![0]!, limitsMilli: { cpu: 550 } }] };
  expect(adviceOf("targetAboveLimit", cpuOf("type: AverageValue, averageValue: 500m"), context)).toEqual([]);
});

test("says nothing about idle pods of unknown usage", () => {
  expect(adviceOf("idleAboveTarget", cpuTarget(1), { containers: null })).toEqual([]);
  expect(
    adviceOf("idleAboveTarget", cpuTarget(1), { containers: [{ name: "app", idleUsageMilli: { cpu: 1 }, requestsMilli: {} }] }),
  ).toEqual([]);
});

test("measures idle pods by what the text says of the target's containers", () => {
  const container = (name: string, cpu: string) => `{name: ${name}, resources: {requests: {cpu: ${cpu}}}}`;
  const said = (containers: string, context = {}, fields = {}) =>
    adviceOf("idleAboveTarget", cpuTarget(50) + workload({ containers, ...fields }), context).map(({ message }) => message);
  expect(said(container("app", "30m"))).toEqual(["Idle pods use 66% of their cpu request, above the target of 50%."]);
  expect(said(container("app", "40m"))).toEqual([]);
  expect(said(container("app", "30m"), {}, { name: "other" })).toEqual([]);
  const two = `${container("app", "30m")}, ${container("mesh", "10m")}`;
  expect(said(two)).toEqual([]);
  expect(said(two, { sidecarIdleUsageMilli: { cpu: 4 } })).toEqual(["Idle pods use 60% of their cpu request, above the target of 50%."]);
  expect(said("{name: app}", {}, { pod: "resources: {requests: {cpu: 25m}}, " })).toEqual([
    "Idle pods use 80% of their cpu request, above the target of 50%.",
  ]);
});

test("reads a tolerance of the manifest only where its gate is on", () => {
  const text = behavior(replicas(10, 12), `scaleUp: {tolerance: "0.3"}`);
  expect(adviceOf("wideTolerance", text, { featureGates: { ...restingPod.featureGates, HPAConfigurableTolerance: false } })).toEqual([]);
});

test("finds the container that a metric names", () => {
  const named = (container: string) =>
    walkthrough.replace(
      "- type: Resource\n    resource:",
      `- type: ContainerResource\n    containerResource:\n      container: ${container}`,
    ) + workload({ containers: "{name: app, resources: {requests: {cpu: 1}}}, {name: logs}" });
  expect(adviceOf("missingRequest", named("app"))).toEqual([]);
  expect(adviceOf("missingRequest", named("logs")).map(({ message }) => message)).toEqual(['The container "logs" has no cpu request.']);
  expect(adviceOf("missingRequest", named("web")).map(({ message }) => message)).toEqual([
    'No container of the Deployment is named "web".',
  ]);
});

test("fixes the target's name and kind", () => {
  const text = walkthrough + workload({ kind: "StatefulSet", name: "db" });
  const [advice] = adviceOf("otherTarget", text);
  const fixed = applyEdits(text, advice?.fixes[0]?.edits ?? []);
  expect(fixed).toContain("kind: StatefulSet\n    name: db\n");
  expect(adviceOf("otherTarget", fixed)).toEqual([]);
});

test("fixes the API version of the target if another group has the workload's kind", () => {
  const text = walkthrough + workload({ kind: "ReplicationController", name: "db" }).replace("apps/v1", "v1");
  const [advice] = adviceOf("otherTarget", text);
  const fixed = applyEdits(text, advice?.fixes[0]?.edits ?? []);
  expect(fixed).toContain("apiVersion: v1\n    kind: ReplicationController\n    name: db\n");
  expect(diagnoseManifest(fixed, restingPod).diagnostics).toEqual([]);
});

test("takes replicas out with its line, and out of brackets with its comma", () => {
  const block = walkthrough + workload({ spec: "  replicas: 3 # to begin with\n" });
  const [advice] = adviceOf("replicasInWorkload", block);
  expect(applyEdits(block, advice?.fixes[0]?.edits ?? [])).toBe(walkthrough + workload({}));
  const flow = `${walkthrough}---\n{kind: Deployment, metadata: {name: php-apache}, spec: {replicas: 3, paused: true}}\n`;
  const [ofFlow] = adviceOf("replicasInWorkload", flow);
  expect(applyEdits(flow, ofFlow?.fixes[0]?.edits ?? [])).toBe(flow.replace("replicas: 3, ", ""));
});

describe("what is left out", () => {
  const reasonsOf = (text: string) => adviceOf("leftOut", text).map(({ message, reason }) => `${message} ${reason}`);
  const expectReason = (text: string, part: string) => expect(reasonsOf(text)).toEqual([expect.stringContaining(part)]);

  test("KEDA's ScaledObject is the source of this autoscaler, or makes a second one", () => {
    const scaled = (name: string) => object("keda.sh/v1alpha1", "ScaledObject", `{scaleTargetRef: {name: ${name}}}`);
    expectReason(walkthrough + scaled("php-apache"), "neither of the two scales");
    expectReason(walkthrough.replace("name: php-apache", "name: keda-hpa-extra") + scaled("php-apache"), "KEDA made this autoscaler");
    expectReason(walkthrough + scaled("worker"), "another workload");
  });

  test("a rule of the scheduler matters only if a pod can wait for it", () => {
    const spread = (constraint: string) => walkthrough + workload({ pod: `topologySpreadConstraints: [${constraint}], ` });
    expectReason(spread("{maxSkew: 1, whenUnsatisfiable: DoNotSchedule}"), "waits as Pending");
    expectReason(spread("{maxSkew: 1, whenUnsatisfiable: ScheduleAnyway}"), "only a preference");
    const apart = (kind: string) => walkthrough + workload({ pod: `affinity: {podAntiAffinity: {${kind}: [{weight: 1}]}}, ` });
    expectReason(apart(required), "waits as Pending");
    expectReason(apart("preferredDuringSchedulingIgnoredDuringExecution"), "only a preference");
  });

  test("of a LimitRange what bounds a VerticalPodAutoscaler counts, and nothing without one", () => {
    const limits = object("v1", "LimitRange", "{limits: [{type: Container, max: {cpu: 1}}]}");
    const vpa = object("autoscaling.k8s.io/v1", "VerticalPodAutoscaler", "{targetRef: {kind: Deployment, name: php-apache}}");
    expectReason(walkthrough + limits, "is left out here");
    expectReason(walkthrough + limits + vpa, "only its bounds of what the VerticalPodAutoscaler sets count here");
  });

  test("an object of another namespace does not matter", () => {
    const budget = object("policy/v1", "PodDisruptionBudget", "{}");
    expectReason(walkthrough + budget, "A scale-down does not heed it");
    expectReason(walkthrough + budget.replace("extra", "extra, namespace: shop"), "another namespace");
  });

  test("is said at its place, once for all containers", () => {
    const container = (name: string) => `{name: ${name}, resizePolicy: [{resourceName: cpu}], resources: {requests: {cpu: 200m}}}`;
    const text = walkthrough + workload({ containers: `${container("app")}, ${container("logs")}` });
    const [advice, ...others] = adviceOf("leftOut", text);
    expect(others).toEqual([]);
    expect([text.slice(advice?.start, advice?.end), advice?.path]).toEqual([
      "resizePolicy",
      "spec.template.spec.containers[0].resizePolicy",
    ]);
  });

  test("two autoscalers of one target are told to stop each other", () => {
    const [choice] = diagnoseManifest(
      `${walkthrough}---\n${walkthrough.replace("name: php-apache", "name: second")}`,
      restingPod,
    ).diagnostics;
    expect([choice?.severity, choice?.reason]).toEqual(["error", expect.stringContaining("neither of the two scales")]);
    const [apart] = diagnoseManifest(
      `${walkthrough}---\n${walkthrough.replaceAll("name: php-apache", "name: second")}`,
      restingPod,
    ).diagnostics;
    expect([apart?.severity, apart?.reason]).toEqual(["error", ""]);
  });
});

describe("the fixes of", () => {
  const fixed = (rule: AutoscalerAdviceRule, text: string) =>
    adviceOf(rule, text).flatMap(({ fixes }) => fixes.map(({ title, edits }) => [title, applyEdits(text, edits)]));

  test("a type and a field that disagree write the other type, or the other field", () => {
    const text = metric("Object", "type: AverageValue, value: 5");
    expect(fixed("typeAndField", text)).toEqual([
      ["Write type: Value", metric("Object", "type: Value, value: 5")],
      ["Write averageValue: 5", metric("Object", "type: AverageValue, averageValue: 5")],
    ]);
    const quoted = text.replace("type: AverageValue, value: 5", '"type": "AverageValue", "value": 5');
    expect(fixed("typeAndField", quoted).map(([, next]) => next)).toEqual([
      quoted.replace("AverageValue", "Value"),
      quoted.replace('"value"', '"averageValue"'),
    ]);
    expect(fixed("typeAndField", cpuOf("type: Utilization, averageValue: 500m"))).toEqual([
      ["Write type: AverageValue", cpuOf("type: AverageValue, averageValue: 500m")],
    ]);
  });

  test("a queue write an average", () => {
    expect(fixed("valueOfQueue", named("sqs"))).toEqual([
      ["Write averageValue: 6", metric("External", "type: AverageValue, averageValue: 6", "sqs")],
    ]);
  });

  test("a short window write one with two proposals, or none, by the sync period that the controller has", () => {
    const text = behavior(walkthrough, "scaleUp: {stabilizationWindowSeconds: 25}");
    expect(adviceOf("shortWindow", text)).toEqual([]);
    const [found] = adviceOf("shortWindow", text, { syncPeriodSeconds: 30 });
    expect(found?.fixes.map(({ edits }) => applyEdits(text, edits))).toEqual([text.replace("25", "60"), text.replace("25", "0")]);
  });
});

test("a metric whose type and field disagree fails if it is of an object, and follows the field else, by the controller's own rules", () => {
  const of = (text: string) => {
    const { hpa } = diagnoseManifest(text, restingPod);
    const seen = observe(seenPods(2, 100));
    const metrics = { ...seen.metrics, object: new Map([["http_requests", 20_000]]), external: new Map([["http_requests", [20_000]]]) };
    const { decision } = reconcileAutoscaler(hpa!, { ...seen, metrics }, freshMemory(), defaultFlags, 0).reconcile;
    const [metric] = decision.kind === "computed" || decision.kind === "noMetrics" ? decision.metrics : [];
    return metric?.ok ? metric.replicaCount : metric?.error;
  };
  const error = "invalid object metric source: neither a value target nor an average value target was set";
  for (const text of Object.values(cases.typeAndField.says)) {
    const fails = adviceOf("typeAndField", text)[0]!.message.includes("fails at every sync");
    const [count, afterFix] = [of(text), of(applyEdits(text, adviceOf("typeAndField", text)[0]!.fixes[0]!.edits))];
    if (fails) expect([count, typeof afterFix]).toEqual([error, "number"]);
    else expect(afterFix, text).toEqual(count);
  }
});
