/** What a person could paste at a moment of a simulated run, and what the controller had really done just before. */
import type { MetricSpec } from "../../api/autoscaling";
import { metricName } from "../../api/metricSources";
import type { Reconcile } from "../../controller/decision";
import type { MetricsReading, PodObservation } from "../../controller/observation";
import { describeHpa } from "../../kubectl/describeHpa";
import { getHpaWatch } from "../../kubectl/getHpa";
import { getPods } from "../../kubectl/pods";
import { autoscalerAt, createdAt, isDeletedAt, type AutoscalerHistory } from "../../kubectl/view";
import { formatMilli } from "../../lib/quantity";
import type { SeededRandom } from "../../lib/random";
import { formatRfc3339 } from "../../lib/utcTime";
import type { Scenario } from "../../scenario/scenario";
import { anyTraceOf, asTodays } from "../../simulation/testing/traceOf";
import type { Trace } from "../../simulation/trace";
import type { Truth } from "./judgeExplained";

export interface PrintedMoment {
  readonly at: number;
  readonly printedAt: number;
  readonly describe: string;
  readonly yaml: string;
  readonly row: string;
  /** The rows of the last six syncs. */
  readonly watch: string;
  readonly pods: string;
  /** What the sync itself read: the pods as objects, and the answer of the resource metrics API where there was one. */
  readonly objects: readonly string[];
  readonly manifest: string;
  readonly specReplicas: number | null;
  readonly statusReplicas: number | null;
  readonly truth: Truth;
}

/** Some moments of a run, one in `stride` syncs, each printed within 14 s and before the next sync. */
export function printedMoments(scenario: Scenario, random: SeededRandom, stride: number): PrintedMoment[] {
  const seen = new Map<Reconcile, readonly string[]>();
  const trace = asTodays(
    anyTraceOf(scenario, {
      onReconcile(reconcile, { pods, metrics }) {
        if (reconcile.controller === undefined && random.integer(stride) === 0) seen.set(reconcile, objectsOf(pods, metrics));
      },
    }),
  );
  return trace.reconciles.flatMap((reconcile, step): PrintedMoment[] => {
    const objects = seen.get(reconcile);
    const next = trace.reconciles[step + 1]?.at ?? Infinity;
    const printedAt = Math.min(reconcile.at + random.integer(15), next - 1, trace.durationSeconds);
    if (objects === undefined || printedAt < reconcile.at) return [];
    const history = historyOf(trace, step);
    return isDeletedAt(history, printedAt) ? [] : [momentOf(trace, history, step, printedAt, objects)];
  });
}

const epoch = Date.UTC(2026, 2, 4) / 1000;

function historyOf(trace: Trace<Reconcile>, step: number): AutoscalerHistory {
  const releases = trace.releases.flatMap(({ at, version }) => (version === "1.2" ? [] : { at, version }));
  const manifests = [{ at: 0, hpa: trace.hpa }, ...trace.edits];
  return { manifests, absences: trace.absences, releases, reconciles: trace.reconciles.slice(0, step + 1), startEpoch: epoch };
}

function momentOf(
  trace: Trace<Reconcile>,
  history: AutoscalerHistory,
  step: number,
  printedAt: number,
  objects: readonly string[],
): PrintedMoment {
  const reconcile = trace.reconciles[step]!;
  const { hpa, status } = autoscalerAt(history, printedAt);
  const { name } = hpa.metadata;
  const { apiVersion, kind, metadata, spec } = hpa;
  const time = (second: number | null) => (second === null ? undefined : formatRfc3339(epoch + second));
  const object = {
    apiVersion,
    kind,
    metadata: { namespace: "default", ...metadata, creationTimestamp: time(createdAt(history, printedAt)) },
    spec,
    status: {
      ...status,
      lastScaleTime: time(status.lastScaleTime),
      conditions: status.conditions.map((condition) => ({ ...condition, lastTransitionTime: time(condition.lastTransitionTime) })),
    },
  };
  const from = trace.reconciles[Math.max(0, step - 5)]!.at;
  const pods = { namespace: "default", containers: trace.containersPerPod, pods: [...trace.pods, ...trace.otherPods] };
  return {
    at: reconcile.at,
    printedAt,
    describe: `$ kubectl describe hpa ${name}\n${describeHpa(history, printedAt)}`,
    yaml: `$ kubectl get hpa ${name} -o json\n${JSON.stringify(object, null, 4)}\n`,
    row: `$ kubectl get hpa ${name}\n${getHpaWatch(history, printedAt, printedAt)}`,
    watch: `$ kubectl get hpa ${name} -w\n${getHpaWatch(history, from, printedAt)}`,
    pods: `$ kubectl get pods -l app=web\n${getPods(pods, printedAt)}`,
    objects,
    manifest: JSON.stringify({ apiVersion, kind, metadata, spec }, null, 2),
    specReplicas: reconcile.specReplicas,
    statusReplicas: reconcile.statusReplicas,
    truth: truthOf(reconcile, spec.metrics ?? []),
  };
}

function truthOf({ decision, heldBy }: Reconcile, specs: readonly MetricSpec[]): Truth {
  const proposals = "metrics" in decision ? decision.metrics : [];
  return {
    kind: decision.kind,
    metrics: proposals.map((proposal, index) => ({
      name: specs[index] === undefined ? "" : metricName(specs[index]),
      replicas: proposal.ok ? proposal.replicaCount : null,
    })),
    desired: "desired" in decision ? decision.desired : null,
    cause: heldBy.by,
    alsoCauses: heldBy.also,
  };
}

function objectsOf(pods: readonly PodObservation[], { resource }: MetricsReading): string[] {
  const time = (second: number | null) => (second === null || second === -Infinity ? undefined : formatRfc3339(epoch + second));
  const items = pods.map(({ name, phase, startTime, ready, readyTransitionTime, deletionTimestamp, containers }) => ({
    apiVersion: "v1",
    kind: "Pod",
    metadata: { name, namespace: "default", labels: { app: "web" }, deletionTimestamp: time(deletionTimestamp) },
    spec: {
      containers: containers.map((container) => ({ name: container.name, resources: { requests: quantities(container.requestsMilli) } })),
    },
    status: {
      phase,
      startTime: time(startTime),
      conditions:
        ready === null
          ? []
          : [
              {
                type: "Ready",
                status: ready === "Unknown" ? ready : ready ? "True" : "False",
                lastTransitionTime: time(readyTransitionTime),
              },
            ],
    },
  }));
  const list = `$ kubectl get pods -l app=web -o json\n${JSON.stringify({ apiVersion: "v1", kind: "List", items }, null, 4)}\n`;
  if (resource === null) return [list];
  const samples = [...resource].map(([name, { timestamp, windowSeconds, containers }]) => ({
    metadata: { name, namespace: "default", labels: { app: "web" } },
    timestamp: time(timestamp),
    window: `${windowSeconds}s`,
    containers: containers.map((container) => ({ name: container.name, usage: quantities(container.usageMilli) })),
  }));
  const answer = { kind: "PodMetricsList", apiVersion: "metrics.k8s.io/v1beta1", metadata: {}, items: samples };
  return [list, `$ kubectl get --raw /apis/metrics.k8s.io/v1beta1/namespaces/default/pods\n${JSON.stringify(answer)}\n`];
}

const quantities = (milli: Readonly<Record<string, bigint | number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(milli).map(([resource, value]) => [resource, formatMilli(value)]));
