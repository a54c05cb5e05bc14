/** One resource of one container: what its pods request, and what the VerticalPodAutoscaler recommends. */
import type { Run, RunVpa } from "../../run/run";
import { t } from "../../words/text";
import { historyWords } from "../../words/vpa/historyWords";
import { resourceAmount } from "../../words/vpa/vpaAmounts";
import { quantity } from "../../words/times";
import { emptyTicks, type ValueTick } from "../axes";
import { laneNow, recommendationMarks, requestMarks } from "../layers/vpa";
import type { Reading } from "../readings/reading";
import { laneColumns, valueAt, type LaneColumns } from "../vpa/laneColumns";
import type { Figure } from "./figure";

type VpaResource = RunVpa["resources"][number];

export type VpaRun = Run & { vpa: RunVpa };

export const hasVpa = (run: Run): run is VpaRun => run.vpa !== null;

/** `index` is the lane's among those of the run; null: there is no such lane. */
export function vpaFigure(run: VpaRun, index: number): Figure<never> | null {
  const lane = run.vpa.resources[index];
  if (lane === undefined) return null;
  const id = `vpa-${index}`;
  const columns = laneColumns(run.vpa, lane);
  const max = axisTop(columns);
  const { container, resource } = lane;
  const isCpu = resource === "cpu";
  const { lastSecond } = run;
  const written = (value: number) => (Number.isNaN(value) ? "–" : resourceAmount(resource, isCpu ? value : value * 2 ** 20));
  const readings = readingsOf(run, columns, written);
  return {
    id,
    head: {
      titles: vpaTitles(run, lane),
      unit: isCpu ? "m" : "Mi",
      readings,
      legend: readings.slice(0, 2),
    },
    label: isCpu
      ? t`CPU of ${container} over time: the request of the pods, and the recommended target within its bounds`
      : t`Memory of ${container} over time: the request of the pods, and the recommended target within its bounds`,
    stage: "cluster",
    axis: { top: 4, max, ticks: () => [...emptyTicks, roundTick(max)] },
    under: [{ draw: (frame, hidden) => ({ marks: recommendationMarks(id, columns, lastSecond, frame, hidden) }) }],
    over: () => [
      { draw: (frame, hidden) => ({ marks: requestMarks(id, columns, lastSecond, frame, hidden) }) },
      {
        veiled: false,
        draw:
          (frame, hidden) =>
          ({ cursor }) => ({ marks: laneNow(id, columns, frame, cursor, hidden) }),
      },
    ],
  };
}

/** The longest first. */
export function vpaTitles({ vpa }: VpaRun, { container, resource }: VpaResource): [string, string, string] {
  const isOnly = vpa.resources.every((each) => each.container === container);
  return resource === "cpu"
    ? [t`CPU of ${container}: requested and recommended`, t`CPU request of ${container}`, isOnly ? t`CPU` : t`CPU, ${container}`]
    : [
        t`Memory of ${container}: requested and recommended`,
        t`Memory request of ${container}`,
        isOnly ? t`Memory` : t`Memory, ${container}`,
      ];
}

/** Above the targets and the requests. An upper bound may be a hundred times as high, so it may be cut off. */
function axisTop({ recommended, requested }: LaneColumns): number {
  const highest = Math.max(highestOf(recommended.target), highestOf(requested.most), 1);
  return Math.max(highest * 1.15, Math.min(highestOf(recommended.upper) * 1.05, highest * 1.5));
}

/** The highest round number below the top: the plot has room for one. */
function roundTick(max: number): ValueTick {
  const power = 10 ** Math.floor(Math.log10(max));
  const value = [5, 2.5, 2, 1].map((times) => times * power).find((each) => each <= max * 0.95) ?? power / 2;
  return { value, label: quantity(value), bound: false };
}

const highestOf = (values: Float64Array) => values.reduce((most, value) => (value > most ? value : most), 0);

/** The last one has no room in a legend. */
function readingsOf({ steps, vpa }: VpaRun, { recommended, requested }: LaneColumns, written: (value: number) => string): Reading[] {
  const at = (column: Float64Array, of: { at: Float64Array }) => (step: number) => valueAt(of.at, column, steps.at[step] ?? -1);
  const [least, most] = [at(requested.least, requested), at(requested.most, requested)];
  const [target, lower, upper] = [
    at(recommended.target, recommended),
    at(recommended.lower, recommended),
    at(recommended.upper, recommended),
  ];
  const range = (from: number, to: number) => (from === to || Number.isNaN(from) ? written(to) : t`${written(from)} to ${written(to)}`);
  const widest = requested.at.reduce((longest, at) => {
    const said = range(valueAt(requested.at, requested.least, at), valueAt(requested.at, requested.most, at));
    return said.length > longest.length ? said : longest;
  }, "");
  return [
    {
      stroke: "request",
      name: t`request`,
      value: (step) => range(least(step), most(step)),
      stage: "cluster",
      widest,
      yields: "never",
    },
    {
      stroke: "recommended",
      name: t`target`,
      means: `${t`What the VPA recommends. The band goes from its lower to its upper bound.`} ${historyWords(vpa.history)}`,
      value: (step) => written(target(step)),
      stage: "cluster",
      widest: written(highestOf(recommended.target)),
      yields: "never",
    },
    {
      stroke: "recommended",
      name: t`bounds`,
      value: (step) => range(lower(step), upper(step)),
      stage: "cluster",
      widest: "",
      yields: "first",
    },
  ];
}
