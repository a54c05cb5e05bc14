/** What the panel calls a trigger: its name, else its type, else the name of its metric. */
import type { MetricEvaluation, PollRecord } from "../../../engine/index";
import { triggersOfPoll } from "../../../engine/kedaExplanation";

export function triggerNames(record: PollRecord): (metric: Pick<MetricEvaluation, "triggerIndex" | "metricName">) => string {
  const triggers = triggersOfPoll(record);
  const labels = triggers.map(({ name = "", type }) => (name === "" ? type : name));
  const metrics = record.poll.kind === "polled" ? record.poll.triggers : [];
  return ({ triggerIndex, metricName }) => {
    const label = labels[triggerIndex] ?? metricName;
    const isUnique = labels.filter((other) => other === label).length === 1;
    const isAlone = metrics.filter((metric) => metric.triggerIndex === triggerIndex).length <= 1;
    return isUnique && isAlone ? label : metricName;
  };
}

export const listed = (names: readonly string[]): string => names.join(", ");
