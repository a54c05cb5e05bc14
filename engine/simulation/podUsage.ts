import type { ValuesByName } from "../cluster/delivery";
import type { PodMetrics } from "../controller/observation";
import { mebibyte } from "../lib/mebibyte";

/**
 * What each pod's containers use together, from the samples that the resource metrics API served. Pod `names[i]` has row `rows[i]`; pods
 * that work alike share a row. A row is two of the `values`, starting at `from`: milli-cores, and whole mebibytes, truncated.
 */
export interface PodUsage {
  names: readonly string[];
  rows: Uint32Array;
  values: Uint32Array;
  from: number;
}

/** Copies what the API answers now, because the run overwrites the samples; null: the call fails. */
type PodUsageRecorder = (usage: ValuesByName<PodMetrics> | null) => PodUsage | null;

export function createPodUsageRecorder(): PodUsageRecorder {
  let values = new Uint32Array(4096);
  let end = 0;
  return (usage) => {
    if (usage === null) return null;
    const size = 2 * usage.values.length;
    if (end + size > values.length) {
      // A full array stays with the reconciles that use it.
      values = new Uint32Array(Math.max(2 * values.length, size));
      end = 0;
    }
    const from = end;
    end += size;
    usage.values.forEach((sample, row) => writeUsage(sample, values, from + 2 * row));
    const { names, rows } = usage;
    return { names, rows, values, from };
  };
}

/** `index` is the pod's index in the names. */
export function usageOfPod({ rows, values, from }: PodUsage, index: number): { cpuMilli: number; memoryMebibytes: number } {
  const place = from + 2 * rows[index]!;
  return { cpuMilli: values[place]!, memoryMebibytes: values[place + 1]! };
}

function writeUsage({ containers }: PodMetrics, values: Uint32Array, place: number): void {
  let cpu = 0;
  let memoryMilli = 0;
  for (const { usageMilli } of containers) {
    cpu += Number(usageMilli["cpu"] ?? 0);
    memoryMilli += Number(usageMilli["memory"] ?? 0);
  }
  values[place] = cpu;
  values[place + 1] = Math.ceil(memoryMilli / 1000) / mebibyte;
}
