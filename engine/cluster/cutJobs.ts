/**
 * The messages whose jobs were cut and did not begin again, by the second of their arrival, oldest first. Many seconds are sorted once, when
 * the next message is wanted.
 */
interface CutJobs {
  add(arrivedAt: number, messages: number): void;
  total(): number;
  /** When the oldest arrived; null if there is none. */
  oldest(): number | null;
  /** Takes so many, or all if they are fewer, and calls for those of each second. Returns how many it took. */
  take(most: number, each: (arrivedAt: number, messages: number) => void): number;
}

export function createCutJobs(): CutJobs {
  const messagesOf = new Map<number, number>();
  let total = 0;
  /** Latest first, so that the oldest is taken off the end; null: to be sorted. */
  let seconds: number[] | null = [];
  const sorted = () => (seconds ??= [...messagesOf.keys()].toSorted((a, b) => b - a));

  return {
    total: () => total,
    oldest: () => (total === 0 ? null : sorted().at(-1)!),
    add(arrivedAt, messages) {
      const known = messagesOf.get(arrivedAt);
      if (known === undefined) seconds = null;
      messagesOf.set(arrivedAt, (known ?? 0) + messages);
      total += messages;
    },
    take(most, each) {
      let left = Math.min(most, total);
      const taken = left;
      while (left > 0) {
        const arrivedAt = sorted().at(-1)!;
        const waiting = messagesOf.get(arrivedAt)!;
        const messages = Math.min(left, waiting);
        each(arrivedAt, messages);
        left -= messages;
        if (messages < waiting) messagesOf.set(arrivedAt, waiting - messages);
        else {
          messagesOf.delete(arrivedAt);
          sorted().pop();
        }
      }
      total -= taken;
      return taken;
    },
  };
}
