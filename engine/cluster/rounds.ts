import type { SeededRandom } from "../lib/random";

/** Things of which each has its turn once in a period, at a second of its own within it. */
export interface Rounds<T> {
  /** From the next second on. */
  add(item: T): void;
  remove(item: T): void;
  /** Whose turn it is, in the order in which they were added. */
  due(now: number): readonly T[];
}

/** The seconds are drawn, one for each that is added. */
export function createRounds<T>(periodSeconds: number, random: SeededRandom): Rounds<T> {
  const turns = Array.from({ length: periodSeconds }, (): T[] => []);
  const turnOf = new Map<T, T[]>();

  return {
    add(item) {
      const turn = turns[random.integer(periodSeconds)]!;
      turn.push(item);
      turnOf.set(item, turn);
    },
    remove(item) {
      const turn = turnOf.get(item);
      if (!turn) return;
      turn.splice(turn.indexOf(item), 1);
      turnOf.delete(item);
    },
    due: (now) => turns[secondOf(periodSeconds, now)]!,
  };
}

/** Which second of a period it is; the cluster lives before second 0 too. */
export const secondOf = (periodSeconds: number, now: number): number => now - periodSeconds * Math.floor(now / periodSeconds);
