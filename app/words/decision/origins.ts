/** The sources of a sync's numbers: fields of the manifest at that time, flags, figures, or other rows of the sum. */
import { metricSources, metricTarget, type MetricSpec, type Reconcile } from "../../../engine/index";
import type { Run } from "../../run/run";
import type { InPage } from "./origin";
import type { Origin } from "./origin";

export interface Origins {
  /** True if usage is known only as the figure that the autoscaler's status has. */
  figuresOnly: boolean;
  /** The figure that shows the metric's value. */
  seen(metric: number): Origin;
  target(metric: number): Origin | null;
  tolerance(direction: "up" | "down"): Origin | null;
  window(direction: "up" | "down"): Origin | null;
  policy(direction: "up" | "down", index: number): Origin | null;
  bound(name: "minReplicas" | "maxReplicas"): Origin | null;
  pods: Origin;
  /** The replicas that the sync found. */
  current: Origin;
}

/** `run` is null before the run exists, and then the manifest is unknown. Numbers do not link to things that the page does not show. */
export function originsOf(
  { at, decision, olderRules }: Reconcile,
  run: Pick<Run, "hpa" | "edits"> | null,
  inPage: Pick<InPage, "manifest" | "flags" | "figuresOnly"> = { manifest: true, flags: true },
): Origins {
  const held = run?.edits.findLast((one) => one.at <= at);
  const edit = run?.edits.findLast((one) => one.by === "edit" && one.at <= at);
  const spec = (held ?? run)?.hpa.spec;
  // The editor does not show a manifest that replaced the first one, so the number leads to the second at which the replacement began.
  const field = (path: string): Origin | null =>
    edit ? { kind: "reconcile", second: edit.at } : run && inPage.manifest ? { kind: "field", path: `spec.${path}` } : null;
  const metrics = "metrics" in decision ? decision.metrics : [];
  const rules = (direction: "up" | "down") => ({
    path: direction === "up" ? "behavior.scaleUp" : "behavior.scaleDown",
    written: direction === "up" ? spec?.behavior?.scaleUp : spec?.behavior?.scaleDown,
  });
  const fieldOrFlag = (direction: "up" | "down", name: "tolerance" | "stabilizationWindowSeconds"): Origin | null => {
    const { path, written } = rules(direction);
    const isRead = name !== "tolerance" || !olderRules?.some(({ rule }) => rule === "noToleranceInManifest");
    if (isRead && written?.[name] !== undefined) return field(`${path}.${name}`);
    return run && inPage.flags ? { kind: "flag" } : null;
  };
  return {
    figuresOnly: inPage.figuresOnly ?? false,
    seen: (metric) => ({ kind: "figure", figure: `metric-${held?.series[metric] ?? metric}` }),
    target: (metric) => {
      const of = metrics[metric]?.spec;
      return of ? field(`metrics[${metric}].${targetField(of)}`) : null;
    },
    tolerance: (direction) => fieldOrFlag(direction, "tolerance"),
    window: (direction) => fieldOrFlag(direction, "stabilizationWindowSeconds"),
    policy: (direction, index) => field(`${rules(direction).path}.policies[${index}]`),
    bound: field,
    pods: { kind: "row", row: "observed" },
    current: { kind: "figure", figure: "replicas" },
  };
}

const targetField = (spec: MetricSpec): string => `${metricSources[spec.type].field}.target.${valueField(metricTarget(spec))}`;

const valueFields = { Utilization: "averageUtilization", AverageValue: "averageValue", Value: "value" } as const;

const valueField = ({ type }: { type: keyof typeof valueFields }): string => valueFields[type];
