/** What a trigger type is: how its metadata becomes a scaler, and how a source's answer becomes a value and an activity. */
import type { MetricSpec, MetricTarget } from "../../api/autoscaling";
import type { KedaVersion } from "../../kedaReleases/releases";
import type { Int64 } from "../../lib/int64";
import { readMetadata, type Parameters, type TriggerConfig, type Values } from "../metadata";
import { floatQuantity, integerQuantity } from "../metricQuantity";
import type { Measured } from "./measured";

/** What a source answered to one question of KEDA. */
export type SourceReading =
  | { readonly ok: true; readonly value: number; readonly activation: Activation; readonly detail?: ReadingDetail }
  | { readonly ok: false; readonly error: string };

/** A trigger is active if one of the compared numbers is above the threshold, or if the source itself says so (`threshold` null, or `decidedBySource`). */
export interface Activation {
  readonly active: boolean;
  readonly threshold: number | null;
  readonly compared: readonly number[];
  readonly decidedBySource?: true;
}

/** How kafka came from the partitions' lags to its value. */
export interface ReadingDetail {
  readonly kind: "kafka";
  readonly lags: readonly { readonly partition: number; readonly lag: number; readonly persistent: boolean }[];
  readonly totalLag: number;
  /** The sum that spreads the partitions evenly; null if the trigger does not ask for it. */
  readonly evenLag: number | null;
  /** The most consumers that the value may want; null: no limit. */
  readonly upperBound: number | null;
}

/** A metric that an external scaler names. Its float size wins if it is above 0. */
export interface ExternalMetric {
  readonly name: string;
  readonly targetSize?: number;
  readonly targetSizeFloat?: number;
}

/** What a simulated source knows besides its one number. */
export interface AnswerContext {
  readonly maxReplicas: number;
  /** How many messages the workload has taken since the start of the run, and how many wait for it now. */
  readonly taken: number;
  readonly waiting: number;
}

/** One built trigger. `now` is in epoch seconds. */
export interface Scaler {
  readonly triggerIndex: number;
  readonly metrics: readonly MetricSpec[];
  /** Null: KEDA never asks, because the metric is the HPA's own. */
  readonly read: ((metricName: string, answer: unknown, now: number) => SourceReading) | null;
  /** What a simulated source says if its number is `amount`, which is finite and not negative. Null: no source is asked, or it is the clock. */
  readonly answer: ((metricName: string, amount: number, context: AnswerContext) => unknown) | null;
  /** What each external metric measures, in the order of `metrics`. */
  readonly measured: readonly Measured[];
}

export type Built = { readonly ok: true; readonly scaler: Scaler } | { readonly ok: false; readonly error: string };

export interface TriggerType {
  /** The first release that has it; absent: each one here does. */
  readonly since?: KedaVersion;
  /** The first release that deprecates it; absent: none here does. */
  readonly deprecatedSince?: KedaVersion;
  /** What KEDA asks: a server, a clock, or nothing. `byName` types have KEDA's names and defaults, and answer one value. */
  readonly source: "server" | "clock" | "none" | "byName";
  /** The keys of its metadata, by name: what a reader of manifests says about them. */
  readonly parameters: Parameters;
  readonly build: (config: TriggerConfig, externalMetrics: readonly ExternalMetric[]) => Built;
}

export type Target = { readonly kind: "int"; readonly value: Int64 } | { readonly kind: "float"; readonly value: number };

interface SourceDefinition<P extends Parameters, A> {
  readonly parameters: P;
  /** The words of "error parsing X metadata", outermost first. */
  readonly errorNames: readonly [outer: string, inner?: string];
  /** The type's own checks, whose error follows those of the parameters. */
  readonly validate?: (values: Values<P>, config: TriggerConfig) => string | null;
  /** Checks that come only after all others have passed. */
  readonly check?: (values: Values<P>, config: TriggerConfig) => string | null;
  readonly metricName: (values: Values<P>, config: TriggerConfig) => string;
  readonly target: (values: Values<P>) => Target;
  /** A reader for one scaler, so that it can remember earlier answers. */
  readonly reader: (values: Values<P>) => (answer: A, now: number) => SourceReading;
  /** The answer that the reader turns into this amount. Null: the clock answers. A source that counts whole things counts no part of one. */
  readonly answer: ((values: Values<P>, amount: number, context: AnswerContext) => NoInfer<A>) | null;
  readonly measured: (values: Values<P>, config: TriggerConfig) => Measured;
  readonly wrapError?: (error: string) => string;
  readonly source?: TriggerType["source"];
  readonly since?: KedaVersion;
  readonly deprecatedSince?: KedaVersion;
}

/** A type whose one metric comes from a server. An answer `{ error }` is a failed call, whatever the type. */
export function sourceTrigger<P extends Parameters, A>(definition: SourceDefinition<P, A>): TriggerType {
  const {
    parameters,
    errorNames,
    validate,
    check,
    metricName,
    target,
    reader,
    answer,
    measured,
    wrapError = (error) => error,
  } = definition;
  const build = (config: TriggerConfig): Built => {
    const type = metricTargetType(config.metricType);
    if (type === null) return { ok: false, error: `error getting scaler metric type: ${utilizationUnsupported}` };
    const { values, errors } = readMetadata(parameters, config);
    const own = validate?.(values, config) ?? null;
    if (own !== null) errors.push(own);
    const [outer, inner] = errorNames;
    if (errors.length > 0) {
      const inside = inner === undefined ? "" : `error parsing ${inner} metadata: `;
      return { ok: false, error: `error parsing ${outer} metadata: ${inside}${errors.join("\n")}` };
    }
    const last = check?.(values, config) ?? null;
    if (last !== null) return { ok: false, error: `error parsing ${outer} metadata: ${last}` };
    const readAnswer = reader(values);
    const metrics = [externalMetric(indexed(config, metricName(values, config)), metricTarget(type, target(values)))];
    const read = (_name: string, answered: unknown, now: number): SourceReading => {
      const failed = callError(answered, definition.source);
      const reading = failed === null ? readAnswer(answered as A, now) : ({ ok: false, error: failed } as const);
      return reading.ok ? reading : { ok: false, error: wrapError(reading.error) };
    };
    const scaler: Scaler = {
      triggerIndex: config.triggerIndex,
      metrics,
      read,
      answer: answer && ((_name, amount, context) => answer(values, amount, context)),
      measured: [measured(values, config)],
    };
    return { ok: true, scaler };
  };
  const { since, deprecatedSince } = definition;
  return { ...(since && { since }), ...(deprecatedSince && { deprecatedSince }), source: definition.source ?? "server", parameters, build };
}

/** The client's error; a source that gives no answer at all is unreachable. */
export function callError(answer: unknown, source: TriggerType["source"] = "server"): string | null {
  if (answer === null || typeof answer !== "object") return source === "clock" ? null : "connection refused";
  return "error" in answer && typeof answer.error === "string" ? answer.error : null;
}

export const utilizationUnsupported =
  "'Utilization' metric type is unsupported for external metrics, allowed values are 'Value' or 'AverageValue'";

/** Null for a type that an external metric cannot have. */
export function metricTargetType(metricType: string): "Value" | "AverageValue" | null {
  if (metricType === "Utilization") return null;
  return metricType === "Value" ? "Value" : "AverageValue";
}

export function metricTarget(type: "Value" | "AverageValue", target: Target): MetricTarget {
  const quantity = target.kind === "int" ? integerQuantity(target.value) : floatQuantity(target.value);
  return type === "Value" ? { type, value: quantity } : { type, averageValue: quantity };
}

export const externalMetric = (name: string, target: MetricTarget): MetricSpec => ({
  type: "External",
  external: { metric: { name }, target },
});

export const indexed = ({ triggerIndex }: TriggerConfig, name: string): string => `s${triggerIndex}-${name}`;

/** The characters that KEDA replaces in most metric names. */
export const normalized = (name: string): string => name.replaceAll(/[/.:%()]/g, "-");

/** Active above the threshold, not at it. */
export function above(threshold: number, ...compared: readonly number[]): Activation {
  return { active: compared.some((value) => value > threshold), threshold, compared };
}

export const intTarget = (value: Int64): Target => ({ kind: "int", value });
export const floatTarget = (value: number): Target => ({ kind: "float", value });

/** The common answer: one number, compared with the activation threshold. */
export const valueAbove = (value: number, threshold: number): SourceReading => ({ ok: true, value, activation: above(threshold, value) });
