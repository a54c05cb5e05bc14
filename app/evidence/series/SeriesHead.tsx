import { useMemo, type ReactNode } from "react";
import type { Standing } from "../../../engine/index";
import { fitHead } from "../../charts/headRoom";
import { StrokeSample } from "../../charts/strokes";
import type { StrokeName } from "../../charts/strokeShapes";
import { toggleIn, useView } from "../../store/view";
import { Icon } from "../../ui/Icon";
import { t } from "../../ui/text";
import { StandingMark } from "../StandingMark";
import { useReadSync } from "./readSync";

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

export function SeriesHead({ figure, titles, unit, readings, width }: SeriesHeadProps) {
  const sync = useReadSync();
  const head = useMemo(() => fitHead(width - padding, titles, readings), [width, titles, readings]);
  const isOrigin = useView(({ origin }) => origin?.kind === "figure" && origin.figure === figure);
  return (
    <header className={isOrigin ? "fh is-origin" : "fh"}>
      <div className="title">
        <h2 id={seriesHeadingId(figure)}>{head.title}</h2>
        {unit && <span className="unit">{unit}</span>}
      </div>
      <div className="rd">
        {head.readings.map((reading) => (
          <LegendEntry key={reading.stroke} series={`${figure}/${reading.stroke}`} reading={reading} sync={sync} />
        ))}
      </div>
      <TableButton figure={figure} title={head.title} />
    </header>
  );
}

/** The space at both ends of the head, and the table's button. */
const padding = 26 + 28;

export const seriesHeadingId = (figure: string): string => `figure-${figure}`;

function LegendEntry({ series, reading, sync }: { series: string; reading: SeriesReading; sync: number | null }): ReactNode {
  const shown = useView(({ hidden }) => !hidden.has(series));
  return (
    <button
      type="button"
      aria-pressed={shown}
      title={shown ? t`Hide ${reading.name}` : t`Show ${reading.name}`}
      onClick={() => toggleIn("hidden", series)}
    >
      <StrokeSample name={reading.stroke} />
      {reading.standing && <StandingMark standing={reading.standing} />}
      <span>{reading.name}</span> {sync !== null && <b>{reading.value(sync)}</b>}
    </button>
  );
}

function TableButton({ figure, title }: { figure: string; title: string }) {
  const asTable = useView(({ tables }) => tables.has(figure));
  return (
    <button
      type="button"
      className="as-table"
      aria-label={t`“${title}” as a table`}
      title={t`As a table (T)`}
      aria-pressed={asTable}
      onClick={() => toggleIn("tables", figure)}
    >
      <Icon name="table" />
    </button>
  );
}
