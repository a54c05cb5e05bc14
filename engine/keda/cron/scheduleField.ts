import { quoted } from "../../lib/goText";

/** The values of one field of a schedule. */
export type ScheduleField = {
  /** True at each value that matches. */
  readonly values: readonly boolean[];
  /** `*` or `?`, without a step above 1. It changes how day of month and day of week combine. */
  readonly starred: boolean;
};

export type FieldKind = "minute" | "hour" | "dayOfMonth" | "month" | "dayOfWeek";

type ParsedField = { ok: true; field: ScheduleField } | { ok: false; error: string };

/** `getField` of robfig/cron: a list of ranges. Commas without a range between them are skipped, so "," never matches. */
export function parseField(text: string, kind: FieldKind): ParsedField {
  const { max } = bounds[kind];
  const values = Array.from({ length: max + 1 }, () => false);
  let starred = false;
  for (const expression of text.split(",")) {
    if (expression === "") continue;
    const range = parseRange(expression, kind);
    if (!range.ok) return range;
    for (let value = range.start; value <= range.end; value += range.step) values[value] = true;
    if (range.starred) starred = true;
  }
  return { ok: true, field: { values, starred } };
}

type Bounds = { min: number; max: number; names?: readonly string[] };

const bounds: Readonly<Record<FieldKind, Bounds>> = {
  minute: { min: 0, max: 59 },
  hour: { min: 0, max: 23 },
  dayOfMonth: { min: 1, max: 31 },
  month: { min: 1, max: 12, names: ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] },
  dayOfWeek: { min: 0, max: 6, names: ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] },
};

type Range = { ok: true; start: number; end: number; step: number; starred: boolean };
type Refused = { ok: false; error: string };

/** `getRange`: a number, a name, a star, or two of them with a hyphen, and perhaps a step. */
function parseRange(text: string, kind: FieldKind): Range | Refused {
  const { min, max } = bounds[kind];
  const parts = text.split("/");
  const ends = (parts[0] ?? "").split("-");
  const isStar = ends[0] === "*" || ends[0] === "?";
  let [start, end] = [min, max];
  if (!isStar) {
    const low = parseNumberOrName(ends[0] ?? "", kind);
    if (!low.ok) return low;
    if (ends.length > 2) return refuse(`too many hyphens: ${text}`);
    const high = ends[1] === undefined ? low : parseNumberOrName(ends[1], kind);
    if (!high.ok) return high;
    [start, end] = [low.value, high.value];
  }
  if (parts.length > 2) return refuse(`too many slashes: ${text}`);
  const step = parts[1] === undefined ? { ok: true as const, value: 1 } : parseNumber(parts[1]);
  if (!step.ok) return step;
  // A number with a step is the range from it to the end.
  if (parts.length === 2 && ends.length === 1) end = max;
  if (start < min) return refuse(`beginning of range (${start}) below minimum (${min}): ${text}`);
  if (end > max) return refuse(`end of range (${end}) above maximum (${max}): ${text}`);
  if (start > end) return refuse(`beginning of range (${start}) beyond end of range (${end}): ${text}`);
  if (step.value === 0) return refuse(`step of range should be a positive number: ${text}`);
  return { ok: true, start, end, step: step.value, starred: isStar && step.value === 1 };
}

type ParsedNumber = { ok: true; value: number } | Refused;

function parseNumberOrName(text: string, kind: FieldKind): ParsedNumber {
  const { names = [], min } = bounds[kind];
  const index = names.indexOf(text.toLowerCase());
  return index === -1 ? parseNumber(text) : { ok: true, value: index + min };
}

function parseNumber(text: string): ParsedNumber {
  const failed = (reason: string): Refused => refuse(`failed to parse int from ${text}: strconv.Atoi: parsing ${quoted(text)}: ${reason}`);
  if (!/^[-+]?[0-9]+$/.test(text)) return failed("invalid syntax");
  // An int64 has at most 19 digits, and a longer text would take BigInt more than linear time.
  const digits = text.replace(/^[-+]?0*/, "");
  const value = digits.length > 19 ? null : BigInt(text.startsWith("-") ? `-${digits || "0"}` : digits);
  if (value === null || BigInt.asIntN(64, value) !== value) return failed("value out of range");
  return value < 0n ? refuse(`negative number (${value}) not allowed: ${text}`) : { ok: true, value: Number(value) };
}

const refuse = (error: string): Refused => ({ ok: false, error });
