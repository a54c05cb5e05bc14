/** The unit of a time that is a number: Unix time, or time since some start. `days` are those of a spreadsheet. */
export const timeUnits = ["s", "ms", "us", "ns", "min", "h", "days"] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** The times of a column in seconds: since 1970 if they have a date, if not, since midnight or since some start. */
export interface Moments {
  seconds: number[];
  kind: "date" | "clock" | "count";
  /** Only for bare numbers. */
  unit: TimeUnit | null;
}

/** How the times of a column are written. A time without a zone counts as UTC: only differences matter. */
interface TimeFormat {
  kind: Moments["kind"];
  pattern: RegExp;
  /** The seconds of a match; NaN for a time that does not exist. */
  seconds(parts: RegExpExecArray): number;
}

const clock = "(\\d{1,2}):(\\d{2})(?::(\\d{2}(?:[.,]\\d{1,9})?))?";
const half = "(?:\\s*([AP]\\.?M\\.?))?";
const zone = "\\s*(Z|[A-Z]{3,5}|[+-]\\d{2}:?(?:\\d{2})?|(?:UTC|GMT)[+-]\\d{1,2}:?(?:\\d{2})?)?(?:\\s[A-Z]{3,5}|\\s\\([^()]{1,40}\\))?";

type Text = string | undefined;
type Day = readonly [day: Text, month: Text, year: Text];

/** A date, and the five groups of the time of day behind it. */
const secondsOf = ([day, month, year]: Day, [hour, minute, second, halfDay, zoneName]: readonly Text[]): number =>
  dayNumber(year, month, day) * 86_400 + secondsOfClock(hour, minute, second, halfDay) - secondsOfZone(zoneName);

/** A pattern of three groups for the date; the time of day may be missing. */
const dated = (pattern: string, dayOf: (parts: readonly Text[]) => Day, clockIs: "needed" | "optional" = "optional"): TimeFormat => ({
  kind: "date",
  pattern: new RegExp(`^${pattern}(?:,?[T\\s]\\s*(?:@\\s*)?${clock}${half}${zone})${clockIs === "optional" ? "?" : ""}$`, "i"),
  seconds: (parts) => secondsOf(dayOf(parts), parts.slice(4)),
});

const letters = "(?:[a-z]{3,9},?\\s+)?";
const monthFirst = ([, month, day, year]: readonly Text[]): Day => [day, month, year || "1970"];
const dayFirst = ([, day, month, year]: readonly Text[]): Day => [day, month, year || "1970"];
const yearFirst = ([, year, month, day]: readonly Text[]): Day => [day, month, year];

const formats: readonly TimeFormat[] = [
  dated("(19[89]\\d|20\\d\\d)(\\d{2})(\\d{2})", yearFirst),
  { kind: "count", pattern: /^\d+(?:[.,]\d+)?(?:e\+?\d{1,2})?$/i, seconds: ([text]) => Number(text.replace(",", ".")) },
  // As ISO 8601 has it.
  dated("(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})", yearFirst),
  {
    kind: "date",
    pattern: /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})()(Z?)$/,
    seconds: (parts) => secondsOf(yearFirst(parts), parts.slice(4)),
  },
  // With points, as in most of Europe.
  dated("(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{4}|\\d{2})", dayFirst),
  // The month in letters: 21 Nov 2026; Sat, 21 Nov 2026 10:00:00 GMT; Nov 21, 2026.
  dated(`${letters}(\\d{1,2})[-/.\\s]+([a-z]{3,9})\\.?[-/,\\s]+(\\d{4})`, dayFirst),
  dated(`${letters}([a-z]{3,9})\\.?\\s+(\\d{1,2}),?\\s+(\\d{4})`, monthFirst),
  // A web server's log: 21/Nov/2026:10:00:00 +0000.
  {
    kind: "date",
    pattern: new RegExp(`^(\\d{1,2})/([a-z]{3})/(\\d{4}):${clock}()${zone}$`, "i"),
    seconds: (parts) => secondsOf(dayFirst(parts), parts.slice(4)),
  },
  { kind: "clock", pattern: new RegExp(`^${clock}${half}$`, "i"), seconds: ([, ...parts]) => secondsOfClock(...parts) },
  dated("(\\d{1,2})[/-](\\d{1,2})[/-](\\d{4}|\\d{2})", monthFirst),
  dated("(\\d{1,2})[/-](\\d{1,2})[/-](\\d{4}|\\d{2})", dayFirst),
  // As Grafana shortens a date: no year.
  dated("(\\d{1,2})/(\\d{1,2})()", monthFirst, "needed"),
  dated("(\\d{1,2})/(\\d{1,2})()", dayFirst, "needed"),
];

/** Longer texts are no times. */
const longest = 80;

/**
 * All times of a column, or the index of the first that is not written like the ones before. `unit` and `hint` are for numbers: the unit
 * that was chosen, and the unit that the heading names.
 */
export function readMoments(
  texts: readonly string[],
  unit: TimeUnit | null = null,
  hint: TimeUnit | null = null,
): Moments | { bad: number } {
  if (!/\d/.test(texts[0] ?? "")) return { bad: 0 };
  let bad = 0;
  let best: { format: TimeFormat; seconds: number[]; span: number } | null = null;
  for (const format of formats) {
    const seconds = readAll(texts, format);
    bad = Math.max(bad, seconds.length);
    if (seconds.length < texts.length) continue;
    // 11/10/2026 is a day in October or in November: the reading that gives the shorter total time is the likelier.
    const span = spanOf(seconds);
    if (best === null || (best.format.pattern.source === format.pattern.source && span < best.span)) best = { format, seconds, span };
  }
  if (best === null) return { bad };
  const { format, seconds } = best;
  if (format.kind === "clock") return { seconds: acrossMidnight(seconds), kind: "clock", unit: null };
  if (format.kind === "date") return { seconds, kind: "date", unit: null };
  const counted = unit ?? likelyUnit(seconds, hint);
  return {
    seconds: seconds.map((value) => secondsIn(value, counted)),
    kind: isUnixTime(seconds, counted) ? "date" : "count",
    unit: counted,
  };
}

/** Reads up to the first time with another format. */
function readAll(texts: readonly string[], { pattern, seconds }: TimeFormat): number[] {
  const all: number[] = [];
  for (const text of texts) {
    const parts = text.length > longest ? null : pattern.exec(text);
    const second = parts ? seconds(parts) : NaN;
    if (!Number.isFinite(second)) break;
    all.push(second);
  }
  return all;
}

function spanOf(seconds: readonly number[]): number {
  let [least, most] = [Infinity, -Infinity];
  for (const second of seconds) [least, most] = [Math.min(least, second), Math.max(most, second)];
  return most - least;
}

/** 1970-01-01 is day 25,569 of a spreadsheet. */
const secondsIn = (value: number, unit: TimeUnit): number =>
  unit === "days" ? Math.round((value - 25_569) * 86_400_000) / 1000 : value / perSecond[unit];
const perSecond = { s: 1, ms: 1e3, us: 1e6, ns: 1e9, min: 1 / 60, h: 1 / 3600 } as const;

/** From 1990 to 2100. */
const isUnixTime = (values: readonly number[], unit: TimeUnit): boolean => {
  const first = secondsIn(values[0] ?? 0, unit);
  return first > 631_000_000 && first < 4_102_000_000;
};

/** Unix times are told apart by their size, because the units are far apart; counts from some start by the distance between them. */
function likelyUnit(values: readonly number[], hint: TimeUnit | null): TimeUnit {
  const largest = values.reduce((most, value) => Math.max(most, value), 0);
  const unix = (["s", "ms", "us", "ns"] as const).find((unit) => largest / perSecond[unit] < 1e10);
  if (unix && isUnixTime(values, unix)) return unix;
  if (hint !== null) return hint;
  const step = typicalStep(values);
  if (step > 0 && step < 1.01 && values.every((value) => value > 25_569 && value < 80_000)) return "days";
  // Few tests measure every thousand seconds; half an hour and an hour in milliseconds are common.
  if (step >= 1e9) return "ns";
  if (step >= 1e6 && step !== 1.8e6 && step !== 3.6e6) return "us";
  return step >= 1000 && step % 500 === 0 && step % 3600 !== 0 ? "ms" : step >= 1e6 ? "ms" : "s";
}

/** The median distance from one value to the next different one; 0 if there is none. */
export function typicalStep(values: readonly number[]): number {
  const distances: number[] = [];
  for (let index = 1; index < values.length; index++) {
    const distance = Math.abs(values[index]! - values[index - 1]!);
    if (distance > 0) distances.push(distance);
  }
  distances.sort((a, b) => a - b);
  return distances[(distances.length - 1) >> 1] ?? 0;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Days since 1970-01-01; NaN for a date that does not exist. */
function dayNumber(yearText = "", monthText = "", dayText = ""): number {
  const short = Number(yearText);
  const year = yearText.length === 2 ? 2000 + short : short;
  const month = /^\d/.test(monthText) ? Number(monthText) : months.indexOf(monthText.slice(0, 3).toLowerCase()) + 1;
  const day = Number(dayText);
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (month < 1 || month > 12 || day < 1 || day > lengths[month - 1]!) return NaN;
  const leapDays = (years: number) => Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const before = lengths.slice(0, month - 1).reduce((sum, length) => sum + length, 0);
  return (year - 1970) * 365 + leapDays(year - 1) - leapDays(1969) + before + day - 1;
}

function secondsOfClock(hourText = "0", minuteText = "0", secondText = "0", halfDay?: Text): number {
  const hour = halfDay ? (Number(hourText) % 12) + (/^p/i.test(halfDay) ? 12 : 0) : Number(hourText);
  const [minute, second] = [Number(minuteText), Number(secondText.replace(",", "."))];
  return hour > 24 || minute > 59 || second >= 61 ? NaN : hour * 3600 + minute * 60 + second;
}

/** Hours east of UTC for the zone names that exports write; summer time has its own names. */
const zones: ReadonlyMap<string, number> = new Map(
  Object.entries({
    Z: 0,
    UTC: 0,
    GMT: 0,
    WET: 0,
    WEST: 1,
    BST: 1,
    CET: 1,
    CEST: 2,
    MEZ: 1,
    MESZ: 2,
    EET: 2,
    EEST: 3,
    MSK: 3,
    IST: 5.5,
    JST: 9,
    AEST: 10,
    AEDT: 11,
  }).concat(Object.entries({ EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7 })),
);

/** NaN for a name that is not known. */
function secondsOfZone(text = ""): number {
  if (text === "") return 0;
  const parts = /^(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?$/i.exec(text);
  if (!parts) return (zones.get(text.toUpperCase()) ?? NaN) * 3600;
  return (parts[1] === "-" ? -1 : 1) * (Number(parts[2]) * 3600 + Number(parts[3] ?? 0) * 60);
}

/**
 * Times of day in order, over several days: when the time falls, another day begins. A fall to the very first time begins another series.
 */
function acrossMidnight(seconds: readonly number[]): number[] {
  const changes = seconds.map((second, index) => (index === 0 ? 0 : second - seconds[index - 1]!));
  const ups = changes.filter((change) => (change > 0 && change < 43_200) || change < -43_200).length;
  const downs = changes.filter((change) => (change < 0 && change > -43_200) || change > 43_200).length;
  let days = 0;
  return seconds.map((second, index) => {
    const change = changes[index]!;
    if (ups >= downs && (change < -43_200 || (change < -3600 && second !== seconds[0]))) days++;
    if (ups < downs && change > 43_200) days--;
    return second + days * 86_400;
  });
}
