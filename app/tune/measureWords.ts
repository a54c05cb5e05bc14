/** What the page calls the cost and the harm of a study, and how it writes their numbers: over many runs, so hours have two decimals. */
import type { Outcome, Study } from "../../engine/index";
import { t } from "../ui/text";
import { decimal, exact, fixed } from "../ui/words";

export interface MeasureWords {
  /** The outcome that it is; null for a price. */
  outcome: Outcome | null;
  /** As the head of a column or the beginning of a row: "pod-hours", "failed". */
  name: string;
  /** On the figure's axis. */
  axis: string;
  /** Rounds to the number that is shown, so that a shown difference is always that of the shown numbers. */
  round(value: number): number;
  /** Of a rounded number. */
  writeRounded(rounded: number): string;
  /** The least difference that is shown. */
  least: number;
  /** Of a rounded difference, without its sign and unit. */
  plain(rounded: number): string;
  /** Of a difference, or of several. */
  withUnit(text: string): string;
  tick(value: number): string;
}

export function costWords(cost: Study["cost"]): MeasureWords {
  if (cost.kind === "price") return { ...hours, outcome: null, name: t`price`, axis: t`price of the run` };
  const names = {
    podHours: [t`pod-hours`, t`pod-hours of the run`],
    cpuHoursRequested: [t`core-hours`, t`core-hours requested in the run`],
  };
  const [name, axis] = names[cost.kind] as [string, string];
  return { ...hours, outcome: cost.kind, name, axis };
}

export const harmWords = (harm: Study["harm"]): MeasureWords => harms[harm];

const roundTo = (digits: number) => (value: number) => (Number.isFinite(value) ? Number(value.toFixed(digits)) : value);

const hours = {
  round: roundTo(2),
  writeRounded: (rounded: number) => fixed(rounded, 2),
  plain: (rounded: number) => fixed(rounded, 2),
  withUnit: (text: string) => text,
  least: 0.01,
  tick: (value: number) => exact(value, 3),
};

/** A run that served nothing has no latency, which is the worst there is. */
const orNothing = (write: (value: number) => string) => (value: number) => (Number.isFinite(value) ? write(value) : t`nothing served`);

const harms: Readonly<Record<Study["harm"], MeasureWords>> = {
  failedShare: {
    outcome: "failedShare",
    name: t`failed`,
    axis: t`failed share`,
    round: (share) => roundTo(2)(100 * share),
    writeRounded: (percent) => `${fixed(percent, 2)}\u00a0%`,
    least: 0.01,
    plain: (percent) => fixed(percent, 2),
    withUnit: (text) => t`${text} points`,
    tick: (share) => (share === 0 ? "0" : `${decimal(100 * share, 3)}\u00a0%`),
  },
  p95Latency: {
    outcome: "p95Latency",
    name: t`p95 latency`,
    axis: t`p95 latency`,
    round: roundTo(3),
    writeRounded: orNothing((seconds) => `${fixed(seconds, 3)}\u00a0s`),
    least: 0.001,
    plain: (seconds) => fixed(seconds, 3),
    withUnit: (text) => `${text}\u00a0s`,
    tick: (seconds) => (seconds === 0 ? "0" : `${decimal(seconds, 3)}\u00a0s`),
  },
  overloadedSeconds: {
    outcome: "overloadedSeconds",
    name: t`overloaded`,
    axis: t`overloaded seconds`,
    round: roundTo(0),
    writeRounded: (seconds) => `${exact(seconds, 0)}\u00a0s`,
    least: 1,
    plain: (seconds) => exact(seconds, 0),
    withUnit: (text) => `${text}\u00a0s`,
    tick: (seconds) => (seconds === 0 ? "0" : `${exact(seconds, 0)}\u00a0s`),
  },
  directionChanges: {
    outcome: "directionChanges",
    name: t`changes of direction`,
    axis: t`changes of direction in the run`,
    round: roundTo(0),
    writeRounded: (count) => exact(count, 0),
    least: 1,
    plain: (count) => exact(count, 0),
    withUnit: (text) => text,
    tick: (count) => exact(count, 1),
  },
};

export const write = ({ round, writeRounded }: MeasureWords, value: number): string => writeRounded(round(value));

/** To minus from, of the rounded numbers; two infinite numbers do not differ. */
export function roundedDifference({ round, least }: MeasureWords, from: number, to: number): number {
  const [before, after] = [round(from), round(to)];
  return before === after ? 0 : Math.round((after - before) / least) * least;
}

/** "−2.47", "+0.09 points", "0"; a dash if one of the numbers is infinite. */
export function writeDifference(words: MeasureWords, from: number, to: number): string {
  return writeSigned(words, roundedDifference(words, from, to));
}

export function writeSigned({ plain, withUnit }: Pick<MeasureWords, "plain" | "withUnit">, rounded: number): string {
  return rounded === 0 ? "0" : withUnit(signed(plain, rounded));
}

export function signed(plain: (rounded: number) => string, rounded: number): string {
  const amount = Number.isFinite(rounded) ? plain(Math.abs(rounded)) : "∞";
  return `${rounded < 0 ? "−" : "+"}${amount}`;
}
