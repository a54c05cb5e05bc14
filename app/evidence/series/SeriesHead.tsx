import type { Standing } from "../../../engine/index";
import { HeadFrame, LegendButton } from "../../figures/headParts";
import type { StrokeName } from "../../marks/strokeShapes";
import { StandingMark } from "../StandingMark";
import { useEvidence } from "../../store/evidence";
import { nearestSync } from "../../store/evidenceSeries";
import { useView } from "../../store/view";

/** One entry of a legend, which is also the readout at the cursor or under the pointer. */
export interface SeriesReading {
  stroke: StrokeName;
  standing?: Standing;
  name: string;
  value(sync: number): string;
  widest: string;
  yields: "never" | "early" | "late";
}

interface SeriesHeadProps {
  figure: string;
  titles: readonly [string, ...string[]];
  unit: string | null;
  readings: readonly SeriesReading[];
  /** The column's width. */
  width: number;
}

export function SeriesHead(props: SeriesHeadProps) {
  const sync = useReadSync();
  return (
    <HeadFrame
      {...props}
      renderEntry={({ stroke, name, standing, value }, series) => (
        <LegendButton
          key={stroke}
          series={series}
          stroke={stroke}
          name={name}
          mark={standing && <StandingMark standing={standing} />}
          value={sync === null ? null : value(sync)}
        />
      )}
    />
  );
}

/** The sync of the readouts: the one under the pointer, else the selected one. */
function useReadSync(): number | null {
  const hover = useView((view) => view.hover);
  const sync = useEvidence((evidence) => evidence.sync);
  return hover === null ? sync : nearestSync(hover);
}
