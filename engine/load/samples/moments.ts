/** How the times of a column are written. A time without a zone counts as UTC: only differences matter. */
interface TimeFormat {
  pattern: RegExp;
  /** Seconds, of a match. */
  seconds(parts: RegExpExecArray): number;
}

const clockTime = "(\\d{1,2}):(\\d{2})(?::(\\d{2}(?:\\.\\d+)?))?";

const formats: readonly TimeFormat[] = [
  { pattern: /^\d+(?:\.\d+)?$/, seconds: ([text]) => secondsOfNumber(Number(text)) },
  {
    pattern: new RegExp(`^(\\d{4})[-/](\\d{1,2})[-/](\\d{1,2})(?:[T ]+${clockTime}\\s*(Z|UTC|[+-]\\d{2}:?\\d{2})?)?$`, "i"),
    seconds: ([, year, month, day, hour, minute, second, zone]) =>
      dayNumber(year, month, day) * 86_400 + secondsOfClock(hour, minute, second) - secondsOfZone(zone),
  },
  // Day first with points, as in most of Europe.
  {
    pattern: new RegExp(`^(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})(?:,?\\s+${clockTime})?$`),
    seconds: ([, day, month, year, hour, minute, second]) => dayNumber(year, month, day) * 86_400 + secondsOfClock(hour, minute, second),
  },
  {
    pattern: new RegExp(`^${clockTime}\\s*([AP]M)?$`, "i"),
    seconds: ([, hour, minute, second, half]) => secondsOfClock(hour, minute, second, half),
  },
];

/** 11/21/2026 and 21/11/2026 look alike: which of the two a column means shows only in all of it. */
const slashed = (dayFirst: boolean): TimeFormat => ({
  pattern: new RegExp(`^(\\d{1,2})/(\\d{1,2})/(\\d{4})(?:,?\\s+${clockTime}\\s*([AP]M)?)?$`, "i"),
  seconds: ([, first, second, year, hour, minute, seconds, half]) =>
    dayNumber(year, dayFirst ? second : first, dayFirst ? first : second) * 86_400 + secondsOfClock(hour, minute, seconds, half),
});

/**
 * Seconds, from a start of their own, of the times in a column: of Unix time in seconds or milliseconds, ISO 8601, dates with points or slashes,
 * times of day, or seconds counted from anywhere. Null where a text is none of these, or they are not all alike.
 */
export function readMoments(texts: readonly string[]): number[] | null {
  for (const format of [...formats, slashed(false), slashed(true)]) {
    const moments = texts.map((text) => {
      const parts = format.pattern.exec(text);
      return parts ? format.seconds(parts) : NaN;
    });
    if (!moments.some(Number.isNaN)) return isTimeOfDay(texts) ? pastMidnight(moments) : moments;
  }
  return null;
}

/** Unix time in milliseconds is from 1973 on, in seconds from then until the year 5138. */
const secondsOfNumber = (value: number) => (value >= 1e11 ? value / 1000 : value);

/** Days since 1970-01-01; NaN for a date that does not exist. */
function dayNumber(yearText = "", monthText = "", dayText = ""): number {
  const [year, month, day] = [Number(yearText), Number(monthText), Number(dayText)];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (month < 1 || month > 12 || day < 1 || day > lengths[month - 1]!) return NaN;
  const leapDays = (years: number) => Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const before = lengths.slice(0, month - 1).reduce((sum, length) => sum + length, 0);
  return (year - 1970) * 365 + leapDays(year - 1) - leapDays(1969) + before + day - 1;
}

function secondsOfClock(hourText = "0", minuteText = "0", secondText = "0", half?: string): number {
  const hour = half === undefined ? Number(hourText) : (Number(hourText) % 12) + (half.toUpperCase() === "PM" ? 12 : 0);
  const [minute, second] = [Number(minuteText), Number(secondText)];
  return hour > 24 || minute > 59 || second >= 61 ? NaN : hour * 3600 + minute * 60 + second;
}

function secondsOfZone(zone = "Z"): number {
  const parts = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  return parts ? (parts[1] === "-" ? -1 : 1) * (Number(parts[2]) * 3600 + Number(parts[3]) * 60) : 0;
}

const isTimeOfDay = (texts: readonly string[]) => texts.every((text) => /^\d{1,2}:/.test(text));

/** Each time that is earlier than the one before it is of the next day. */
function pastMidnight(moments: readonly number[]): number[] {
  let days = 0;
  return moments.map((moment, index) => {
    if (index > 0 && moment < moments[index - 1]!) days++;
    return moment + days * 86_400;
  });
}
