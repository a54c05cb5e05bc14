/** What the texts say of the last sync of one autoscaler, in the terms of the controller. */
import type { HorizontalPodAutoscalerBehavior, MetricSpec } from "../../api/autoscaling";
import { measuredResource, metricName, metricTarget } from "../../api/metricSources";
import { defaultManifest } from "../../manifest/defaults";
import { milliQuantity } from "../../lib/quantity";
import type { MetricReading } from "../evidence";
import type { MergedAutoscaler, Placed } from "../merge/merged";
import { behaviorOf, metricSpecOf, milliOf } from "../metricSpecOf";
import { secondsOfAge } from "../ages";
import type { WorldSupposition } from "./suppositions";

export interface Clues {
  readonly minReplicas: number;
  readonly maxReplicas: number;
  /** With its defaults; undefined: none is written. */
  readonly behavior: HorizontalPodAutoscalerBehavior | undefined;
  readonly isBehaviorKnown: boolean;
  readonly metrics: readonly MetricClue[];
  /** spec.replicas as the sync read it. */
  readonly replicas: number;
  /** status.desiredReplicas. */
  readonly desired: number | null;
  readonly conditions: ConditionClues;
  readonly rescales: readonly RescaleClue[];
  readonly ageSeconds: number | null;
  /** The texts show that the count has changed before. */
  readonly isRescaled: boolean;
  readonly supposes: readonly WorldSupposition[];
}

interface ConditionClues {
  readonly areTold: boolean;
  readonly able: string | null;
  readonly active: string | null;
  readonly isActive: boolean;
  /** The metric that the condition ScalingActive names. */
  readonly winner: string | null;
  readonly limited: string | null;
}

/** A metric of the spec, and its figure: null where the sync had none, undefined where no text has it. */
export interface MetricClue {
  readonly name: string;
  readonly spec: MetricSpec;
  /** From what a proposal comes: a sample for each pod, one value, or a total that the pods share. */
  readonly by: "utilization" | "podAverage" | "value" | "total";
  readonly isCpu: boolean;
  readonly target: number;
  /** Percent, or thousandths. */
  readonly figure: number | null | undefined;
  /** Beside a percentage: the average use of a pod, in thousandths. */
  readonly averageMilli: number | null;
  readonly isKindTold: boolean;
  /** A table only counts it, so its spec is a stand-in. */
  readonly isOnlyCounted?: true;
  /** Its figure was divided by 0 pods. */
  readonly isTotalUnknown?: true;
}

/** `ago`: seconds before the texts were printed. */
export interface RescaleClue {
  readonly to: number;
  readonly reason: string;
  readonly ago: { readonly low: number; readonly high: number };
}

/** What is asked instead of what the texts say last. */
interface Instead {
  readonly replicas?: number | undefined;
  readonly metrics?: readonly Placed<MetricReading>[];
  readonly supposes?: readonly WorldSupposition[];
}

/** More pods than this are not computed one by one. */
const mostPods = 5000;

/** Null: the texts do not tell the count or a metric's target, or the count is too large to be searched. */
export function cluesOf(
  merged: MergedAutoscaler,
  { replicas = merged.fields.currentReplicas?.value, metrics: asked, supposes: also = [] }: Instead = {},
): Clues | null {
  const { fields, conditions } = merged;
  const read = (asked ?? merged.metrics).map((metric, index) => metricClue(metric, index));
  const known = read.filter((each) => each !== null);
  if (replicas === undefined || replicas > mostPods || known.length < read.length) return null;
  const areTold = conditions.length > 0;
  const isWhole = merged.readings.some(({ source, metrics: own }) => source !== "table" && own.length > 0);
  const isBehaviorKnown = fields.behavior !== undefined || isWhole;
  const supposes: WorldSupposition[] = [
    ...also,
    ...(fields.minReplicas === undefined ? (["defaultMinReplicas"] as const) : []),
    ...(known.some(({ isKindTold }) => !isKindTold) ? (["kindOfMetric"] as const) : []),
  ];
  const found = (type: string) => conditions.find((each) => each.type === type);
  const [able, active, limited] = [found("AbleToScale"), found("ScalingActive"), found("ScalingLimited")];
  return {
    minReplicas: fields.minReplicas?.value ?? 1,
    maxReplicas: fields.maxReplicas?.value ?? 2 ** 31 - 1,
    behavior: behaviorWithDefaults(fields.behavior === undefined ? undefined : behaviorOf(fields.behavior.value)),
    isBehaviorKnown,
    metrics: [...known, ...(asked === undefined ? hiddenClues(merged, known.length) : [])],
    replicas,
    desired: fields.desiredReplicas?.value ?? null,
    conditions: {
      areTold,
      // A controller before 1.12 waited after each scale, and says nothing else.
      able: able?.reason?.startsWith("Backoff") === true ? null : (able?.reason ?? null),
      active: active?.reason ?? null,
      isActive: active?.status !== "False",
      winner: /successfully calculate a replica count from (.{1,500})$/.exec(active?.message ?? "")?.[1] ?? null,
      limited: limited?.reason ?? null,
    },
    rescales: rescalesIn(merged),
    ageSeconds: secondsOfAge(fields.age?.value ?? "")?.high ?? null,
    isRescaled: rescalesIn(merged).length > 0,
    supposes,
  };
}

export function behaviorWithDefaults(behavior: HorizontalPodAutoscalerBehavior | undefined): HorizontalPodAutoscalerBehavior | undefined {
  if (behavior === undefined) return undefined;
  const scaleTargetRef = { apiVersion: "apps/v1", kind: "Deployment", name: "any" };
  const { spec } = defaultManifest({
    apiVersion: "autoscaling/v2",
    kind: "HorizontalPodAutoscaler",
    metadata: { name: "any" },
    spec: { scaleTargetRef, maxReplicas: 1, behavior },
  });
  return spec.behavior;
}

function metricClue(metric: Placed<MetricReading>, index: number): MetricClue | null {
  const isResource = metric.name === "cpu" || metric.name === "memory";
  const source = isResource ? "Resource" : metric.targetType === "AverageValue" ? "External" : "Pods";
  const spec = metricSpecOf(metric, index, source);
  if (spec === null) return null;
  const target = metricTarget(spec);
  const resource = measuredResource(spec);
  const by =
    target.type === "Utilization"
      ? "utilization"
      : spec.type === "Object" || spec.type === "External"
        ? target.type === "Value"
          ? "value"
          : "total"
        : "podAverage";
  const printed = by === "utilization" ? metric.utilization : firstSaid(metric.averageValue, metric.current, metric.value);
  const average = typeof metric.averageValue === "string" ? milliOf(metric.averageValue) : null;
  const read = typeof printed === "string" ? milliOf(printed) : printed;
  // Until 1.37 the average of no pods is the smallest number there is, so it tells nothing of the total.
  const figure = isDividedByNoPods(printed) ? undefined : read;
  return {
    name: metricName(spec),
    spec,
    by,
    isCpu: resource?.name === "cpu",
    target: target.averageUtilization ?? Number(milliQuantity(target.averageValue ?? target.value ?? "1")),
    figure: typeof figure === "bigint" ? Number(figure) : figure,
    averageMilli: by === "utilization" && average !== null ? Number(average) : null,
    isKindTold: metric.type !== null || isResource || by === "utilization",
    ...(figure !== read && { isTotalUnknown: true }),
  };
}

/** More hidden metrics tell nothing else. */
const mostHidden = 5;

/** Those that a row of a table only counts (`+ 1 more...`) and no other text names. */
function hiddenClues({ readings }: MergedAutoscaler, known: number): MetricClue[] {
  const all = Math.max(0, ...readings.map(({ metrics, hiddenMetrics = 0 }) => (hiddenMetrics > 0 ? metrics.length + hiddenMetrics : 0)));
  return Array.from({ length: Math.min(mostHidden, Math.max(0, all - known)) }, (_, index): MetricClue => {
    const name = `hidden${index}`;
    const spec: MetricSpec = { type: "External", external: { metric: { name }, target: { type: "AverageValue", averageValue: "1" } } };
    const unknown = { figure: undefined, averageMilli: null, isKindTold: true, isOnlyCounted: true } as const;
    return { name, spec, by: "total", isCpu: false, target: 1000, ...unknown };
  });
}

/** The same figure as the value of an object. */
export function asValueOfObject(metric: MetricClue): MetricClue {
  const { name, spec } = metric;
  const { averageValue } = metricTarget(spec);
  const target = { type: "Value" as const, ...(averageValue !== undefined && { value: averageValue }) };
  const describedObject = { kind: "Service", name: "described" };
  return { ...metric, by: "value", spec: { type: "Object", object: { metric: { name }, describedObject, target } } };
}

/** Older tables print no suffix. */
export const isDividedByNoPods = (figure: string | number | null | undefined): boolean =>
  figure === "-9223372036854775808m" || figure === "-9223372036854775808";

/** What was said with a value; else null if something was said to be unknown; else undefined. */
function firstSaid(...said: readonly (string | null | undefined)[]): string | null | undefined {
  return said.find((each) => typeof each === "string") ?? (said.includes(null) ? null : undefined);
}

/** In the order of time. */
export function rescalesIn({ events }: Pick<MergedAutoscaler, "events">): RescaleClue[] {
  return events
    .flatMap(({ reason, message = "", age, firstSeen, count = 1 }): RescaleClue[] => {
      const found = reason === "SuccessfulRescale" ? /^New size: (\d{1,9})(?:; reason: ([^\n]{0,500}))?/.exec(message) : null;
      const ago = typeof age === "string" ? secondsOfAge(age) : null;
      if (found === null || ago === null) return [];
      const rescale = { to: Number(found[1]), reason: found[2] ?? "" };
      const first = count > 1 && firstSeen !== undefined ? secondsOfAge(firstSeen) : null;
      return [...(first === null ? [] : [{ ...rescale, ago: first }]), { ...rescale, ago }];
    })
    .toSorted((one, other) => other.ago.high - one.ago.high);
}
