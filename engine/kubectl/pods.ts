import { byText } from "../lib/order";
import type { OtherPodLife } from "../simulation/trace";
import { humanDuration, humanDurationV1 } from "./humanDuration";
import { printTable } from "./table";
import { alignTabs, tableStyleV1 } from "./tabWriter";
import { noResources } from "./view";

/** The pods of one namespace. `containers` is the number in each; all but the first are sidecars that run as soon as the pod does. */
interface PodHistory {
  namespace: string;
  containers: number;
  pods: readonly OtherPodLife[];
}

/** What `kubectl get pods` prints. Mirrors printPod. */
export function getPods({ namespace, containers, pods }: PodHistory, now: number): string {
  const present = podsAt(pods, now);
  if (present.length === 0) return noResources(namespace);
  const rows = present.map((pod) => {
    const { status, readyContainers, restarts, lastExitAt } = statusAt(pod, containers, now);
    const restartText = restarts === 0 || lastExitAt === null ? restarts : `${restarts} (${humanDuration(now - lastExitAt)} ago)`;
    return [pod.name, `${readyContainers}/${containers}`, status, restartText, humanDuration(now - pod.createdAt)];
  });
  return printTable(podColumns, rows);
}

/** What `kubectl get pods` of 1.2 printed. Mirrors its printPodBase, which skips pods that have ended. If there is no pod, it printed nothing. */
export function getPodsV1({ containers, pods }: Omit<PodHistory, "namespace">, now: number): string {
  const present = podsAt(pods, now);
  if (present.length === 0) return "";
  const rows = present.flatMap((pod) => {
    const { status, readyContainers, restarts, hasEnded } = statusAt(pod, containers, now);
    if (hasEnded) return [];
    return [pod.name, `${readyContainers}/${containers}`, status, restarts, humanDurationV1(now - pod.createdAt)].join("\t");
  });
  return alignTabs([podColumns.join("\t"), ...rows, ""].join("\n"), tableStyleV1);
}

const podColumns = ["NAME", "READY", "STATUS", "RESTARTS", "AGE"];

/** The API server lists by name. */
export function podsAt(pods: readonly OtherPodLife[], now: number): OtherPodLife[] {
  const present = pods.filter(({ createdAt, goneAt }) => createdAt <= now && (goneAt === null || now < goneAt));
  return present.toSorted((a, b) => byText(a.name, b.name));
}

interface PodStatus {
  status: string;
  readyContainers: number;
  restarts: number;
  /** When the container's last state ended; null if it has none. */
  lastExitAt: number | null;
  /** Its phase is Failed or Succeeded. */
  hasEnded: boolean;
}

function statusAt(pod: OtherPodLife, containers: number, now: number): PodStatus {
  const past = pod.phases.filter(({ at }) => at <= now);
  const phase = past.at(-1)?.phase ?? "pending";
  // The kubelet reports no new readiness while it stops the containers.
  const last = past.findLast((entered) => entered.phase !== "terminating")?.phase ?? "pending";
  const hasEnded = last === "failed" || last === "succeeded";
  const readyContainers = last === "ready" ? containers : last === "pending" || hasEnded ? 0 : containers - 1;
  const exits = pod.exits.filter(({ at }) => at <= now);
  const isDown = last === "crashed";
  // Without back-off the container's state is its exit. During back-off its state is the wait, and the exit is its last state.
  const lastExit = exits.at(-1);
  const isExited = isDown && lastExit?.backOffSeconds === 0;
  return {
    status: statusOf(phase, {
      isBound: pod.scheduledAt !== null && pod.scheduledAt <= now,
      exitReason: isExited ? (lastExit.outOfMemory ? "OOMKilled" : "Error") : null,
    }),
    readyContainers,
    restarts: exits.length - Number(isDown),
    lastExitAt: exits.at(isExited ? -2 : -1)?.at ?? null,
    hasEnded,
  };
}

/** `exitReason`: of the container's state, if it is its exit. */
function statusOf(
  phase: OtherPodLife["phases"][number]["phase"],
  { isBound, exitReason }: { isBound: boolean; exitReason: "OOMKilled" | "Error" | null },
): string {
  switch (phase) {
    case "pending":
      return isBound ? "ContainerCreating" : "Pending";
    case "starting":
    case "ready":
    case "unready":
      return "Running";
    case "crashed":
      return exitReason ?? "CrashLoopBackOff";
    case "terminating":
      return "Terminating";
    // Since 1.22 the kubelet reports how the containers ended, and printPod prefers their reason ("Error" for a killed container) to the
    // pod's own ("Evicted").
    case "failed":
      return "Error";
    case "succeeded":
      return "Completed";
  }
}
