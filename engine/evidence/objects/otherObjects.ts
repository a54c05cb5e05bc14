import { parseSelector } from "../../lib/labelSelector";
import { byText } from "../../lib/order";
import type {
  ContainerRequest,
  DeploymentReading,
  EventReading,
  FieldManager,
  PodReading,
  ReplicaSetReading,
  ScaledObjectReading,
  TriggerReading,
} from "../evidence";
import { readBehavior } from "./behaviorTree";
import { at, countIn, itemsIn, labelsIn, said, textIn, type Tree } from "./tree";
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

export function readDeployment(object: Tree, lineAt: LineAt, kind: "Deployment" | "StatefulSet"): DeploymentReading {
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
    ...(at(spec, "template", "spec", "containers") !== undefined && writtenWorkload(object, lineAt)),
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
  const condition = (type: string) =>
    textIn(
      at(
        conditions.find((each) => textIn(at(each, "type")) === type),
        "status",
      ),
    );
  return said({
    ...heading(object, lineAt),
    kind,
    min: countIn(at(spec, "minReplicaCount")) ?? countIn(at(spec, "replicas", "min")),
    max: countIn(at(spec, "maxReplicaCount")) ?? countIn(at(spec, "replicas", "max")),
    ready: condition("Ready"),
    active: condition("Active"),
    hpa: textIn(at(object, "status", "hpaName")),
    problem: condition("Ready") === "False" ? messageOf(conditions, "Ready") : undefined,
    triggers: triggersOf(at(spec, "triggers")),
    behavior: readBehavior(at(spec, "advanced", "horizontalPodAutoscalerConfig", "behavior")),
  });
}

const messageOf = (conditions: readonly Tree[], type: string): string | undefined =>
  textIn(
    at(
      conditions.find((each) => textIn(at(each, "type")) === type),
      "message",
    ),
  );

function triggersOf(triggers: Tree | undefined): TriggerReading[] | undefined {
  if (triggers?.kind !== "list") return undefined;
  return triggers.items.flatMap((trigger) => {
    const type = textIn(at(trigger, "type"));
    return type === undefined
      ? []
      : [said({ type, metricType: textIn(at(trigger, "metricType")), metadata: labelsIn(at(trigger, "metadata")) })];
  });
}
