import { milliQuantity } from "../../lib/quantity";
import type { ContainerAtRest } from "../diagnose";
import type { ManifestContainer, ManifestWorkload } from "../workload";
import { type Advice, type AdviceSubject, resourceTargets, type ResourceTarget, type Rule, spanOf } from "./subject";
import { scaleUpTolerance } from "./tolerance";

/** A utilization is a share of requests: one container without a request, and the metric is unknown. */
export const missingRequest: Rule = (subject) => {
  const { workload } = subject;
  if (workload === null) return [];
  return resourceTargets(subject)
    .filter(({ target }) => target.averageUtilization !== undefined)
    .flatMap((target) => lackingContainers(subject, workload, target));
};

/** What pods use without any load is already above the target, so that the count climbs to the maximum and stays. */
export const idleAboveTarget: Rule = (subject) => {
  const { containers } = subject.context;
  if (containers === null) return [];
  return resourceTargets(subject).flatMap((target) => idleAdvice(subject, containers, target));
};

/** More than was requested: usage can only be there where limits let it, and the nodes have it. */
export const targetAboveRequests: Rule = (subject) =>
  resourceTargets(subject).flatMap(({ path, resource, target: { averageUtilization = 0 } }) =>
    averageUtilization > 100
      ? [
          {
            path: `${path}.target.averageUtilization`,
            message: `The target is ${averageUtilization}% of the ${resource} requested.`,
            reason: `Nothing is added before pods use more ${resource} than they requested: a limit at the request keeps them from ever getting there, and the scheduler has kept no room for it.`,
            span: spanOf(subject, `${path}.target.averageUtilization`),
          },
        ]
      : [],
  );

function lackingContainers(subject: AdviceSubject, workload: ManifestWorkload, { path, resource, container }: ResourceTarget): Advice[] {
  const counted = countedContainers(workload);
  if (container === null) {
    if (hasPodRequests(subject, workload)) return [];
    return counted.filter((each) => each.resources.requests[resource] === undefined).map((each) => lackAdvice(each, resource));
  }
  const named = counted.find(({ name }) => name.value === container);
  if (named !== undefined) return named.resources.requests[resource] === undefined ? [lackAdvice(named, resource)] : [];
  if (counted.length === 0) return [];
  return [
    {
      path: `${path}.container`,
      message: `No container of the ${workload.kind} is called ${JSON.stringify(container)}.`,
      reason: `The controller finds no such container in the pods, and the metric fails at every reconcile.`,
      span: spanOf(subject, `${path}.container`),
    },
  ];
}

function lackAdvice({ name }: ManifestContainer, resource: string): Advice {
  return {
    path: name.path,
    message: `The container ${JSON.stringify(name.value)} requests no ${resource}.`,
    reason: `A utilization is usage divided by what all containers request. Without this request the controller reports "missing request for ${resource} in container ${name.value}", and the metric proposes nothing.`,
    span: { start: name.start, end: name.end },
  };
}

/** Init containers count where they keep running. */
function countedContainers({ containers, initContainers }: ManifestWorkload): ManifestContainer[] {
  return [...containers, ...initContainers.filter(({ restartPolicy }) => restartPolicy?.value === "Always")];
}

/** A pod's own requests stand for those of its containers. */
function hasPodRequests({ context }: AdviceSubject, { podResources }: ManifestWorkload): boolean {
  const isOn = context.featureGates.PodLevelResources !== false;
  return isOn && Object.keys(podResources.requests).length > 0;
}

function idleAdvice(
  subject: AdviceSubject,
  pod: readonly ContainerAtRest[],
  { path, resource, container, target }: ResourceTarget,
): Advice[] {
  const containers = container === null ? pod : pod.filter(({ name }) => name === container);
  const idleMilli = sum(containers.map(({ idleUsageMilli }) => idleUsageMilli[resource]));
  const requestMilli = sum(containers.map(({ requestsMilli }) => requestsMilli[resource]));
  const { averageUtilization, averageValue } = target;
  if (idleMilli === null) return [];
  if (averageUtilization !== undefined && averageUtilization > 0 && requestMilli !== null && requestMilli > 0) {
    const percent = Math.trunc((100 * idleMilli) / requestMilli);
    return climbing(subject, `${path}.target.averageUtilization`, percent / averageUtilization, {
      idle: `Idle pods use ${percent}% of the ${resource} they request`,
      target: `${averageUtilization}%`,
    });
  }
  if (averageValue === undefined) return [];
  const targetMilli = Number(milliQuantity(averageValue));
  if (targetMilli <= 0) return [];
  return climbing(subject, `${path}.target.averageValue`, idleMilli / targetMilli, {
    idle: `Idle pods use more ${resource}`,
    target: averageValue,
  });
}

function climbing(subject: AdviceSubject, path: string, ratio: number, words: { idle: string; target: string }): Advice[] {
  if (ratio <= 1) return [];
  const climbs = ratio > 1 + scaleUpTolerance(subject);
  const reason = climbs
    ? "Adding pods does not lower what each of them uses at rest: the count climbs to maxReplicas and stays there."
    : "The controller's tolerance keeps the count where it is, and without load it never shrinks.";
  return [{ path, message: `${words.idle}: the target of ${words.target} is below that.`, reason, span: spanOf(subject, path) }];
}

/** Null where one of them is not known. */
function sum(amounts: readonly (number | undefined)[]): number | null {
  let total = 0;
  for (const amount of amounts) {
    if (amount === undefined) return null;
    total += amount;
  }
  return amounts.length === 0 ? null : total;
}
