import { createCronTrigger, type CronWindow } from "../cron/cronWindow";

/** One question to a trigger that is asked only once. */
export function cronWindow(start: string, end: string, timezone: string, nowSeconds: number): CronWindow | { ok: false; error: string } {
  const created = createCronTrigger(start, end, timezone);
  if (!created.ok) return created;
  const answer = created.trigger.at(nowSeconds);
  if (!answer.ok) return answer;
  const { active, nextStart, nextEnd } = answer;
  return { ok: true, active, nextStart, nextEnd };
}
