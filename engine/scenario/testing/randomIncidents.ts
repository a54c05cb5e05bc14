import {
  definitionOf,
  incidentKinds,
  podBlows,
  releases,
  type Incident,
  type IncidentFieldName,
  type IncidentFieldValues,
} from "../../cluster/incident";
import { podStates } from "../../cluster/podState";
import { resizePolicies, resizeWays } from "../../cluster/resizeState";
import { kubernetesVersions, type ControllerFlags } from "../../controller/flags";
import type { Draws } from "./draws";
import { randomManifest } from "./randomManifest";

/** None to five, in order of time, without those of `randomResizes`. */
export function randomIncidents(draw: Draws, durationSeconds: number, flags: ControllerFlags): Incident[] {
  const times = Array.from({ length: draw.pick([0, 0, 1, 2, 3, 5]) }, () => draw.between(0, durationSeconds));
  return times.toSorted((a, b) => a - b).map((at) => randomIncident(draw.pick(drawnKinds), at, draw, flags));
}

/** Recorded runs draw the kinds that were there when they were recorded; the others have draws of their own. */
export const drawnKinds = incidentKinds.filter((kind) => kind !== "podsResized" && kind !== "podStruck");

/** With one or two resizes in a tenth of the scenarios, and as often with one or two strikes at one pod. */
export function withResizes(incidents: readonly Incident[], draw: Draws, durationSeconds: number, flags: ControllerFlags): Incident[] {
  const count = draw.chance(10) ? draw.between(1, 2) : 0;
  const resizes = Array.from({ length: count }, () => randomIncident("podsResized", draw.between(0, durationSeconds), draw, flags));
  const struck = draw.chance(10) ? draw.between(1, 2) : 0;
  const strikes = Array.from({ length: struck }, () => randomIncident("podStruck", draw.between(0, durationSeconds), draw, flags));
  return [...incidents, ...resizes, ...strikes].toSorted((a, b) => a.at - b.at);
}

export function randomIncident(kind: Incident["kind"], at: number, draw: Draws, flags: ControllerFlags): Incident {
  const durationSeconds = draw.between(1, 600);
  const values: { [Name in IncidentFieldName]: () => IncidentFieldValues[Name] } = {
    durationSeconds: () => durationSeconds,
    pods: () => draw.between(1, 15),
    replicas: () => draw.between(0, 12),
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
    minReplicas: () => draw.between(0, 12),
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
    pod: () => draw.between(1, 20),
    podBlow: () => draw.pick(podBlows),
    manifest: () => (draw.chance(15) ? "kind: [" : randomManifest(draw, flags).manifest),
  };
  return { at, kind, ...Object.fromEntries(definitionOf({ kind }).fields.map((name) => [name, values[name]()])) } as Incident;
}
