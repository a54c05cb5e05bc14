import { workloadFields, type CpuFit, type NoBurst, type NoFit } from "../../../engine/index";
import type { FittedValues } from "../study/fitted";
import { plural, t } from "../text";
import { apiDecimal, decimal } from "../times";

/** The values that a fit sets, each within what the workload's form takes. */
export function valuesOf({ cpuPerRequestMilliseconds, idleCpuMilli, startUp }: CpuFit): FittedValues {
  return {
    cpuPerRequestMilliseconds: inRange("cpuPerRequestMilliseconds", cpuPerRequestMilliseconds),
    ...(idleCpuMilli !== null && { idleCpuMilli: inRange("idleCpuMilli", idleCpuMilli) }),
    ...("cpuMilli" in startUp && {
      startUpCpuMilli: inRange("startUpCpuMilli", startUp.cpuMilli),
      startUpCpuSeconds: inRange("startUpCpuSeconds", startUp.seconds),
    }),
  };
}

function inRange(field: keyof FittedValues, value: number): number {
  const { min, max, step } = workloadFields[field];
  const rounded = Math.round(value / step) * step;
  return Math.min(max, Math.max(min, Number(rounded.toFixed(1))));
}

/** What the series say, a line for each value. */
export function fitLines(fit: CpuFit): string[] {
  const { cpuPerRequestMilliseconds, error, idleCpuMilli, startUp, explained, typicalResidualMilli, stretchSeconds, stretches } = fit;
  return [
    t`CPU per request: ${decimal(cpuPerRequestMilliseconds, 1)} ms, give or take ${decimal(Math.max(0.1, 2 * error), 1)} ms.`,
    ...(idleCpuMilli === null ? [] : [t`Each pod without a request: ${Math.round(idleCpuMilli)}m.`]),
    "cpuMilli" in startUp
      ? t`A new pod uses ${Math.round(startUp.cpuMilli)}m more for ${startUp.seconds} s, seen at ${plural(startUp.starts, "pod")}.`
      : noBurst[startUp.reason],
    t`The fit explains ${Math.floor(100 * explained)}% of the variance; half of the ${stretches.length} means of ${stretchSeconds} s are nearer than ${apiDecimal(typicalResidualMilli)}m.`,
  ];
}

const noBurst: Readonly<Record<NoBurst, string>> = {
  noPods: t`Start-up CPU: not known, because no series has the number of ready pods.`,
  fewStarts: t`Start-up CPU: not known, because pods started fewer than three times.`,
  coarse: t`Start-up CPU: not known, because there is less than a sample a minute.`,
  none: t`Start-up CPU: none stands out from the rest.`,
};

/** Why there is no fit, and what helps. */
export function noFitWords(reason: NoFit): string {
  switch (reason.kind) {
    case "fewSamples":
      return t`The series have ${reason.common} samples at common times; a fit needs ${reason.needed}.`;
    case "constantLoad":
      return t`The load hardly changes, so the CPU of requests cannot be told from that of idle pods. Take a time in which it rises or falls.`;
    case "podsFollowLoad":
      return t`The pods follow the load so closely that CPU per pod and CPU per request cannot be told apart. Leave out the pods, or take a time with the same number of pods.`;
    case "unrelated":
      return t`The CPU does not follow these requests. Are both series of the same service?`;
    case "unitsUnlikely":
      return t`That would be ${decimal(reason.milliseconds, 3)} ms per request. Is the unit of the CPU right?`;
  }
}
