import { byText } from "../lib/order";
import { usageOfPod, type PodUsage } from "../simulation/podUsage";
import type { PodLife, PodLifePhase } from "../simulation/trace";
import { goDuration, humanDuration, humanDurationV1 } from "./humanDuration";
import { alignTabs, tableStyle, tableStyleV1 } from "./tabWriter";
import { noResources } from "./view";

/** The pods of one namespace. `containers` is the number in each; all but the first are sidecars that run as soon as the pod does. */
export interface PodHistory {
  namespace: string;
  containers: number;
  pods: readonly PodLife[];
}

/** What `kubectl get pods` prints. Mirrors printPod. */
export function getPods({ namespace, containers, pods }: PodHistory, now: number): string {
  const present = podsAt(pods, now);
  if (present.length === 0) return noResources(namespace);
  const rows = present.map((pod) => {
    const { status, readyContainers, restarts, exitedAt } = statusAt(pod, containers, now);
    const restartText = restarts === 0 ? "0" : `${restarts} (${humanDuration(now - exitedAt)} ago)`;
    return [pod.name, `${readyContainers}/${containers}`, status, restartText, humanDuration(now - pod.createdAt)].join("\t");
  });
  return alignTabs([podColumns, ...rows, ""].join("\n"), tableStyle);
}

/** What `kubectl get pods` of 1.2 printed. Mirrors its printPodBase. Where there is none it printed nothing. */
export function getPodsV1({ containers, pods }: Omit<PodHistory, "namespace">, now: number): string {
  const present = podsAt(pods, now);
  if (present.length === 0) return "";
  const rows = present.map((pod) => {
    const { status, readyContainers, restarts } = statusAt(pod, containers, now);
    return [pod.name, `${readyContainers}/${containers}`, status, restarts, humanDurationV1(now - pod.createdAt)].join("\t");
  });
  return alignTabs([podColumns, ...rows, ""].join("\n"), tableStyleV1);
}

const podColumns = "NAME\tREADY\tSTATUS\tRESTARTS\tAGE";

/**
 * What `kubectl top pods` prints of what the metrics API serves; null: the call fails.
 * Mirrors k8s.io/kubectl/pkg/metricsutil and the checks of its top command.
 */
export function topPods({ namespace, pods }: Omit<PodHistory, "containers">, usage: PodUsage | null, now: number): string {
  if (usage === null) return unavailable;
  const { names } = usage;
  if (names.length === 0) return whyEmpty(namespace, podsAt(pods, now), now);
  const rows = names
    .map((name, index) => {
      const { cpuMilli, memoryMebibytes } = usageOfPod(usage, index);
      return `${name}\t${cpuMilli}m\t${memoryMebibytes}Mi\t`;
    })
    .toSorted();
  return alignTabs(["NAME\tCPU(cores)\tMEMORY(bytes)\t", ...rows, ""].join("\n"), tableStyle);
}

const unavailable =
  "Error from server (ServiceUnavailable): the server is currently unable to handle the request (get pods.metrics.k8s.io)\n";

/** A new pod is given two minutes before its silence counts as an error of its own. */
const metricsDelaySeconds = 120;

function whyEmpty(namespace: string, pods: readonly PodLife[], now: number): string {
  if (pods.length === 0) return noResources(namespace);
  const silent = pods.find(({ createdAt }) => now - createdAt > metricsDelaySeconds);
  if (silent === undefined) return "error: metrics not available yet\n";
  return `error: Metrics not available for pod ${namespace}/${silent.name}, age: ${goDuration(now - silent.createdAt)}\n`;
}

/** The API server lists by name. */
function podsAt(pods: readonly PodLife[], now: number): PodLife[] {
  const present = pods.filter(({ createdAt, goneAt }) => createdAt <= now && (goneAt === null || now < goneAt));
  return present.toSorted((a, b) => byText(a.name, b.name));
}

interface PodStatus {
  status: string;
  readyContainers: number;
  restarts: number;
  /** When a container last exited; now where none did. */
  exitedAt: number;
}

function statusAt({ phases }: PodLife, containers: number, now: number): PodStatus {
  const past = phases.filter(({ at }) => at <= now);
  const phase = past.at(-1)?.phase ?? "pending";
  // The kubelet reports no readiness anew while it stops the containers.
  const last = past.findLast((entered) => entered.phase !== "terminating")?.phase ?? "pending";
  const readyContainers = last === "ready" ? containers : last === "pending" ? 0 : containers - 1;
  const restarts = past.filter(
    (entered, index) => entered.phase !== "crashed" && past[index - 1]?.phase === "crashed" && entered.phase !== "terminating",
  );
  const exitedAt = past.findLast((entered) => entered.phase === "crashed")?.at ?? now;
  return { status: statuses[phase], readyContainers, restarts: restarts.length, exitedAt };
}

const statuses: Readonly<Record<PodLifePhase, string>> = {
  pending: "Pending",
  starting: "Running",
  ready: "Running",
  unready: "Running",
  crashed: "CrashLoopBackOff",
  terminating: "Terminating",
};
