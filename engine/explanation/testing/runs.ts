/** Random runs of the controller, with all inputs of each step, so that a test can run each reconcile again. */
import type { HorizontalPodAutoscaler, HPAScalingRules, MetricSpec } from "../../api/autoscaling";
import type { ControllerMemory, MetricProposal, Reconcile } from "../../controller/decision";
import { defaultFeatureGates, defaultFlags, type ControllerFlags } from "../../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../../controller/horizontal";
import type { Observation, PodMetrics, PodMetricValue } from "../../controller/observation";
import { averageValue, autoscaler, cpuUtilization, observe, sampleOf, seenPod, type SeenPod } from "../../controller/testing/observed";
import type { SeededRandom } from "../../lib/random";

export const flags1_28: ControllerFlags = {
  ...defaultFlags,
  kubernetesVersion: "1.28",
  featureGates: defaultFeatureGates("1.28"),
};

export interface Step {
  name: string;
  flags: ControllerFlags;
  hpa: HorizontalPodAutoscaler;
  observation: Observation;
  memory: ControllerMemory;
  reconcile: Reconcile;
}

export const drive = ({ flags, hpa, observation, memory, reconcile }: Step): Reconcile =>
  reconcileAutoscaler(hpa, observation, memory, flags, reconcile.at).reconcile;

/** The next reconcile finds what was written, unless someone else changes the count. */
export function playRun(run: string, random: SeededRandom, steps: number, flags = defaultFlags): Step[] {
  const hpa = randomAutoscaler(random);
  const played: Step[] = [];
  let memory = freshMemory();
  let replicas = 1 + random.integer(12);
  let cpu = 50;
  for (let now = 15; now <= 15 * steps; now += 15) {
    if (random.integer(30) === 0) replicas = random.integer(25);
    if (random.integer(5) === 0) cpu = 5 + random.integer(200);
    const observation = randomObservation(random, replicas, cpu, now);
    const result = reconcileAutoscaler(hpa, observation, memory, flags, now);
    played.push({ name: `${run}, second ${now}`, flags, hpa, observation, memory, reconcile: result.reconcile });
    memory = result.memory;
    replicas = result.reconcile.scaledTo ?? replicas;
  }
  return played;
}

function randomAutoscaler(random: SeededRandom): HorizontalPodAutoscaler {
  const metrics = Array.from({ length: random.integer(3) === 0 ? 2 : 1 }, () => randomMetric(random));
  const canSleep = random.integer(4) === 0 && metrics.some(({ type }) => type === "Object" || type === "External");
  const minReplicas = canSleep ? 0 : 1 + random.integer(4);
  return autoscaler({
    minReplicas,
    maxReplicas: minReplicas + 1 + random.integer(18),
    metrics,
    ...(random.integer(4) > 0 && { behavior: { scaleUp: randomRules(random), scaleDown: randomRules(random) } }),
  });
}

const describedObject = { apiVersion: "networking.k8s.io/v1", kind: "Ingress", name: "main" };

function randomMetric(random: SeededRandom): MetricSpec {
  const percent = 20 + random.integer(120);
  const amount = `${20 + random.integer(200)}m`;
  const metric = { name: "work" };
  const byValue = { type: "Value", value: amount } as const;
  const byAverage = { type: "AverageValue", averageValue: amount } as const;
  switch (random.integer(9)) {
    case 0:
      return {
        type: "ContainerResource",
        containerResource: { name: "cpu", container: "app", target: { type: "Utilization", averageUtilization: percent } },
      };
    case 1:
      return { type: "Pods", pods: { metric, target: byAverage } };
    case 2:
      return { type: "Object", object: { describedObject, metric, target: byValue } };
    case 3:
      return { type: "Object", object: { describedObject, metric, target: byAverage } };
    case 4:
      return { type: "External", external: { metric, target: byValue } };
    case 5:
      return { type: "External", external: { metric, target: byAverage } };
    case 6:
      return averageValue("cpu", amount);
    default:
      return cpuUtilization(percent);
  }
}

function randomRules(random: SeededRandom): HPAScalingRules {
  const policies = Array.from({ length: 1 + random.integer(3) }, () => ({
    type: random.integer(2) === 0 ? ("Pods" as const) : ("Percent" as const),
    value: 1 + random.integer(random.integer(2) === 0 ? 5 : 150),
    periodSeconds: 15 * (1 + random.integer(8)),
  }));
  return {
    stabilizationWindowSeconds: random.integer(2) * random.integer(240),
    selectPolicy: (["Max", "Max", "Min", "Disabled"] as const)[random.integer(4)] ?? "Max",
    policies,
    ...(random.integer(3) === 0 && { tolerance: `${random.integer(300)}m` }),
  };
}

function randomObservation(random: SeededRandom, replicas: number, cpu: number, now: number): Observation {
  const surge = random.integer(6) === 0 ? random.integer(6) : 0;
  const seen = observe(randomPods(random, replicas + surge, cpu, now), replicas);
  const gone: [string, PodMetrics][] =
    random.integer(6) === 0 ? [["gone", sampleOf([{ name: "app", usageMilli: { cpu: random.integer(200) } }])]] : [];
  const values = [...seen.pods.slice(random.integer(2)).map(({ name }) => name), ...gone.map(([name]) => name)];
  const value = random.integer(2000);
  return {
    ...seen,
    scale: {
      ok: true,
      specReplicas: replicas,
      statusReplicas: random.integer(8) === 0 ? random.integer(20) : replicas,
      selector: "app=web",
      ...(random.integer(20) === 0 && { updateError: "the object has been modified" }),
    },
    metrics: {
      resource: new Map([...(seen.metrics.resource ?? []), ...gone]),
      pods: new Map([
        ["work", new Map(values.map((name) => [name, { timestamp: now, windowSeconds: 60, valueMilli: random.integer(300) }]))],
      ]),
      object: new Map(random.integer(12) === 0 ? [] : [["work", value]]),
      external: new Map([["work", random.integer(12) === 0 ? [] : [value, random.integer(200)]]]),
    },
  };
}

function randomPods(random: SeededRandom, count: number, cpu: number, now: number): SeenPod[] {
  const calm = random.integer(2) === 0;
  return Array.from({ length: count }, (_, index) => {
    const name = `web-${index}`;
    const containers = [{ name: "app", requestsMilli: { cpu: index % 3 === 0 ? 150 : 100 } }];
    switch (calm ? -1 : random.integer(12)) {
      case 0:
        return seenPod(name, null, { containers });
      case 1:
        return seenPod(name, cpu, { containers, phase: "Pending" });
      case 2:
        return seenPod(name, cpu, { containers, startTime: now - 20, readyTransitionTime: now - 5 });
      case 3:
        return seenPod(name, cpu, { containers, deletionTimestamp: now });
      default:
        return seenPod(name, cpu + random.integer(20), { containers });
    }
  });
}

/**
 * The same observation with another usage of one metric: the counted pods, or the total, use the given amount, and the first pod uses all
 * of it.
 */
export function withUsage(observation: Observation, { spec, ...proposal }: MetricProposal & { ok: true }, usageMilli: number): Observation {
  const { metrics } = observation;
  const { calculation } = proposal;
  if (calculation.kind !== "pods") {
    return {
      ...observation,
      metrics: { ...metrics, object: new Map([["work", usageMilli]]), external: new Map([["work", [usageMilli]]]) },
    };
  }
  const setAside = new Set(calculation.groups.setAside.map(({ name }) => name));
  const listed = new Set(observation.pods.map(({ name }) => name));
  const isCounted = (name: string) => !setAside.has(name) && (calculation.target.type === "AverageValue" || listed.has(name));
  const first = (names: Iterable<string>) => [...names].find(isCounted);
  const used = (name: string, one: string | undefined) => (name === one ? usageMilli : 0);
  if (spec.type === "Pods") {
    const values = metrics.pods?.get("work") ?? new Map<string, PodMetricValue>();
    const one = first(values.keys());
    const changed = [...values].map(
      ([name, sample]) => [name, isCounted(name) ? { ...sample, valueMilli: used(name, one) } : sample] as const,
    );
    return { ...observation, metrics: { ...metrics, pods: new Map([["work", new Map(changed)]]) } };
  }
  const samples = metrics.resource ?? new Map<string, PodMetrics>();
  const one = first(samples.keys());
  const changed = [...samples].map(
    ([name, sample]) =>
      [name, isCounted(name) ? { ...sample, containers: [{ name: "app", usageMilli: { cpu: used(name, one) } }] } : sample] as const,
  );
  return { ...observation, metrics: { ...metrics, resource: new Map(changed) } };
}
