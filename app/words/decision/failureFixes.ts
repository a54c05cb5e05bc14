/** Finds the place on this page that can fix a failure: an incident of the run, a field of a form, or a line of the manifest. */
import {
  appliedBy,
  countAt,
  effectOf,
  lastsAt,
  metricFailure,
  type Incident,
  type IncidentEffect,
  type MetricFailureKind,
  type Reconcile,
} from "../../../engine/index";
import type { Run } from "../../run/run";
import type { InPage } from "./origin";
import type { Origin } from "./origin";
import { own } from "../own";
import { t } from "../text";

/** The place that can fix a failure, and the word of the clause that links to it. */
export interface FailureFix {
  origin: Origin;
  word: string;
}

/** What the search for failureFixes needs: the run of the decision (null before it exists), and which of its inputs the page shows. */
export interface FixContext {
  run: Pick<Run, "taken" | "containers" | "incidents" | "edits" | "counts"> | null;
  inPage: InPage;
}

/** Returns null if nothing on the page fixes the failure. */
export function failureFix(error: string, at: number, context: FixContext): FailureFix | null {
  const failure = metricFailure(error);
  if (failure.kind === "requestMissing") {
    return fix(requestOrigin(failure.resource, failure.container, context), failure.resource);
  }
  if (failure.kind === "featureGateOff") return fix(context.inPage.flags ? { kind: "flag" } : null, "HPAContainerMetrics");
  const cause = incidentCauses[failure.kind];
  return cause === undefined ? null : fix(lastingOrigin(cause.effect, at, context), cause.word());
}

/** The workload that the autoscaler names does not exist, and only an edit during the run can have named it. */
export const unreadableFix = (at: number, { run, inPage }: FixContext): FailureFix | null =>
  fix(
    incidentOrigin(run?.incidents, inPage, (incident) => appliedBy(incident) !== null && incident.at <= at),
    t`scale`,
  );

/** Finds the cause of zero replicas: a kubectl scale, a workload that began at zero, or the autoscaler's own minReplicas. */
export function zeroFix({ at, minReplicas }: Pick<Reconcile, "at" | "minReplicas">, { run, inPage }: FixContext): FailureFix | null {
  const since = run?.counts.findLast(([second]) => second <= at && countAt(run.counts, second) === 0)?.[0];
  if (!run || since === undefined) return null;
  const scaled = incidentOrigin(run.incidents, inPage, (incident) => incident.at === since && "replicas" in incident);
  const begun: Origin | null = since === 0 && inPage.workload ? { kind: "setting", field: "initialReplicas" } : null;
  const edited = run.edits.some(({ by, at: since }) => by === "edit" && since <= at);
  const own: Origin | null =
    since > 0 && minReplicas === 0 && inPage.manifest && !edited ? { kind: "field", path: "spec.minReplicas" } : null;
  return fix(scaled ?? begun ?? own, t`zero`);
}

const fix = (origin: Origin | null, word: string): FailureFix | null => origin && { origin, word };

/** A container of the manifest is fixed in the manifest. Each of the form's two containers has its own field. */
function requestOrigin(resource: string, container: string, { run, inPage }: FixContext): Origin | null {
  const written = run?.taken?.containers?.running.find(({ value }) => value === container);
  if (written) return inPage.manifest ? { kind: "line", line: written.line } : null;
  if (!inPage.workload) return null;
  const isMain = run ? container === run.containers.main : container !== "sidecar";
  return { kind: "setting", field: (isMain && own(requestFields, resource)) || "sidecar" };
}

const requestFields: Readonly<Record<string, string>> = { cpu: "cpuRequestMilli", memory: "memoryRequestMebibytes" };

/** The effect of an incident that causes a failure, and the word for what it takes away. */
const incidentCauses: Readonly<Partial<Record<MetricFailureKind, { effect: IncidentEffect; word: () => string }>>> = {
  selectorAmbiguous: { effect: "otherAutoscaler", word: () => t`autoscalers` },
  noSamples: { effect: "withoutSamples", word: () => t`sample` },
  nothingReturned: { effect: "withoutSamples", word: () => t`metrics API` },
  sourceSilent: { effect: "sourceSilence", word: () => t`external metrics API` },
  customApiSilent: { effect: "customSilence", word: () => t`custom metrics API` },
  externalApiSilent: { effect: "customSilence", word: () => t`external metrics API` },
  resourceApiSilent: { effect: "resourceSilence", word: () => t`metrics API` },
};

/** Finds the incident with this effect that lasts at this second. */
function lastingOrigin(effect: IncidentEffect, at: number, { run, inPage }: FixContext): Origin | null {
  const lasts = (incident: Incident) => effectOf(incident) === effect && lastsAt(incident, at);
  return incidentOrigin(run?.incidents, inPage, lasts);
}

/** Finds the last matching incident that the run did not refuse. */
function incidentOrigin(records: Run["incidents"] | undefined, inPage: InPage, fits: (incident: Incident) => boolean): Origin | null {
  const index = records?.findLastIndex(({ incident, refused }) => refused === null && fits(incident)) ?? -1;
  const record = records?.[index];
  return record && inPage.incidents ? { kind: "incident", index, at: record.incident.at } : null;
}
