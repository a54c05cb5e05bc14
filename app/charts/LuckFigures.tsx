import { useMemo } from "react";
import type { Bands } from "../../engine/index";
import type { Run } from "../run/run";
import { useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { plotFrame } from "../marks/plotFrame";
import { t } from "../words/text";
import { niceCeiling, type TimeScale } from "../marks/timeScale";
import { quantity } from "../words/times";
import { plainTicks } from "../marks/axes";
import { bandReading, highestOfBand } from "../marks/readings/bandReadings";
import { FigureHead, headingId } from "./FigureHead";
import { linePath } from "../marks/linePaths";
import { Marks, Plot } from "./Plot";
import { PlotOrTable } from "./PlotOrTable";
import type { Reading } from "../marks/readings/reading";
import { SeedsBand } from "./SeedsBand";

interface LuckFiguresProps {
  run: Run;
  /** The part of the run in view. */
  shown: Run;
  scale: TimeScale;
  narrow: boolean;
  bands: Bands;
  height: number;
}

const words = {
  waiting: {
    titles: [t`How many requests wait?`, t`Waiting`],
    unit: t`requests`,
    label: t`Waiting requests over time: the present run, and where 90% of the seeds are`,
  },
  failed: {
    titles: [t`How many fail each second?`, t`Failed`],
    unit: t`requests per s`,
    label: t`Failed requests over time: the present run, and where 90% of the seeds are`,
  },
} as const;

const queueWords = {
  titles: [t`How many messages wait?`, t`Backlog`],
  unit: t`messages`,
  label: t`Waiting messages over time: the present run, and where 90% of the seeds are`,
} as const;

type Hurting = keyof typeof words;

/** The waiting and the failed requests of many seeds, if there are any. */
export function LuckFigures(props: LuckFiguresProps) {
  return (["waiting", "failed"] as const)
    .filter((of) => highestOfBand(props.bands.columns[of].high) > 0)
    .map((of) => <HurtingFigure key={of} {...props} of={of} />);
}

function HurtingFigure({ run, shown, scale, narrow, bands, height, of }: LuckFiguresProps & { of: Hurting }) {
  const queue = useScenario(({ scenario }) => scenario.workload.kind === "queue");
  const hidden = useView((view) => view.hidden.has(`${of}/written`));
  const { titles, unit, label } = queue ? queueWords : words[of];
  const max = useMemo(
    () => niceCeiling(Math.max(highestOfBand(bands.columns[of].high), highestOfBand(run.rows[of])) * 1.06),
    [bands, run, of],
  );
  const frame = useMemo(() => plotFrame(scale, height, 6, max), [scale, height, max]);
  const readings = useMemo(() => [bandReading(bands, of, run), hereReading(run, of)], [bands, run, of]);
  const line = useMemo(() => linePath(shown.rows.at, shown.rows[of], frame), [shown, of, frame]);
  const clip = `luck-${of}`;
  return (
    <section className="fig" data-figure={of} tabIndex={-1} aria-labelledby={headingId(of)}>
      <FigureHead figure={of} titles={titles} unit={narrow ? null : unit} readings={readings} width={scale.width} />
      <PlotOrTable figure={of} label={titles[0]} height={height} readings={readings}>
        <Plot
          frame={frame}
          ticks={plainTicks(max, height)}
          label={label}
          stage="cluster"
          under={<SeedsBand bands={bands} band={of} frame={frame} />}
        >
          <Marks frame={frame}>
            <clipPath id={clip}>
              <rect x={scale.left} y="0" width={Math.max(0, scale.width - scale.left - scale.right)} height={height} />
            </clipPath>
            {!hidden && <path className="applied" d={line} clipPath={`url(#${clip})`} />}
          </Marks>
        </Plot>
      </PlotOrTable>
    </section>
  );
}

const hereReading = (run: Run, of: Hurting): Reading => ({
  stroke: "written",
  name: t`this seed`,
  value: (step) => quantity(run.stepSeconds[of][step] ?? NaN),
  stage: "cluster",
  widest: quantity(highestOfBand(run.stepSeconds[of])),
  yields: "never",
});
