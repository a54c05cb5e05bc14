/** The words and numbers of the load figure's head. */
import type { Workload } from "../../../engine/index";
import type { Run } from "../../run/run";
import { failuresAt } from "../../words/names/failureWords";
import { t } from "../../words/text";
import { quantity, shortTime } from "../../words/times";
import type { Reading } from "./reading";

export const loadTitles = [t`Does capacity keep up?`, t`Load`] as const;
/** A queue has no word for failed requests, because messages that are not drained wait in the backlog. */
export const loadWords = {
  service: {
    perSecond: t`Requests per second`,
    unit: t`requests per s`,
    served: t`served`,
    label: t`Requests per second over time: offered, served, and what the ready pods could serve`,
  },
  queue: {
    perSecond: t`Messages per second`,
    unit: t`messages per s`,
    served: t`drained`,
    label: t`Messages per second over time: arriving, drained, and what the ready pods could drain`,
  },
} as const;

/** The entries of the load's legend. */
export function loadReadings(run: Run | null, kind: Workload["kind"]): Reading[] {
  return kind === "queue" ? queueReadings(run) : serviceReadings(run);
}

/**
 * In a run with failed requests their entry stays, and that of waiting requests nearly always does. In other runs these two give up their
 * room before the entries of drawn lines.
 */
function serviceReadings(run: Run | null): Reading[] {
  const lost = run?.rows.failed.some((failed) => failed > 0) ?? false;
  const mostWaiting = run?.rows.waiting.reduce((most, waiting) => Math.max(most, waiting), 0) ?? 0;
  const wholes = (requests: number) => quantity(Math.round(requests));
  const wholeWaiting = (step: number) => wholes(run?.stepSeconds.waiting[step] ?? NaN);
  return [
    { ...reading(run, "offered", t`offered`, "never"), stage: "given" },
    reading(run, "served", loadWords.service.served, "early"),
    reading(run, "capacity", t`capacity`, "late"),
    { ...reading(run, "waiting", t`waiting`, mostWaiting > 0 ? "late" : "first"), value: wholeWaiting, widest: wholes(mostWaiting) },
    { ...reading(run, "failed", t`failed`, lost ? "never" : "first"), parts: (step) => run && failuresAt(run.stepFailures, step) },
  ];
}

function queueReadings(run: Run | null): Reading[] {
  return [
    { ...reading(run, "offered", t`arriving`, "never"), stage: "given" },
    reading(run, "served", loadWords.queue.served, "early"),
    reading(run, "capacity", t`capacity`, "late"),
    reading(run, "waiting", t`backlog`, "never"),
  ];
}

const reading = (run: Run | null, stroke: LoadStroke, name: string, yields: Reading["yields"]): Reading => ({
  stroke,
  name,
  value: (step) => quantity(run?.stepSeconds[stroke][step] ?? NaN),
  stage: "cluster",
  widest: run ? widest(run.stepSeconds[stroke]) : "",
  yields,
});

type LoadStroke = "offered" | "served" | "capacity" | "failed" | "waiting";

/** A number with a decimal may be wider than the highest number. */
const widest = (values: Float64Array) => {
  const highest = quantity(values.reduce((most, value) => Math.max(most, value), 0));
  return highest.length > 4 ? highest : "54.5";
};

/** "p95 0.206 s"; null if no request was served. */
export function latencyNote({ stepSeconds }: Run, step: number): string | null {
  const time = stepSeconds.p95Latency[step] ?? NaN;
  return Number.isNaN(time) ? null : `p95 ${shortTime(time)}`;
}
