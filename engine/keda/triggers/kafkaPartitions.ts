/** The partitions of a kafka topic: which ones a trigger reads, and how a simulated lag lies in them. */

/** `committed` null: the group has no offset there. */
export interface PartitionOffsets {
  readonly committed: number | null;
  readonly latest: number;
}

/** `last` is the highest number; -1 if there is none. */
interface SelectedPartitions {
  has(partition: number): boolean;
  readonly last: number;
}

type Limitation = { ok: true; partitions: SelectedPartitions | null } | { ok: false; error: string };

/** "0-3,7"; null selects all. A range is kept as its two ends, so a long one costs nothing. */
export function readLimitation(limitation: string): Limitation {
  if (limitation === "") return { ok: true, partitions: null };
  const ranges: (readonly [number, number])[] = [];
  for (const untrimmed of limitation.split(",")) {
    const part = untrimmed.trim();
    const ends = part.split("-").map((end) => readInt32(end.trim()));
    if (part.includes("-") && ends.length !== 2) return { ok: false, error: `invalid partition limitation range: ${part}` };
    const [from, to = from] = ends;
    if (from === null || from === undefined || to === null || to === undefined) {
      return { ok: false, error: `invalid partition limitation: ${part}` };
    }
    ranges.push([from, to]);
  }
  const last = ranges.reduce((highest, [from, to]) => (from <= to ? Math.max(highest, to) : highest), -1);
  return { ok: true, partitions: { has: (partition) => ranges.some(([from, to]) => partition >= from && partition <= to), last } };
}

function readInt32(digits: string): number | null {
  const value = /^[-+]?[0-9]+$/.test(digits) ? Number(digits) : Number.NaN;
  return Math.abs(value) < 2 ** 31 ? value : null;
}

/**
 * A lag of whole messages, spread as evenly as they allow, the first partitions getting one more. A topic whose partitions nobody names has one
 * for each possible replica, so that it limits nothing. A group that takes messages moves in every partition, so `excludePersistentLag` leaves
 * out all of a lag or nothing.
 */
export function spreadLag(lag: number, selected: SelectedPartitions | null, maxReplicas: number, taken: number): PartitionOffsets[] {
  const count = Math.min(selected === null ? Math.max(maxReplicas, 1) : selected.last + 1, mostPartitions);
  const numbers = Array.from({ length: count }, (_, partition) => partition);
  const read = selected === null ? numbers : numbers.filter((partition) => selected.has(partition));
  const total = Math.trunc(lag);
  const [each, rest] = [Math.trunc(total / read.length), total % read.length];
  const lags = new Map(read.map((partition, position) => [partition, each + (position < rest ? 1 : 0)]));
  const committed = Math.trunc(taken);
  return numbers.map((partition) => ({ committed, latest: committed + (lags.get(partition) ?? 0) }));
}

/** As many as a simulation has replicas. A longer list would take long, and a topic without the named partitions fails as KEDA does. */
const mostPartitions = 10_000;
