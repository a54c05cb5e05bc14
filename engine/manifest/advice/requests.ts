import type { Quantity } from "../../api/autoscaling";
import { milliQuantity } from "../../lib/quantity";
import { isEnabled, unnamedVersion } from "../../controller/flags";
import { isBefore } from "../../controller/releases";
import { say, type Words } from "../../lib/sentence";
import type { ContainerAtRest, DiagnosisContext } from "../diagnose";
import type { FromManifest, ManifestContainer, ManifestWorkload } from "../workload";
import { runningContainers } from "../workloadFindings";
import { targetAboveLimitOf } from "./limits";
import { type Advice, type AdviceSubject, resourceTargets, type ResourceTarget, type Rule, spanOf } from "./subject";
import { scaleUpTolerance } from "./tolerance";

/** A utilization is a share of requests: if one container has no request, the metric has no value. */
export const missingRequest: Rule = (subject) => {
  const { workload } = subject;
  if (workload === null) return [];
  return resourceTargets(subject)
    .filter(({ target }) => target.averageUtilization !== undefined)
    .flatMap((target) => lackingContainers(subject, workload, target));
};

/** What pods use without any load is already above the target, so the count climbs to the maximum and stays there. */
export const idleAboveTarget: Rule = (subject) => {
  const pod = podAtRest(subject);
  return pod === null ? [] : resourceTargets(subject).flatMap((target) => idleAdvice(subject, pod, target));
};

/** A target above the requests: usage can only get there if limits and nodes have room for it. */
export const targetAboveRequests: Rule = (subject) =>
  resourceTargets(subject).flatMap((resourceTarget) => {
    const {
      path,
      resource,
      target: { averageUtilization = 0 },
    } = resourceTarget;
    return averageUtilization > 100 && targetAboveLimitOf(subject, resourceTarget) === null
      ? [
          {
            path: `${path}.target.averageUtilization`,
            message: say`The target is ${averageUtilization}% of the ${resource} request.`,
            reason: say`No pods are added until the pods use more ${resource} than they request. With a limit equal to the request they never do, and the scheduler reserves no room for more than the request.`,
            span: spanOf(subject, `${path}.target.averageUtilization`),
          },
        ]
      : [];
  });

function lackingContainers(subject: AdviceSubject, workload: ManifestWorkload, { path, resource, container }: ResourceTarget): Advice[] {
  const counted = runningContainers(workload);
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
      message: say`No container of the ${workload.kind} is named ${JSON.stringify(container)}.`,
      reason: say`The controller finds no such container in the pods, so the metric fails in every sync.`,
      span: spanOf(subject, `${path}.container`),
    },
  ];
}

function lackAdvice({ name }: ManifestContainer, resource: string): Advice {
  return {
    path: name.path,
    message: say`The container ${JSON.stringify(name.value)} has no ${resource} request.`,
    reason: say`Utilization is usage divided by the requests of all containers. Without this request, the controller reports "missing request for ${resource} in container ${name.value}", and the metric proposes nothing.`,
    span: { start: name.start, end: name.end },
  };
}

/** Before 1.34 the autoscaler does not read a pod's own requests, whatever the gate says. */
function countsPodRequests({ featureGates, kubernetesVersion = unnamedVersion }: DiagnosisContext): boolean {
  return !isBefore(kubernetesVersion, "1.34") && isEnabled("PodLevelResources", featureGates, kubernetesVersion);
}

/** A pod's own requests replace those of its containers. */
function hasPodRequests({ context }: AdviceSubject, { podResources }: ManifestWorkload): boolean {
  return countsPodRequests(context) && Object.keys(podResources.requests).length > 0;
}

/** As it is simulated: what the text says about the target's containers overrides the other sources. */
interface PodAtRest {
  containers: readonly ContainerAtRest[];
  /** What the whole pod requests; undefined if a container has no request. */
  requestMilli(resource: string): number | undefined;
}

function podAtRest({ context, workload }: AdviceSubject): PodAtRest | null {
  const { containers, sidecarIdleUsageMilli = {} } = context;
  if (containers === null) return null;
  const written = workload?.isTarget ? runningContainers(workload) : [];
  const [main] = containers;
  if (workload === null || written.length === 0 || main === undefined) {
    return { containers, requestMilli: (resource) => sum(containers.map(({ requestsMilli }) => requestsMilli[resource])) };
  }
  const own = countsPodRequests(context) ? workload.podResources.requests : {};
  const beside = containers[1]?.idleUsageMilli ?? sidecarIdleUsageMilli;
  const unnamed = (idleUsageMilli: ContainerAtRest["idleUsageMilli"]): ContainerAtRest => ({ name: "", idleUsageMilli, requestsMilli: {} });
  return {
    containers: [unnamed(main.idleUsageMilli), ...(written.length > 1 ? [unnamed(beside)] : [])],
    requestMilli: (resource) => milliOf(own[resource]) ?? sum(written.map(({ resources }) => milliOf(resources.requests[resource]))),
  };
}

const milliOf = (request: FromManifest<Quantity> | undefined): number | undefined => request && Number(milliQuantity(request.value));

function idleAdvice(subject: AdviceSubject, pod: PodAtRest, { path, resource, container, target }: ResourceTarget): Advice[] {
  const containers = container === null ? pod.containers : pod.containers.filter(({ name }) => name === container);
  const idleMilli = sum(containers.map(({ idleUsageMilli }) => idleUsageMilli[resource]));
  const requestMilli =
    container === null ? pod.requestMilli(resource) : sum(containers.map(({ requestsMilli }) => requestsMilli[resource]));
  const { averageUtilization, averageValue } = target;
  if (idleMilli === undefined) return [];
  if (averageUtilization !== undefined && averageUtilization > 0 && requestMilli !== undefined && requestMilli > 0) {
    const percent = Math.trunc((100 * idleMilli) / requestMilli);
    return climbing(
      subject,
      `${path}.target.averageUtilization`,
      percent / averageUtilization,
      say`Idle pods use ${percent}% of their ${resource} request, above the target of ${averageUtilization}%.`,
    );
  }
  if (averageValue === undefined) return [];
  const targetMilli = Number(milliQuantity(averageValue));
  if (targetMilli <= 0) return [];
  return climbing(
    subject,
    `${path}.target.averageValue`,
    idleMilli / targetMilli,
    say`Idle pods use more ${resource} than the target of ${averageValue}.`,
  );
}

function climbing(subject: AdviceSubject, path: string, ratio: number, message: Words): Advice[] {
  if (ratio <= 1) return [];
  const climbs = ratio > 1 + scaleUpTolerance(subject);
  const reason = climbs
    ? say`More pods do not lower the usage of an idle pod. The count climbs to maxReplicas and stays there.`
    : say`The controller's tolerance holds the count, so without load the count never goes down.`;
  return [{ path, message, reason, span: spanOf(subject, path) }];
}

/** Undefined if one of them is unknown. */
function sum(amounts: readonly (number | undefined)[]): number | undefined {
  let total = 0;
  for (const amount of amounts) {
    if (amount === undefined) return undefined;
    total += amount;
  }
  return amounts.length === 0 ? undefined : total;
}
