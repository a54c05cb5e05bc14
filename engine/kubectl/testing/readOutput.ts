/** Reads kubectl's outputs back, without any code of the writers. */

/** A table's rows by the names in its heading. Columns begin where the heading's do, or further right after a wider row. */
export function readTable(output: string): Record<string, string>[] {
  const [head = "", ...rows] = output.trimEnd().split("\n");
  const names = head.trim().split(/ {2,}/);
  return rows.map((row) => {
    const cells = row.trim().split(/ {2,}/);
    if (cells.length < names.length) throw new Error(`fewer cells than names: ${row}`);
    // A message is the last column, and may itself contain blanks.
    const last = cells.slice(names.length - 1).join("  ");
    return Object.fromEntries(names.map((name, index) => [name, index === names.length - 1 ? last : cells[index]!]));
  });
}

/** The fields of a description, one level deep. */
export function readDescription(output: string): Map<string, string> {
  const fields = output.split("\n").flatMap((line) => {
    const match = /^(\w[\w ]*): *(.*)$/.exec(line);
    return match ? [[match[1]!, match[2]!] as const] : [];
  });
  return new Map(fields);
}

export function readConditions(output: string): { type: string; status: string; reason: string; message: string }[] {
  return rowsUnder(output, "Conditions:").map((row) => {
    const [, type = "", status = "", reason = "", message = ""] = /^ {2}(\w+) +(\w+) +(\w+) +(.*)$/.exec(row)!;
    return { type, status, reason, message };
  });
}

/** `age` is of the last time; `count` how often. */
export interface PrintedEvent {
  type: string;
  reason: string;
  age: string;
  count: number;
  message: string;
}

export function readEvents(output: string): PrintedEvent[] {
  return rowsUnder(output, "Events:").map((row) => {
    const match = /^ {2}(\w+) +(\w+) +(\w+)(?: \(x(\d+) over \w+\))? +horizontal-pod-autoscaler +(.*)$/.exec(row);
    const [, type = "", reason = "", age = "", count = "1", message = ""] = match!;
    return { type, reason, age, count: Number(count), message };
  });
}

/** The rows after a table's two lines of heading, up to a line that is not indented. */
function rowsUnder(output: string, title: string): string[] {
  const lines = output.split("\n");
  const after = lines.slice(lines.indexOf(title) + 1);
  if (!lines.includes(title)) return [];
  const end = after.findIndex((line) => !line.startsWith("  "));
  return after.slice(2, end);
}

/** The seconds that an age can mean: "3m20s" is only 200, "25m" is 1500 to 1560, 1560 not included. */
export function ageRange(age: string, inOneUnit: boolean): { from: number; to: number } {
  const parts = [...age.matchAll(/(\d+)([smhdy])/g)].map(([, number, unit]) => ({
    seconds: Number(number) * unitSeconds[unit!]!,
    unit: unit!,
  }));
  const from = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  const smallest = parts.at(-1)!.unit;
  if (inOneUnit) return { from, to: from + unitSeconds[smallest]! };
  // Below ten minutes the seconds are printed, or they are zero.
  return { from, to: from + (smallest === "m" && from < 600 ? 1 : smallest === "h" && from < 8 * 3600 ? 60 : unitSeconds[smallest]!) };
}

const unitSeconds: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400, y: 365 * 86_400 };
