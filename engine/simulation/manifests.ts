import type { HorizontalPodAutoscaler, MetricSpec } from "../api/autoscaling";
import { definitionOf, endOf, type Incident } from "../cluster/incident";
import type { Scenario } from "../scenario/scenario";
import { parseManifestFor } from "./parseManifestFor";
import type { Absence, IncidentRecord, Trace } from "./trace";

/** An autoscaler and the second from which it is in use. */
export interface HeldManifest {
  at: number;
  hpa: HorizontalPodAutoscaler;
}

/** The first manifest and those that replace it, in order of time; when there is no autoscaler; and what happens to the incidents. */
export function readManifests(
  { incidents, flags }: Pick<Scenario, "incidents" | "flags">,
  hpa: HorizontalPodAutoscaler,
): { held: HeldManifest[]; absences: Absence[]; records: IncidentRecord[] } {
  const held: HeldManifest[] = [{ at: -Infinity, hpa }];
  const absences: Absence[] = [];
  const isAbsent = () => absences.at(-1)?.until === null;
  const create = (at: number) => {
    if (isAbsent()) absences.at(-1)!.until = at;
  };
  const apply = (at: number, manifest: string): string | null => {
    const { hpa: applied, problems } = parseManifestFor(manifest, flags);
    if (applied === null) {
      const errors = problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
      return errors.join("; ");
    }
    held.push({ at, hpa: applied });
    create(at);
    return null;
  };
  const refusalOf = (incident: Incident): string | null => {
    const { at } = incident;
    const { autoscaler } = definitionOf(incident);
    switch (autoscaler?.kind) {
      case undefined:
        return null;
      case "applied":
        return apply(at, autoscaler.manifest(incident));
      case "deleted":
        if (isAbsent()) return "There was no HPA.";
        absences.push({ from: at, until: null });
        return null;
      case "created":
        if (!isAbsent()) return "The HPA existed already.";
        create(at);
        return null;
    }
  };
  const records = incidents.map((incident): IncidentRecord => ({ incident, until: endOf(incident), refused: refusalOf(incident) }));
  return { held, absences, records };
}

export const isAbsentAt = (absences: readonly Absence[], second: number): boolean =>
  absences.some(({ from, until }) => from <= second && (until === null || second < until));

/** Which of a trace's manifests a reconcile at a second read. */
export function manifestOf({ hpa, edits }: Pick<Trace, "hpa" | "edits">, at: number): HorizontalPodAutoscaler {
  return edits.findLast((edit) => edit.at <= at)?.hpa ?? hpa;
}

export function manifestIndexAt(held: readonly HeldManifest[], now: number): number {
  return held.findLastIndex(({ at }) => at <= now);
}

/** The seconds in which the spec changed. Other edits of an object do not reach its controller. */
export function secondsOfEdits(held: readonly HeldManifest[]): ReadonlySet<number> {
  const isNews = ({ hpa }: HeldManifest, index: number) => JSON.stringify(hpa.spec) !== JSON.stringify(held[index - 1]?.hpa.spec);
  return new Set(held.filter((manifest, index) => index > 0 && isNews(manifest, index)).map(({ at }) => at));
}

/** The metrics of every manifest: the cluster measures all that any of them will read. */
export function allMetricSpecs(held: readonly HeldManifest[]): MetricSpec[] {
  return held.flatMap(({ hpa }) => hpa.spec.metrics ?? []);
}
