import { defaultCluster } from "../cluster/clusterSettings";
import { defaultWorkload } from "../cluster/workload";
import { kedaVersions } from "../kedaReleases/releases";
import { refuse, shown } from "../lib/refusal";
import { say } from "../lib/sentence";
import type { LoadPoint } from "../load/curve";
import { firstScenario } from "./first";
import type { UnreadContent } from "./linkContent";
import { rulesNow } from "./rules";
import { maxSeed, simulatedVersions, versionsOffered, type Scenario, type SimulatedVersion } from "./scenario";
import { defaultStart } from "./start";
import { switchVersion } from "./switchVersion";

/**
 * A link that a person or a tool writes by hand: `yaml=…&load=step:20..200@10m&for=1h`. LINKS.md describes it. What it leaves out is as in
 * the first scenario.
 */
export const isWrittenLink = (fragment: string): boolean => /^[A-Za-z]+=/.test(fragment);

type Draft = { -readonly [field in keyof Scenario]: Scenario[field] } & {
  cursor: number | null;
  zoom: { from: number; to: number } | null;
};

/** What each parameter does, by its name. */
const parameters: Readonly<Record<string, (text: string, draft: Draft) => void>> = {
  yaml: (text, draft) => (draft.manifest = text),
  name: (text, draft) => (draft.name = text),
  for: (text, draft) => (draft.durationSeconds = secondsOf(text)),
  load: (text, draft) => (draft.load = { points: pointsOf(text), noise: 0 }),
  start(text, draft) {
    const [at, timeZone = defaultStart.timeZone] = cut(text, "@");
    draft.start = { at, timeZone };
  },
  at: (text, draft) => (draft.cursor = secondsOf(text)),
  show(text, draft) {
    const [from, to] = cut(text, "..");
    if (to === undefined) refuse(say`${shown(text)} is not a part of a run; write it as 5m..30m.`);
    draft.zoom = { from: secondsOf(from), to: secondsOf(to) };
  },
  kubernetes(text, draft) {
    const version = simulatedVersions.find((each): each is SimulatedVersion => each === text);
    if (version === undefined) refuse(say`${shown(text)} is not a version of this page; it has ${versionsOffered}.`);
    draft.flags = switchVersion(draft.flags, version).flags;
  },
  keda(text, draft) {
    const kedaVersion = kedaVersions.find((each) => each === text);
    if (kedaVersion === undefined) refuse(say`${shown(text)} is not a release of KEDA here; it has ${kedaVersions.join(", ")}.`);
    draft.flags = { ...draft.flags, kedaVersion };
  },
  seed(text, draft) {
    draft.seed = numberOf(text);
    if (!Number.isInteger(draft.seed) || draft.seed > maxSeed)
      refuse(say`${text} is not a seed; a seed is a whole number up to ${maxSeed}.`);
  },
};

/** The parts of a written link besides the fields of the workload and the cluster. */
export const writtenParts: readonly string[] = Object.keys(parameters);

/** Reads the fragment into data that still has to be read as a scenario; refuses what it cannot read. Linear in its length. */
export const readWrittenLink = (fragment: string): UnreadContent => withParts({ ...firstScenario, name: "" }, partsIn(fragment));

function* partsIn(fragment: string): Iterable<readonly [string, string]> {
  const given = new Set<string>();
  for (const part of fragment.split("&")) {
    if (part === "") continue;
    const [name, text = ""] = cut(part, "=");
    if (given.has(name)) refuse(say`This link gives ${shown(name)} twice.`);
    given.add(name);
    yield [name, decoded(text)];
  }
}

/** Changes a scenario by the parts that a link can have, by their names. It still has to be read as a scenario. */
export function withParts(base: Scenario, parts: Iterable<readonly [string, string]>): UnreadContent {
  const draft: Draft = { ...base, cursor: null, zoom: null };
  let drawn = false;
  for (const [name, text] of parts) {
    drawn ||= name === "load";
    set(draft, name, text);
  }
  const last = draft.load.points.at(-1)![0];
  if (drawn && last > draft.durationSeconds) {
    refuse(
      say`The load changes at ${last} s, after the end of the run at ${draft.durationSeconds} s. Give the run a longer time with for=.`,
    );
  }
  const { cursor, zoom, ...scenario } = draft;
  return { scenario, cursor, zoom, rules: rulesNow };
}

function set(draft: Draft, name: string, text: string): void {
  if (Object.hasOwn(parameters, name)) return parameters[name]!(text, draft);
  if (Object.hasOwn(defaultWorkload, name)) draft.workload = { ...draft.workload, [name]: likeDefault(text) };
  else if (Object.hasOwn(defaultCluster, name)) draft.cluster = { ...draft.cluster, [name]: likeDefault(text) };
  else
    refuse(say`A link has no part ${shown(name)}. It can have ${writtenParts.join(", ")}, and each field of the workload and the cluster.`);
}

/** What a text means as a field's value; the reader of scenarios checks it. */
function likeDefault(text: string): number | boolean | string {
  if (text === "true" || text === "false") return text === "true";
  return isNumber(text) ? Number(text) : text;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    refuse(say`This link has a % without two hexadecimal digits after it. Write % as %25.`);
  }
}

const isNumber = (text: string): boolean => /^\d{1,12}(?:\.\d{1,12})?$/.test(text);

function numberOf(text: string): number {
  if (!isNumber(text)) refuse(say`${shown(text)} is not a number.`);
  return Number(text);
}

/** Such as 90s, 10m, 1h30m; a number alone is in seconds. */
function secondsOf(text: string): number {
  const [, hours, minutes, seconds] = /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  if ((hours ?? minutes ?? seconds) === undefined) refuse(say`${shown(text)} is not a time; write it as 90s, 10m or 1h30m.`);
  return 3600 * Number(hours ?? 0) + 60 * Number(minutes ?? 0) + Number(seconds ?? 0);
}

/** `40`, or a shape between two loads: `step:20..200@10m`, `spike:20..200@10m..15m`, `ramp:20..200@10m..20m`; or `points:0=20,10m=200`. */
function pointsOf(text: string): LoadPoint[] {
  if (isNumber(text)) return [[0, Number(text)]];
  const [shape, how = ""] = cut(text, ":");
  if (shape === "points") return how.split(",").map(pointOf);
  const [loads, times = ""] = cut(how, "@");
  const [low, high] = cut(loads, "..");
  const [start, end] = cut(times, "..");
  const shaped = (shape === "step") === (end === undefined) ? shapes.get(shape) : undefined;
  if (!shaped || high === undefined || start === "") {
    refuse(
      say`${shown(text)} is not a load; write it as 40, step:20..200@10m, spike:20..200@10m..15m, ramp:20..200@10m..20m or points:0=20,10m=200.`,
    );
  }
  const [from, to] = [secondsOf(start), end === undefined ? Infinity : secondsOf(end)];
  if (from < 1 || to <= from) refuse(say`${shown(text)} is not a load: its times must come one after another, and after 0.`);
  return shaped(numberOf(low), numberOf(high), from, to);
}

/** The load from one time to another; a change takes one second. */
const shapes = new Map<string, (low: number, high: number, from: number, to: number) => LoadPoint[]>([
  ["step", (low, high, from) => [[0, low], ...jump(low, high, from)]],
  ["spike", (low, high, from, to) => [[0, low], ...jump(low, high, from), ...jump(high, low, to).filter(([second]) => second > from)]],
  [
    "ramp",
    (low, high, from, to) => [
      [0, low],
      [from, low],
      [to, high],
    ],
  ],
]);

const jump = (before: number, after: number, at: number): LoadPoint[] =>
  at === 1
    ? [[1, after]]
    : [
        [at - 1, before],
        [at, after],
      ];

function pointOf(text: string): LoadPoint {
  const [time, value, ...more] = text.split("=");
  if (time === undefined || value === undefined || more.length > 0)
    refuse(say`${shown(text)} is not a point of a load; write it as 10m=200.`);
  return [secondsOf(time), numberOf(value)];
}

/** The parts before and after the first separator; the second is absent if there is none. */
function cut(text: string, separator: string): [before: string, after?: string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}
