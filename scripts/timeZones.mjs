// Writes engine/keda/cron/timeZoneData.ts from the IANA time zone database, compiled (TZif) and with all names of zones.
// Usage: pip download tzdata --no-deps -d /tmp/tz && unzip -d /tmp/tz /tmp/tz/tzdata-*.whl && node scripts/timeZones.mjs /tmp/tz/tzdata/zoneinfo
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2];
if (folder === undefined) throw new Error("Usage: node scripts/timeZones.mjs FOLDER");

// A run starts in 2020 at the earliest; some years before it cost little.
const firstSecond = Date.UTC(2010) / 1000;

const names = readFileSync(join(folder, "..", "zones"), "utf8")
  .trim()
  .split("\n")
  .toSorted();
const [, version] = /^# version (\S+)/.exec(readFileSync(join(folder, "tzdata.zi"), "utf8")) ?? [];
if (version === undefined || names.some((name) => !statSync(join(folder, name)).isFile())) throw new Error("No zoneinfo folder");

/** Zones that have had the same offsets since the first second share a line. */
const namesOfZone = new Map();
for (const name of names) {
  const zone = zoneLine(readFileSync(join(folder, name)));
  namesOfZone.set(zone, [...(namesOfZone.get(zone) ?? []), name]);
}
const lines = [...namesOfZone].map(([zone, names]) => `  "${names.join(" ")}|${zone}",`).toSorted();

writeFileSync(
  join(import.meta.dirname, "../engine/keda/cron/timeZoneData.ts"),
  `/** Written by scripts/timeZones.mjs from the IANA time zone database ${version}, which is in the public domain. */

/**
 * One line for zones with the same offsets: their names | the first offset | each later change, as second:offset | the rule of the years
 * after the last change. Seconds count from 1970 in UTC, and an offset is in seconds east of UTC. A rule is the offset in winter, the one
 * in summer, and when summer and winter begin: month.week.weekday/second of the day on the local clock.
 */
export const timeZoneLines: readonly string[] = [
${lines.join("\n")}
];
`,
);
console.log(`${names.length} names, ${lines.length} zones, version ${version}`);

function zoneLine(file) {
  const { offset, changes, footer } = readTzif(file);
  const rule = readRule(footer);
  // The rule explains a change if its own next change after the one before is the same.
  const isExplained = (index) => {
    const [{ second }, next] = changes.slice(index - 1, index + 1);
    const ofRule = [second, second + 366 * 86_400].flatMap(rule.changesOf).filter((change) => change.second > second);
    const first = ofRule.toSorted((a, b) => a.second - b.second)[0];
    return first.second === next.second && first.offset === next.offset;
  };
  let count = changes.length;
  if (rule.changesOf !== undefined) while (count > 1 && isExplained(count - 1)) count--;
  const kept = changes.slice(0, count);
  return [
    kept.length === 0 ? (rule.firstOffset ?? offset) : offset,
    kept.map(({ second, offset }) => `${second}:${offset}`).join(" "),
    rule.text,
  ].join("|");
}

/** The 64-bit part of a TZif file (RFC 9636). */
function readTzif(file) {
  const counts = (at) => Array.from({ length: 6 }, (_, index) => file.readUInt32BE(at + 20 + 4 * index));
  const [isUt, isStd, leap, times, types, chars] = counts(0);
  const header = 44 + times * 5 + types * 6 + chars + leap * 8 + isStd + isUt;
  const [isUt2, isStd2, leap2, times2, types2, chars2] = counts(header);
  const timesAt = header + 44;
  const typesAt = timesAt + times2 * 9;
  const offsetOf = (type) => file.readInt32BE(typesAt + type * 6);
  const all = Array.from({ length: times2 }, (_, index) => ({
    second: Number(file.readBigInt64BE(timesAt + 8 * index)),
    offset: offsetOf(file[timesAt + 8 * times2 + index]),
  }));
  const before = all.filter(({ second }) => second <= firstSecond).at(-1);
  const offset = before === undefined ? offsetOf(0) : before.offset;
  const later = all.filter(({ second }) => second > firstSecond);
  const end = typesAt + types2 * 6 + chars2 + leap2 * 12 + isStd2 + isUt2;
  const footer = file.toString("ascii", end).trim();
  // A rule begins after the last change, even if that change is only one of the name.
  const isKept = (change, index) =>
    change.offset !== (later[index - 1]?.offset ?? offset) || (index === later.length - 1 && footer.includes(","));
  return { offset, changes: later.filter(isKept), footer };
}

/** The rule of the footer (POSIX, with RFC 9636's longer hours). */
function readRule(footer) {
  const name = "(?:<[^>]+>|[A-Za-z]+)";
  const time = "[-+]?[0-9:]+";
  const match = new RegExp(`^${name}(${time})(?:${name}(${time})?,([^,/]+)(?:/(${time}))?,([^,/]+)(?:/(${time}))?)?$`).exec(footer);
  if (match === null) throw new Error(`Unknown rule: ${footer}`);
  const [, standard, summer, start, startTime = "2", end, endTime = "2"] = match;
  const offset = -secondsOf(standard);
  if (start === undefined) return { text: "" };
  const summerOffset = summer === undefined ? offset + 3600 : -secondsOf(summer);
  const changesOf = (second) => {
    const year = new Date(second * 1000).getUTCFullYear();
    return [
      { second: dayOf(year, start) + secondsOf(startTime) - offset, offset: summerOffset },
      { second: dayOf(year, end) + secondsOf(endTime) - summerOffset, offset },
    ];
  };
  const text = `${offset} ${summerOffset} ${start.slice(1)}/${secondsOf(startTime)} ${end.slice(1)}/${secondsOf(endTime)}`;
  const earlier = changesOf(firstSecond - 1).toSorted((a, b) => a.second - b.second);
  return { text, changesOf, firstOffset: earlier.at(-1).offset };
}

function secondsOf(text) {
  const [, sign, hours, minutes = 0, seconds = 0] = /^([-+]?)(\d+)(?::(\d+))?(?::(\d+))?$/.exec(text);
  return (sign === "-" ? -1 : 1) * (3600 * hours + 60 * minutes + 1 * seconds);
}

function dayOf(year, rule) {
  const [, month, week, weekday] = /^M(\d+)\.(\d)\.(\d)$/.exec(rule).map(Number);
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  let day = 1 + ((weekday - first + 7) % 7) + 7 * (week - 1);
  while (day > length) day -= 7;
  return Date.UTC(year, month - 1, day) / 1000;
}
