import type { SeededRandom } from "../lib/random";
import type { FailureReason } from "./failureReasons";
import type { Pod } from "./pod";
import type { Workload } from "./workload";

/**
 * Clients that each keep one connection to a pod and send all of their requests over it, as gRPC and websockets do. A client opens it to a
 * random one of the pods that the endpoints list at that time, as kube-proxy does in its iptables mode, and stays with this pod when others
 * come. The connection ends when the pod no longer answers, or at its maximum age; its client then opens another at once. A client that
 * meets a pod that does not answer loses the requests of that second, and tries again in the next one.
 */
export interface Connections {
  /** The pod is in the endpoints from now on, or no longer. */
  list(pod: Pod, listed: boolean): void;
  /** The pod ends its connections. */
  close(pod: Pod): void;
  /** Opens the connections of a second, and calls for each pod that has more or fewer from now on. */
  open(now: number, changed: (pod: Pod) => void): void;
  /** Clients that met a pod that does not answer, by what fails their requests. */
  readonly failed: ReadonlyMap<FailureReason, number>;
  failedClients(): number;
  /** Clients that found no pod in the endpoints. */
  waiting(): number;
}

export function createConnections(
  { clientConnections, maxConnectionAgeSeconds }: Pick<Workload, "clientConnections" | "maxConnectionAgeSeconds">,
  random: SeededRandom,
): Connections {
  let listed: Pod[] = [];
  /** They are taken off the list together, because thousands may go in a second. */
  const unlisted = new Set<Pod>();
  /** By the number of the client. */
  const pods: (Pod | null)[] = Array.from({ length: clientConnections }, () => null);
  const endsAt = new Int32Array(clientConnections);
  const ends = new Map<number, number[]>();
  const closed = new Set<Pod>();
  const failed = new Map<FailureReason, number>();
  let without: number[] = pods.map((_, client) => client);
  let failedClients = 0;
  let isFirst = true;

  const takeOff = () => {
    if (unlisted.size === 0) return;
    listed = listed.filter((pod) => !unlisted.has(pod));
    unlisted.clear();
  };
  const leave = (client: number, changed: Set<Pod>) => {
    const pod = pods[client]!;
    if (!closed.has(pod)) {
      pod.endpoint.connections--;
      changed.add(pod);
    }
    pods[client] = null;
    without.push(client);
  };
  const endClosed = (changed: Set<Pod>) => {
    if (closed.size === 0) return;
    for (let client = 0; client < pods.length; client++) {
      const pod = pods[client];
      if (pod && closed.has(pod)) leave(client, changed);
    }
    closed.clear();
  };
  const endOld = (now: number, changed: Set<Pod>) => {
    const old = ends.get(now);
    if (!old) return;
    ends.delete(now);
    // A client whose pod ended the connection has another since.
    for (const client of old) if (endsAt[client] === now && pods[client]) leave(client, changed);
  };
  const planEnd = (client: number, now: number) => {
    if (maxConnectionAgeSeconds === 0) return;
    // The connections of the start were opened at any time before it.
    const age = isFirst ? 1 + random.integer(maxConnectionAgeSeconds) : jittered(maxConnectionAgeSeconds, random);
    const at = now + age;
    endsAt[client] = at;
    const same = ends.get(at);
    if (same) same.push(client);
    else ends.set(at, [client]);
  };
  const connect = (client: number, now: number, changed: Set<Pod>) => {
    const pod = listed[random.integer(listed.length)]!;
    const { silence } = pod.endpoint;
    if (silence !== null) {
      failed.set(silence, (failed.get(silence) ?? 0) + 1);
      failedClients++;
      without.push(client);
      return;
    }
    pods[client] = pod;
    pod.endpoint.connections++;
    changed.add(pod);
    planEnd(client, now);
  };

  return {
    failed,
    failedClients: () => failedClients,
    waiting: () => without.length - failedClients,
    list(pod, isListed) {
      if (!isListed) return void unlisted.add(pod);
      takeOff();
      listed.push(pod);
    },
    close(pod) {
      if (pod.endpoint.connections === 0) return;
      pod.endpoint.connections = 0;
      closed.add(pod);
    },
    open(now, onChanged) {
      takeOff();
      const changed = new Set<Pod>();
      endClosed(changed);
      endOld(now, changed);
      if (failedClients > 0) {
        failed.clear();
        failedClients = 0;
      }
      if (without.length > 0 && listed.length > 0) {
        const seeking = without;
        without = [];
        for (const client of seeking) connect(client, now, changed);
      }
      isFirst = false;
      for (const pod of changed) onChanged(pod);
    },
  };
}

/** As gRPC does with MAX_CONNECTION_AGE: a tenth more or less, so that connections that were opened together do not end together. */
const jittered = (seconds: number, random: SeededRandom): number => Math.max(1, Math.round(seconds * (0.9 + 0.2 * random.next())));
