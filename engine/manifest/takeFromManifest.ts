import type { Quantity } from "../api/autoscaling";
import { targetKinds } from "../api/targetKinds";
import { chooseContainers, type ContainerTraits } from "../cluster/containerNames";
import type { PodSpec } from "../cluster/pod";
import type { Workload, WorkloadNumber } from "../cluster/workload";
import { mebibyteMilli } from "../lib/mebibyte";
import { milliQuantity } from "../lib/quantity";
import type { TakenFromManifest, TakenNumber } from "./takenFromManifest";
import type { FromManifest, ManifestContainer, ManifestPlace, ManifestProbe, ManifestWorkload } from "./workload";
import { runningContainers } from "./workloadFindings";

/**
 * `named`: the containers that the run's metrics name. `podLevel`: the API server knows requests of whole pods. `mainContainer`: the
 * scenario's choice.
 */
export function takeFromManifest(
  written: ManifestWorkload,
  named: readonly string[],
  podLevel: boolean,
  mainContainer?: string,
): TakenFromManifest {
  const policy = written.kind === "StatefulSet" ? written.podManagementPolicy : undefined;
  const { main, others, names, reason } = chosen(written, named, mainContainer);
  const numbers = {
    ...same("initialReplicas", "pods", written.replicas),
    ...same("minReadySeconds", "s", written.minReadySeconds),
    ...graceOf(written),
    ...same("preStopSeconds", "s", main?.preStopSleep),
    ...rolloutOf(written),
    ...(main && requestsOf(main, others, written, podLevel)),
    ...(main?.readinessProbe && readinessOf(main.readinessProbe)),
    ...(main?.livenessProbe && livenessOf(main.livenessProbe)),
  };
  const place = (others[0] ?? main)?.name;
  return {
    workload: {
      ...amounts(numbers),
      ...podsOf(numbers),
      ...(main && { sidecar: sidecarOf(others), ...probesOf(main) }),
      ...(policy && { podManagementPolicy: policy.value }),
    },
    numbers,
    containers:
      place === undefined
        ? null
        : {
            pod: podSpecOf(written, podLevel),
            names,
            reason,
            choices: written.containers.map(({ name }) => name.value),
            running: runningContainers(written).map(({ name }) => name),
            mainPlace: (main ?? others[0])!.name,
            place,
          },
    podManagementPolicy: policy ?? null,
    probes: main
      ? {
          readiness: main.readinessProbe?.place ?? main.name,
          startup: main.startupProbe?.place ?? null,
          liveness: main.livenessProbe?.place ?? main.name,
        }
      : null,
  };
}

function chosen(written: ManifestWorkload, named: readonly string[], mainContainer: string | undefined) {
  const running = runningContainers(written);
  const own = written.containers.map(({ name }) => name.value);
  const { reason, ...names } = chooseContainers(
    written.containers.map(traitsOf),
    running.slice(own.length).map(({ name }) => name.value),
    { chosen: mainContainer, named, annotated: written.defaultContainer },
  );
  const main = written.containers[own.indexOf(names.main)];
  const others = running.filter((container) => container !== main);
  return {
    main,
    others: others.toSorted((a, b) => Number(b.name.value === names.sidecar) - Number(a.name.value === names.sidecar)),
    names,
    reason,
  };
}

function traitsOf({ name, hasPorts, resources: { requests }, ...probes }: ManifestContainer): ContainerTraits {
  const amount = (resource: string) => Number(milliQuantity(requests[resource]?.value ?? "0"));
  return {
    name: name.value,
    hasPorts,
    hasProbes: Boolean(probes.readinessProbe ?? probes.livenessProbe ?? probes.startupProbe),
    cpuRequestMilli: amount("cpu"),
    memoryRequestMilli: amount("memory"),
  };
}

type Numbers = TakenFromManifest["numbers"];

const same = (field: WorkloadNumber, unit: TakenNumber["unit"], value: FromManifest<number> | undefined): Numbers =>
  value === undefined ? {} : { [field]: { amount: value.value, unit, place: value } };

/** The API server turns a negative value into 1. */
function graceOf({ terminationGracePeriodSeconds: grace }: ManifestWorkload): Numbers {
  return same("terminationGraceSeconds", "s", grace && { ...grace, value: grace.value < 0 ? 1 : grace.value });
}

/** Only a rolling update has these settings. */
function rolloutOf({ kind, strategy }: ManifestWorkload): Numbers {
  if (kind === "StatefulSet") {
    return { ...same("partition", "", strategy?.partition), ...shareOf("updateMaxUnavailable", strategy?.maxUnavailable) };
  }
  if (targetKinds[kind].rollout !== "rolling" || strategy === undefined) return {};
  const { type, maxSurge, maxUnavailable } = strategy;
  if (type?.value === "Recreate") {
    return {
      maxSurgePercent: { amount: 0, unit: "%", place: type },
      maxUnavailablePercent: { amount: 100, unit: "%", place: type },
    };
  }
  return { ...shareOf("maxSurgePercent", maxSurge), ...shareOf("maxUnavailablePercent", maxUnavailable) };
}

function shareOf(field: WorkloadNumber, share: FromManifest<number | string> | undefined): Numbers {
  if (share === undefined) return {};
  const { value } = share;
  return { [field]: { amount: Number.parseInt(String(value), 10), unit: typeof value === "number" ? "pods" : "%", place: share } };
}

/** What is reserved for the pod. If the pod has requests of its own, these are used, and the main container gets what the others leave. */
function requestsOf(
  main: ManifestContainer,
  others: readonly ManifestContainer[],
  { podResources }: ManifestWorkload,
  podLevel: boolean,
): Numbers {
  const pod = podLevel ? podResources.requests : {};
  const ofMain = (resource: string, unit: "m" | "Mi"): TakenNumber => {
    const own = pod[resource];
    const request = own ?? main.resources.requests[resource];
    if (request === undefined) return { amount: null, unit, place: main.name };
    const amount = amountOf(request.value, unit);
    return { amount: own === undefined ? amount : Math.max(0, amount - (sumOf(others, resource, unit) ?? 0)), unit, place: request };
  };
  const ofOthers = (resource: string, unit: "m" | "Mi"): TakenNumber => {
    const first = others.find(({ resources }) => resources.requests[resource] !== undefined)?.resources.requests[resource];
    return { amount: sumOf(others, resource, unit), unit, place: first ?? (others[0] ?? main).name };
  };
  return {
    cpuRequestMilli: ofMain("cpu", "m"),
    memoryRequestMebibytes: ofMain("memory", "Mi"),
    cpuLimitMilli: limitOf(main, podLevel ? podResources.limits["cpu"] : undefined),
    ...(others.length > 0 && { sidecarCpuRequestMilli: ofOthers("cpu", "m"), sidecarMemoryRequestMebibytes: ofOthers("memory", "Mi") }),
  };
}

/** Without a limit a container uses what its node has. A limit of 0 is none, too: the kubelet sets no quota for it. */
function limitOf({ name, resources }: ManifestContainer, ofPod: FromManifest<Quantity> | undefined): TakenNumber {
  const milli = (limit: FromManifest<Quantity>) => amountOf(limit.value, "m");
  const [lowest] = [resources.limits["cpu"], ofPod]
    .flatMap((limit) => (limit !== undefined && milli(limit) > 0 ? [limit] : []))
    .toSorted((a, b) => milli(a) - milli(b));
  return lowest === undefined ? { amount: null, unit: "m", place: name } : { amount: milli(lowest), unit: "m", place: lowest };
}

/** null if none of them has a request. */
function sumOf(containers: readonly ManifestContainer[], resource: string, unit: "m" | "Mi"): number | null {
  const requests = containers.flatMap(({ resources }) => resources.requests[resource] ?? []);
  return requests.length === 0 ? null : requests.reduce((sum, { value }) => sum + amountOf(value, unit), 0);
}

const amountOf = (quantity: string, unit: "m" | "Mi"): number => Number(milliQuantity(quantity)) / (unit === "m" ? 1 : mebibyteMilli);

const sidecarOf = (others: readonly ManifestContainer[]): Workload["sidecar"] => {
  if (others.length === 0) return "none";
  return others.some(({ resources }) => resources.requests["cpu"] ?? resources.requests["memory"]) ? "withRequest" : "withoutRequest";
};

/** The numbers for the simulated cluster: an amount that is not requested is not reserved, and a limit that is not there does not hold. */
function amounts(numbers: Numbers): Partial<Workload> {
  return Object.fromEntries(Object.entries(numbers).map(([field, { amount }]) => [field, amount ?? 0]));
}

function podsOf({ maxSurgePercent: surge, maxUnavailablePercent: unavailable, updateMaxUnavailable: updated }: Numbers): Partial<Workload> {
  return {
    ...(surge?.unit === "pods" && { maxSurgePods: surge.amount ?? 0 }),
    ...(updated?.unit === "%" && { updateMaxUnavailablePercent: updated.amount ?? 0 }),
    ...(unavailable?.unit === "pods" && { maxUnavailablePods: unavailable.amount ?? 0 }),
  };
}

/** A server that does not know requests of whole pods does not store them, so they are not there after an upgrade either. */
function podSpecOf({ containers, initContainers, podResources, podOverhead }: ManifestWorkload, podLevel: boolean): PodSpec {
  const spec = ({ name, resources }: ManifestContainer) => ({ name: name.value, requestsMilli: milliOf(resources.requests) });
  const own = milliOf(podResources.requests);
  const overhead = milliOf(podOverhead);
  return {
    containers: containers.map(spec),
    ...(initContainers.length > 0 && {
      initContainers: initContainers.map((container) => ({
        ...spec(container),
        ...(container.restartPolicy && { restartPolicy: container.restartPolicy.value }),
      })),
    }),
    ...(podLevel && Object.keys(own).length > 0 && { requestsMilli: own }),
    ...(Object.keys(overhead).length > 0 && { overheadMilli: overhead }),
  };
}

function milliOf(requests: ManifestContainer["resources"]["requests"]): PodSpec["containers"][number]["requestsMilli"] {
  return Object.fromEntries(
    Object.entries(requests).flatMap(([resource, request]) => (request === undefined ? [] : [[resource, milliQuantity(request.value)]])),
  );
}

/** The API server fills in what a probe does not say. Source: SetDefaults_Probe in pkg/apis/core/v1. */
const takenOf =
  (place: ManifestPlace) =>
  (written: FromManifest<number> | undefined, unit: "s" | "", absent: number): TakenNumber => ({
    amount: written?.value || absent,
    unit,
    place: written ?? place,
  });

function readinessOf({ place, ...probe }: ManifestProbe): Numbers {
  const taken = takenOf(place);
  return {
    readinessInitialDelaySeconds: taken(probe.initialDelaySeconds, "s", 0),
    readinessPeriodSeconds: taken(probe.periodSeconds, "s", usualPeriodSeconds),
    readinessSuccessThreshold: taken(probe.successThreshold, "", 1),
    readinessFailureThreshold: taken(probe.failureThreshold, "", 3),
  };
}

function livenessOf({ place, ...probe }: ManifestProbe): Numbers {
  const taken = takenOf(place);
  return {
    livenessInitialDelaySeconds: taken(probe.initialDelaySeconds, "s", 0),
    livenessPeriodSeconds: taken(probe.periodSeconds, "s", usualPeriodSeconds),
    livenessTimeoutSeconds: taken(probe.timeoutSeconds, "s", 1),
    livenessFailureThreshold: taken(probe.failureThreshold, "", 3),
  };
}

const usualPeriodSeconds = 10;

function probesOf({ readinessProbe, livenessProbe, startupProbe }: ManifestContainer): Partial<Workload> {
  return {
    readinessProbe: readinessProbe !== undefined,
    livenessProbe: livenessProbe !== undefined,
    ...(startupProbe && {
      startupInitialDelaySeconds: startupProbe.initialDelaySeconds?.value ?? 0,
      startupPeriodSeconds: startupProbe.periodSeconds?.value || usualPeriodSeconds,
    }),
  };
}
