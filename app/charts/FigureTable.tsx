import { useMemo } from "react";
import { reasonsIn, stageColumns } from "../../engine/index";
import type { Run, RunMetric } from "../run/run";
import { useScenario } from "../store/scenario";
import { failureWords } from "../words/names/failureWords";
import { stageNames } from "../words/names/stageNames";
import { t } from "../words/text";
import { clock, quantity, shortTime } from "../words/times";
import { targetsOverTime } from "../marks/manifestsOfRun";
import { loadWords } from "../marks/readings/loadReadings";
import { targetOf } from "../marks/readings/metricReadings";
import type { Reading, StepColumn } from "../marks/readings/reading";
import { reasonAt, reasonLooks } from "../marks/reasons";
import { metricAmount } from "../words/figures/metricWords";
import { StepTable } from "./StepTable";

interface FigureTableProps {
  figure: string;
  run: Run;
  label: string;
  height: number;
  readings: readonly Reading[];
  /** The columns beside the readings, if they are not those of the run's figure. */
  more?: readonly StepColumn[] | undefined;
}

/** The numbers of a figure: its readings, and what its legend has no room for. */
export function FigureTable({ figure, run, label, height, readings, more }: FigureTableProps) {
  const columns = useMemo(() => [...readings, ...(more ?? moreColumns(figure, run))], [readings, more, figure, run]);
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  const named = figure === "load" ? `${label} ${loadWords[kind].perSecond}` : label;
  return <StepTable label={named} height={height} at={run.steps.at} columns={columns} />;
}

function moreColumns(figure: string, run: Run): StepColumn[] {
  if (figure === "load") return [...latencyColumns(run), ...failureColumns(run), throttledColumn(run), heldColumn(run)];
  if (figure === "decisions") return stages(run);
  return figure.startsWith("metric-") ? metricColumns(run, Number(figure.slice("metric-".length))) : [];
}

/** One column for each reason for which requests failed in the run. */
const failureColumns = (run: Run): StepColumn[] =>
  reasonsIn(run.stepFailures).map((reason) => ({
    name: t`failed: ${failureWords[reason].name}`,
    value: (step) => quantity(run.stepFailures[reason]![step] ?? NaN),
    stage: "cluster",
  }));

const latencyColumns = (run: Run): StepColumn[] =>
  (["p50Latency", "p95Latency", "p99Latency"] as const).map((column) => ({
    name: latencyNames[column],
    value: (step) => shortTime(run.stepSeconds[column][step] ?? NaN),
    stage: "cluster",
  }));

const latencyNames = { p50Latency: t`p50 latency`, p95Latency: t`p95 latency`, p99Latency: t`p99 latency` } as const;

const throttledColumn = (run: Run): StepColumn => ({
  name: t`throttled`,
  value: (step) => quantity(run.stepSeconds.throttled[step] ?? NaN),
  stage: "cluster",
});

const heldColumn = (run: Run): StepColumn => ({
  name: t`held by full nodes`,
  value: (step) => quantity(run.stepSeconds.heldByNode[step] ?? NaN),
  stage: "cluster",
});

/** Values that the figure draws and for which its legend has no room. */
function metricColumns(run: Run, index: number): StepColumn[] {
  const metric = run.metrics[index]!;
  const targets = targetsOverTime(run, index);
  const tolerated = (step: number) => {
    const target = targetOf(targets, run.steps.at[step]);
    return target ? t`${metricAmount(target.bandLow, metric.unit)} to ${metricAmount(target.bandHigh, metric.unit)}` : "–";
  };
  return [
    { name: t`tolerance`, value: tolerated, stage: "given" },
    { name: t`measured`, value: (step) => measuredText(metric, step), stage: "cluster" },
  ];
}

function measuredText({ seenFrom, seenTo }: RunMetric, step: number): string {
  const [from, to] = [seenFrom[step], seenTo[step]];
  return from === undefined || to === undefined || Number.isNaN(from) ? "–" : t`${clock(from)} to ${clock(to)}`;
}

/** The columns for which the legend has no room, in the order of the computation. */
function stages({ steps }: Run): StepColumn[] {
  const count = (name: string, values: Float64Array): StepColumn => ({ name, value: (step) => quantity(values[step] ?? NaN) });
  return [
    count(t`if all pods counted`, steps.plain),
    count(stageNames.stabilized, steps[stageColumns.stabilized]),
    count(stageNames.limited, steps[stageColumns.limited]),
    { name: t`held by`, value: (step) => reasonLooks[reasonAt(steps, step)].words[0] ?? "–" },
  ];
}
