import type { TargetKind } from "../../api/targetKinds";
import { finish } from "../../lib/pausing";
import type { PodObservation } from "../../controller/observation";
import { createCluster, type Admit, type Cluster } from "../cluster";
import { rareParts } from "../rareParts";
import type { WatchedSecond } from "../clusterSecond";
import { defaultCluster, type ClusterSettings } from "../clusterSettings";
import type { Incident } from "../incident";
import type { PodLife } from "../podLife";
import { podSpecOf } from "../podTemplate";
import { defaultWorkload, probedEachSecond, type Workload } from "../workload";

export interface LivingOptions {
  kind?: TargetKind;
  workload?: Partial<Workload>;
  settings?: Partial<ClusterSettings>;
  incidents?: readonly Incident[];
  /** Requests per second, constant. */
  load?: number;
  seed?: number;
  resizesInPlace?: boolean;
  lowersMemoryLimits?: boolean;
  admit?: Admit;
}

export interface LivingCluster extends Cluster {
  /** Simulates up to and including a second; returns a copy of every second that it simulated. */
  live(to: number): WatchedSecond[];
  pods(): readonly PodObservation[];
}

/**
 * A workload "web" that starts with one pod and no load, unless the options change this: pods run 3 s and are ready 15 s after they were
 * created, and get requests in the same second.
 */
export function livingCluster({
  kind = "Deployment",
  workload,
  settings,
  incidents = [],
  load = 0,
  seed = 1,
  resizesInPlace = true,
  lowersMemoryLimits = true,
  admit,
}: LivingOptions = {}): LivingCluster {
  const containers = { main: "web", sidecar: "sidecar" };
  const made = { ...defaultWorkload, ...probedEachSecond, ...workload };
  const cluster = createCluster({
    rare: rareParts,
    name: "web",
    kind,
    containers,
    pod: podSpecOf(made, containers),
    workload: made,
    settings: { ...defaultCluster, endpointsDelaySeconds: 0, ...settings },
    load: { points: [[0, load]], noise: 0 },
    incidents,
    resizesInPlace: () => resizesInPlace,
    lowersMemoryLimits: () => lowersMemoryLimits,
    admit: admit ?? null,
    setsMemoryLimits: false,
    metrics: [],
    seed,
  });
  finish(cluster.settle());
  let next = 0;
  return {
    ...cluster,
    live(to) {
      const seconds: WatchedSecond[] = [];
      for (; next <= to; next++) {
        cluster.tick(next);
        seconds.push(structuredClone(cluster.watch()));
      }
      return seconds;
    },
    pods: () => cluster.observe().pods,
  };
}

/** "pending 100, starting 103, ready 115, gone 160": the pod's phases and their seconds. */
export function tell({ phases, goneAt }: PodLife): string {
  return [...phases.map(({ at, phase }) => `${phase} ${at}`), ...(goneAt === null ? [] : [`gone ${goneAt}`])].join(", ");
}
