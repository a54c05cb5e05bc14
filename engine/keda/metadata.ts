/**
 * How a trigger's metadata becomes values: each type lists its parameters, and this reads them in that order and collects all errors, as
 * KEDA's typed configuration does. Texts are KEDA's.
 */
import { isKedaBefore, type KedaVersion } from "../kedaReleases/releases";
import { quoted, trimSpace } from "../lib/goText";
import type { Int64 } from "../lib/int64";
import { readJsonBool, readJsonFloat64, readJsonInt64, type JsonReading } from "./goJson";

/** Where a value is looked for: the metadata itself, a TriggerAuthentication, or a variable of the target that `KEYFromEnv` names. */
type ParameterSource = "triggerMetadata" | "authParams" | "resolvedEnv";

type Presence =
  | { kind: "required" }
  | { kind: "optional" }
  | { kind: "default"; text: string }
  /** KEDA refuses the parameter with this sentence. */
  | { kind: "removed"; sentence: string };

export interface Parameter<T> {
  /** The first release that reads it; absent: each one here does. */
  readonly since?: KedaVersion;
  /** Other names that KEDA takes for the same parameter come after the first. */
  readonly names?: readonly string[];
  readonly from: readonly ParameterSource[];
  readonly presence: Presence;
  readonly oneOf?: readonly string[];
  /** The value if nothing is written and there is no default: Go's zero value. */
  readonly absent: T;
  read(text: string): JsonReading<T>;
}

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;

export type Values<P extends Parameters> = { -readonly [K in keyof P]: P[K] extends Parameter<infer T> ? T : never };

/** What a trigger is built from, besides its own fields. */
export interface TriggerConfig {
  readonly kedaVersion: KedaVersion;
  readonly triggerIndex: number;
  readonly namespace: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly metricType: string;
  /** The variables of the target's container. */
  readonly resolvedEnv: Readonly<Record<string, string>>;
  /** A TriggerAuthentication is not read: what it could give counts as given, and as empty. */
  readonly hasAuthentication: boolean;
  /** Whether the value is only an operand of a formula. */
  readonly asMetricSource: boolean;
}

interface MetadataReading<P extends Parameters> {
  values: Values<P>;
  errors: string[];
}

export function readMetadata<P extends Parameters>(parameters: P, config: TriggerConfig): MetadataReading<P> {
  const values: Partial<Record<keyof P, unknown>> = {};
  const errors: string[] = [];
  for (const name of Object.keys(parameters) as (keyof P & string)[]) {
    const parameter = parameters[name]!;
    const reading = readParameter(name, parameter, config);
    values[name] = reading.ok ? reading.value : parameter.absent;
    if (!reading.ok) errors.push(reading.error);
  }
  return { values: values as Values<P>, errors };
}

function readParameter<T>(name: string, parameter: Parameter<T>, config: TriggerConfig): JsonReading<T> {
  const { presence } = parameter;
  let written = isRead(parameter, config.kedaVersion) ? writtenValue([name, ...(parameter.names ?? [])], parameter.from, config) : null;
  if (presence.kind === "removed") {
    return written === null ? { ok: true, value: parameter.absent } : { ok: false, error: presence.sentence };
  }
  if (written === null && presence.kind === "default") written = presence.text;
  if (written === null) {
    const mayBeElsewhere = config.hasAuthentication && parameter.from.includes("authParams");
    if (presence.kind === "optional" || mayBeElsewhere) return { ok: true, value: parameter.absent };
    return { ok: false, error: `missing required parameter ${quoted(name)} in [${parameter.from.join(" ")}]` };
  }
  if (parameter.oneOf && !written.split(",").every((part) => parameter.oneOf!.includes(trimSpace(part)))) {
    return { ok: false, error: `parameter ${quoted(name)} value ${quoted(written)} must be one of [${parameter.oneOf.join(" ")}]` };
  }
  const reading = parameter.read(written);
  return reading.ok ? reading : { ok: false, error: `unable to set param ${quoted(name)} value ${quoted(written)}: ${reading.error}` };
}

/** Whether a release reads a parameter. It ignores one that it does not know. */
export const isRead = ({ since }: Pick<Parameter<unknown>, "since">, version: KedaVersion): boolean =>
  since === undefined || !isKedaBefore(version, since);

function writtenValue(names: readonly string[], sources: readonly ParameterSource[], config: TriggerConfig): string | null {
  for (const source of sources) {
    for (const name of names) {
      const value = trimSpace(valueFrom(source, name, config) ?? "");
      if (value !== "") return value;
    }
  }
  return null;
}

/** What is written under the first of these keys that has something, in the metadata or in a variable; empty if nothing is. */
export const writtenText = (names: readonly string[], config: TriggerConfig): string =>
  writtenValue(names, ["triggerMetadata", "resolvedEnv"], config) ?? "";

function valueFrom(source: ParameterSource, name: string, { metadata, resolvedEnv }: TriggerConfig): string | undefined {
  if (source === "triggerMetadata") return ownValue(metadata, name);
  if (source === "authParams") return undefined;
  const variable = ownValue(metadata, `${name}FromEnv`);
  return variable === undefined ? undefined : ownValue(resolvedEnv, variable);
}

/** The API server lets only texts through, but a reader of manifests may ask before. */
function ownValue(values: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const value = Object.hasOwn(values, key) ? values[key] : undefined;
  return typeof value === "string" ? value : undefined;
}

// The kinds of parameter. Without `from`, only the metadata itself is read.

interface Options {
  from?: readonly ParameterSource[];
  default?: string;
  optional?: true;
  oneOf?: readonly string[];
  names?: readonly string[];
  since?: KedaVersion;
}

function parameter<T>(absent: T, read: (text: string) => JsonReading<T>, options: Options): Parameter<T> {
  const { from = ["triggerMetadata"], oneOf, names, since } = options;
  return { from, presence: presenceOf(options), absent, read, ...(oneOf && { oneOf }), ...(names && { names }), ...(since && { since }) };
}

function presenceOf(options: Options): Presence {
  if (options.default !== undefined) return { kind: "default", text: options.default };
  return options.optional ? { kind: "optional" } : { kind: "required" };
}

const inField = <T>(reading: JsonReading<T>, goType: string): JsonReading<T> =>
  reading.ok ? reading : { ok: false, error: `unable to unmarshal to field type ${goType}: ${reading.error}` };

export const text = (options: Options = {}): Parameter<string> => parameter("", (value) => ({ ok: true, value }), options);

export const float64 = (options: Options = {}): Parameter<number> =>
  parameter(0, (value) => inField(readJsonFloat64(value), "float64"), options);

export const int64 = (options: Options = {}, goType = "int64"): Parameter<Int64> =>
  parameter<Int64>(0, (value) => inField(readJsonInt64(value, goType), goType), options);

export const boolean = (options: Options = {}): Parameter<boolean> =>
  parameter(false, (value) => inField(readJsonBool(value), "bool"), options);

export const removed = (sentence: string): Parameter<string> => ({
  from: ["triggerMetadata"],
  presence: { kind: "removed", sentence },
  absent: "",
  read: (value) => ({ ok: true, value }),
});
