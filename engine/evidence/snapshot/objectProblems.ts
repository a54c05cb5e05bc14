import type { ContainerRequest } from "../evidence";
import type { MergedAutoscaler, MergedEvidence } from "../merge/merged";
import { defaultRequestIn } from "./besides";
import { overlapProblems } from "./overlap";
import { problemNow as problem, type Statement } from "./statement";

/** What is wrong by the objects that were pasted, which no message of the controller has to say. */
export function objectProblems(merged: MergedAutoscaler, evidence: MergedEvidence): Statement[] {
  return [
    ...missingRequests(merged, evidence.others),
    ...sharedTarget(merged, evidence.autoscalers),
    ...overlapProblems(merged, evidence),
    ...targetElsewhere(merged, evidence.workloads),
    ...secondOwner(merged),
    ...fixedBounds(merged),
  ];
}

/** The scale could not be read, and the texts show a workload of the same name elsewhere. */
function targetElsewhere({ fields, namespace, conditions, events }: MergedAutoscaler, workloads: MergedEvidence["workloads"]): Statement[] {
  const target = fields.target?.value;
  const failed = [...conditions, ...events].find(({ reason, message = "" }) => reason === "FailedGetScale" && /not found/.test(message));
  if (target === undefined || failed === undefined) return [];
  const others = workloads.filter((each) => each.name === target.name);
  const isHere = (each: (typeof others)[number]) => each.namespace === undefined || namespace === null || each.namespace === namespace;
  if (others.some((each) => isHere(each) && each.kind === target.kind)) return [];
  const found = others.find(isHere) ?? others[0];
  if (found === undefined) return [];
  const where = isHere(found) ? null : found.namespace!;
  const workload = `${found.kind}/${found.name}`;
  return [problem({ kind: "targetElsewhere", workload, namespace: where }, "recorded", [found.place, failed.place])];
}

/** A percentage of requests needs a request of every container. Where there is a percentage, a LimitRange or an injector gave the request. */
function missingRequests(merged: MergedAutoscaler, others: MergedEvidence["others"]): Statement[] {
  const workloads = merged.deployments.map((each) => ({ ...each, kind: each.kind as string }));
  const pods = merged.pods.map((pod) => ({ ...pod, kind: "Pod" }));
  return merged.metrics.flatMap(({ type, name, container: only, target, utilization, place }): Statement[] => {
    const isOfRequests = type !== "Pods" && type !== "Object" && type !== "External" && target?.endsWith("%") === true;
    if (!isOfRequests || typeof utilization === "number" || (name !== "cpu" && name !== "memory")) return [];
    const lacks = (requests: readonly ContainerRequest[] | undefined) =>
      requests?.find((each) => each[name] === undefined && (type !== "ContainerResource" || only === undefined || each.container === only));
    // A template gets the request of a LimitRange when a pod is made of it.
    const isGiven = defaultRequestIn(others, merged.namespace, name) !== undefined;
    const owner = [...(isGiven ? [] : workloads), ...pods].find(({ requests }) => lacks(requests));
    if (owner === undefined) return [];
    const container = lacks(owner.requests)!.container;
    const found = problem({ kind: "missingRequestInObject", container, resource: name, of: owner.kind, name: owner.name }, "computed", [
      owner.place,
      place,
    ]);
    return [type === null ? { ...found, assumes: ["kindOfMetric"] } : found];
  });
}

function sharedTarget(merged: MergedAutoscaler, all: MergedEvidence["autoscalers"]): Statement[] {
  const { target } = merged.fields;
  if (target === undefined) return [];
  const ofTarget = byTarget(all).get(placeOfTarget(merged)) ?? [];
  const others = ofTarget.filter((other) => other !== merged && other.name !== merged.name).slice(0, mostNamed);
  const names = others.flatMap(({ name }) => (name === null ? [] : [name]));
  if (names.length === 0) return [];
  const places = others.flatMap(({ fields }) => (fields.target ? [fields.target.place] : []));
  return [problem({ kind: "sharedTarget", others: names }, "recorded", [target.place, ...places])];
}

/** A hundred autoscalers of one workload need not each name all others. */
const mostNamed = 50;

const placeOfTarget = ({ namespace, fields }: MergedAutoscaler): string =>
  JSON.stringify([namespace, fields.target?.value.kind, fields.target?.value.name]);

const found = new WeakMap<MergedEvidence["autoscalers"], ReadonlyMap<string, readonly MergedAutoscaler[]>>();

/** Each autoscaler of a list asks for it. */
function byTarget(all: MergedEvidence["autoscalers"]): ReadonlyMap<string, readonly MergedAutoscaler[]> {
  const known = found.get(all);
  if (known !== undefined) return known;
  const targets = new Map<string, MergedAutoscaler[]>();
  for (const each of all) {
    const place = placeOfTarget(each);
    const same = targets.get(place);
    if (same === undefined) targets.set(place, [each]);
    else same.push(each);
  }
  found.set(all, targets);
  return targets;
}

function secondOwner({ name, deployments, scaledObjects, fields }: MergedAutoscaler): Statement[] {
  const applied = deployments.find(({ appliedReplicas }) => appliedReplicas !== undefined);
  const object = scaledObjects.find((each) => each.kind === "ScaledObject" && name !== `keda-hpa-${each.name}`);
  const own = fields.target ? [fields.target.place] : [];
  return [
    ...(applied
      ? [problem({ kind: "secondOwner", owner: "manifest", replicas: applied.appliedReplicas! }, "recorded", [applied.place])]
      : []),
    ...lastWriter(deployments),
    ...(object && name !== null && !name.startsWith("keda-hpa-")
      ? [problem({ kind: "secondOwner", owner: "keda", replicas: null }, "recorded", [object.place, ...own])]
      : []),
  ];
}

/** The autoscaler writes through the scale, in the name of the controller manager. */
function lastWriter(deployments: MergedAutoscaler["deployments"]): Statement[] {
  const written = deployments.findLast(({ replicasManager }) => replicasManager !== undefined);
  const { name, subresource, time = null } = written?.replicasManager ?? {};
  if (written === undefined || name === undefined || (name === "kube-controller-manager" && subresource === "scale")) return [];
  return [problem({ kind: "secondOwner", owner: "manager", name, time }, "recorded", [written.place])];
}

function fixedBounds({ fields: { minReplicas, maxReplicas } }: MergedAutoscaler): Statement[] {
  if (minReplicas === undefined || minReplicas.value !== maxReplicas?.value) return [];
  return [problem({ kind: "fixedBounds", replicas: minReplicas.value }, "recorded", [minReplicas.place, maxReplicas.place])];
}
