// Whole runs of the engine with many pods: the cost of one second, and the memory that a run of ten thousand pods holds.
import { loadEngine } from "./loadEngine.mjs";

export async function manyPods(report, repeats) {
  const engine = await loadEngine();
  const spend = (name, scenario, times) => {
    const runs = Array.from({ length: times + 1 }, () => measureRun(engine, scenario));
    const spent = runs.slice(1).toSorted((a, b) => a.milliseconds - b.milliseconds)[Math.floor(times / 2)];
    report(`simulate/${name}`, spent.milliseconds, "ms");
    return spent;
  };
  const large = spend("1h-10000-pods", waves(engine, 10_000, 1), 1);
  report("simulate/1h-10000-pods/memory", large.megabytes, "MB");

  // The bar: if the cost is linear in pods and in time, these are equal; they fall if pods are computed together, and never rise.
  for (const [pods, hours] of [
    [500, 12],
    [1000, 12],
    [1000, 24],
    [2000, 12],
  ]) {
    const { milliseconds, podTicks } = spend(`${hours}h-${pods}-pods/engine`, waves(engine, pods, hours), repeats(3));
    report(`simulate/${hours}h-${pods}-pods/pod-tick`, (1e6 * milliseconds) / podTicks, "ns");
  }
}

/**
 * How much a search saves that runs a scenario with many manifests for the outcomes alone. Both kinds of run take turns in one process. By a
 * profile the cluster is 58 % of a run for the outcomes, the controller 13, the outcomes' sums 9, the manifest 8 and the start 7: a full run
 * pays for all of them, too. Its records are about a half of it: of its code the looks at metrics take 9 %, the columns 8, the percentiles 8,
 * and the rest are the controller's records and the collection of garbage. So 2.5 times needs a cluster at about half its cost.
 */
export async function outcomesOnly(report, repeats) {
  const { firstScenario, run } = await loadEngine();
  const spent = { full: 0, outcomes: 0 };
  const times = repeats(300);
  const warmUp = 60;
  // Neither of a pair finds its manifest read by the other.
  const withTarget = (target) => ({
    ...firstScenario,
    manifest: firstScenario.manifest.replace("averageUtilization: 50", `averageUtilization: ${target}`),
  });
  for (let time = 0; time < warmUp + times; time++) {
    const started = process.cpuUsage();
    run(withTarget(40 + (time % 20)));
    const full = process.cpuUsage(started).user;
    const again = process.cpuUsage();
    run(withTarget(40 + ((time + 10) % 20)), { record: "outcomes" });
    const outcomes = process.cpuUsage(again).user;
    if (time < warmUp) continue;
    spent.full += full;
    spent.outcomes += outcomes;
  }
  report("simulate/outcomes-only-to-full", spent.full / spent.outcomes, "times");
}

const dayPoints = [
  [0, 10],
  [20_000, 100],
  [40_000, 20],
  [60_000, 150],
  [86_400, 10],
];

/** What KEDA adds to a day: a ScaledObject's run beside the run of the HPA that KEDA makes of it. Both take turns in one process. */
export async function kedaDay(report, repeats) {
  const { firstScenario, run, hpaItMakes } = await loadEngine();
  const scaledObject = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: {name: web}
spec:
  scaleTargetRef: {name: web}
  minReplicaCount: 1
  maxReplicaCount: 12
  fallback: {failureThreshold: 3, replicas: 4}
  triggers:
  - type: prometheus
    metadata: {serverAddress: "http://prometheus:9090", query: "sum(rate(http_requests_total[2m]))", threshold: "20"}
`;
  const hpa = hpaItMakes(scaledObject, firstScenario.flags.featureGates)
    .map(({ text }) => text)
    .join("\n");
  const signals = [{ metric: "s0-prometheus", source: "totalRequestsPerSecond" }];
  const day = { ...firstScenario, durationSeconds: 86_400, load: { points: dayPoints, noise: 0.1 }, signals };
  const times = ratioOfRuns(run, { ...day, manifest: scaledObject }, { ...day, manifest: hpa }, repeats(11));
  report("simulate/keda-day-to-its-hpas", times, "times");
}

/** What a VerticalPodAutoscaler adds to a day that it changes nothing of: then both runs have the same pods. */
export async function vpaDay(report, repeats) {
  const { firstScenario, run } = await loadEngine();
  const day = { ...firstScenario, durationSeconds: 86_400, load: { points: dayPoints, noise: 0.1 } };
  const manifest = `${day.manifest}---
apiVersion: autoscaling.k8s.io/v1
kind: VerticalPodAutoscaler
metadata: {name: web}
spec:
  targetRef: {apiVersion: apps/v1, kind: Deployment, name: php-apache}
  updatePolicy: {updateMode: Recreate}
  resourcePolicy:
    containerPolicies:
    - {containerName: "*", minAllowed: {cpu: 200m, memory: 64Mi}, maxAllowed: {cpu: 200m, memory: 64Mi}}
`;
  report("simulate/vpa-day", ratioOfRuns(run, { ...day, manifest }, day, repeats(11)), "times");
}

/** How much longer one scenario runs than another, by the medians. Both take turns in one process. */
function ratioOfRuns(run, scenario, other, times) {
  const spent = [[], []];
  for (let time = 0; time < 3 + times; time++) {
    for (const [place, each] of [scenario, other].entries()) {
      const began = performance.now();
      const ran = run(each);
      if (!ran.ok) throw new Error("the scenario does not run");
      if (time >= 3) spent[place].push(performance.now() - began);
    }
  }
  const [one, two] = spent.map((values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]);
  return one / two;
}

/** What a workload setting adds to a day of a thousand pods: the day with it beside the day without it. Both take turns in one process. */
async function dayWith(workload, times) {
  const engine = await loadEngine();
  const day = waves(engine, 1000, 24);
  const spend = (more) => {
    const started = process.cpuUsage();
    engine.run({ ...day, workload: { ...day.workload, ...more } });
    return process.cpuUsage(started).user;
  };
  const ratios = [];
  for (let time = 0; time <= times; time++) ratios.push(spend(workload) / spend({}));
  return ratios.slice(1).toSorted((a, b) => a - b)[Math.floor(times / 2)];
}

/** Pods whose CPU for a request differs. */
export async function unevenPods(report, repeats) {
  report("simulate/uneven-to-equal-1000-pods", await dayWith({ cpuSpreadPercent: 30 }, repeats(5)), "times");
}

/** Clients that keep a connection and open another each half an hour. */
export async function agingConnections(report, repeats) {
  report("simulate/connections-to-none", await dayWith({ clientConnections: 2000, maxConnectionAgeSeconds: 1800 }, repeats(5)), "times");
}

/** How many runs a search gets from one core: the first scenario cut to half an hour, read once, with another seed each time. */
export async function outcomesPerSecond(report) {
  const { firstScenario, prepareRun, startPrepared } = await loadEngine();
  const scenario = { ...firstScenario, durationSeconds: 1800 };
  const prepared = prepareRun(scenario);
  const runOf = (seed) => startPrepared({ ...scenario, seed }, prepared, { record: "outcomes" }).simulation.advance(Infinity);
  const times = 600;
  for (let seed = 0; seed < 100; seed++) runOf(seed);
  const started = process.cpuUsage();
  for (let seed = 0; seed < times; seed++) runOf(seed);
  report("study/outcomes-per-second", times / (process.cpuUsage(started).user / 1e6), "runs/s");
}

/** A load that takes the first scenario from a quarter of `pods` to all of them and back, four times. */
function waves({ firstScenario }, pods, hours) {
  const durationSeconds = 3600 * hours;
  const busy = pods * 4.5;
  const points = Array.from({ length: 9 }, (_, index) => [Math.round((index * durationSeconds) / 8), index % 2 === 0 ? busy / 4 : busy]);
  return {
    ...firstScenario,
    manifest: firstScenario.manifest.replace("maxReplicas: 10", `maxReplicas: ${pods}`),
    durationSeconds,
    load: { points, noise: 0.03 },
    workload: { ...firstScenario.workload, initialReplicas: Math.ceil(pods / 4) },
  };
}

/** `megabytes`: the highest memory use during the run, for the whole process. */
function measureRun({ startRun }, scenario) {
  const started = performance.now();
  const { simulation } = startRun(scenario);
  let most = 0;
  while (!simulation.finished) {
    simulation.advance(600);
    most = Math.max(most, bytesInUse());
  }
  const { seconds } = simulation.trace();
  const milliseconds = performance.now() - started;
  return { milliseconds, megabytes: most / 2 ** 20, podTicks: seconds.existing.reduce((sum, pods) => sum + pods, 0) };
}

function bytesInUse() {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
