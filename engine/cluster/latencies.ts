import { exponentialOfMinus, naturalLogarithm } from "../lib/exponential";

/**
 * How long the requests that were served took, in seconds: waiting and service. The first `count` entries of each list are valid. An entry
 * is a number of requests: `waiting` of them had to wait in line at a pod, spread as an exponential distribution with the given mean, but
 * none longer than `longest`; all took the `least` time.
 */
export interface Latencies {
  count: number;
  amounts: number[];
  least: number[];
  waiting: number[];
  meanWaits: number[];
  longest: number[];
}

export const noLatencies = (): Latencies => ({ count: 0, amounts: [], least: [], waiting: [], meanWaits: [], longest: [] });

export function addLatencies(times: Latencies, amount: number, least: number, waiting: number, meanWait: number, longest: number): void {
  const row = times.count++;
  times.amounts[row] = amount;
  times.least[row] = least;
  times.waiting[row] = waiting;
  times.meanWaits[row] = meanWait;
  times.longest[row] = longest;
}

/** The shortest time within which this share of the requests was served; null if none was. */
export function servedWithin(times: Latencies, share: number): number | null {
  let low = Infinity;
  let high = 0;
  let total = 0;
  let sum = 0;
  for (let row = 0; row < times.count; row++) {
    const time = rowWithin(times, row, share);
    low = Math.min(low, time);
    high = Math.max(high, time);
    total += times.amounts[row]!;
    sum += times.amounts[row]! * time;
  }
  if (total === 0) return null;
  // The time of all is between the shortest and the longest of the times of the entries.
  const slower = (1 - share) * total * (1 + 1e-12);
  if (times.count === 1 || isWithin(times, low, slower)) return low;
  const earliest = earliestWithin(times, slower);
  const isExact = isWithin(times, earliest, slower);
  const around = isExact ? null : narrowed(times, earliest, high, sum / total, slower);
  while (high - low > precision * high) {
    const middle = (low + high) / 2;
    if (middle >= earliest && (isExact || isWithinNear(times, middle, slower, around!))) high = middle;
    else low = middle;
  }
  return high;
}

const precision = 1e-7;

function rowWithin({ least, waiting, meanWaits, longest }: Latencies, row: number, share: number): number {
  const slower = 1 - share;
  if (waiting[row]! <= slower || meanWaits[row] === 0) return least[row]!;
  return Math.min(longest[row]!, least[row]! + meanWaits[row]! * naturalLogarithm(waiting[row]! / slower));
}

/**
 * The shortest time of which at most this many requests have a longer least time. Before it, more took longer. Entries are often sorted, so
 * they are tried in steps of about the golden section: then few of them are left after a few tries.
 */
function earliestWithin({ count, amounts, least }: Latencies, slower: number): number {
  let from = -Infinity;
  let to = Infinity;
  const step = stepThrough(count);
  for (let tried = 0, row = 0; tried < count; tried++, row = (row + step) % count) {
    const time = least[row]!;
    if (time <= from || time >= to) continue;
    let longer = 0;
    for (let other = 0; other < count; other++) if (time < least[other]!) longer += amounts[other]!;
    if (longer > slower) from = time;
    else to = time;
  }
  return to;
}

/** A step that reaches every one of so many places. */
function stepThrough(count: number): number {
  let step = Math.max(1, Math.round(count * 0.618));
  while (commonDivisor(count, step) > 1) step++;
  return step;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/**
 * Whether at most this many requests took longer than a time. Mostly that follows from those whose least time is longer and from those that
 * waited at all, which costs no exponential.
 */
function isWithin(times: Latencies, time: number, slower: number): boolean {
  const { count, amounts, least, waiting, longest } = times;
  let atLeast = 0;
  let atMost = 0;
  for (let row = 0; row < count; row++) {
    const amount = amounts[row]!;
    if (time < least[row]!) {
      atLeast += amount;
      atMost += amount;
    } else if (time < longest[row]!) atMost += amount * waiting[row]!;
  }
  if (atLeast > slower) return false;
  return atMost <= slower || !areSlower(times, time, slower);
}

/** A time at which more requests than asked for are certainly slower, and one at which they certainly are not. */
interface Around {
  before: number;
  behind: number;
}

const isWithinNear = (times: Latencies, time: number, slower: number, { before, behind }: Around): boolean =>
  time > before && (time >= behind || isWithin(times, time, slower));

/**
 * Finds both so near to each other that few steps of the bisection lie between them, and only those add up exponentials again. Where the
 * least time of a row ends, many requests at once are no longer slower, so the least times are tried first. Between two of them Newton's
 * steps are on the logarithm of those that wait, which is nearly a straight line.
 */
function narrowed(times: Latencies, earliest: number, latest: number, guess: number, slower: number): Around {
  const around = { before: -Infinity, behind: Infinity };
  let low = earliest;
  let high = latest;
  let time = guess;
  let isNear = false;
  let isBetween = false;
  for (let steps = 0; steps < mostSteps && low < high && !isNear; steps++) {
    const edge = isBetween ? null : leastWithin(times, low, high, time);
    if (edge !== null) time = edge;
    else if (!isBetween) {
      isBetween = true;
      // What is slower may end with the least time of a row.
      if (high < latest) time = high * (1 - apart);
      else time = low;
    }
    countSlower(times, time);
    note(around, time, slower);
    const { later, waiting, falling } = counted;
    const away = later < slower ? logarithmOf(waiting / (slower - later)) : Infinity;
    if (away > 0) low = Math.max(low, time);
    else high = Math.min(high, time);
    const straight = time + (away * waiting) / falling;
    isNear = Math.abs(away) < nearby || high - low <= 2 * apart * high;
    time = straight >= low && straight <= high ? straight : (low + high) / 2;
  }
  if (!isNear) return around;
  const step = apart * time;
  for (const at of [time - step, time + step]) {
    if (at <= around.before || at >= around.behind) continue;
    countSlower(times, at);
    note(around, at, slower);
  }
  return around;
}

/** A part of the number of slower requests: far more than the order of a sum, or the last digits of an exponential, can change. */
const sure = 1e-11;
/** A part of the time, which is less than the precision of the bisection. */
const apart = 1e-8;
/** Where Newton's next step is nearer than that. */
const nearby = 1e-4;
const mostSteps = 20;

/** Also of 0, of what is nearly 0, and of what is beyond all numbers. */
const logarithmOf = (ratio: number): number => (ratio < 1e-300 ? -Infinity : ratio > 1e300 ? Infinity : naturalLogarithm(ratio));

/** The least time of a row between two times that is the nearest to a third; null if there is none. */
function leastWithin({ count, least }: Latencies, low: number, high: number, near: number): number | null {
  let nearest: number | null = null;
  for (let row = 0; row < count; row++) {
    const time = least[row]!;
    if (time > low && time < high && (nearest === null || Math.abs(time - near) < Math.abs(nearest - near))) nearest = time;
  }
  return nearest;
}

function note(around: Around, time: number, slower: number): void {
  const amount = counted.later + counted.waiting;
  if (amount > slower * (1 + sure)) around.before = Math.max(around.before, time);
  else if (amount < slower * (1 - sure)) around.behind = Math.min(around.behind, time);
}

/** Of the requests that took longer than a time: those that no wait could make faster, the others, and how fast these fall with the time. */
const counted = { later: 0, waiting: 0, falling: 0 };

/** The next call overwrites `counted`. */
function countSlower({ count, amounts, least, waiting, meanWaits, longest }: Latencies, time: number): void {
  let later = 0;
  let stillWaiting = 0;
  let falling = 0;
  for (let row = 0; row < count; row++) {
    const beyond = time - least[row]!;
    if (beyond < 0) later += amounts[row]!;
    else if (meanWaits[row]! > 0 && time < longest[row]!) {
      const part = amounts[row]! * waiting[row]! * exponentialOfMinus(beyond / meanWaits[row]!);
      stillWaiting += part;
      falling += part / meanWaits[row]!;
    }
  }
  counted.later = later;
  counted.waiting = stillWaiting;
  counted.falling = falling;
}

/** Whether more than this many requests took longer than a time. The entries behind those that already are too many cost no exponential. */
function areSlower({ count, amounts, least, waiting, meanWaits, longest }: Latencies, time: number, most: number): boolean {
  let slower = 0;
  for (let row = 0; row < count && slower <= most; row++) {
    const beyond = time - least[row]!;
    if (beyond < 0) slower += amounts[row]!;
    else if (meanWaits[row]! > 0 && time < longest[row]!)
      slower += amounts[row]! * waiting[row]! * exponentialOfMinus(beyond / meanWaits[row]!);
  }
  return !(slower <= most);
}

/** The response times of many seconds in little room: entries that are nearly alike are added up, and keep their means. */
interface LatencyTally {
  add(times: Latencies): void;
  servedWithin(share: number): number | null;
}

export function createLatencyTally(): LatencyTally {
  const rows = new Map<number, number>();
  const sums = noLatencies();
  /** Of each entry of the last second: its key and row. Mostly the next second's entry has the same. */
  const lastKeys: number[] = [];
  const lastRows: number[] = [];
  return {
    add({ count, amounts, least, waiting, meanWaits, longest }) {
      for (let entry = 0; entry < count; entry++) {
        const amount = amounts[entry]!;
        if (amount === 0) continue;
        const key = (class32(least[entry]!) * classes + class32(meanWaits[entry]!)) * 64 + Math.floor(32 * waiting[entry]!);
        const row = key === lastKeys[entry] ? lastRows[entry] : rows.get(key);
        lastKeys[entry] = key;
        lastRows[entry] = row ?? sums.count;
        if (row === undefined) {
          rows.set(key, sums.count);
          addLatencies(
            sums,
            amount,
            amount * least[entry]!,
            amount * waiting[entry]!,
            amount * meanWaits[entry]!,
            amount * longest[entry]!,
          );
          continue;
        }
        sums.amounts[row]! += amount;
        sums.least[row]! += amount * least[entry]!;
        sums.waiting[row]! += amount * waiting[entry]!;
        sums.meanWaits[row]! += amount * meanWaits[entry]!;
        sums.longest[row]! += amount * longest[entry]!;
      }
    },
    servedWithin: (share) => servedWithin(meansOf(sums), share),
  };
}

function meansOf({ count, amounts, ...sums }: Latencies): Latencies {
  const mean = (values: readonly number[]) => values.map((value, row) => value / amounts[row]!);
  const { least, waiting, meanWaits, longest } = sums;
  return { count, amounts, least: mean(least), waiting: mean(waiting), meanWaits: mean(meanWaits), longest: mean(longest) };
}

const classes = 2 ** 17;
const float = new Float64Array(1);
const halves = new Uint32Array(float.buffer);

/** The same whole number for values from 0 on that differ by less than a thirty-second part: the exponent and five bits of a double. */
function class32(value: number): number {
  float[0] = value;
  return halves[1]! >>> 15;
}
