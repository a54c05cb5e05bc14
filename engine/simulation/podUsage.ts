import type { MetricsReading } from "../controller/observation";

/** What each pod's containers use together, by the samples that the resource metrics API serves: parallel columns. Memory in whole mebibytes, cut. */
export interface PodUsage {
  names: readonly string[];
  cpuMilli: Uint32Array;
  memoryMebibytes: Uint32Array;
}

/** A copy of what the API answers now, for the samples are rewritten as a run goes on; null: the call fails. `before` is the last one. */
export function copyPodUsage(samples: MetricsReading["resource"], before: PodUsage | null): PodUsage | null {
  if (samples === null) return null;
  const cpuMilli = new Uint32Array(samples.size);
  const memoryMebibytes = new Uint32Array(samples.size);
  let row = 0;
  for (const { containers } of samples.values()) {
    let cpu = 0;
    let memoryMilli = 0;
    for (const { usageMilli } of containers) {
      cpu += Number(usageMilli["cpu"] ?? 0);
      memoryMilli += Number(usageMilli["memory"] ?? 0);
    }
    cpuMilli[row] = cpu;
    memoryMebibytes[row] = Math.ceil(memoryMilli / 1000) / mebibyte;
    row++;
  }
  return { names: namesOf(samples, before?.names ?? []), cpuMilli, memoryMebibytes };
}

const mebibyte = 1024 * 1024;

/** Most often they are those of the reconcile before: a run of thousands of pods then keeps one list. */
function namesOf(samples: ReadonlyMap<string, unknown>, before: readonly string[]): readonly string[] {
  if (samples.size !== before.length) return [...samples.keys()];
  let row = 0;
  for (const name of samples.keys()) {
    if (name !== before[row++]) return [...samples.keys()];
  }
  return before;
}
