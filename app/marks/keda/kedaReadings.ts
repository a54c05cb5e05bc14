/** What KEDA adds to the legends and tables of a run's figures. */
import { stepAt, type PollColumns } from "../../../engine/index";
import type { Run, RunKeda, RunMetric } from "../../run/run";
import { t } from "../../words/text";
import { decimal, quantity } from "../../words/times";
import type { Reading } from "../readings/reading";

export const hasKeda = (run: Run): run is KedaRun => run.keda !== null;

export type KedaRun = Run & { keda: RunKeda };

/** Who wrote: KEDA's squares and the HPA's triangles. */
export function writerReadings({ steps, keda: { writes } }: KedaRun): Reading[] {
  const mark = { mark: true, widest: "", yields: "early" } as const;
  const since = (step: number) => steps.at[step - 1] ?? -Infinity;
  const wrote = (step: number) => writes.findLast(({ at }) => at <= steps.at[step]! && at > since(step))?.to ?? NaN;
  return [
    { ...mark, stroke: "keda", name: "KEDA", value: (step) => quantity(wrote(step)) },
    { ...mark, stroke: "hpa", name: "HPA", value: (step) => (steps.rescaled[step] ? quantity(steps.applied[step]!) : "–") },
  ];
}

/** What the last poll read of a metric's trigger, and above which number that is active. */
export function triggerReadings({ steps, keda: { polls, triggers } }: KedaRun, metric: RunMetric): Reading[] {
  const trigger = triggers.find((each) => each.metric === metric.name);
  if (!trigger || trigger.threshold.every(Number.isNaN)) return [];
  const at = (column: Float64Array) => (step: number) => amount(column[pollAt(polls, steps.at[step])] ?? NaN);
  const widest = (column: Float64Array) => amount(column.reduce((most, value) => (value > most ? value : most), 0));
  return [
    {
      stroke: "polled",
      name: t`polls`,
      means: t`What the last poll read, for all pods. Drawn while there are none.`,
      value: at(trigger.value),
      stage: "cluster",
      widest: widest(trigger.value),
      yields: "first",
    },
    {
      stroke: "activation",
      name: t`activation`,
      means: metric.total
        ? t`A poll finds the trigger active above this number.`
        : t`A poll finds the trigger active above this number, for all pods. The line is its share for a pod.`,
      value: at(trigger.threshold),
      stage: "given",
      widest: widest(trigger.threshold),
      yields: "late",
    },
  ];
}

const pollAt = ({ at }: PollColumns, second = -1): number => stepAt(at, second);

const amount = (value: number): string => (Number.isNaN(value) ? "–" : Math.abs(value) < 10 ? decimal(value, 2) : quantity(value));
