import { useMemo } from "react";
import type { Bands } from "../../engine/index";
import type { Run } from "../run/run";
import { useScenario } from "../store/scenario";
import { luckFigure } from "../marks/figures/luck";
import { highestOfBand } from "../marks/readings/bandReadings";
import type { Hurting } from "../marks/readings/luckReadings";
import { PlottedFigure, type FigurePlace } from "./PlottedFigure";

interface LuckFiguresProps extends FigurePlace {
  run: Run;
  bands: Bands;
}

/** The waiting and the failed requests of many seeds, if there are any. */
export function LuckFigures(props: LuckFiguresProps) {
  return (["waiting", "failed"] as const)
    .filter((of) => highestOfBand(props.bands.columns[of].high) > 0)
    .map((of) => <HurtingFigure key={of} {...props} of={of} />);
}

function HurtingFigure({ bands, of, ...place }: LuckFiguresProps & { of: Hurting }) {
  const { run } = place;
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  const figure = useMemo(() => luckFigure(run, kind, bands, of), [run, kind, bands, of]);
  return <PlottedFigure {...place} figure={figure} />;
}
