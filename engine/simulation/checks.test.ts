import { expect, test } from "vitest";
import type { Observation, PodMetrics, PodObservation } from "../controller/observation";
import { breaches } from "./checks";
import { watchObservations } from "./observationChecks";
import { changed } from "./testing/checkedRun";
import { traceOf } from "./testing/traceOf";
import type { Trace } from "./trace";

/** Ten minutes of a Deployment: one pod, and more from 300 s on. Requests follow the endpoints at once. */
const scenario = changed({
  durationSeconds: 600,
  load: {
    points: [
      [300, 5],
      [301, 40],
    ],
    noise: 0,
  },
  workload: { initialReplicas: 1 },
  cluster: { endpointsDelaySeconds: 0 },
});
const run = (): Trace => traceOf(scenario);

test("an untouched run breaks none", () => {
  expect(breaches(run())).toEqual([]);
});

/** Between two reconciles, while there is one pod. */
const second = 50;

test.each<[string, (trace: Trace) => void, RegExp]>([
  ["a request lost", ({ seconds }) => void seconds.served[second]!--, /^50 s: .* requests in, .* out$/],
  ["a thousandth of a request lost", ({ seconds }) => void (seconds.waiting[second]! += 0.001), /^50 s: .* requests in, .* out$/],
  [
    "a request that failed for no reason",
    ({ seconds }) => {
      seconds.served[second]!--;
      seconds.failed[second]!++;
    },
    /^50 s: 1 requests failed, 0 of them for a reason$/,
  ],
  ["an outcome that its reasons do not add up to", (trace) => void (trace.failures = { timedOut: 1 }), /^240.8 failed, 1 for a reason$/],
  [
    "a request served without a ready pod",
    ({ seconds, pods }) => {
      seconds.ready[second] = 0;
      pods[0]!.phases = [...pods[0]!.phases, { at: second, phase: "unready" }, { at: second + 1, phase: "ready" }];
    },
    /^50 s: 5 served without a ready pod$/,
  ],
  ["more served than there is capacity", ({ seconds }) => void (seconds.capacity[second] = 1), /^50 s: 5 served, capacity 1$/],
  ["a pod that nobody knows", ({ seconds }) => void seconds.existing[second]!++, /^50 s: 2 exist, 1 lives$/],
  ["a ready pod that is not", ({ seconds }) => void seconds.ready[second]!++, /^50 s: 2 ready, 1 of the lives$/],
  [
    "pods beyond the surge",
    ({ seconds }) => void seconds.written.fill(0, second - 1, second + 1),
    /^50 s: 1 pods, 0 asked for and a surge of 0$/,
  ],
  ["a count beyond maxReplicas", ({ hpa }) => void (hpa.spec.maxReplicas = 1), /^step \d+: wrote \d+, outside 1 to 1$/],
  ["usage above the limits", ({ seconds }) => void (seconds.cpuUsed[second] = 501), /^50 s: the pods use 501 m, their limits are 500$/],
  ["usage above one pod's limit", ({ seconds }) => void (seconds.hottestCpu[second] = 501), /^50 s: a pod uses 501 m, its limit is 500$/],
  ["utilization above the limit", ({ metrics }) => void (metrics[0]!.actual[second] = 251), /^50 s: 251 %, limit 250$/],
  ["a reconcile before the last", ({ steps }) => void (steps.at[3] = 20), /^step 3: at 20, after 30$/],
  ["a usage from the future", ({ steps }) => void (steps.lag[3] = -1), /^step 3: a lag of -1 s$/],
  ["a sample from the future", ({ metrics }) => void (metrics[0]!.seenTo[3] = 46), /^step 3: at 45 it saw cpu of \d+ to 46$/],
  ["a pod gone before it came", ({ pods }) => void (pods[0]!.goneAt = -7200), /: -3600, .*, -7200$/],
])("finds %s", (_, breakIt, said) => {
  const trace = structuredClone(run());
  breakIt(trace);
  expect(breaches(trace)).toContainEqual(expect.stringMatching(said));
});

test.each<[string, (seen: Seen) => void, RegExp]>([
  ["a ready pod that does not run", ({ pods }) => void (pods[0]!.phase = "Pending"), /is ready and Pending$/],
  ["a pod that is ready later", ({ pods }) => void (pods[0]!.readyTransitionTime = 601), /knows the future$/],
  ["two pods of one name", ({ pods }) => void pods.push(pods[0]!), /two pods of one name$/],
  [
    "another sample of a pod than is delivered",
    ({ pods, samples }) => void (pods[0]!.resourceSample = { ...sampleOf(samples) }),
    /has another sample than is delivered of it$/,
  ],
  ["a sample of a pod that is gone", ({ samples }) => void samples.set("gone", sampleOf(samples)), /a sample of gone, which is gone$/],
  ["a sample from the future", ({ samples }) => void (sampleOf(samples).timestamp = 601), /a sample of 601, window \d+$/],
  [
    "usage from before the containers ran",
    ({ samples }) => void (sampleOf(samples).windowSeconds = 9000),
    /when it did not run throughout$/,
  ],
  ["usage above the limit", ({ samples }) => void (sampleOf(samples).containers[0]!.usageMilli.cpu = 501), /uses 501 m, its limit is 500$/],
  ["an API that should answer", ({ metrics }) => void (metrics.resource = null), /metrics-server answers, or does not$/],
])("finds that the controller saw %s", (_, breakIt, said) => {
  const watch = watchObservations(scenario);
  const trace = traceOf(scenario, {
    onReconcile(reconcile, observation, hpa) {
      const seen = reconcile.at === 600 ? copyOf(observation) : null;
      if (seen) breakIt(seen);
      watch.onReconcile(reconcile, seen ? { ...observation, pods: seen.pods, metrics: seen.metrics } : observation, hpa);
    },
  });
  expect(watch.breaches(trace)).toContainEqual(expect.stringMatching(said));
});

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
type Sample = Mutable<PodMetrics> & { containers: { usageMilli: { cpu: number } }[] };

interface Seen {
  pods: Mutable<PodObservation>[];
  samples: Map<string, Sample>;
  metrics: Mutable<Observation["metrics"]>;
}

function copyOf({ pods, metrics }: Observation): Seen {
  const samples = structuredClone(metrics.resource) as Map<string, Sample>;
  return { pods: pods.map((pod) => ({ ...pod })), samples, metrics: { ...metrics, resource: samples } };
}

const sampleOf = (samples: Map<string, Sample>): Sample => [...samples.values()][0]!;
