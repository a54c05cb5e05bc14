import { nextMatch, parseSchedule, type Schedule } from "./schedule";
import { loadTimeZone, offsetPeriodAt, wallClockAt, momentOf, type TimeZone } from "./timeZone";

export type CronWindow = {
  ok: true;
  active: boolean;
  /** Epoch seconds; null: never within the years that KEDA searches. */
  nextStart: number | null;
  nextEnd: number | null;
};

/** A window whose answer is the same at every second before `holdsUntil`. */
type CronAnswer = (CronWindow & { holdsUntil: number }) | { ok: false; error: string };

/** The two schedules of a cron trigger, read once. An unknown time zone is an error of each question, as in KEDA. */
export type CronTrigger = { at(nowSeconds: number): CronAnswer };

type CreatedCronTrigger = { ok: true; trigger: CronTrigger } | { ok: false; error: string };

/** What KEDA checks when it builds the scaler: both schedules, then that their texts differ. */
export function createCronTrigger(start: string, end: string, timezone: string): CreatedCronTrigger {
  const starts = parseSchedule(start);
  if (!starts.ok) return { ok: false, error: `error parsing start schedule: ${starts.error}` };
  const ends = parseSchedule(end);
  if (!ends.ok) return { ok: false, error: `error parsing end schedule: ${ends.error}` };
  if (start === end) return { ok: false, error: "start and end can not have exactly same time input" };
  const found = loadTimeZone(timezone);
  if (!found.ok) return { ok: true, trigger: { at: () => ({ ok: false, error: `unable to load timezone: ${found.error}` }) } };
  return { ok: true, trigger: rememberingTrigger(starts.schedule, ends.schedule, found.zone) };
}

/** Keeps its last answer, because a simulated day asks thousands of times and the answer changes twice. */
function rememberingTrigger(start: Schedule, end: Schedule, zone: TimeZone): CronTrigger {
  let since = 0;
  let last: Extract<CronAnswer, { ok: true }> | null = null;
  const at = (nowSeconds: number): CronAnswer => {
    const now = Math.floor(nowSeconds);
    if (last !== null && now >= since && now < last.holdsUntil) return last;
    const [nextStart, nextEnd] = [nextMatch(start, zone, now), nextMatch(end, zone, now)];
    const holdsUntil = Math.min(holdsFor(start, zone, now, nextStart), holdsFor(end, zone, now, nextEnd));
    since = now;
    last = { ok: true, active: isActive(nextStart, nextEnd), nextStart, nextEnd, holdsUntil };
    return last;
  };
  return { at };
}

/**
 * The time zero stands for a schedule that never matches, and lies before every moment. So KEDA takes a start that never comes for one that
 * has been, and an end that never comes for one that is over.
 */
function isActive(nextStart: number | null, nextEnd: number | null): boolean {
  if (nextStart === null) return true;
  return nextEnd !== null && nextStart >= nextEnd;
}

/**
 * Until when a schedule's next match stays the same. It does so up to the match, unless the search crosses a clock change: then its path
 * depends on where it begins. Within one minute it is the same path, and from more than two days before the change it is the same too.
 */
function holdsFor(schedule: Schedule, triggerZone: TimeZone, now: number, next: number | null): number {
  const zone = schedule.zone ?? triggerZone;
  if (next === null) return momentOf(zone, wallClockAt(zone, now).year + 1, 1, 1, 0) - 1;
  const change = offsetPeriodAt(zone, now).until;
  if (change > next) return next;
  // The search begins one second after now.
  const endOfMinute = (Math.floor(now / 60) + 1) * 60 - 1;
  return Math.max(now + 1, Math.min(next, Math.max(endOfMinute, change - 2 * 86_400)));
}
