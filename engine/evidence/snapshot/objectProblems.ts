import { readRfc3339 } from "../../lib/utcTime";
import type { ContainerRequest } from "../evidence";
import type { MergedAutoscaler, MergedEvidence, Place } from "../merge/merged";
import type { ClusterProblem } from "./problem";
import type { Statement } from "./statement";

/** What is wrong by the objects that were pasted, which no message of the controller has to say. */
export function objectProblems(merged: MergedAutoscaler, evidence: MergedEvidence): Statement[] {
  return [
    ...missingRequests(merged),
    ...sharedTarget(merged, evidence.autoscalers),
    ...foreignPods(merged),
    ...secondOwner(merged),
    ...limitedForLong(merged),
    ...fixedBounds(merged),
  ];
}

const problem = (found: ClusterProblem, standing: "recorded" | "computed", basis: readonly Place[]): Statement => ({
  code: "problem",
  problem: found,
  when: "now",
  standing,
  basis,
});

/** A percentage of requests needs a request of every container. */
function missingRequests(merged: MergedAutoscaler): Statement[] {
  return merged.metrics.flatMap(({ type, name, container: only, target, place }): Statement[] => {
    const isOfRequests = (type === "Resource" || type === "ContainerResource") && target?.endsWith("%") === true;
    if (!isOfRequests || (name !== "cpu" && name !== "memory")) return [];
    const lacks = (requests: readonly ContainerRequest[] | undefined) =>
      requests?.find((each) => each[name] === undefined && (type === "Resource" || only === undefined || each.container === only));
    const owners = [
      ...merged.deployments.map((each) => ({ ...each, kind: each.kind as string })),
      ...merged.pods.map((pod) => ({ ...pod, kind: "Pod" })),
    ];
    const owner = owners.find(({ requests }) => lacks(requests));
    if (owner === undefined) return [];
    const container = lacks(owner.requests)!.container;
    return [
      problem({ kind: "missingRequestInObject", container, resource: name, of: owner.kind, name: owner.name }, "computed", [
        owner.place,
        place,
      ]),
    ];
  });
}

function sharedTarget(merged: MergedAutoscaler, all: MergedEvidence["autoscalers"]): Statement[] {
  const { target } = merged.fields;
  if (target === undefined) return [];
  const others = all.filter((other) => {
    const its = other.fields.target?.value;
    const isSamePlace = other.namespace === merged.namespace;
    return (
      other !== merged && isSamePlace && other.name !== merged.name && its?.kind === target.value.kind && its.name === target.value.name
    );
  });
  const names = others.flatMap(({ name }) => (name === null ? [] : [name]));
  if (names.length === 0) return [];
  const places = others.flatMap(({ fields }) => (fields.target ? [fields.target.place] : []));
  return [problem({ kind: "sharedTarget", others: names }, "recorded", [target.place, ...places])];
}

/** The names of a workload's pods begin with its name. A long name is cut. */
const comparedLength = 40;

function foreignPods({ fields, pods, deployments }: MergedAutoscaler): Statement[] {
  const target = fields.target?.value.name.slice(0, comparedLength);
  if (target === undefined || deployments[0]?.selector === undefined) return [];
  const foreign = pods.filter(({ name, labels }) => labels !== undefined && !name.startsWith(target));
  if (foreign.length === 0) return [];
  return [
    problem({ kind: "foreignPods", pods: foreign.slice(0, 3).map(({ name }) => name), count: foreign.length }, "computed", [
      deployments[0].place,
      ...foreign.map(({ place }) => place),
    ]),
  ];
}

function secondOwner({ name, deployments, scaledObjects, fields }: MergedAutoscaler): Statement[] {
  const applied = deployments.find(({ appliedReplicas }) => appliedReplicas !== undefined);
  const object = scaledObjects.find((each) => each.kind === "ScaledObject" && name !== `keda-hpa-${each.name}`);
  const own = fields.target ? [fields.target.place] : [];
  return [
    ...(applied
      ? [problem({ kind: "secondOwner", owner: "manifest", replicas: applied.appliedReplicas! }, "recorded", [applied.place])]
      : []),
    ...(object && name !== null && !name.startsWith("keda-hpa-")
      ? [problem({ kind: "secondOwner", owner: "keda", replicas: null }, "recorded", [object.place, ...own])]
      : []),
  ];
}

/** An hour at a limit is no peak. */
const longSeconds = 3600;

/** ScalingLimited has been true for an hour, by the newest time in the object. */
function limitedForLong({ conditions, events, fields }: MergedAutoscaler): Statement[] {
  const limited = conditions.find(({ type }) => type === "ScalingLimited");
  const since = readRfc3339(limited?.lastTransitionTime ?? "");
  const bound = limited?.reason === "TooManyReplicas" ? "maxReplicas" : limited?.reason === "TooFewReplicas" ? "minReplicas" : null;
  if (limited?.status !== "True" || since === null || bound === null) return [];
  const newest = [
    ...conditions.map(({ lastTransitionTime }) => lastTransitionTime),
    ...events.map(({ time }) => time),
    fields.lastScaleTime?.value,
  ]
    .map((time) => readRfc3339(time ?? ""))
    .reduce((latest: number, time) => Math.max(latest, time ?? 0), 0);
  const value = fields[bound]?.value ?? null;
  if (newest - since < longSeconds) return [];
  return [problem({ kind: "clamped", bound, value, seconds: newest - since }, "computed", [limited.place])];
}

function fixedBounds({ fields: { minReplicas, maxReplicas } }: MergedAutoscaler): Statement[] {
  if (minReplicas === undefined || minReplicas.value !== maxReplicas?.value) return [];
  return [problem({ kind: "fixedBounds", replicas: minReplicas.value }, "recorded", [minReplicas.place, maxReplicas.place])];
}
