import type { ReactNode } from "react";
import { DataTable } from "../../figures/DataTable";
import { useEvidence } from "../../store/evidence";
import { openSync } from "../../store/evidenceSeries";
import type { ShownSeries } from "../../run/shownSeries";
import { useView } from "../../store/view";
import { t } from "../../words/text";
import { clock } from "../../words/times";
import { dayName } from "../../words/evidence/series/wallClock";

interface PlotOrRowsProps {
  figure: string;
  /** Names the table. */
  label: string;
  height: number;
  series: ShownSeries;
  columns: readonly { name: string; value(sync: number): string }[];
  children: ReactNode;
}

/** A figure's plot, or the same numbers as a table with a row for each sync. */
export function PlotOrRows({ figure, label, height, series, columns, children }: PlotOrRowsProps) {
  const asTable = useView(({ tables }) => tables.has(figure));
  const sync = useEvidence((evidence) => evidence.sync);
  if (!asTable) return children;
  const { at, from, to } = series;
  const isLong = dayName(from) !== dayName(to);
  return (
    <DataTable
      label={label}
      height={height}
      rows={at.length}
      head={{ name: t`time`, value: (row) => (isLong ? `${dayName(at[row]!)} ${clock(at[row]!)}` : clock(at[row]!)) }}
      columns={columns}
      current={sync ?? -1}
      onSelect={openSync}
    />
  );
}
