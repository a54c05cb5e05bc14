import {
  definitionOf,
  incidentFields,
  maxIncidents,
  podBlows,
  releases,
  type Incident,
  type IncidentFieldName,
  type IncidentFieldValues,
} from "../../cluster/incident";
import { podStates } from "../../cluster/podState";
import { resizePolicies, resizeWays } from "../../cluster/resizeState";
import { kubernetesVersions } from "../../controller/flags";
import type { Draws } from "./draws";
import { drawnKinds } from "./randomIncidents";
import { skewed } from "./wideSettings";

/** What the incidents of a scenario may reach. */
interface IncidentBounds {
  durationSeconds: number;
  pods: number;
  /** In so many percent of the fields, any value of the whole range. */
  wildPercent: number;
  /** Another manifest. */
  manifest(): string;
}

/** None to fifty, spread over the run, close to each other, or all in one second. Resizes are drawn by `drawResizes`. */
export function wideIncidents(draw: Draws, drawResizes: Draws, bounds: IncidentBounds): Incident[] {
  const { durationSeconds } = bounds;
  const count = draw.pick([0, 0, 1, 2, 3, 5, 8, draw.chance(30) ? maxIncidents : 10]);
  const [from, until] = draw.pick([spread, spread, spread, near, together])(draw, durationSeconds);
  const times = Array.from({ length: count }, () => draw.between(from, until));
  const others = times.toSorted((a, b) => a - b).map((at) => wideIncident(draw.pick(drawnKinds), at, draw, bounds));
  const resizes = drawResizes.chance(15) ? drawResizes.pick([1, 2, 5]) : 0;
  const all = [
    ...others,
    ...Array.from({ length: resizes }, () => wideIncident("podsResized", drawResizes.between(0, durationSeconds), drawResizes, bounds)),
  ];
  const struck = drawResizes.chance(15) ? drawResizes.pick([1, 2, 5]) : 0;
  for (let index = 0; index < struck; index++)
    all.push(wideIncident("podStruck", drawResizes.between(0, durationSeconds), drawResizes, bounds));
  return all.slice(0, maxIncidents).toSorted((a, b) => a.at - b.at);
}

type Times = (draw: Draws, durationSeconds: number) => [from: number, until: number];

const spread: Times = (_, durationSeconds) => [0, durationSeconds];
const near: Times = (draw, durationSeconds) => {
  const from = draw.between(0, durationSeconds - 30);
  return [from, from + 30];
};
const together: Times = (draw, durationSeconds) => {
  const at = draw.between(0, durationSeconds);
  return [at, at];
};

function wideIncident(
  kind: Incident["kind"],
  at: number,
  draw: Draws,
  { durationSeconds, pods, wildPercent, manifest }: IncidentBounds,
): Incident {
  const usual: { [Name in IncidentFieldName]: () => IncidentFieldValues[Name] } = {
    durationSeconds: () => draw.between(1, 600),
    pods: () => skewed(draw, 1, pods),
    replicas: () => draw.pick([0, draw.between(0, Math.min(pods, 12)), skewed(draw, 0, pods)]),
    deletionCost: () => draw.between(-100, 100),
    factor: () => draw.between(0, 40) / 10,
    percent: () => draw.between(1, 100),
    nodeMonitorGraceSeconds: () => draw.between(1, 60),
    tolerationSeconds: () => draw.between(0, 300),
    noticeSeconds: () => draw.between(0, 120),
    release: () => draw.pick(releases),
    container: () => draw.pick(["app", "main", "renamed", "sidecar"]),
    podState: () => draw.pick(podStates),
    cpuMilli: () => draw.between(1, 600),
    minReplicas: () => skewed(draw, 0, pods),
    repeatSeconds: () => draw.between(300, 1800),
    kubernetesVersion: () => draw.pick(kubernetesVersions),
    trigger: () => draw.between(0, 3),
    resizedBy: () => draw.pick(resizeWays),
    cpuRequestMilli: () => draw.pick([0, draw.between(1, 1500)]),
    cpuLimitMilli: () => draw.pick([0, draw.between(500, 3000)]),
    memoryRequestMebibytes: () => draw.pick([0, draw.between(1, 600)]),
    memoryLimitMebibytes: () => draw.pick([0, draw.between(1, 600)]),
    cpuResizePolicy: () => draw.pick(resizePolicies),
    memoryResizePolicy: () => draw.pick(resizePolicies),
    pod: () => skewed(draw, 1, pods),
    podBlow: () => draw.pick(podBlows),
    manifest: () => (draw.chance(15) ? "kind: [" : manifest()),
  };
  const value = (name: IncidentFieldName) => {
    const field = incidentFields[name];
    // A count of the run's own pods has its limit from the size of the world.
    const isWild = draw.chance(wildPercent) && field.type === "number" && name !== "replicas" && name !== "minReplicas";
    if (!isWild) return usual[name]();
    return draw.pick([field.min, name === "durationSeconds" ? durationSeconds : field.max, skewed(draw, field.min, field.max)]);
  };
  return { at, kind, ...Object.fromEntries(definitionOf({ kind }).fields.map((name) => [name, value(name)])) } as Incident;
}
