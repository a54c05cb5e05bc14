import type { ServedWaits } from "./clusterSecond";

/** Waiting requests by the second of their arrival, oldest first; amounts are thousandths of requests. */
export interface RequestQueue {
  total(): number;
  push(at: number, amount: number): void;
  /** Takes at most so much, and notes how long it had waited. */
  take(room: number, now: number, waits: ServedWaits): void;
  /** Removes what arrived at or before a second, and says how much it was. */
  drop(arrivedBy: number): number;
  /** When the oldest arrived; null where none waits. */
  oldest(): number | null;
}

export function createRequestQueue(): RequestQueue {
  const seconds: number[] = [];
  const amounts: number[] = [];
  let head = 0;
  let total = 0;
  const dropHead = () => {
    total -= amounts[head]!;
    head++;
    // A long queue is cut rarely, since each cut moves all that is left.
    if (head < seconds.length && head < 8192) return;
    seconds.splice(0, head);
    amounts.splice(0, head);
    head = 0;
  };
  return {
    total: () => total,
    oldest: () => seconds[head] ?? null,
    push(at, amount) {
      if (amount === 0) return;
      seconds.push(at);
      amounts.push(amount);
      total += amount;
    },
    take(room, now, waits) {
      let left = room;
      waits.count = 0;
      while (left > 0 && head < seconds.length) {
        const taken = Math.min(left, amounts[head]!);
        waits.seconds[waits.count] = now - seconds[head]!;
        waits.amounts[waits.count++] = taken;
        left -= taken;
        if (taken === amounts[head]) {
          dropHead();
        } else {
          amounts[head]! -= taken;
          total -= taken;
        }
      }
    },
    drop(arrivedBy) {
      let dropped = 0;
      while (head < seconds.length && seconds[head]! <= arrivedBy) {
        dropped += amounts[head]!;
        dropHead();
      }
      return dropped;
    },
  };
}
