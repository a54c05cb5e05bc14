import type { ServedWaits } from "./clusterSecond";
import type { RequestQueue } from "./requestQueue";
import type { Workload } from "./workload";

/**
 * Clients that send a failed request again, and pods that work on requests whose clients have given up. A request is one, however often it
 * is sent: it waits while it is at a pod or while its client waits to send it again, and it fails when its last attempt fails. Each
 * attempt is work for the pods. An attempt that its client has given up stays at the pods for a while: what they do for it is wasted.
 *
 * As a queue, `total` and `take` are about attempts; `lose` and `drop` return the requests that failed for good.
 */
export interface Retries extends RequestQueue {
  /** The second's attempts: the arriving requests, and those that are due to be sent again. */
  send(now: number, arriving: number): number;
  /** So many of the second's attempts met a pod that does not answer. Returns how many requests failed for good. Call it before `push`. */
  refuse(amount: number): number;
  /** Requests that wait, at a pod or for their client to send them again. */
  waiting(): number;
  /** Of what was taken last, the attempts that their clients had given up. */
  wasted(): number;
}

/** The attempts that were sent in the same second, by how often their requests were sent before. */
interface Row {
  at: number;
  amounts: number[];
  total: number;
  isAbandoned: boolean;
}

export function createRetries({ retries, retryBackoffSeconds, abandonedSeconds }: Workload): Retries {
  const rows: Row[] = [];
  const due = new Map<number, number[]>();
  let sending = newRow(0);
  let total = 0;
  let abandoned = 0;
  let backingOff = 0;
  let wasted = 0;

  /** An attempt failed. Returns what failed for good. */
  const failOnce = (before: number, amount: number): number => {
    if (amount === 0 || before === retries) return amount;
    backingOff += amount;
    forEachPart(amount, waitsBefore(before + 1), (seconds, part) => plan(sending.at + seconds, before + 1, part));
    return 0;
  };
  const waitsBefore = (retry: number): number[] => (retryBackoffSeconds === 0 ? [1] : spread(retryBackoffSeconds * 2 ** (retry - 1)));
  const plan = (at: number, before: number, amount: number) => {
    let amounts = due.get(at);
    if (!amounts) due.set(at, (amounts = none()));
    amounts[before]! += amount;
  };
  function none(): number[] {
    return Array.from({ length: retries + 1 }, () => 0);
  }
  function newRow(at: number): Row {
    return { at, amounts: none(), total: 0, isAbandoned: false };
  }
  /** Takes an amount of a row, of each kind of attempt an equal share. `failed`: whether the attempts failed. */
  const remove = (row: Row, amount: number, failed: boolean): number => {
    let forGood = 0;
    let left = amount;
    let ofRow = row.total;
    row.amounts.forEach((own, before) => {
      const part = Math.max(left - (ofRow - own), Math.min(own, Math.floor((own / ofRow) * left) || 0));
      left -= part;
      ofRow -= own;
      row.amounts[before] = own - part;
      if (failed) forGood += failOnce(before, part);
    });
    row.total -= amount;
    return forGood;
  };
  const take = (row: Row, amount: number, failed: boolean): number => {
    total -= amount;
    if (row.isAbandoned) abandoned -= amount;
    return remove(row, amount, failed && !row.isAbandoned);
  };
  const giveUp = (row: Row): number => {
    row.isAbandoned = true;
    abandoned += row.total;
    return row.amounts.reduce((forGood, amount, before) => forGood + failOnce(before, amount), 0);
  };
  const removeEmpty = () => {
    let kept = 0;
    for (const row of rows) if (row.total > 0) rows[kept++] = row;
    rows.length = kept;
  };

  return {
    send(now, arriving) {
      sending = newRow(now);
      const again = due.get(now);
      if (again) {
        due.delete(now);
        sending.amounts = again;
      }
      sending.amounts[0] = arriving;
      sending.total = sending.amounts.reduce((sum, amount) => sum + amount, 0);
      backingOff -= sending.total - arriving;
      return sending.total;
    },
    refuse: (amount) => remove(sending, amount, true),
    push() {
      if (sending.total === 0) return;
      rows.push(sending);
      total += sending.total;
    },
    total: () => total,
    waiting: () => total - abandoned + backingOff,
    oldest: () => rows.find(({ isAbandoned }) => !isAbandoned)?.at ?? null,
    wasted: () => wasted,
    take(room, now, waits: ServedWaits) {
      let left = room;
      waits.count = 0;
      wasted = 0;
      for (const row of rows) {
        const taken = Math.min(left, row.total);
        if (taken === 0) break;
        left -= taken;
        if (row.isAbandoned) {
          wasted += taken;
        } else {
          waits.seconds[waits.count] = now - row.at;
          waits.amounts[waits.count++] = taken;
        }
        take(row, taken, false);
      }
      if (room > 0) removeEmpty();
    },
    lose(amount) {
      let left = Math.min(amount, total);
      let ofRows = total;
      let forGood = 0;
      for (const row of rows) {
        const own = row.total;
        const part = Math.max(left - (ofRows - own), Math.min(own, Math.floor((own / ofRows) * left)));
        left -= part;
        ofRows -= own;
        forGood += take(row, part, true);
      }
      removeEmpty();
      return forGood;
    },
    drop(arrivedBy) {
      let forGood = 0;
      for (const row of rows) {
        if (row.at > arrivedBy) break;
        if (!row.isAbandoned) forGood += giveUp(row);
        if (row.at <= arrivedBy - abandonedSeconds) take(row, row.total, false);
      }
      if (rows.length > 0 && rows[0]!.total === 0) removeEmpty();
      return forGood;
    },
  };
}

/** A fifth less or more, in a few equal steps: as gRPC does, so that requests that failed together are not sent again together. */
function spread(seconds: number): number[] {
  const low = Math.max(1, Math.round(seconds * 0.8));
  const high = Math.max(low, Math.round(seconds * 1.2));
  const steps = Math.min(8, high - low);
  return Array.from({ length: steps + 1 }, (_, step) => low + (steps === 0 ? 0 : Math.round(((high - low) * step) / steps)));
}

/** Equal parts, in whole thousandths. */
function forEachPart(amount: number, waits: readonly number[], each: (seconds: number, part: number) => void): void {
  let passed = 0;
  waits.forEach((seconds, index) => {
    const until = Math.floor((amount * (index + 1)) / waits.length);
    if (until > passed) each(seconds, until - passed);
    passed = until;
  });
}
