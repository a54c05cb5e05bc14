import { stepAt } from "../../engine/index";
import { isCovered } from "../run/cover";
import { useTrace } from "../store/trace";
import { select, useView } from "../store/view";
import { t } from "../words/text";
import { clock } from "../words/times";
import { covered } from "./covered";
import { DataTable } from "../figures/DataTable";
import type { StepColumn } from "../marks/readings/reading";

interface StepTableProps {
  label: string;
  height: number;
  at: Float64Array;
  columns: readonly StepColumn[];
}

/** One row for each sync; the selected one stays in sight. What a question covers is a question mark. */
export function StepTable({ label, height, at, columns }: StepTableProps) {
  const cursor = useView((view) => view.cursor);
  const shownFrom = useView(({ zoom }) => zoom?.from ?? 0);
  const cover = useTrace((trace) => trace.cover);
  const shown = columns.map(({ name, value, stage }) => ({
    name,
    value: (step: number) => (isCovered(cover, at[step] ?? Infinity, stage) ? covered : value(step)),
  }));
  return (
    <DataTable
      label={label}
      height={height}
      rows={at.length}
      head={{ name: t`time`, value: (step) => clock(at[step]!) }}
      columns={shown}
      current={cursor === null ? -1 : stepAt(at, cursor)}
      first={Math.max(0, stepAt(at, shownFrom))}
      onSelect={(step) => select(at[step]!)}
    />
  );
}
