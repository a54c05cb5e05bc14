import type { SeededRandom } from "../lib/random";

/** Things of which each has its turn once in a period, at a second of its own within it. */
export interface Rounds<T> {
  /** From the next second on. */
  add(item: T): void;
  remove(item: T): void;
  /** Whose turn it is, in the order in which they were added. */
  due(now: number): Iterable<T>;
}

/** The seconds are drawn, one for each that is added. */
export function createRounds<T>(periodSeconds: number, random: SeededRandom): Rounds<T> {
  const turns = Array.from({ length: periodSeconds }, () => new Set<T>());
  const turnOf = new Map<T, Set<T>>();

  return {
    add(item) {
      const turn = turns[random.integer(periodSeconds)]!;
      turn.add(item);
      turnOf.set(item, turn);
    },
    remove(item) {
      turnOf.get(item)?.delete(item);
      turnOf.delete(item);
    },
    due: (now) => turns[secondOf(periodSeconds, now)]!,
  };
}

/** Which second of a period it is; the cluster lives before second 0 too. */
export const secondOf = (periodSeconds: number, now: number): number => now - periodSeconds * Math.floor(now / periodSeconds);
