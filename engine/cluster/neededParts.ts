/** When a cluster needs its rare parts, and what is there in the place of three of them. */
import type { CustomMetrics } from "./customMetrics";
import type { Incidents } from "./incidents";
import type { RareParts } from "./rareParts";
import type { Resizes } from "./resizes";
import type { Workload } from "./workload";

/** For a cluster that has one of them. Null where none was thought to be needed: to go on without it would give a wrong run. */
export function neededParts(rare: RareParts | null): RareParts {
  return rare ?? missing();
}

function missing(): never {
  throw new Error("this cluster needs code that its run was started without");
}

export type { RareParts } from "./rareParts";

/** What a cluster is given: the code, or null if the scenario has nothing of what it is for. */
export interface WithRareParts {
  rare: RareParts | null;
}

/** Whether requests go over connections that their clients keep; if not, each request is sent to any pod. */
export const keepsConnections = ({ kind, clientConnections }: Pick<Workload, "kind" | "clientConnections">): boolean =>
  kind === "service" && clientConnections > 0;

/** Whether clients repeat what failed or give up early. */
export const sendsAgain = ({ kind, retries, abandonedSeconds }: Workload): boolean =>
  kind === "service" && (retries > 0 || abandonedSeconds > 0);

/** Where a scenario has none. */
export const noIncidents: Incidents = {
  *tick() {},
  next: () => Infinity,
  answers: () => true,
  loadFactor: () => 1,
  hasOtherAutoscaler: () => false,
  refused: new Map(),
};

/** Where nobody resizes pods. */
export const noResizes: Resizes = {
  resizeAll: missing,
  resizeOne: missing,
  bound() {},
  started() {},
  retry() {},
  forget() {},
};

/** Where no manifest reads one. */
export const noCustomMetrics: CustomMetrics<object> = {
  track() {},
  forget() {},
  tick() {},
  lose() {},
  miss() {},
  answer: () => ({ pods: new Map(), object: new Map(), external: new Map() }),
  valueOf: () => null,
  sampledIn: () => null,
  rangeSeconds: 0,
  signals: { tick() {}, ofAll: () => NaN, offeredTotal: () => NaN, ofReadyPod: () => NaN },
};
