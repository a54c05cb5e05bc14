import { createCronTrigger, type CronTrigger } from "../cron/cronWindow";
import { int64, text } from "../metadata";
import { intTarget, normalized, sourceTrigger } from "./trigger";

/** A number of pods inside a window of time, 0 outside. Its source is the clock. */
export const cron = sourceTrigger({
  source: "clock",
  parameters: { start: text(), end: text(), timezone: text(), desiredReplicas: int64() },
  errorNames: ["cron"],
  validate: ({ start, end, timezone, desiredReplicas }) => {
    const created = createCronTrigger(start, end, timezone);
    if (!created.ok) return created.error;
    return Number(desiredReplicas) === 0 ? "no desiredReplicas specified" : null;
  },
  metricName: ({ start, end, timezone }) => normalized(`cron-${timezone}-${scheduleName(start)}-${scheduleName(end)}`),
  target: () => intTarget(1),
  reader: ({ start, end, timezone, desiredReplicas }) => {
    const trigger = triggerOf(start, end, timezone);
    return (_answer: unknown, now) => {
      const answer = trigger.at(now);
      if (!answer.ok) return answer;
      const activation = { active: answer.active, threshold: null, compared: [], decidedBySource: true } as const;
      return { ok: true, value: answer.active ? Number(desiredReplicas) : 0, activation };
    };
  },
  answer: null,
  measured: ({ start, end, timezone }) => ({ kind: "cronWindow", start, end, timezone }),
});

function triggerOf(start: string, end: string, timezone: string): CronTrigger {
  const created = createCronTrigger(start, end, timezone);
  if (!created.ok) throw new Error(`a cron trigger with a schedule that was not checked: ${created.error}`);
  return created.trigger;
}

const scheduleName = (schedule: string): string =>
  schedule.replaceAll(" ", "").replaceAll("*", "x").replaceAll("/", "Sl").replaceAll("?", "Qm").replaceAll(",", "Cm");
