import type { SeededRandom } from "../lib/random";

/** Items that each have a turn once in a period, at their own second. */
export interface Rounds<T> {
  /** The item takes part from the next second on. */
  add(item: T): void;
  remove(item: T): void;
  /** The items with their turn now, in the order in which they were added. */
  due(now: number): Iterable<T>;
}

/** The second of each item is drawn when the item is added. */
export function createRounds<T>(periodSeconds: number, random: SeededRandom): Rounds<T> {
  const turns = Array.from({ length: periodSeconds }, (): Set<T> => new Set());
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

/** The second within a period; works for seconds before 0 too, because the cluster starts earlier. */
export const secondOf = (periodSeconds: number, now: number): number => now - periodSeconds * Math.floor(now / periodSeconds);
