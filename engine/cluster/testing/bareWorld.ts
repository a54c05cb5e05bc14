import type { SeededRandom } from "../../lib/random";
import { defaultCluster } from "../clusterSettings";
import { createDeployment } from "../deployment";
import { createMemory } from "../memory";
import { createPods } from "../pods";
import { podSpecOf } from "../podTemplate";
import { createPodReader } from "../readPod";
import { createNameGenerator } from "../replicaSet";
import { createService } from "../service";
import { createCohorts } from "../cohorts";
import type { Workload } from "../workload";

/** A Deployment, its pods and their work as the cluster joins them, without those who measure; its first pods are a hundred seconds old. */
export function createBareWorld(workload: Workload, random: SeededRandom) {
  const cohorts = createCohorts(workload);
  const memory = createMemory(workload);
  const settings = defaultCluster;
  const ignored = () => undefined;
  const pods = createPods(
    { workload, settings, requestMilli: 1, livesFrom: -100, flapsFrom: 0, cohorts, onCreated: ignored, onGone: ignored },
    random,
  );
  const template = { ...podSpecOf(workload, { main: "web", sidecar: "sidecar" }), release: "good" } as const;
  const controller = createDeployment(pods, "web", template, workload, createNameGenerator(random.fork("names")));
  controller.settle(workload.initialReplicas, -100);
  return { pods, controller, service: createService(workload, cohorts, memory), reader: createPodReader(memory) };
}
