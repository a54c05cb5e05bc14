/** The readings of one autoscaler in the order of time, as far as the texts tell it. Where they do not, the order of the texts stays. */
import { readRfc3339 } from "../../lib/utcTime";
import type { AutoscalerReading, EventReading } from "../evidence";
import { secondsOfAge } from "../ages";
import { hasFigure } from "./joinMetrics";
import type { Placed } from "./merged";

type Reading = Placed<AutoscalerReading>;
type Event = Placed<EventReading>;

/** Which of two readings is newer: `told` by an age, a version or a time, or `unknown`. A manifest without a status is older than all. */
export type KnownOrder = "told" | "unknown" | "specification";

export interface InTime {
  readonly readings: readonly Reading[];
  /** Without what an older description says, too. */
  readonly events: readonly Event[];
  readonly orderOf: (earlier: Reading, later: Reading) => KnownOrder;
}

export function inTime(given: readonly Reading[], events: readonly Event[]): InTime {
  const told = eventsBelow(given, events);
  const specifications = given.filter(isSpecification);
  const courses = coursesIn(given.filter((each) => !isSpecification(each)));
  const sorted = sortedCourses(courses, told);
  const courseOf = new Map(sorted.flatMap((course) => course.map((reading) => [reading, course] as const)));
  const orderOf = (earlier: Reading, later: Reading): KnownOrder => {
    const [one, other] = [courseOf.get(earlier), courseOf.get(later)];
    if (one === undefined || other === undefined) return "specification";
    return one === other || compared(one, other, told) < 0 ? "told" : "unknown";
  };
  return { readings: [...specifications, ...sorted.flat()], events: newestEvents(sorted.flat(), events, told), orderOf };
}

/** An object without a status says what somebody wants, not what the controller did. */
const isSpecification = ({ source, currentReplicas, desiredReplicas, lastScaleTime, conditions, metrics }: Reading): boolean =>
  source === "object" &&
  currentReplicas === undefined &&
  desiredReplicas === undefined &&
  lastScaleTime === undefined &&
  conditions.length === 0 &&
  !metrics.some(hasFigure);

/** Rows that a watch or a loop printed one after the other stay together. */
type Course = readonly Reading[];

function coursesIn(readings: readonly Reading[]): Course[] {
  const courses: Reading[][] = [];
  for (const reading of readings) {
    const last = courses.at(-1)?.at(-1);
    if (last !== undefined && isNextRow(last, reading)) courses.at(-1)!.push(reading);
    else courses.push([reading]);
  }
  return courses;
}

/** An object that was made anew during a watch is young, so its row is no older one. */
const youngSeconds = 60;

function isNextRow(last: Reading, next: Reading): boolean {
  if (last.source !== "table" || next.source !== "table" || last.place.text !== next.place.text) return false;
  const [before, after] = [ageOf(last), ageOf(next)];
  if (before === null || after === null) return true;
  return after >= before || (after <= youngSeconds && next.place.line === last.place.line + 1);
}

/** More than so many are not compared with one another. */
const mostCompared = 30;

function sortedCourses(courses: readonly Course[], told: EventsOf): Course[] {
  const aged = courses.filter((course) => ageOf(course[0]!) !== null).toSorted((one, other) => ageOf(one[0]!)! - ageOf(other[0]!)!);
  const sorted: Course[] = [];
  let index = 0;
  for (const course of courses) {
    const next = ageOf(course[0]!) === null ? course : aged[index++]!;
    const from = Math.max(0, sorted.length - mostCompared);
    const signs = sorted.slice(from).map((each) => compared(each, next, told));
    const afterLast = signs.findLastIndex((sign) => sign < 0) + 1;
    const firstLater = signs.findIndex((sign, at) => sign > 0 && at >= afterLast);
    sorted.splice(firstLater < 0 ? sorted.length : from + firstLater, 0, next);
  }
  return sorted;
}

/** Negative: the first is earlier. 0: the texts do not tell. */
function compared(one: Course, other: Course, told: EventsOf): number {
  const [first, second] = [one.at(-1)!, other.at(-1)!];
  return (
    byNumber(ageOf(first), ageOf(second)) ||
    byVersion(first, second) ||
    byNumber(newestTime(first), newestTime(second)) ||
    byAgeAndTime(first, second) ||
    -byAgeAndTime(second, first) ||
    byEvents(told.get(first) ?? [], told.get(second) ?? [])
  );
}

const byNumber = (one: number | null, other: number | null): number => (one === null || other === null ? 0 : one - other);

const ageOf = ({ age = "" }: Reading): number | null => secondsOfAge(age)?.low ?? null;

/** The API server counts versions up. */
function byVersion({ resourceVersion: one = "" }: Reading, { resourceVersion: other = "" }: Reading): number {
  const isNumber = /^[1-9]\d{0,18}$/;
  if (!isNumber.test(one) || !isNumber.test(other) || one === other) return 0;
  return BigInt(one) < BigInt(other) ? -1 : 1;
}

/** The last change that an object tells of; the object is not older. */
function newestTime({ lastScaleTime, conditions }: Reading): number | null {
  const times = [lastScaleTime, ...conditions.map(({ lastTransitionTime }) => lastTransitionTime)];
  const read = times.flatMap((time) => (time === undefined ? [] : (readRfc3339(time) ?? [])));
  return read.length === 0 ? null : read.reduce((newest, time) => Math.max(newest, time));
}

/** A row's age counts from the creation that an object tells, so the row may be before the object's last change. */
function byAgeAndTime(row: Reading, object: Reading): number {
  const [age, created, changed] = [secondsOfAge(row.age ?? ""), readRfc3339(object.creationTime ?? ""), newestTime(object)];
  return age !== null && created !== null && changed !== null && created + age.high < changed ? -1 : 0;
}

/** The same event is older in the later description, or was seen more often. */
function byEvents(one: readonly Event[], other: readonly Event[]): number {
  const known = new Map(one.map((event) => [keyOf(event), event]));
  for (const event of other) {
    const same = known.get(keyOf(event));
    if (same === undefined) continue;
    const [seen, seenLater] = [same, event].map(({ count = 1 }) => count);
    const [age, later] = [same, event].map((each) => secondsOfAge(each.age ?? "")?.low ?? null);
    const sign = byNumber(seen!, seenLater!) || byNumber(age!, later!);
    if (sign !== 0) return sign;
  }
  return 0;
}

const keyOf = ({ type, reason, message }: Event): string => JSON.stringify([type, reason, message]);

type EventsOf = ReadonlyMap<Reading, readonly Event[]>;

/** The events that a description prints at its end. */
function eventsBelow(readings: readonly Reading[], events: readonly Event[]): EventsOf {
  const below = new Map<Reading, Event[]>();
  const described = readings.filter(({ source }) => source === "describe");
  if (described.length < 2) return below;
  const inOrder = described.toSorted(byPlace);
  let at = 0;
  for (const event of events.filter(({ object }) => object === undefined).toSorted(byPlace)) {
    while (at + 1 < inOrder.length && byPlace(inOrder[at + 1]!, event) < 0) at++;
    const owner = inOrder[at]!;
    if (owner.place.text !== event.place.text || owner.place.line > event.place.line) continue;
    const known = below.get(owner);
    if (known === undefined) below.set(owner, [event]);
    else known.push(event);
  }
  return below;
}

const byPlace = ({ place: one }: Placed<object>, { place: other }: Placed<object>): number =>
  one.text - other.text || one.line - other.line;

/** Ages count from the time of a description: of several, the newest one's hold, and what only older ones have has no age. */
function newestEvents(readings: readonly Reading[], events: readonly Event[], told: EventsOf): readonly Event[] {
  const newest = readings.findLast((reading) => told.has(reading));
  if (newest === undefined || told.size < 2) return events;
  const kept = new Set(told.get(newest)!.map(keyOf));
  const older = readings.flatMap((reading) => (reading === newest ? [] : (told.get(reading) ?? [])));
  const repeated = new Set(older);
  const left = older.toReversed().flatMap((event) => {
    if (kept.has(keyOf(event))) return [];
    kept.add(keyOf(event));
    const { age: _, firstSeen: __, ...ageless } = event;
    return [ageless];
  });
  return [...left.toReversed(), ...events.filter((event) => !repeated.has(event))];
}
