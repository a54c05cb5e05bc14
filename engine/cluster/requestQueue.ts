import type { ServedWaits } from "./clusterSecond";

/** Waiting requests by the second of their arrival, oldest first; amounts are thousandths of requests. */
export interface RequestQueue {
  total(): number;
  push(at: number, amount: number): void;
  /** Takes at most `room`, and notes how long it had waited. */
  take(room: number, now: number, waits: ServedWaits): void;
  /** Removes what arrived at or before a second, and returns the amount. */
  drop(arrivedBy: number): number;
  /** Removes an amount of all, and returns how much that was: of each second's requests an equal share, as waiting requests are mixed. */
  lose(amount: number): number;
  /** When the oldest arrived; null if none waits. */
  oldest(): number | null;
}

export function createRequestQueue(): RequestQueue {
  const seconds: number[] = [];
  const amounts: number[] = [];
  // The waiting requests are between these two indexes. The arrays are not shortened: in most seconds everything that arrived leaves at
  // once, and its slots are used again.
  let head = 0;
  let end = 0;
  let total = 0;
  const isEmpty = () => head === end;
  const dropHead = () => {
    total -= amounts[head]!;
    head++;
    if (isEmpty()) head = end = 0;
    else if (head === spareRows) moveToFront();
  };
  const moveToFront = () => {
    seconds.splice(0, head);
    amounts.splice(0, head);
    end -= head;
    head = 0;
  };
  return {
    total: () => total,
    oldest: () => (isEmpty() ? null : seconds[head]!),
    push(at, amount) {
      if (amount === 0) return;
      seconds[end] = at;
      amounts[end++] = amount;
      total += amount;
    },
    take(room, now, waits) {
      let left = room;
      waits.count = 0;
      while (left > 0 && !isEmpty()) {
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
    lose(amount) {
      const lost = Math.min(amount, total);
      if (lost === 0) return 0;
      let passed = 0;
      let taken = 0;
      let kept = head;
      for (let index = head; index < end; index++) {
        passed += amounts[index]!;
        const due = passed === total ? lost : Math.floor((passed / total) * lost);
        const own = Math.min(amounts[index]!, due - taken);
        taken += own;
        seconds[kept] = seconds[index]!;
        amounts[kept] = amounts[index]! - own;
        if (amounts[kept]! > 0) kept++;
      }
      total -= taken;
      end = kept;
      if (isEmpty()) head = end = 0;
      return taken;
    },
    drop(arrivedBy) {
      let dropped = 0;
      while (!isEmpty() && seconds[head]! <= arrivedBy) {
        dropped += amounts[head]!;
        dropHead();
      }
      return dropped;
    },
  };
}

/** A long queue is moved rarely, because each time all the rest must move. */
const spareRows = 8192;
