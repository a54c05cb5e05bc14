import type { HorizontalPodAutoscaler, MetricSpec } from "../api/autoscaling";
import type { ControllerFlags } from "../controller/flags";
import type { Absence, Trace } from "./trace";

/** An autoscaler and the flags of the controller that reads it, from a second on. */
export interface HeldManifest {
  at: number;
  hpa: HorizontalPodAutoscaler;
  /** Manifests of one control plane have the same object here. */
  flags: ControllerFlags;
}

export const isAbsentAt = (absences: readonly Absence[], second: number): boolean =>
  absences.some(({ from, until }) => from <= second && (until === null || second < until));

/** Which of a trace's manifests a reconcile at a second read. */
export function manifestOf({ hpa, edits }: Pick<Trace, "hpa" | "edits">, at: number): HorizontalPodAutoscaler {
  return edits.findLast((edit) => edit.at <= at)?.hpa ?? hpa;
}

export function manifestIndexAt(held: readonly HeldManifest[], now: number): number {
  return held.length === 1 ? 0 : held.findLastIndex(({ at }) => at <= now);
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
