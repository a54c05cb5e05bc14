import { workloadFields, type Workload, type WorkloadField } from "../cluster/workload";
import { flagRanges, type ControllerFlags } from "../controller/flags";
import { maxNoise, maxPoints, maxRequestsPerSecond, type LoadCurve, type LoadPoint } from "../load/curve";
import { durationRange, maxManifestLength, maxNameLength, maxSeed, scenarioVersion, type Scenario } from "./scenario";

/** What was read, or one sentence on what is wrong with it and where. */
export type Reading<T> = { ok: true; value: T } | { ok: false; error: string };

/**
 * Reads a scenario from data that may come from anywhere: a link, a stored draft, a file. Nothing is repaired or guessed;
 * a value outside its range is refused with its name. The manifest's text is taken as it is, valid or not.
 */
export function readScenario(data: unknown): Reading<Scenario> {
  try {
    return { ok: true, value: scenarioFrom(data) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, error: error.message };
    throw error;
  }
}

/** Refuses the data that is being read; only `readScenario` catches it. */
class Refusal extends Error {}

function scenarioFrom(data: unknown): Scenario {
  const fields = record(data, "The scenario");
  if (fields["version"] !== scenarioVersion) {
    throw new Refusal(`It is of version ${shown(fields["version"])} of the scenario format; this page reads version ${scenarioVersion}.`);
  }
  const durationSeconds = number(fields["durationSeconds"], "The duration in seconds", durationRange);
  if (durationSeconds % durationRange.step !== 0)
    throw new Refusal(`The duration is ${durationSeconds} s; it must be a whole number of minutes.`);
  return {
    version: scenarioVersion,
    name: text(fields["name"], "The name", maxNameLength),
    manifest: text(fields["manifest"], "The manifest", maxManifestLength),
    durationSeconds,
    load: loadFrom(fields["load"]),
    workload: workloadFrom(fields["workload"]),
    flags: flagsFrom(fields["flags"]),
    seed: whole(fields["seed"], "The seed", { min: 0, max: maxSeed }),
  };
}

function loadFrom(data: unknown): LoadCurve {
  const fields = record(data, "The load");
  const points = fields["points"];
  if (!Array.isArray(points) || points.length === 0) throw new Refusal("The load curve has no points.");
  if (points.length > maxPoints) throw new Refusal(`The load curve has ${points.length} points; at most ${maxPoints} are allowed.`);
  let before = -1;
  const read = points.map((point: unknown, index): LoadPoint => {
    const place = `Point ${index + 1} of the load curve`;
    if (!Array.isArray(point) || point.length !== 2) throw new Refusal(`${place} is not a pair of a second and requests per second.`);
    const second = whole(point[0], `${place}, its second`, { min: 0, max: durationRange.max });
    if (second <= before) throw new Refusal(`${place} is at ${second} s, not after the one before it.`);
    before = second;
    const value = number(point[1], `${place}, its requests per second`, { min: 0, max: maxRequestsPerSecond });
    return [second, Math.round(value * 1000) / 1000];
  });
  return { points: read, noise: number(fields["noise"], "The load's noise", { min: 0, max: maxNoise }) };
}

function workloadFrom(data: unknown): Workload {
  const fields = record(data, "The workload");
  const names = Object.keys(workloadFields) as WorkloadField[];
  const read = Object.fromEntries(
    names.map((name) => {
      const range = workloadFields[name];
      return [name, range.step === 1 ? whole(fields[name], `workload.${name}`, range) : number(fields[name], `workload.${name}`, range)];
    }),
  ) as unknown as Workload;
  if (read.cpuRequestMilli > read.cpuLimitMilli) {
    throw new Refusal(`workload.cpuRequestMilli is ${read.cpuRequestMilli}, above workload.cpuLimitMilli, ${read.cpuLimitMilli}.`);
  }
  return read;
}

function flagsFrom(data: unknown): ControllerFlags {
  const fields = record(data, "The controller's flags");
  const gates = record(fields["featureGates"], "The feature gates");
  return {
    syncPeriodSeconds: whole(fields["syncPeriodSeconds"], "flags.syncPeriodSeconds", flagRanges.syncPeriodSeconds),
    tolerance: number(fields["tolerance"], "flags.tolerance", flagRanges.tolerance),
    downscaleStabilizationSeconds: whole(
      fields["downscaleStabilizationSeconds"],
      "flags.downscaleStabilizationSeconds",
      flagRanges.downscaleStabilizationSeconds,
    ),
    cpuInitializationPeriodSeconds: whole(
      fields["cpuInitializationPeriodSeconds"],
      "flags.cpuInitializationPeriodSeconds",
      flagRanges.cpuInitializationPeriodSeconds,
    ),
    initialReadinessDelaySeconds: whole(
      fields["initialReadinessDelaySeconds"],
      "flags.initialReadinessDelaySeconds",
      flagRanges.initialReadinessDelaySeconds,
    ),
    featureGates: {
      HPAConfigurableTolerance: gate(gates["HPAConfigurableTolerance"], "HPAConfigurableTolerance"),
      HPAScaleToZero: gate(gates["HPAScaleToZero"], "HPAScaleToZero"),
    },
  };
}

function record(data: unknown, what: string): Record<string, unknown> {
  if (typeof data !== "object" || data === null || Array.isArray(data)) throw new Refusal(`${what} is ${shown(data)}, not an object.`);
  return data as Record<string, unknown>;
}

function text(data: unknown, what: string, maxLength: number): string {
  if (typeof data !== "string") throw new Refusal(`${what} is ${shown(data)}, not a text.`);
  if (data.length > maxLength) throw new Refusal(`${what} has ${data.length} characters; at most ${maxLength} are allowed.`);
  return data;
}

function number(data: unknown, what: string, range: { min: number; max: number }): number {
  if (typeof data !== "number" || !Number.isFinite(data)) throw new Refusal(`${what} is ${shown(data)}, not a number.`);
  if (data < range.min || data > range.max) throw new Refusal(`${what} is ${data}; it must be from ${range.min} to ${range.max}.`);
  return data;
}

function whole(data: unknown, what: string, range: { min: number; max: number }): number {
  const value = number(data, what, range);
  if (!Number.isInteger(value)) throw new Refusal(`${what} is ${value}; it must be a whole number.`);
  return value;
}

function gate(data: unknown, name: string): boolean {
  if (typeof data !== "boolean") throw new Refusal(`The feature gate ${name} is ${shown(data)}, not true or false.`);
  return data;
}

/** A value in a sentence, never long. */
function shown(data: unknown): string {
  if (data === undefined) return "missing";
  // Never turned into text: it may be nested deeper than the stack.
  if (typeof data === "object" && data !== null) return Array.isArray(data) ? "a list" : "an object";
  const json = JSON.stringify(data) ?? typeof data;
  return json.length > 40 ? `${json.slice(0, 40)}…` : json;
}
