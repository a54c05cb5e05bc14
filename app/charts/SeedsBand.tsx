import { useMemo } from "react";
import type { BandQuantity, Bands } from "../../engine/index";
import { useView } from "../store/view";
import type { PlotFrame } from "../marks/plotFrame";
import { seedsPath } from "../marks/seedsPath";
import { bandStrokes } from "../marks/readings/bandReadings";

interface SeedsBandProps {
  bands: Bands;
  band: BandQuantity;
  frame: PlotFrame;
}

const fills = { replicas: "url(#p-seeds)", waiting: "url(#p-wait)", failed: "url(#p-error)" } as const;

/** Where 90% of the seeds are, under the line of the present run. */
export function SeedsBand({ bands, band, frame }: SeedsBandProps) {
  const hidden = useView((view) => view.hidden.has(`${band}/${bandStrokes[band]}`));
  const { area, edges } = useMemo(() => seedsPath(bands, bands.columns[band], frame), [bands, band, frame]);
  if (hidden) return null;
  return (
    <g className={`seeds-band ${band}`}>
      <path d={area} fill={fills[band]} />
      <path className="seeds-edge" d={edges} />
    </g>
  );
}
