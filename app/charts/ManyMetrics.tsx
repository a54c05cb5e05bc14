import { useState } from "react";
import type { Run } from "../run/run";
import { useTrace } from "../store/trace";
import { MetricFigure } from "./MetricFigure";
import { MetricStrips } from "./MetricStrips";
import { ranksOf, shownMetric } from "../marks/metricRanks";
import type { ShownRun } from "./useShownRun";

export { PodsLine } from "./PodsLine";

interface ManyMetricsProps {
  figure: ShownRun & { run: Run; shown: Run };
  heights: { metric: number; strips: number };
  touch: boolean;
}

/** With many metrics: a figure for the one that won at the cursor, and a strip for each of the others. A pressed strip takes the figure's place. */
export function ManyMetrics({ figure, heights, touch }: ManyMetricsProps) {
  const { run, shown } = figure;
  const ranks = ranksOf(run, useRecord());
  const usual = shownMetric(ranks);
  // A choice holds until another metric wins.
  const [chosen, setChosen] = useState<{ metric: number; instead: number } | null>(null);
  const metric = chosen?.instead === usual && chosen.metric < run.metrics.length ? chosen.metric : usual;
  const others = (ranks?.order ?? [...run.metrics.keys()]).filter((place) => place !== metric);
  return (
    <>
      <MetricFigure key={metric} {...figure} run={run} shown={shown} index={metric} height={heights.metric} />
      <MetricStrips
        figure={figure}
        ranks={ranks}
        others={others}
        height={heights.strips}
        touch={touch}
        onOpen={(place) => {
          setChosen({ metric: place, instead: usual });
          focusFigure(place);
        }}
      />
    </>
  );
}

/** The pressed strip is gone, so the figure takes the focus. */
const focusFigure = (place: number) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`.fig[data-figure="metric-${place}"]`)?.focus());

/** The record at the cursor. While the next one is on its way, the last one stays. */
function useRecord() {
  const record = useTrace(({ reconcile }) => reconcile);
  const [last, setLast] = useState(record);
  if (record !== null && record !== last) setLast(record);
  return record ?? last;
}
