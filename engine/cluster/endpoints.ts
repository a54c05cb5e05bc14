import type { ClusterSettings } from "./clusterSettings";
import type { Connections } from "./connections";
import type { FailureReason } from "./failureReasons";
import { serves, type Pod } from "./pod";
import type { Workload } from "./workload";

/**
 * Which pods requests are sent to. The Service's endpoints follow the pods with a delay: it is the time that the endpoints controller,
 * kube-proxy and the ingress take together. So a ready pod gets its share late, and a pod that stops or fails still gets it for a while.
 * What is sent to a pod that does not answer fails. A queue has no endpoints: its pods fetch their messages.
 */
export interface Endpoints {
  /** The first second whose requests were not sent yet. */
  next(): number;
  /** The first second with a change that is due; connections may change in every one. */
  nextChange(): number;
  /** Makes the changes that are due before the second's requests are sent. */
  tick(now: number): void;
  /** The second's requests were sent. */
  sent(now: number): void;
  /** Call it after every change of what a pod does. */
  follow(pod: Pod): void;
  /** Listed pods that do not answer, or the clients that met them if clients keep connections, by what then fails the requests. */
  readonly silent: ReadonlyMap<FailureReason, number>;
  /** How many they are. */
  silentPods(): number;
  /** Clients that keep connections and have none, because no pod is listed. */
  waitingClients(): number;
}

interface Change {
  pod: Pod;
  listed: boolean;
  due: number;
}

/** `join` is called for each pod that changed. `connections`: null if each request is sent to any pod. */
export function createEndpoints(
  { kind }: Pick<Workload, "kind">,
  { endpointsDelaySeconds }: Pick<ClusterSettings, "endpointsDelaySeconds">,
  join: (pod: Pod) => void,
  connections: Connections | null,
): Endpoints {
  const delay = kind === "queue" ? 0 : endpointsDelaySeconds;
  const silent = new Map<FailureReason, number>();
  let silentPods = 0;
  let next = -Infinity;
  let changes: Change[] = [];

  const count = (reason: FailureReason | null, by: 1 | -1) => {
    if (reason === null) return;
    silent.set(reason, (silent.get(reason) ?? 0) + by);
    silentPods += by;
  };
  const settle = (pod: Pod) => {
    const { endpoint } = pod;
    const silence = silenceOf(pod);
    if (silence !== null) connections?.close(pod);
    endpoint.serves = silence === null && (endpoint.listed || endpoint.connections > 0);
    noteWorkLeft(pod, endpoint.serves, next);
    noteSilence(endpoint, endpoint.listed ? silence : null);
    join(pod);
  };
  const noteSilence = (endpoint: Pod["endpoint"], silence: FailureReason | null) => {
    if (silence !== endpoint.silence) {
      count(endpoint.silence, -1);
      count(silence, 1);
      endpoint.silence = silence;
    }
  };
  const list = (pod: Pod, listed: boolean) => {
    if (listed === pod.endpoint.listed) return;
    pod.endpoint.listed = listed;
    connections?.list(pod, listed);
  };

  const makeDue = (now: number) => {
    const due = changes.filter((change) => change.due <= now);
    if (due.length === 0) return;
    changes = changes.filter((change) => change.due > now);
    for (const { pod, listed } of due) {
      list(pod, listed);
      settle(pod);
    }
  };

  return {
    silent: connections?.failed ?? silent,
    silentPods: () => connections?.failedClients() ?? silentPods,
    waitingClients: () => connections?.waiting() ?? 0,
    next: () => next,
    nextChange: () => (connections ? -Infinity : changes.reduce((first, { due }) => Math.min(first, due), Infinity)),
    tick(now) {
      next = now;
      if (changes.length > 0) makeDue(now);
      connections?.open(now, settle);
    },
    sent(now) {
      next = now + 1;
    },
    follow(pod) {
      const { endpoint } = pod;
      const wanted = isWanted(pod, kind, connections !== null);
      if (wanted !== endpoint.wanted) {
        endpoint.wanted = wanted;
        // The endpoints change from the deletion on, however long the pod keeps the connections that it has.
        const since = !wanted && pod.stopping ? pod.stopping.since : next;
        const due = since + delay;
        if (due <= next) list(pod, wanted);
        else changes.push({ pod, listed: wanted, due });
      }
      settle(pod);
    },
  };
}

/** Its cohort knows what a pod has in work only as long as it gets requests. */
function noteWorkLeft(pod: Pod, serves: boolean, at: number): void {
  const { cohort } = pod.usage;
  if (serves) pod.workLeft = null;
  else if (cohort?.work.serving) pod.workLeft = { amount: cohort.inWork, at, seconds: cohort.inWorkMilliseconds / 1000 };
}

/** A pod that drains keeps its share until it has drained: all of it, unless that is the connections that it has. */
function isWanted(pod: Pod, kind: Workload["kind"], hasConnections: boolean): boolean {
  if (pod.stopping) return pod.stopping.keepsShare && answers(pod) && !hasConnections;
  // Of a pod on a node that is lost, the API server knows only that it was Ready.
  return serves(pod) && (pod.isUnreachable || answers(pod) || (kind === "service" && (pod.silent || pod.restarting !== null)));
}

const answers = (pod: Pod): boolean => silenceOf(pod) === null;

/** Most processes take no new connection from SIGTERM on, while they finish the requests that they have. */
function silenceOf(pod: Pod): FailureReason | null {
  if (pod.startedAt === null) return "podGone";
  if (!pod.wasReady || pod.silent) return "podStarting";
  return pod.stopping?.refuses || pod.restarting?.refuses ? "podStopping" : null;
}
