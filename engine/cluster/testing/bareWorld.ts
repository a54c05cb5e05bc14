import { finish } from "../../lib/pausing";
import type { SeededRandom } from "../../lib/random";
import { defaultCluster, type ClusterSettings } from "../clusterSettings";
import { createDeployment } from "../deployment";
import { createConnections } from "../connections";
import { keepsConnections } from "../neededParts";
import { createEndpoints } from "../endpoints";
import { createLostWork } from "../lostWork";
import { createMemory } from "../memory";
import type { Pod } from "../pod";
import type { PodReader } from "../podReader";
import { mainResourcesOf } from "../podResources";
import { createPods } from "../pods";
import { podCpuRequestMilli, podSpecOf } from "../podTemplate";
import { createPodReader } from "../readPod";
import { createNameGenerator } from "../replicaSet";
import { rareParts } from "../rareParts";
import { createService } from "../service";
import { createCohorts } from "../cohorts";
import type { Workload } from "../workload";

interface PodWatcher {
  onCreated(pod: Pod): void;
  onMoved(pod: Pod): void;
  onGone(pod: Pod): void;
}

const ignored = () => undefined;
const nobody: PodWatcher = { onCreated: ignored, onMoved: ignored, onGone: ignored };

/**
 * A Deployment, its pods and their work, connected as in the cluster; its first pods are a hundred seconds old. `watch` receives each of
 * them.
 */
export function createBareWorld(
  workload: Workload,
  random: SeededRandom,
  watch: (reader: PodReader<Pod>) => PodWatcher = () => nobody,
  settings: ClusterSettings = defaultCluster,
  { areResized }: { areResized?: boolean } = {},
) {
  const memory = createMemory(workload);
  const reader = createPodReader(memory, workload);
  const { onCreated, onMoved, onGone } = watch(reader);
  const cohorts = createCohorts(workload, settings, rareParts, onMoved, areResized);
  const connections = keepsConnections(workload) ? createConnections(workload, random.fork("connections")) : null;
  const endpoints = createEndpoints(workload, settings, cohorts.join, connections);
  const lostWork = createLostWork();
  const pods = createPods(
    {
      rare: rareParts,
      workload,
      settings,
      requestMilli: podCpuRequestMilli(workload),
      livesFrom: -100,
      flapsFrom: 0,
      endpoints,
      lostWork,
      cohorts,
      memory,
      admit: () => null,
      admits: () => true,
      onCreated,
      onFailed: onGone,
      onGone,
    },
    random,
  );
  const measured = workload.sidecar === "none" ? ["web"] : ["web", "sidecar"];
  const template = {
    ...podSpecOf(workload, { main: "web", sidecar: "sidecar" }),
    resources: mainResourcesOf(workload),
    release: "good",
    image: {},
    measured,
  } as const;
  const controller = createDeployment(pods, "web", template, workload, createNameGenerator(random.fork("names")));
  finish(controller.settle(workload.initialReplicas, -100));
  const service = createService({ workload, cohorts, endpoints, lostWork, memory, rare: rareParts });
  const tick = (now: number, arriving: number) => {
    service.meet(now, pods);
    const second = service.tick(now, arriving);
    endpoints.sent(now);
    return second;
  };
  return { pods, controller, service: { ...service, tick }, reader };
}
