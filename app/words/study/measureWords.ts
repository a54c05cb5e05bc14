/** What the page calls the cost and the harm of a study, and how it writes their numbers: over many runs, so hours have two decimals. */
import type { Outcome, Price, Study } from "../../../engine/index";
import { money, withCurrency } from "../money";
import { enoughDigits, fixedOrMore, mostDigits } from "../numbers";
import { t } from "../text";
import { decimal, exact, fixed, percents } from "../times";

export interface MeasureWords {
  /** The outcome that it is; null for a price. */
  outcome: Outcome | null;
  /** As the head of a column or the beginning of a row: "pod-hours", "failed". */
  name: string;
  /** On the figure's axis. */
  axis: string;
  /** In the unit that is shown: percent for a share. */
  inUnit(value: number): number;
  /** The decimals of most numbers. A number that would be 0 by them has two significant digits. */
  digits: number;
  /** Of a number in its unit. */
  writeInUnit(value: number, digits: number): string;
  /** Of an amount in its unit, without its sign and unit. */
  plain(amount: number, digits: number): string;
  /** Of a difference, or of several. */
  withUnit(text: string): string;
  tick(value: number): string;
}

/** `price`: the scenario's. */
export function costWords(cost: Study["cost"], price: Price | undefined): MeasureWords {
  if (cost.kind === "price") return { ...hours, outcome: null, name: t`price`, axis: t`price of the run` };
  if (cost.kind === "cost") {
    const write = (amount: number, digits: number) => money(amount, digits, price?.currency);
    const tick = (value: number) => withCurrency(hours.tick(value), price?.currency);
    return { ...hours, outcome: "cost", name: t`cost`, axis: t`cost of the run`, digits: 3, writeInUnit: write, plain: write, tick };
  }
  const names = {
    podHours: [t`pod-hours`, t`pod-hours of the run`],
    cpuHoursRequested: [t`core-hours`, t`core-hours requested in the run`],
  };
  const [name, axis] = names[cost.kind] as [string, string];
  return { ...hours, outcome: cost.kind, name, axis };
}

export const harmWords = (harm: Study["harm"]): MeasureWords => harms[harm];

const same = (value: number) => value;

const hours = {
  inUnit: same,
  digits: 2,
  writeInUnit: fixed,
  plain: fixed,
  withUnit: (text: string) => text,
  tick: (value: number) => (enoughDigits(value, 3) === 3 ? exact(value, 3) : fixedOrMore(value, 3)),
};

/** A run that served nothing has no latency, which is the worst there is. */
const orNothing = (write: MeasureWords["writeInUnit"]) => (value: number, digits: number) =>
  Number.isFinite(value) ? write(value, digits) : t`nothing served`;

const harms: Readonly<Record<Study["harm"], MeasureWords>> = {
  failedShare: {
    outcome: "failedShare",
    name: t`failed`,
    axis: t`failed share`,
    inUnit: (share) => 100 * share,
    digits: 2,
    writeInUnit: (percent, digits) => percents(fixed(percent, digits)),
    plain: fixed,
    withUnit: (text) => t`${text} points`,
    tick: (share) => (share === 0 ? "0" : percents(decimal(100 * share, 3))),
  },
  p95Latency: {
    outcome: "p95Latency",
    name: t`p95 latency`,
    axis: t`p95 latency`,
    inUnit: same,
    digits: 3,
    writeInUnit: orNothing((seconds, digits) => `${fixed(seconds, digits)}\u00a0s`),
    plain: fixed,
    withUnit: (text) => `${text}\u00a0s`,
    tick: (seconds) => (seconds === 0 ? "0" : `${decimal(seconds, 3)}\u00a0s`),
  },
  overloadedSeconds: {
    outcome: "overloadedSeconds",
    name: t`overloaded`,
    axis: t`overloaded seconds`,
    inUnit: same,
    digits: 0,
    writeInUnit: (seconds, digits) => `${exact(seconds, digits)}\u00a0s`,
    plain: exact,
    withUnit: (text) => `${text}\u00a0s`,
    tick: (seconds) => (seconds === 0 ? "0" : `${exact(seconds, 0)}\u00a0s`),
  },
  directionChanges: {
    outcome: "directionChanges",
    name: t`changes of direction`,
    axis: t`changes of direction in the run`,
    inUnit: same,
    digits: 0,
    writeInUnit: exact,
    plain: exact,
    withUnit: (text) => text,
    tick: (count) => exact(count, 1),
  },
};

/** Of one number in its unit. */
export const digitsOf = ({ digits }: Pick<MeasureWords, "digits">, shown: number): number => enoughDigits(shown, digits);

/** By the numbers themselves. Sums of the same runs in another order do not differ. */
export function signBetween(from: number, to: number): -1 | 0 | 1 {
  if (from === to || Math.abs(to - from) <= 1e-9 * Math.min(Math.abs(from), Math.abs(to))) return 0;
  return to < from ? -1 : 1;
}

/** The decimals by which two numbers look different if they differ. */
function digitsBetween(words: MeasureWords, from: number, to: number): number {
  let { digits } = words;
  if (signBetween(from, to) === 0 || !Number.isFinite(from) || !Number.isFinite(to)) return digits;
  const [before, after] = [words.inUnit(from), words.inUnit(to)];
  while (digits < mostDigits && before.toFixed(digits) === after.toFixed(digits)) digits++;
  return digits === words.digits ? digits : Math.max(digits, digitsOf(words, before), digitsOf(words, after));
}

/** With as many decimals as it needs to look different from the number `beside` it. */
export function write(words: MeasureWords, value: number, beside = value): string {
  const shown = words.inUnit(value);
  return words.writeInUnit(shown, shown === 0 ? words.digits : Math.max(digitsOf(words, shown), digitsBetween(words, value, beside)));
}

/** To minus from, of the shown numbers in their unit: 0 only if the numbers are equal. Two infinite numbers do not differ. */
export function shownDifference(words: MeasureWords, from: number, to: number): { difference: number; digits: number } {
  const digits = digitsBetween(words, from, to);
  if (signBetween(from, to) === 0) return { difference: 0, digits };
  const shown = (value: number) => (Number.isFinite(value) ? Number(words.inUnit(value).toFixed(digits)) : value);
  return { difference: shown(to) - shown(from), digits };
}

/** "−2.47", "+0.0006 points", "0"; infinite if one of the numbers is. */
export function writeDifference(words: MeasureWords, from: number, to: number): string {
  const { difference, digits } = shownDifference(words, from, to);
  return writeSigned({ ...words, plain: (amount) => words.plain(amount, digits) }, difference);
}

interface SignedWords {
  plain(amount: number): string;
  withUnit(text: string): string;
}

export function writeSigned({ plain, withUnit }: SignedWords, difference: number): string {
  return difference === 0 ? "0" : withUnit(signed(plain, difference));
}

export function signed(plain: (amount: number) => string, difference: number): string {
  const amount = Number.isFinite(difference) ? plain(Math.abs(difference)) : "∞";
  return `${difference < 0 ? "−" : "+"}${amount}`;
}
