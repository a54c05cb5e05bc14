/** The words and numbers of a metric's head. */
import type { Run, RunMetric } from "../../run/run";
import { t } from "../../words/text";
import { metricTop } from "../axes";
import type { targetsOverTime } from "../manifestsOfRun";
import { isOfClock, isResource, metricAmount, metricTitle } from "../../words/figures/metricWords";
import type { Reading } from "./reading";

export type TargetStretch = ReturnType<typeof targetsOverTime>[number];

/** The name of a metric, its first target in words, and its figure's titles from the longest to the shortest. */
export function metricHeading({ metrics }: Run, index: number, targets: readonly TargetStretch[]) {
  const metric = metrics[index]!;
  const name = metricTitle(metric);
  const target = metricAmount(targets.find((stretch) => stretch.target)?.target?.target ?? NaN, metric.unit);
  const oneOfSeveral = metrics.some((other, place) => place !== index && metricTitle(other) === name);
  const [question, ...shorter] = metricTitles(name, oneOfSeveral ? target : null);
  // A trigger's name is long, and its legend has more entries.
  const titles: readonly [string, ...string[]] = metric.keda === null ? [question, ...shorter] : shorter;
  return { name, target, titles };
}

/** The top of one axis for each of its drawn lines, at every target of the run. */
export const axisTopOf = (drawn: readonly RunMetric[], targets: readonly TargetStretch[]): number =>
  Math.max(1e-9, ...targets.flatMap(({ target }) => (target ? drawn.map((values) => metricTop({ ...values, ...target })) : [])));

/** `target` distinguishes two metrics of the same name; null if there is only one. */
const metricTitles = (name: string, target: string | null): [string, string, string] => [
  target ? t`How far is ${name} from its target of ${target}?` : t`How far is ${name} from its target?`,
  target ? t`${name} against ${target}` : t`${name} against target`,
  target ? `${name}, ${target}` : name,
];

export function metricReadings({ steps }: Run, metric: RunMetric, targets: readonly TargetStretch[]): Reading[] {
  const { unit, seen, stepActual } = metric;
  const means = sawMeans(metric);
  const highest = [seen, stepActual].reduce((most, values) => values.reduce((high, value) => (value > high ? value : high), most), 0);
  const longest = (values: number[]) => values.map((value) => metricAmount(value, unit)).reduce((a, b) => (b.length > a.length ? b : a));
  const widest = longest([highest, 54.5]);
  const targetAt = (step: number) => targetOf(targets, steps.at[step])?.target ?? NaN;
  const asked = targets.map(({ target }) => target?.target ?? NaN);
  const readings: Reading[] = [
    {
      stroke: "saw",
      name: t`saw`,
      ...(means !== null && { means }),
      value: (step) => metricAmount(seen[step] ?? NaN, unit),
      stage: "cluster",
      widest,
      yields: "never",
    },
    {
      stroke: "actual",
      name: t`true`,
      ...(isResource(metric) && { means: t`On the pods that are Ready, in this second.` }),
      value: (step) => metricAmount(stepActual[step] ?? NaN, unit),
      stage: "cluster",
      widest,
      yields: "never",
    },
    {
      stroke: "target",
      name: t`target`,
      value: (step) => metricAmount(targetAt(step), unit),
      stage: "given",
      widest: longest([...asked, NaN]),
      yields: "early",
    },
  ];
  // What KEDA computes itself has no other value than the one that it tells.
  return metric.keda === "computed" ? readings.filter(({ stroke }) => stroke !== "actual") : readings;
}

/** A custom metric is what its signal says, whichever pods count. */
function sawMeans(metric: RunMetric): string | null {
  if (isResource(metric)) return t`In the samples of the pods that count.`;
  if (metric.keda === "direct") return t`KEDA asks the source at each read of the controller, so no scrape delays it.`;
  if (metric.keda !== "computed") return null;
  return isOfClock(metric)
    ? t`What KEDA’s clock says at each read of the controller.`
    : t`KEDA computes it from its triggers at each read of the controller.`;
}

export const targetOf = (targets: readonly TargetStretch[], second = 0) => targets.findLast(({ from }) => from <= second)?.target;
