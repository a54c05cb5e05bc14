import type { HorizontalPodAutoscaler, MetricSpec } from "../api/autoscaling";
import { definitionOf, endOf } from "../cluster/incident";
import type { Scenario } from "../scenario/scenario";
import { parseManifestFor } from "./parseManifestFor";
import type { IncidentRecord, Trace } from "./trace";

/** An autoscaler and the second from which it is in use. */
export interface HeldManifest {
  at: number;
  hpa: HorizontalPodAutoscaler;
}

/** The first manifest and those that replace it, in order of time; and what happens to the scenario's incidents. */
export function readManifests(
  { incidents, flags }: Pick<Scenario, "incidents" | "flags">,
  hpa: HorizontalPodAutoscaler,
): { held: HeldManifest[]; records: IncidentRecord[] } {
  const held: HeldManifest[] = [{ at: -Infinity, hpa }];
  const records = incidents.map((incident): IncidentRecord => {
    const edit = definitionOf(incident).manifest?.(incident);
    if (edit === undefined) {
      return { incident, until: endOf(incident), refused: null };
    }
    const { hpa: edited, problems } = parseManifestFor(edit, flags);
    if (edited) held.push({ at: incident.at, hpa: edited });
    const errors = problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
    return { incident, until: null, refused: edited ? null : errors.join("; ") };
  });
  return { held, records };
}

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
