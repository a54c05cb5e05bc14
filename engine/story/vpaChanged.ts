import type { Trace } from "../simulation/trace";
import type { VpaResources } from "../simulation/vpaTrace";
import type { ContainerRequests, Episode } from "./episode";
import { stopBefore, stretches } from "./looks";

/** The updater takes one pod of few in a minute. */
const pauseSeconds = 300;

/** What a VerticalPodAutoscaler did to pods; if it touched no running pod, to new ones. What the API server refused is left out. */
export function vpaChanged(trace: Trace): Episode<"vpaChanged">[] {
  const { vpa, durationSeconds } = trace;
  if (vpa === null) return [];
  const actions = vpa.actions.filter(({ ok }) => ok);
  const { admissions } = vpa;
  const seconds = new Set((actions.length > 0 ? actions : admissions).map(({ at }) => at));
  return stretches(durationSeconds + 1, (second) => seconds.has(second), pauseSeconds).flatMap(({ first: from, last: to }) => {
    const moment = stopBefore(trace, from);
    if (moment === null) return [];
    const isIn = ({ at }: { at: number }) => at >= from && at <= to;
    const [own, created] = [actions.filter(isIn), admissions.filter(isIn)];
    const podsOf = (kind: "evict" | "resize") => new Set(own.filter((action) => action.kind === kind).map(({ pod }) => pod)).size;
    const last = own.at(-1)?.to ?? created.at(-1)!.set;
    return {
      kind: "vpaChanged",
      from,
      to,
      moment,
      certainty: "certain",
      evicted: podsOf("evict"),
      resized: podsOf("resize"),
      admitted: created.length,
      containers: requestsOf(own[0]?.from ?? null, last),
    };
  });
}

type Containers = Readonly<Record<string, VpaResources>>;

/** Those that changed. */
function requestsOf(before: Containers | null, after: Containers): ContainerRequests[] {
  return Object.entries(after).flatMap(([name, { requests: to }]) => {
    const from = before?.[name]?.requests ?? null;
    const isSame = from?.cpuMilli === to.cpuMilli && from?.memoryBytes === to.memoryBytes;
    return isSame ? [] : [{ name, from: from !== null && Object.keys(from).length > 0 ? from : null, to }];
  });
}
