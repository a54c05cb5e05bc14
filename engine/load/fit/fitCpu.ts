import type { Sample } from "../samples/samples";
import { align, type Stretch } from "./align";
import { milliPerUnit, type CpuUnit } from "./cpuUnit";
import { regress, spreadOf } from "./regression";
import { fitBurst, type NoBurst, type StartUpBurst } from "./startUpBurst";

/** Series of the same times; what two of them have no common time for does not count. */
export interface MeasuredSeries {
  /** Requests per `perSeconds` seconds, of the whole service. */
  requests: readonly Sample[];
  perSeconds: number;
  /** Of all pods together. */
  cpu: readonly Sample[];
  cpuUnit: CpuUnit;
  /** Ready pods; null if they were not measured. */
  pods: readonly Sample[] | null;
}

/** What the CPU of a service says about its requests. */
export interface CpuFit {
  cpuPerRequestMilliseconds: number;
  /** Its standard error. */
  error: number;
  /** What each pod uses without a request; null if the series do not tell it apart from the CPU of requests. */
  idleCpuMilli: number | null;
  startUp: StartUpBurst | { reason: NoBurst };
  /** The share of the CPU's variance that the fit explains, at most 1. */
  explained: number;
  /** Half of the samples are nearer than this to the fit, in millicores. */
  typicalResidualMilli: number;
  stretchSeconds: number;
  /** In order of time. */
  stretches: readonly FittedStretch[];
}

interface FittedStretch {
  second: number;
  requestsPerSecond: number;
  measuredMilli: number;
  fittedMilli: number;
}

/** Why the series cannot tell the CPU per request. */
export type NoFit =
  | { kind: "fewSamples"; common: number; needed: number }
  /** The load stays within a few percent, so idle CPU and that of requests cannot be told apart. */
  | { kind: "constantLoad" }
  /** The number of pods follows the load so closely that CPU per pod and CPU per request cannot be told apart. */
  | { kind: "podsFollowLoad" }
  /** More requests do not go with more CPU. */
  | { kind: "unrelated"; explained: number }
  /** The result is outside what a workload may have, so a unit is probably wrong. */
  | { kind: "unitsUnlikely"; milliseconds: number };

export type CpuFitReading = { ok: true; fit: CpuFit } | { ok: false; reason: NoFit };

const fewest = 20;
/** Of a workload, in milliseconds (`cpuPerRequestMilliseconds`). */
const believable = { min: 0.1, max: 60_000 };

/**
 * The CPU per request, the CPU without requests and the burst of starting pods, by Huber's regression of the CPU on the requests, the pods and
 * their starts: a thousandth of a core is a millisecond of CPU per second. The same series give the same fit everywhere.
 */
export function fitCpu({ requests, perSeconds, cpu, cpuUnit, pods }: MeasuredSeries): CpuFitReading {
  const { step, stretches: all } = align(requests, cpu, pods ?? []);
  const scaled = all.map((each) => ({
    ...each,
    requestsPerSecond: each.requestsPerSecond / perSeconds,
    cpuMilli: each.cpuMilli * milliPerUnit[cpuUnit],
  }));
  const stretches = pods === null ? scaled : scaled.filter((each) => each.pods !== null);
  if (stretches.length < fewest) return { ok: false, reason: { kind: "fewSamples", common: stretches.length, needed: fewest } };
  if (isConstant(stretches)) return { ok: false, reason: { kind: "constantLoad" } };
  const measured = Float64Array.from(stretches, ({ cpuMilli }) => cpuMilli);
  const load = Float64Array.from(stretches, ({ requestsPerSecond }) => requestsPerSecond);
  const idle = Float64Array.from(stretches, (stretch) => (pods === null ? 1 : stretch.pods!));
  const both = regress([load, idle], measured);
  if (both === null) return { ok: false, reason: { kind: "podsFollowLoad" } };
  // No pod uses less than nothing: then the requests alone explain the CPU.
  const columns = both.coefficients[1]! >= 0 ? [load, idle] : [load];
  const plain = columns.length === 2 ? both : regress(columns, measured)!;
  const bursts = fitBurst(stretches, pods ?? [], step, {
    columns,
    measured,
    plain: { loss: plain.loss, spread: spreadOf(plain.residuals) },
  });
  const regression = bursts.ok ? bursts.regression : plain;
  // What is left out of the model still makes the rest less certain.
  const [milliseconds, error] = [regression.coefficients[0]!, Math.max(regression.errors[0]!, both.errors[0]!)];
  const explained = explainedOf(measured, regression.residuals);
  if (milliseconds <= 2 * error || explained < 0.3) return { ok: false, reason: { kind: "unrelated", explained: Math.max(0, explained) } };
  if (pods !== null && error > 0.1 * milliseconds) return { ok: false, reason: { kind: "podsFollowLoad" } };
  if (milliseconds < believable.min || milliseconds > believable.max) return { ok: false, reason: { kind: "unitsUnlikely", milliseconds } };
  return {
    ok: true,
    fit: {
      cpuPerRequestMilliseconds: milliseconds,
      error,
      idleCpuMilli: pods !== null && columns.length === 2 ? toldApart(regression.coefficients[1]!, regression.errors[1]!) : null,
      startUp: bursts.ok ? bursts.burst : { reason: bursts.reason },
      explained,
      typicalResidualMilli: spreadOf(regression.residuals) / 1.4826,
      stretchSeconds: step,
      stretches: stretches.map(({ second, requestsPerSecond, cpuMilli }, at) => ({
        second,
        requestsPerSecond,
        measuredMilli: cpuMilli,
        fittedMilli: cpuMilli - regression.residuals[at]!,
      })),
    },
  };
}

/** Nine tenths of the samples lie within a tenth of their median. */
function isConstant(stretches: readonly Stretch[]): boolean {
  const rising = Float64Array.from(stretches, ({ requestsPerSecond }) => requestsPerSecond).toSorted();
  const at = (share: number) => rising[Math.floor(share * (rising.length - 1))]!;
  return at(0.95) - at(0.05) <= 0.1 * at(0.5);
}

const toldApart = (idle: number, error: number): number | null => (idle > 3 * error ? idle : null);

function explainedOf(measured: Float64Array, residuals: Float64Array): number {
  const mean = measured.reduce((sum, each) => sum + each, 0) / measured.length;
  const total = measured.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const left = residuals.reduce((sum, each) => sum + each * each, 0);
  return total === 0 ? 0 : 1 - left / total;
}
