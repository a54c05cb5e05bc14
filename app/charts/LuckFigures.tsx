import { useMemo } from "react";
import type { Bands } from "../../engine/index";
import type { Run } from "../run/run";
import { useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { plainTicks } from "../marks/axes";
import { seedMarks } from "../marks/layers/beside";
import { plotFrame } from "../marks/plotFrame";
import { highestOfBand } from "../marks/readings/bandReadings";
import { luckReadings, luckTop, luckWords, type Hurting } from "../marks/readings/luckReadings";
import type { TimeScale } from "../marks/timeScale";
import { Marks } from "../figures/DrawnMarks";
import { FigureHead, headingId } from "./FigureHead";
import { Plot } from "./Plot";
import { PlotOrTable } from "./PlotOrTable";
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

/** The waiting and the failed requests of many seeds, if there are any. */
export function LuckFigures(props: LuckFiguresProps) {
  return (["waiting", "failed"] as const)
    .filter((of) => highestOfBand(props.bands.columns[of].high) > 0)
    .map((of) => <HurtingFigure key={of} {...props} of={of} />);
}

function HurtingFigure({ run, shown, scale, narrow, bands, height, of }: LuckFiguresProps & { of: Hurting }) {
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  const hidden = useView((view) => view.hidden);
  const { titles, unit, label } = luckWords(kind, of);
  const max = useMemo(() => luckTop(run, bands, of), [bands, run, of]);
  const frame = useMemo(() => plotFrame(scale, height, 6, max), [scale, height, max]);
  const readings = useMemo(() => luckReadings(run, bands, of), [bands, run, of]);
  const marks = useMemo(() => seedMarks(shown, of, frame, hidden), [shown, of, frame, hidden]);
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
          <Marks frame={frame} marks={marks} />
        </Plot>
      </PlotOrTable>
    </section>
  );
}
