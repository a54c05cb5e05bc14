import type { CsvRow } from "./csv";
import { readMoments, typicalStep, type Moments, type TimeUnit } from "./moments";

/** A column in which times can be read. */
export interface TimeColumn {
  column: number;
  heading: string;
  kind: Moments["kind"];
}

/** Names that exports give their column of times. */
const timeHeading =
  /^(_?time|time ?stamp|@timestamp|_timestamp|date|ts|date ?time|date[ _/&-]*(and[ _])?time|timestamp[ _]?\(?(utc|ms|s|ns|us|unix)?\)?|epoch\w*|unix\w*|zeit(punkt|stempel)?|datum|uhrzeit|datum uhrzeit|date time|час|дата|дата (й |та |і )?час|bin\(.*\)|_?time[ _]*\(.*\)|time[ _](utc|local|ms|s)|timebucket|interval[ _]?start|start[ _]?time|usage start|offset|elapsed\w*|elapsed[ _]?\(\w+\)|seconds?|minutes?|mins?|hours?|sekunden?|stunden?|t|x)$/iu;
export const namesTime = (heading: string): boolean => heading.length < 60 && timeHeading.test(heading.trim());
const mentionsTime = /time|date|zeit|datum|час|дата/iu;
const endOfStretch = /(^|_)(end|stop|start|finish)|end[ _]?time|created|updated|expire/i;
/** Times that a request took, not the time when it arrived. */
const tookTime = /response|latency|duration|request.?time|connect|wait|process|load.?time|idle/i;

const rowsLookedAt = 64;

/**
 * Columns of times, the likeliest first. Judged by how the times are written, by the heading, and by whether they rise: a date beside a
 * number is the time, however far to the right it is.
 */
export function timeColumns(heading: readonly string[] | null, body: readonly CsvRow[], width: number): TimeColumn[] {
  const every = Math.max(1, Math.floor(body.length / rowsLookedAt));
  const sample = body.filter((_, index) => index % every === 0).slice(0, rowsLookedAt * 2);
  const judged = Array.from({ length: width }, (_, column) =>
    judge(
      sample.map(({ fields }) => fields[column] ?? ""),
      heading?.[column] ?? "",
      column,
    ),
  )
    .filter((each) => each !== null)
    .toSorted((a, b) => b.score - a.score || a.column - b.column);
  // If there are dates, a column that only rises is a value.
  const isDated = judged[0] !== undefined && judged[0].kind !== "count";
  return judged
    .filter(({ kind, heading: name }) => !isDated || kind !== "count" || namesTime(name))
    .map(({ column, heading: name, kind }) => ({ column, heading: name, kind }));
}

/** Null for a column that holds no times. */
function judge(all: readonly string[], heading: string, column: number): (TimeColumn & { score: number }) | null {
  const texts = all.filter((text) => text !== "");
  if (texts.length === 0 || texts.length * 10 < all.length * 9) return null;
  // A mistake in one row does not hide which column is the time.
  const read = readMoments(texts, null, headingTimeUnit(heading));
  const moments = "bad" in read && texts.length > 1 ? readMoments(texts.slice(0, read.bad), null, headingTimeUnit(heading)) : read;
  if ("bad" in moments || moments.seconds.length * 2 < texts.length) return null;
  const { seconds, kind, unit } = moments;
  const named = namesTime(heading);
  const order = orderOf(seconds);
  if (kind === "count" && !named && (order === "mixed" || (order === "constant" && seconds.length > 1))) return null;
  if (kind === "count" && tookTime.test(heading)) return null;
  const isNumber = unit !== null;
  let score = kind === "date" ? (isNumber ? 70 : 100) : kind === "clock" ? 60 : 10;
  if (named) score += 40;
  else if (mentionsTime.test(heading) && !isNumber) score += 15;
  if (endOfStretch.test(heading)) score -= 30;
  if (order === "rising") score += 15;
  else if (order === "falling") score += 10;
  else if (order === "constant" && seconds.length > 1) score -= 60;
  return { column, heading, kind, score };
}

function orderOf(seconds: readonly number[]): "rising" | "falling" | "constant" | "mixed" {
  let [up, down] = [0, 0];
  for (let index = 1; index < seconds.length; index++) {
    if (seconds[index]! > seconds[index - 1]!) up++;
    else if (seconds[index]! < seconds[index - 1]!) down++;
  }
  if (up === 0 && down === 0) return "constant";
  return down === 0 ? "rising" : up === 0 ? "falling" : "mixed";
}

/** The unit that a heading names: "time_ms", "timestamp (ns)". */
export function headingTimeUnit(heading: string): TimeUnit | null {
  const unit =
    /(?:^|[^a-zµ])(ns|nano(?:second)?s?|µs|us|micro(?:second)?s?|ms|milli(?:second)?s?|s|sec|seconds?|sekunden?|min|mins|minutes?|minuten|h|hours?|stunden?)(?:[^a-z]|$)/i
      .exec(heading)?.[1]
      ?.toLowerCase();
  if (unit === undefined) return null;
  if (unit.startsWith("n")) return "ns";
  if (/^(µs|us|micro)/.test(unit)) return "us";
  if (/^(ms|milli)/.test(unit)) return "ms";
  return unit.startsWith("min") ? "min" : /^(h|stunde)/.test(unit) ? "h" : "s";
}

/** When clocks go back, an hour of local times occurs twice: the second one gets an hour more, and so does everything after it. */
export function undoRepeatedHour(seconds: readonly number[]): { seconds: readonly number[]; second: number } | null {
  const falling = (seconds.at(-1) ?? 0) < (seconds[0] ?? 0);
  const inOrder = falling ? seconds.toReversed() : seconds;
  const step = typicalStep(inOrder);
  let back = -1;
  let before = inOrder[0] ?? 0;
  for (let index = 1; index < inOrder.length; index++) {
    const change = inOrder[index]! - before;
    if (change === 0 && step !== 3600) continue;
    if (change <= 0) {
      // Only once, and only by an hour less a step.
      if (back >= 0 || change <= -3600 || change + 3600 > 2 * step + 1) return null;
      back = index;
    }
    before = inOrder[index]!;
  }
  if (back < 0) return null;
  const second = inOrder[back]!;
  const corrected = inOrder.map((value, index) => (index < back ? value : value + 3600));
  return { seconds: falling ? corrected.toReversed() : corrected, second };
}
