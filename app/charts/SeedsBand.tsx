import { useMemo } from "react";
import type { BandQuantity, Bands } from "../../engine/index";
import { useView } from "../store/view";
import { seedsBand } from "../marks/layers/beside";
import type { PlotFrame } from "../marks/plotFrame";
import { bandStrokes } from "../marks/readings/bandReadings";
import { DrawnMarks } from "../figures/DrawnMarks";

interface SeedsBandProps {
  bands: Bands;
  band: BandQuantity;
  frame: PlotFrame;
}

/** Where 90% of the seeds are, under the line of the present run. */
export function SeedsBand({ bands, band, frame }: SeedsBandProps) {
  const hidden = useView((view) => view.hidden.has(`${band}/${bandStrokes[band]}`));
  const marks = useMemo(() => seedsBand(bands, band, frame), [bands, band, frame]);
  return hidden ? null : <DrawnMarks frame={frame} marks={marks} />;
}
