import type { SeededRandom } from "../lib/random";

/** Items that each have a turn once in a period, at their own second. */
export interface Rounds<T> {
  /** The item takes part from the next second on. */
  add(item: T): void;
  remove(item: T): void;
  /** The items with their turn now, in the order in which they were added. */
  due(now: number): readonly T[];
}

/** The second of each item is drawn when the item is added. */
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

/** The second within a period; works for seconds before 0 too, because the cluster starts earlier. */
export const secondOf = (periodSeconds: number, now: number): number => now - periodSeconds * Math.floor(now / periodSeconds);
