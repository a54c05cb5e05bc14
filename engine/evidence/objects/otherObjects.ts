import { parseSelector } from "../../lib/labelSelector";
import { byText } from "../../lib/order";
import type {
  ContainerRequest,
  DeploymentReading,
  EventReading,
  FieldManager,
  MetricReading,
  OtherKind,
  OtherReading,
  PodReading,
  ReplicaSetReading,
  ScaledObjectReading,
  TriggerReading,
} from "../evidence";
import { readBehavior } from "./behaviorTree";
import { at, countIn, itemsIn, labelsIn, said, textIn, type Tree } from "../../answers/tree";
import { writtenWorkload } from "./writtenObject";

type LineAt = (line: number) => number;

const heading = (object: Tree, lineAt: LineAt) => ({
  line: lineAt(object.line),
  name: textIn(at(object, "metadata", "name")) ?? "",
  namespace: textIn(at(object, "metadata", "namespace")),
});

export function readPod(object: Tree, lineAt: LineAt): PodReading {
  const [metadata, spec, status] = [at(object, "metadata"), at(object, "spec"), at(object, "status")];
  const ready = itemsIn(at(status, "conditions")).find((condition) => textIn(at(condition, "type")) === "Ready");
  const readyStatus = textIn(at(ready, "status"));
  const containers = itemsIn(at(status, "containerStatuses"));
  const restarts = containers.map((container) => countIn(at(container, "restartCount")));
  const sum = restarts.reduce((total: number, each) => total + (each ?? 0), 0);
  return said({
    ...heading(object, lineAt),
    ready:
      containers.length > 0
        ? `${containers.filter((container) => textIn(at(container, "ready")) === "true").length}/${containers.length}`
        : undefined,
    restarts: restarts.includes(undefined) || restarts.length === 0 ? undefined : sum,
    phase: textIn(at(status, "phase")),
    readyCondition:
      readyStatus === undefined ? undefined : said({ status: readyStatus, lastTransitionTime: textIn(at(ready, "lastTransitionTime")) }),
    startTime: textIn(at(status, "startTime")),
    deletionTime: textIn(at(metadata, "deletionTimestamp")),
    labels: labelsIn(at(metadata, "labels")),
    requests: requestsOf(spec),
    requestsSetBy: /^Pod resources updated by ([^\s:]{1,253}):/.exec(textIn(at(metadata, "annotations", "vpaUpdates")) ?? "")?.[1],
    observedContainers: textIn(at(metadata, "annotations", "vpaObservedContainers"))?.split(", "),
  });
}

/** Usage as metrics.k8s.io serves it: a reading for each container, as `kubectl top pods --containers` has it. */
export function readPodMetrics(object: Tree, lineAt: LineAt): PodReading[] {
  const containers = itemsIn(at(object, "containers"));
  return containers.map((container) =>
    said({
      ...heading(object, lineAt),
      container: textIn(at(container, "name")),
      cpu: textIn(at(container, "usage", "cpu")),
      memory: textIn(at(container, "usage", "memory")),
      sampleTime: textIn(at(object, "timestamp")),
      sampleWindow: textIn(at(object, "window")),
    }),
  );
}

/** Each container's requests; a container without any counts, too, because the controller refuses a utilization for it. */
function requestsOf(spec: Tree | undefined): ContainerRequest[] | undefined {
  const containers = at(spec, "containers");
  // Requests of the pod as a whole replace those of its containers.
  if (containers?.kind !== "list" || at(spec, "resources", "requests") !== undefined) return undefined;
  // An init container that restarts runs beside the others: a sidecar.
  const sidecars = itemsIn(at(spec, "initContainers")).filter((container) => textIn(at(container, "restartPolicy")) === "Always");
  return [...containers.items, ...sidecars].flatMap((container) => {
    const name = textIn(at(container, "name"));
    const requests = at(container, "resources", "requests");
    // A resource that has a limit and no request gets a request of the same size.
    const limits = at(container, "resources", "limits");
    const request = (resource: string) => textIn(at(requests, resource)) ?? textIn(at(limits, resource));
    return name === undefined ? [] : [said({ container: name, cpu: request("cpu"), memory: request("memory") })];
  });
}

export function readDeployment(object: Tree, lineAt: LineAt, kind: DeploymentReading["kind"]): DeploymentReading {
  const [spec, status] = [at(object, "spec"), at(object, "status")];
  return said({
    ...heading(object, lineAt),
    kind,
    upToDate: countIn(at(status, "updatedReplicas")),
    available: countIn(at(status, "availableReplicas")),
    specReplicas: countIn(at(spec, "replicas")),
    statusReplicas: countIn(at(status, "replicas")),
    appliedReplicas: appliedReplicas(textIn(at(object, "metadata", "annotations", "kubectl.kubernetes.io/last-applied-configuration"))),
    requests: requestsOf(at(spec, "template", "spec")),
    selector: selectorOf(at(spec, "selector")),
    podLabels: labelsIn(at(spec, "template", "metadata", "labels")),
    replicasManager: replicasManager(at(object, "metadata", "managedFields")),
    // The page simulates a Rollout as the Deployment that the form describes.
    ...(kind !== "Rollout" && at(spec, "template", "spec", "containers") !== undefined && writtenWorkload(object, lineAt)),
  });
}

/** As a scale has it; undefined for one that cannot be read. */
function selectorOf(selector: Tree | undefined): string | undefined {
  if (selector?.kind !== "map") return undefined;
  const equal = Object.entries(labelsIn(at(selector, "matchLabels")) ?? {}).map(([key, value]) => `${key}=${value}`);
  const others = itemsIn(at(selector, "matchExpressions")).map((expression) => {
    const [key, operator] = [textIn(at(expression, "key")) ?? "", textIn(at(expression, "operator"))];
    const values = itemsIn(at(expression, "values")).map((value) => textIn(value) ?? "");
    if (operator === "Exists") return key;
    return operator === "DoesNotExist" ? `!${key}` : `${key} ${operator?.toLowerCase() ?? "?"} (${values.join(",")})`;
  });
  const read = parseSelector([...equal, ...others].join(","));
  return read.ok && read.text !== "" ? read.text : undefined;
}

/** The newest entry that owns spec.replicas. */
function replicasManager(entries: Tree | undefined): FieldManager | undefined {
  const managers = itemsIn(entries).flatMap((entry): FieldManager[] => {
    const name = textIn(at(entry, "manager"));
    if (name === undefined || at(entry, "fieldsV1", "f:spec", "f:replicas") === undefined) return [];
    return [said({ name, subresource: textIn(at(entry, "subresource")), time: textIn(at(entry, "time")) })];
  });
  return managers.toSorted((one, other) => byText(one.time ?? "", other.time ?? "")).at(-1);
}

/** Longer manifests are not looked into. */
const longestApplied = 200_000;

/** Undefined where the annotation is broken or sets no count. */
function appliedReplicas(applied: string | undefined): number | undefined {
  if (applied === undefined || applied.length > longestApplied) return undefined;
  try {
    const { spec } = JSON.parse(applied) as { spec?: { replicas?: unknown } };
    return typeof spec?.replicas === "number" && Number.isSafeInteger(spec.replicas) ? spec.replicas : undefined;
  } catch {
    return undefined;
  }
}

export function readReplicaSet(object: Tree, lineAt: LineAt): ReplicaSetReading {
  return said({
    ...heading(object, lineAt),
    desired: countIn(at(object, "spec", "replicas")),
    current: countIn(at(object, "status", "replicas")),
    ready: countIn(at(object, "status", "readyReplicas")),
  });
}

export function readOther(object: Tree, lineAt: LineAt, kind: string): OtherReading {
  const parts = Object.hasOwn(otherParts, kind) ? otherParts[kind as OtherKind](at(object, "spec"), at(object, "status")) : {};
  return said({ ...heading(object, lineAt), kind, ...parts });
}

type Parts = { [K in Exclude<keyof OtherReading, "line" | "kind" | "name" | "namespace">]?: OtherReading[K] | undefined };

const otherParts: Readonly<Record<OtherKind, (spec: Tree | undefined, status: Tree | undefined) => Parts>> = {
  VerticalPodAutoscaler: verticalAutoscalerParts,
  VerticalPodAutoscalerCheckpoint: (spec) => {
    const autoscaler = textIn(at(spec, "vpaObjectName"));
    if (autoscaler === undefined) return {};
    return { checkpointOf: said({ autoscaler, container: textIn(at(spec, "containerName")) }) };
  },
  // A quota with scopes counts only some pods.
  ResourceQuota: (spec, status) =>
    itemsIn(at(spec, "scopes")).length === 0 && at(spec, "scopeSelector") === undefined
      ? { quota: quotaIn(at(status, "hard"), at(status, "used")) }
      : {},
  LimitRange: (spec) => ({ defaultRequest: defaultRequestIn(itemsIn(at(spec, "limits"))) }),
  PodDisruptionBudget: () => ({}),
};

function verticalAutoscalerParts(spec: Tree | undefined, status: Tree | undefined): Parts {
  const target = at(spec, "targetRef");
  const [kind, name] = [textIn(at(target, "kind")), textIn(at(target, "name"))];
  const provided = itemsIn(at(status, "conditions")).find((each) => textIn(at(each, "type")) === "RecommendationProvided");
  const recommended = itemsIn(at(status, "recommendation", "containerRecommendations")).flatMap((each) => {
    const [container, amounts] = [textIn(at(each, "containerName")), labelsIn(at(each, "target"))];
    if (container === undefined || amounts === undefined) return [];
    return [
      said({ container, target: amounts, lowerBound: labelsIn(at(each, "lowerBound")), upperBound: labelsIn(at(each, "upperBound")) }),
    ];
  });
  return {
    target: kind === undefined || name === undefined ? undefined : { kind, name },
    updateMode: textIn(at(spec, "updatePolicy", "updateMode")),
    minReplicas: countIn(at(spec, "updatePolicy", "minReplicas")),
    resources: resourcesChanged(itemsIn(at(spec, "resourcePolicy", "containerPolicies"))),
    isProvided: provided === undefined ? undefined : textIn(at(provided, "status")) === "True",
    recommended: recommended.length === 0 ? undefined : recommended,
  };
}

/** Undefined: cpu and memory, as without a policy. */
function resourcesChanged(policies: readonly Tree[]): string[] | undefined {
  if (policies.length === 0) return undefined;
  const every = policies.find((policy) => textIn(at(policy, "containerName")) === "*");
  // A container that no policy names is changed, too.
  const counted = every === undefined ? [undefined, ...policies] : policies;
  const changed = counted.flatMap((policy) => {
    if (policy !== undefined && textIn(at(policy, "mode")) === "Off") return [];
    const controlled = at(policy, "controlledResources");
    return controlled === undefined ? ["cpu", "memory"] : itemsIn(controlled).flatMap((each) => textIn(each) ?? []);
  });
  return [...new Set(changed)];
}

function quotaIn(hard: Tree | undefined, used: Tree | undefined): OtherReading["quota"] {
  const had = labelsIn(used) ?? {};
  const rows = Object.entries(labelsIn(hard) ?? {}).flatMap(([resource, most]) =>
    had[resource] === undefined ? [] : [{ resource, used: had[resource], hard: most }],
  );
  return rows.length === 0 ? undefined : rows;
}

/** A limit without a request is the request. */
function defaultRequestIn(limits: readonly Tree[]): Record<string, string> | undefined {
  const own = limits.filter((limit) => textIn(at(limit, "type")) === "Container");
  const requests = own.map((limit) => ({ ...labelsIn(at(limit, "default")), ...labelsIn(at(limit, "defaultRequest")) }));
  const all = Object.assign({}, ...requests) as Record<string, string>;
  return Object.keys(all).length === 0 ? undefined : all;
}

/** An event of core/v1 or of events.k8s.io. */
export function readEvent(object: Tree, lineAt: LineAt): EventReading {
  const about = at(object, "involvedObject") ?? at(object, "regarding");
  const [kind, name] = [textIn(at(about, "kind")), textIn(at(about, "name"))];
  const times = [
    at(object, "series", "lastObservedTime"),
    at(object, "lastTimestamp"),
    at(object, "deprecatedLastTimestamp"),
    at(object, "eventTime"),
    at(object, "firstTimestamp"),
    at(object, "deprecatedFirstTimestamp"),
  ];
  return said({
    line: lineAt(object.line),
    type: textIn(at(object, "type")),
    reason: textIn(at(object, "reason")),
    message: textIn(at(object, "message")) ?? textIn(at(object, "note")),
    time: times.map(textIn).find((time) => time !== undefined),
    count: countIn(at(object, "count")) ?? countIn(at(object, "deprecatedCount")) ?? countIn(at(object, "series", "count")),
    object: kind === undefined || name === undefined ? name : `${kind.toLowerCase()}/${name}`,
    namespace: textIn(at(about, "namespace")) ?? textIn(at(object, "metadata", "namespace")),
  });
}

export function readScaledObject(object: Tree, lineAt: LineAt, kind: string): ScaledObjectReading {
  const [spec, conditions] = [at(object, "spec"), itemsIn(at(object, "status", "conditions"))];
  const ofType = (type: string) => conditions.find((each) => textIn(at(each, "type")) === type);
  const condition = (type: string) => textIn(at(ofType(type), "status"));
  const triggers = triggersIn(at(spec, "triggers"), lineAt);
  const names = itemsIn(at(object, "status", "externalMetricNames")).map(textIn);
  return said({
    ...heading(object, lineAt),
    kind,
    min: countIn(at(spec, "minReplicaCount")) ?? countIn(at(spec, "replicas", "min")),
    max: countIn(at(spec, "maxReplicaCount")) ?? countIn(at(spec, "replicas", "max")),
    ready: condition("Ready"),
    active: condition("Active"),
    hpaName: textIn(at(object, "status", "hpaName")) ?? textIn(at(spec, "advanced", "horizontalPodAutoscalerConfig", "name")),
    behavior: readBehavior(at(spec, "advanced", "horizontalPodAutoscalerConfig", "behavior")),
    metrics: kind === "ScaledObject" && triggers !== undefined && triggers.length > 0 ? metricsOf(triggers, names) : undefined,
    problem: condition("Ready") === "False" ? textIn(at(ofType("Ready"), "message")) : undefined,
    triggers: triggers?.flatMap(({ type, metricType, metadata }) => (type === undefined ? [] : [said({ type, metricType, metadata })])),
    fieldLines: linesOf(lineAt, [
      at(spec, "minReplicaCount"),
      at(spec, "maxReplicaCount"),
      at(spec, "replicas"),
      at(spec, "advanced", "horizontalPodAutoscalerConfig"),
      at(spec, "triggers"),
      at(object, "status", "hpaName"),
      at(object, "status", "externalMetricNames"),
      ...conditions.filter((each) => ["Ready", "Active"].includes(textIn(at(each, "type")) ?? "")),
    ]),
  });
}

/** The lines of every scalar in these fields. */
function linesOf(lineAt: LineAt, fields: readonly (Tree | undefined)[]): number[] | undefined {
  const lines = new Set<number>();
  const pending = fields.filter((field) => field !== undefined);
  for (let tree = pending.pop(); tree !== undefined; tree = pending.pop()) {
    if (tree.kind === "scalar") lines.add(lineAt(tree.line));
    else if (tree.kind === "list") pending.push(...tree.items);
    else if (tree.kind === "map") pending.push(...tree.entries.values());
  }
  return lines.size === 0 ? undefined : [...lines].toSorted((one, other) => one - other);
}

type Trigger = Partial<TriggerReading> & { readonly line: number };

function triggersIn(triggers: Tree | undefined, lineAt: LineAt): Trigger[] | undefined {
  if (triggers?.kind !== "list") return undefined;
  return triggers.items.map((trigger) =>
    said({
      line: lineAt(trigger.line),
      type: textIn(at(trigger, "type")),
      metricType: textIn(at(trigger, "metricType")),
      metadata: labelsIn(at(trigger, "metadata")),
    }),
  );
}

/** The metrics that KEDA makes of the triggers; its status names those that are no resource, in their order. */
function metricsOf(triggers: readonly Trigger[], names: readonly (string | undefined)[]): MetricReading[] {
  let next = 0;
  return triggers.map(({ line, type = "", metricType, metadata = {} }): MetricReading => {
    if (type === "cpu" || type === "memory") {
      const isAverage = (metricType ?? metadata["type"]) === "AverageValue";
      const { value, containerName: container } = metadata;
      return said({
        line,
        type: container === undefined ? ("Resource" as const) : ("ContainerResource" as const),
        name: type,
        container,
        target: value === undefined || isAverage ? value : `${value}%`,
        targetType: isAverage ? ("AverageValue" as const) : ("Utilization" as const),
      });
    }
    const targetType = metricType === "Value" ? ("Value" as const) : ("AverageValue" as const);
    // KEDA's cron asks for its count as a metric with a target of 1.
    return said({
      line,
      type: "External" as const,
      name: names[next++] ?? type,
      target: type === "cron" ? "1" : undefined,
      targetType,
    });
  });
}
