import type { Observation } from "../controller/observation";
import { arrivingMilliRequests, type LoadCurve } from "../load/curve";
import { seededRandom } from "../lib/random";
import { createDeployment, type Deployment } from "./deployment";
import { createMetricsPipeline, kubeletPeriodSeconds } from "./metricsPipeline";
import { createService, type ServiceSecond } from "./service";
import type { Workload } from "./workload";

/** The simulated world that the controller watches: one Deployment, the requests it serves, and the metrics API. */
export interface Cluster {
  readonly deployment: Deployment;
  /** Lives through one second; seconds come in order. */
  tick(now: number): ServiceSecond;
  /** What the controller would see now. Read it at once: pods and samples change with the next tick. */
  observe(): Observation;
}

/** The first pods are an hour old when the run starts: past every start-up rule of the controller. */
const firstPodsCreatedAt = -3600;
/** Seconds lived through before the run, so that the first reconcile finds pods that were measured twice. */
const settlingSeconds = 60;

/** `name` is the Deployment's, and its container's. Every random draw comes from the seed. */
export function createCluster(name: string, load: LoadCurve, workload: Workload, seed: number): Cluster {
  const random = seededRandom(seed);
  const noise = random.fork("load-noise");
  const requestsMilli = { cpu: workload.cpuRequestMilli, memory: workload.memoryRequestMebibytes * 1_048_576 * 1000 };
  const metrics = createMetricsPipeline(name, random);
  const deployment = createDeployment(
    {
      name,
      replicas: workload.initialReplicas,
      template: {
        containers: [{ name, requestsMilli }],
        startUpSeconds: workload.startUpSeconds,
        readinessSeconds: workload.readinessSeconds,
      },
      terminationGraceSeconds: workload.terminationGraceSeconds,
      samplePeriodSeconds: kubeletPeriodSeconds,
      onRemoved: (pod) => metrics.forget(pod),
    },
    firstPodsCreatedAt,
    random,
  );
  const service = createService(workload);
  const tick = (now: number) => {
    deployment.tick(now);
    const second = service.tick(now, arrivingMilliRequests(load, now, noise.next()), deployment.pods);
    metrics.tick(now, deployment.pods);
    return second;
  };
  for (let second = -settlingSeconds; second < 0; second++) tick(second);

  return {
    deployment,
    tick,
    observe: () => ({
      scale: { ok: true, specReplicas: deployment.replicas, statusReplicas: deployment.statusReplicas(), selector: `app=${name}` },
      pods: deployment.pods,
      metrics: { resource: metrics.delivered },
    }),
  };
}
