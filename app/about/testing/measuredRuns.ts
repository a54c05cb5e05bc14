/** Published timelines under the same settings, as far as they are known: the runs that are compared with them. */
import { run } from "../../../engine/doors/withKeda";
import { firstScenario, type Scenario, type Trace } from "../../../engine/index";

interface MeasuredWalkthrough {
  /** Of the one pod under load. */
  utilizationPercent: number;
  replicas: number;
  /** From the load's first second until the last of these replicas is written. */
  secondsUp: number;
  /** From the load's last second until one replica is written. */
  secondsDown: number;
}

const loadFrom = 300;
const loadUntil = 1200;

/** The php-apache walkthrough: a load for which one pod uses 305% of its request of 200m, and then none. */
export function measureWalkthrough(): MeasuredWalkthrough {
  const { idleCpuMilli, cpuPerRequestMilliseconds, cpuRequestMilli } = firstScenario.workload;
  const requests = (3.05 * cpuRequestMilli - idleCpuMilli) / cpuPerRequestMilliseconds;
  const trace = traced({
    ...firstScenario,
    durationSeconds: 2400,
    load: {
      points: [
        [loadFrom - 1, 0],
        [loadFrom, requests],
        [loadUntil, requests],
        [loadUntil + 1, 0],
      ],
      noise: 0,
    },
    workload: { ...firstScenario.workload, initialReplicas: 1, cpuLimitMilli: 0 },
  });
  const { written } = trace.seconds;
  const replicas = Math.max(...written);
  return {
    utilizationPercent: Math.max(...trace.metrics[0]!.seen.filter((value) => !Number.isNaN(value))),
    replicas,
    secondsUp: written.indexOf(replicas) - loadFrom,
    secondsDown: written.indexOf(1, written.indexOf(replicas)) - loadUntil,
  };
}

export const measuredPeriods = [15, 30, 60] as const;
const neededPods = 16;

/** From a load that rises from that of 4 pods to that of 18 until 16 pods are ready, by the period at which metrics are read. */
export function measurePeriods(kind: "resource" | "custom"): number[] {
  const manifest = manifestOf(metrics[kind]);
  return measuredPeriods.map((period) => {
    const { ready } = traced({
      ...firstScenario,
      manifest,
      durationSeconds: 1500,
      load: {
        points: [
          [loadFrom - 1, 19.2],
          [loadFrom, 86.4],
        ],
        noise: 0,
      },
      workload: { ...firstScenario.workload, initialReplicas: 4 },
      cluster: { ...firstScenario.cluster, metricResolutionSeconds: period, scrapeSeconds: period },
    }).seconds;
    return ready.findIndex((pods) => pods >= neededPods) - loadFrom;
  });
}

/** 4.8 requests/s use 100m of CPU, half of the request. */
const metrics = {
  resource: "{type: Resource, resource: {name: cpu, target: {type: Utilization, averageUtilization: 50}}}",
  custom: "{type: Pods, pods: {metric: {name: http_requests_per_second}, target: {type: AverageValue, averageValue: 4800m}}}",
};

const manifestOf = (metric: string): string => `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  minReplicas: 4
  maxReplicas: 24
  metrics: [${metric}]
`;

function traced(scenario: Scenario): Trace {
  const ran = run(scenario);
  if (!ran.ok) throw new Error("a measured scenario does not run");
  return ran.trace;
}
