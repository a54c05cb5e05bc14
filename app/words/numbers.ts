/**
 * How the interface writes numbers and times of a run. A number of the page has the form of the page's language. A quantity of the API (500m,
 * 1.5Gi), and whatever a person may paste back, has the API's form in every language: `apiDecimal`.
 */
import { language, type Language } from "../text/language";

interface NumberForm {
  decimals: string;
  thousands: string;
  percent: string;
}

const forms: Readonly<Record<Language, NumberForm>> = {
  en: { decimals: ".", thousands: "\u202f", percent: "%" },
  de: { decimals: ",", thousands: ".", percent: "\u00a0%" },
  uk: { decimals: ",", thousands: "\u202f", percent: "\u00a0%" },
};

export const form = forms[language];

/** At most `digits` decimals, without trailing zeros, with the API's point: 54.5, 22, 0.06. */
export function apiDecimal(value: number, digits = 1): string {
  return Number.isFinite(value) ? String(Number(value.toFixed(digits))) : "–";
}

/** A number as a field shows it, with all its decimals: "0.125", in German "0,125". */
export const unrounded = (value: number | string): string => String(value).replace(".", form.decimals);

/** At most `digits` decimals, without trailing zeros: 54.5, 22, 0.06. */
export const decimal = (value: number, digits = 1): string => unrounded(apiDecimal(value, digits));

/** At most `digits` decimals even for a large number, with thousands separated: 20.213, 1 204.5. */
export const exact = (value: number, digits: number): string => withThousands(apiDecimal(value, digits));

/** Always this number of decimals, so that the numbers of a column have their points under each other: 20.210, 1 204.500. */
export const fixed = (value: number, digits: number): string => withThousands(Number.isFinite(value) ? value.toFixed(digits) : "–");

/** Decimals of the smallest numbers that are told apart. */
export const mostDigits = 12;

/** `digits`, or so many decimals that a smaller number has two significant digits: 3 for 0.34, and 6 for 0.000034. */
export function enoughDigits(value: number, digits: number): number {
  if (value === 0 || !Number.isFinite(value) || Math.abs(value) >= 10 ** -digits) return digits;
  return Math.min(mostDigits, 1 - Math.floor(Math.log10(Math.abs(value))));
}

/** Always this number of decimals, but a smaller number has up to two significant digits: 0.340, 0.00035, 0.0003. */
export function fixedOrMore(value: number, digits: number): string {
  const enough = enoughDigits(value, digits);
  const written = fixed(value, enough);
  return enough > digits && written.endsWith("0") ? written.slice(0, -1) : written;
}

/** A difference of two rounded numbers, without what binary fractions add. */
export const cleanDifference = (to: number, from: number): number => Number((to - from).toFixed(mostDigits));

/** `number` has the API's point. */
export function withThousands(number: string, { decimals, thousands } = form): string {
  const [whole = "", ...rest] = number.split(".");
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands), ...rest].join(decimals);
}

/** A number to read at a glance: decimals only below 100, thousands separated ("54.5", "198", "1 200"). */
export const quantity = (value: number): string => atAGlance(value, form);

/** The same with the API's point, before a suffix of the API: "1 200" of 1 200m. */
export const apiQuantity = (value: number): string => atAGlance(value, forms.en);

const atAGlance = (value: number, form: NumberForm) =>
  withThousands(Math.abs(value) < 99.95 ? apiDecimal(value) : apiDecimal(Math.round(value)), form);

/** A number that is already written, as percents: "50%", in German "50 %" with a space that never breaks. */
export const percents = (number: number | string): string => number + form.percent;

/** Percents as a manifest has them: "50%". */
export const apiPercents = (number: number): string => number + forms.en.percent;

/** No run is so long: from here on a second is one of Unix time, as recorded series have it. */
const firstUnixSecond = 1e8;

/**
 * A second of a run: mm:ss up to an hour ("60:00"), h:mm:ss above; a time before the run's start has a minus. A second
 * of Unix time is a wall clock's hh:mm:ss in the browser's time zone.
 */
export function clock(second: number): string {
  const whole = Math.round(second);
  if (whole >= firstUnixSecond) return wallClock(whole);
  if (whole < 0) return `−${clock(-whole)}`;
  if (whole > 3600) return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

const two = (part: number) => String(part).padStart(2, "0");

function wallClock(second: number): string {
  const time = new Date(second * 1000);
  return [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(":");
}

/** The second of a time as `clock` writes it, or of whole seconds ("32:30", "1:05:00", "1950 s", "1950 с"); null for anything else. */
export function parseClock(text: string): number | null {
  const bare = text
    .trim()
    .replace(/[s\u0441]$/, "")
    .trimEnd();
  if (/^\d+$/.test(bare)) return Number(bare);
  const parts = /^(?:(\d+):)?(\d+):([0-5]?\d)$/.exec(bare);
  if (!parts) return null;
  const [hours, minutes, seconds] = [Number(parts[1] ?? 0), Number(parts[2]), Number(parts[3])];
  return parts[1] !== undefined && minutes > 59 ? null : hours * 3600 + minutes * 60 + seconds;
}
