import type { PodLife } from "./trace";

/** The number of pods at the end of each second, counting only those in the given phases. */
export function countBySecond(
  rows: number,
  pods: readonly PodLife[],
  counts: (phase: PodLife["phases"][number]["phase"]) => boolean,
): Float64Array {
  const changes = new Float64Array(rows + 1);
  for (const { phases, goneAt } of pods) {
    phases.forEach(({ at, phase }, index) => {
      if (!counts(phase)) return;
      const until = phases[index + 1]?.at ?? goneAt ?? rows;
      changes[Math.min(rows, Math.max(0, at))]! += 1;
      changes[Math.min(rows, Math.max(0, until))]! -= 1;
    });
  }
  let sum = 0;
  return changes.subarray(0, rows).map((change) => (sum += change));
}

/** Stops after the first few breaches. */
export function breachesBySecond(rows: number, breach: (second: number) => string | null): string[] {
  const found: string[] = [];
  for (let second = 0; second < rows && found.length < 5; second++) {
    const text = breach(second);
    if (text !== null) found.push(`${second} s: ${text}`);
  }
  return found;
}
