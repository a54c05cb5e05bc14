import type { Block } from "../block";
import { askedBy } from "../commandLine";
import type { DeploymentReading, Evidence } from "../evidence";
import { conditionTypes, readAutoscaler } from "./autoscalerObject";
import { readDeployment, readEvent, readOther, readPod, readPodMetrics, readReplicaSet, readScaledObject } from "./otherObjects";
import { jsonTreesOf, unreadOf } from "./blockTrees";
import { readMeasured, readMeasuredList } from "./measuredValues";
import { readTrees } from "./readTrees";
import { say } from "../../lib/sentence";
import { unreadText } from "../unreadText";
import { at, itemsIn, said, textIn, type Tree, type TreeReading } from "../../answers/tree";

/** Objects as `kubectl get -o yaml` and `-o json` print them: whole, in lists, in parts, or broken. Null: the block has none. */
export function readObjects(block: Block): Partial<Evidence> | null {
  if (block.kind !== "data" || !block.lines.some(mayBePart)) return null;
  const text = block.lines.joined();
  const reading = /^\s*[{[]/.test(text) ? jsonTreesOf(block) : readTrees(text);
  const evidence = objectsIn(reading, (line) => block.lines.numberNear(line));
  const [only, ...others] = evidence?.autoscalers ?? [];
  if (only === undefined || others.length > 0 || only.name !== undefined || only.apiVersion !== undefined) return evidence;
  // A part of an object says not whose it is, but the command before it does.
  const { name, namespace } = askedBy(block.command);
  return { ...evidence, autoscalers: [said({ name, ...(only.namespace === undefined && { namespace }), ...only })] };
}

/** A key with its colon, an item or a bracket; a table of series has none in its million rows. */
const mayBePart = /^\s*(?:-(?:\s|$)|[{[]|[^\s:]{1,300}(?::[^\s:]{1,300}){0,4}:(?:\s|$))/;

/** A mutable `Evidence`. */
type Found = {
  -readonly [
    K in "autoscalers" | "events" | "pods" | "deployments" | "replicaSets" | "scaledObjects" | "others" | "measured"
  ]: Evidence[K][number][];
};

function objectsIn({ trees, troubles }: TreeReading, lineAt: (line: number) => number): Partial<Evidence> | null {
  const found: Found = {
    autoscalers: [],
    events: [],
    pods: [],
    deployments: [],
    replicaSets: [],
    scaledObjects: [],
    others: [],
    measured: [],
  };
  for (const tree of trees) readObject(tree, found, lineAt, 0);
  if (Object.values(found).every((list) => list.length === 0)) {
    const empty = trees.find(isEmptyList);
    return empty === undefined ? null : { unread: [unreadText(lineAt(empty.line), emptyList)] };
  }
  const unread = troubles.map((trouble) => unreadOf(trouble, lineAt));
  return Object.fromEntries(Object.entries({ ...found, unread }).filter(([, list]) => list.length > 0));
}

export const emptyList = say`The list is empty: the cluster has nothing of this kind.`;

/** As `kubectl get pods -o yaml` prints it where there is none. */
function isEmptyList(tree: Tree): boolean {
  const items = at(tree, "items");
  return items?.kind === "list" && items.items.length === 0 && textIn(at(tree, "kind"))?.endsWith("List") === true;
}

function readObject(tree: Tree, found: Found, lineAt: (line: number) => number, depth: number): void {
  if (depth > 3) return;
  if (tree.kind === "list") {
    if (tree.items.some((item) => at(item, "kind") !== undefined))
      for (const item of tree.items) readObject(item, found, lineAt, depth + 1);
    else readFragment(tree, found, lineAt);
    return;
  }
  if (tree.kind !== "map") return;
  const kind = textIn(at(tree, "kind"));
  const items = at(tree, "items");
  const whole = readMeasuredList(kind, tree, lineAt);
  found.measured.push(...whole);
  if (whole.length > 0) return;
  if (items?.kind === "list" && (kind === undefined || kind.endsWith("List"))) {
    const of = kind?.slice(0, -"List".length) ?? "";
    for (const item of items.items) {
      if (at(item, "kind") === undefined && of !== "") readKind(of, withVersion(item, at(tree, "apiVersion")), found, lineAt);
      else readObject(item, found, lineAt, depth + 1);
    }
    return;
  }
  if (kind !== undefined && readKind(kind, tree, found, lineAt)) return;
  const payload = at(tree, "jsonPayload") ?? at(tree, "object");
  if (kind === undefined && at(payload, "kind") !== undefined) return readObject(payload!, found, lineAt, depth + 1);
  if (kind === undefined || at(tree, "metadata") === undefined) readFragment(tree, found, lineAt);
}

/** The items of a typed list have neither kind nor version: the list has them for all. */
function withVersion(item: Tree, version: Tree | undefined): Tree {
  if (item.kind !== "map" || version === undefined || item.entries.has("apiVersion")) return item;
  return { ...item, entries: new Map([["apiVersion", version], ...item.entries]) };
}

function readKind(kind: string, tree: Tree, found: Found, lineAt: (line: number) => number): boolean {
  if (Object.hasOwn(kindReaders, kind)) kindReaders[kind as ReadObjectKind](tree, found, lineAt, kind);
  else if (textIn(at(tree, "metadata", "name")) !== undefined) found.others.push(readOther(tree, lineAt, kind));
  else return false;
  return true;
}

type KindReader = (tree: Tree, found: Found, lineAt: (line: number) => number, kind: string) => unknown;
type ReadObjectKind =
  | ("HorizontalPodAutoscaler" | "Pod" | "PodMetrics" | "MetricValue" | "ExternalMetricValue" | "ReplicaSet" | "Event")
  | DeploymentReading["kind"]
  | ("ScaledObject" | "HTTPScaledObject");

const readWorkload =
  (kind: DeploymentReading["kind"]): KindReader =>
  (tree, found, lineAt) =>
    found.deployments.push(readDeployment(tree, lineAt, kind));
const readMeasuredOf =
  (kind: "MetricValue" | "ExternalMetricValue"): KindReader =>
  (tree, found, lineAt) =>
    found.measured.push(...readMeasured(kind, tree, lineAt));
const readScaled: KindReader = (tree, found, lineAt, kind) => found.scaledObjects.push(readScaledObject(tree, lineAt, kind));

/** Every other kind that has a name is read by `readOther`. */
const kindReaders: Readonly<Record<ReadObjectKind, KindReader>> = {
  HorizontalPodAutoscaler: (tree, found, lineAt) => found.autoscalers.push(readAutoscaler(hoisted(tree), lineAt)),
  Pod: (tree, found, lineAt) => found.pods.push(readPod(tree, lineAt)),
  PodMetrics: (tree, found, lineAt) => found.pods.push(...readPodMetrics(tree, lineAt)),
  MetricValue: readMeasuredOf("MetricValue"),
  ExternalMetricValue: readMeasuredOf("ExternalMetricValue"),
  Deployment: readWorkload("Deployment"),
  StatefulSet: readWorkload("StatefulSet"),
  Rollout: readWorkload("Rollout"),
  ReplicaSet: (tree, found, lineAt) => found.replicaSets.push(readReplicaSet(tree, lineAt)),
  Event: (tree, found, lineAt) => found.events.push(readEvent(tree, lineAt)),
  ScaledObject: readScaled,
  HTTPScaledObject: readScaled,
};

const statusKeys = [
  "conditions",
  "currentMetrics",
  "currentReplicas",
  "desiredReplicas",
  "lastScaleTime",
  "currentCPUUtilizationPercentage",
];
const specKeys = ["maxReplicas", "minReplicas", "scaleTargetRef", "metrics", "behavior", "targetCPUUtilizationPercentage"];
const sourceKeys = ["resource", "containerResource", "pods", "object", "external"];

/** A part of an autoscaler without its head: a status, a spec, some conditions. */
function readFragment(tree: Tree, found: Found, lineAt: (line: number) => number): void {
  const autoscaler = hoisted(tree);
  const [spec, status] = [at(autoscaler, "spec"), at(autoscaler, "status")];
  const conditions = itemsIn(at(status, "conditions")).map((condition) => textIn(at(condition, "type")));
  const isAutoscaler =
    conditionTypes.some((type) => conditions.includes(type)) ||
    ["scaleTargetRef", "maxReplicas", "targetCPUUtilizationPercentage"].some((key) => at(spec, key) !== undefined) ||
    ["currentMetrics", "currentCPUUtilizationPercentage", "desiredReplicas"].some((key) => at(status, key) !== undefined) ||
    itemsIn(at(spec, "metrics")).some((metric) => sourceKeys.some((key) => at(metric, key)?.kind === "map"));
  if (isAutoscaler) found.autoscalers.push(readAutoscaler(autoscaler, lineAt));
}

/** The same object with fields that lost their head in the place where they belong. */
function hoisted(tree: Tree): Tree {
  const given = tree.kind === "map" ? tree.entries : new Map<string, Tree>([["", tree]]);
  const entries = new Map(given);
  for (const [group, keys] of [
    ["spec", specKeys],
    ["status", statusKeys],
  ] as const) {
    const inside = new Map<string, Tree>();
    for (const key of keys) {
      const value = given.get(key);
      if (value !== undefined) inside.set(key, value);
    }
    // A selection that begins within an item of a list left it without its dash.
    const headless = listOf(tree) === "conditions" && textIn(given.get("reason")) !== undefined ? [tree] : [];
    for (const item of [...headless, ...itemsIn(given.get(""))]) {
      const key = listOf(item);
      if (key === undefined || !keys.includes(key)) continue;
      const items = itemsIn(inside.get(key));
      inside.set(key, { kind: "list", line: items[0]?.line ?? item.line, items: [...items, item] });
    }
    const own = given.get(group);
    if (own?.kind === "map") for (const [key, value] of own.entries) inside.set(key, value);
    if (inside.size > 0) entries.set(group, { kind: "map", line: own?.line ?? tree.line, entries: inside });
  }
  return { kind: "map", line: tree.line, entries };
}

/** The list to which an item without a head belongs. */
function listOf(item: Tree): string | undefined {
  if (at(item, "status") !== undefined && at(item, "type") !== undefined) return "conditions";
  for (const key of sourceKeys) {
    const source = at(item, key);
    if (source?.kind !== "map") continue;
    const isCurrent = [...source.entries.keys()].some((name) => name.startsWith("current"));
    return isCurrent ? "currentMetrics" : "metrics";
  }
  return undefined;
}
