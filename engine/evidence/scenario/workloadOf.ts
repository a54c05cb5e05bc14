/** The pods of a scenario made of evidence. */
import { measuredResource } from "../../api/metricSources";
import type { MetricSpec } from "../../api/autoscaling";
import { defaultWorkload, probedEachSecond, workloadFields, type Workload, type WorkloadNumber } from "../../cluster/workload";
import { mebibyteMilli } from "../../lib/mebibyte";
import { milliQuantity, parseQuantity } from "../../lib/quantity";
import { readRfc3339 } from "../../lib/utcTime";
import type { ManifestWorkload } from "../../manifest/workload";
import { takeFromManifest } from "../../manifest/takeFromManifest";
import { withTaken } from "../../manifest/takenFromManifest";
import type { MergedAutoscaler, Place } from "../merge/merged";
import { median, requestOfSeries, startsInSeries } from "./recordedCourse";
import type { RequestSource, Supposed } from "./supposed";
import { requestOfFigures } from "./totals";

interface WorkloadOf {
  /** As it will be simulated: the form's values, and over them those of the manifest. */
  readonly simulated: Workload;
  /** The form's values. */
  readonly workload: Workload;
  readonly supposed: readonly Supposed[];
}

/** Requests where nothing tells them: a percentage of them is the same whatever they are. */
const chosenRequest = { cpu: 500, memory: 512 * 1024 } as const;

/** `written`: the workload in the manifest's text; null if no text has it. */
export function workloadOf(merged: MergedAutoscaler, specs: readonly MetricSpec[], written: ManifestWorkload | null): WorkloadOf {
  const named = specs.flatMap((spec) => (spec.type === "ContainerResource" ? [spec.containerResource.container] : []));
  const taken = written && takeFromManifest(written, named, true);
  const basis = merged.deployments.filter((each) => each.written !== undefined).map(({ place }) => place);
  const starts = startsOf(merged);
  const parts: Supposed[] = [];
  const form: Workload = {
    ...defaultWorkload,
    ...probedEachSecond,
    idleCpuMilli: 0,
    sidecarIdleCpuMilli: 0,
    sidecarCpuPerRequestMilliseconds: 0,
    sidecarMemoryMebibytes: 0,
    memoryPerRequestMebibytes: 0,
    cpuLimitMilli: 0,
    ...readinessOf(starts.seconds, written),
  };
  if (written !== null) {
    parts.push({ code: "workload", kind: written.kind, containers: written.containers.length, standing: "recorded", basis });
  } else {
    for (const resource of ["cpu", "memory"] as const) {
      const found = requestOf(merged, specs, resource);
      const isRead = specs.some((spec) => measuredResource(spec)?.name === resource);
      // A request that no metric reads changes nothing.
      if (!isRead && found.from === "choice") continue;
      const amount = found.milli / (resource === "cpu" ? 1 : mebibyteMilli);
      const field = resource === "cpu" ? "cpuRequestMilli" : "memoryRequestMebibytes";
      form[field] = within(field, amount);
      const standing = found.from === "choice" ? "assumed" : found.from === "figures" ? "computed" : "recorded";
      parts.push({ code: "request", resource, amount: form[field], from: found.from, standing, basis: found.basis });
    }
    parts.push({ code: "noLimit", standing: "assumed", basis: [] });
  }
  const seconds = starts.seconds.length === 0 ? form.startUpSeconds + form.readinessSeconds : median(starts.seconds);
  const isKnown = starts.seconds.length > 0;
  parts.push({
    code: "readiness",
    seconds: Math.round(seconds),
    pods: isKnown ? starts.seconds.length : null,
    standing: isKnown ? "computed" : "assumed",
    basis: starts.basis,
  });
  return { workload: form, simulated: withTaken(form, taken), supposed: parts };
}

export function within(field: WorkloadNumber, amount: number): number {
  const { min, max, step } = workloadFields[field];
  const rounded = step < 1 ? Math.round(amount / step) / Math.round(1 / step) : Math.round(amount);
  return Math.min(max, Math.max(min, rounded));
}

interface Request {
  milli: number;
  from: RequestSource;
  basis: readonly Place[];
}

/** What a pod requests, or the container that a metric names, in milli-units: as an object says, series, or two figures of one time. */
function requestOf(merged: MergedAutoscaler, specs: readonly MetricSpec[], resource: "cpu" | "memory"): Request {
  const index = specs.findIndex((spec) => measuredResource(spec)?.name === resource);
  const container = index < 0 ? null : measuredResource(specs[index]!)!.container;
  for (const holder of [...merged.deployments, ...merged.pods]) {
    const requests = (holder.requests ?? []).filter((each) => container === null || each.container === container);
    const amounts = requests.flatMap((each) => {
      const text = each[resource];
      return text !== undefined && parseQuantity(text).ok ? [Number(milliQuantity(text))] : [];
    });
    if (amounts.length > 0) return { milli: sum(amounts), from: "object", basis: [holder.place] };
  }
  const inSeries = requestOfSeries(merged, resource, container);
  if (inSeries !== null) return { milli: inSeries.value * 1000, from: "series", basis: inSeries.basis };
  const inFigures = index < 0 ? null : requestOfFigures(merged, specs[index]!, index);
  if (inFigures !== null) return { ...inFigures, from: "figures" };
  const milli = resource === "cpu" ? chosenRequest.cpu : chosenRequest.memory * 1024 * 1000;
  return { milli, from: "choice", basis: [] };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Seconds from a pod's start until it was ready, as series or the pods' own objects tell. */
function startsOf(merged: MergedAutoscaler): { seconds: readonly number[]; basis: readonly Place[] } {
  const inSeries = startsInSeries(merged);
  if (inSeries.seconds.length > 0) return inSeries;
  const read = merged.pods.flatMap(({ startTime, readyCondition, restarts = 0, place }) => {
    const start = readRfc3339(startTime ?? "");
    const ready = readyCondition?.status === "True" ? readRfc3339(readyCondition.lastTransitionTime ?? "") : null;
    // A pod that restarted became ready again later.
    return start === null || ready === null || ready < start || restarts > 0 ? [] : [{ seconds: ready - start, place }];
  });
  return { seconds: read.map(({ seconds }) => seconds), basis: read.map(({ place }) => place) };
}

/** Without a readiness probe, a pod is ready when its containers run. */
function readinessOf(starts: readonly number[], written: ManifestWorkload | null): Partial<Workload> {
  if (starts.length === 0) return {};
  const seconds = median(starts);
  const isProbed = written === null || written.containers.some(({ readinessProbe }) => readinessProbe !== undefined);
  if (!isProbed) return { startUpSeconds: within("startUpSeconds", seconds) };
  const startUpSeconds = within("startUpSeconds", Math.min(defaultWorkload.startUpSeconds, seconds));
  return { startUpSeconds, readinessSeconds: within("readinessSeconds", seconds - startUpSeconds) };
}
