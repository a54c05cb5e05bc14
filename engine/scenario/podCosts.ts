import type { ClusterSettings } from "../cluster/clusterSettings";
import { hasJobs } from "../cluster/job";
import { keepsConnections } from "../cluster/neededParts";
import { loadFactorOf } from "../cluster/loadFactor";
import { spreadLevels } from "../cluster/usage";
import type { Workload } from "../cluster/workload";
import { createLoadReader } from "../load/curve";
import type { Scenario } from "./scenario";

/** Pods that work alike are computed together. At most so many work differently at a time; a few states of starting pods are left out. */
export function mostKindsOfPods(workload: Workload, { nodes }: Pick<ClusterSettings, "nodes">, replicas: number): number {
  const levels = workload.cpuSpreadPercent > 0 ? spreadLevels : 1;
  const jobs = hasJobs(workload) ? 1 + Math.max(1, workload.workersPerPod) : 1;
  const connections = keepsConnections(workload) ? differentCounts(workload.clientConnections) : 1;
  const ofOneNode = levels * jobs * connections;
  // Pods on a full node work differently from those on a node with other pods.
  return Math.min(replicas, nodes > 0 && ofOneNode > 1 ? Infinity : ofOneNode);
}

/** So many different whole numbers from 0 on can have this sum. */
const differentCounts = (sum: number): number => 1 + Math.floor((Math.sqrt(1 + 8 * sum) - 1) / 2);

/**
 * Messages that arrive together and that a pod begins together are one row. So there are at most as many rows as messages, as jobs that the
 * workers have time for, and as the pods can have in each second: those of the second itself, and those that waited. Counts the messages
 * only if the other two are more than `enough`.
 */
export function mostJobRows(scenario: Scenario, replicas: number, enough: number): number {
  const { workload, durationSeconds } = scenario;
  if (!hasJobs(workload)) return 0;
  const seconds = durationSeconds + workload.jobSeconds;
  const ofWorkers = replicas * Math.max(1, workload.workersPerPod) * (1 + seconds / workload.jobSeconds);
  const ofPods = 2 * replicas * seconds;
  const most = Math.min(ofWorkers, ofPods);
  return most <= enough ? most : Math.min(most, mostMessages(scenario));
}

/** With the seconds before the run, in which the load is that of its start. */
function mostMessages({ load, incidents, durationSeconds, workload }: Scenario): number {
  const drawn = createLoadReader(load.points);
  const factors = incidents.flatMap((incident) => {
    const factor = "durationSeconds" in incident ? loadFactorOf(incident) : 1;
    return factor > 1 && "durationSeconds" in incident
      ? [{ from: incident.at, until: incident.at + incident.durationSeconds, factor }]
      : [];
  });
  let messages = drawn(0) * workload.jobSeconds;
  for (let second = 0; second <= durationSeconds; second++) {
    let arriving = drawn(second);
    for (const { from, until, factor } of factors) if (from <= second && second < until) arriving *= factor;
    messages += arriving;
  }
  return messages * (1 + load.noise);
}
