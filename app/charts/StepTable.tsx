import { stepAt } from "../../engine/index";
import { select, useView } from "../store/view";
import { t } from "../ui/text";
import { clock } from "../ui/words";
import { DataTable } from "./DataTable";
import type { StepColumn } from "./PlotOrTable";

interface StepTableProps {
  label: string;
  height: number;
  at: Float64Array;
  columns: readonly StepColumn[];
}

/** One row for each sync; the selected one stays in sight. */
export function StepTable({ label, height, at, columns }: StepTableProps) {
  const cursor = useView((view) => view.cursor);
  const shownFrom = useView(({ zoom }) => zoom?.from ?? 0);
  return (
    <DataTable
      label={label}
      height={height}
      rows={at.length}
      head={{ name: t`time`, value: (step) => clock(at[step]!) }}
      columns={columns}
      current={cursor === null ? -1 : stepAt(at, cursor)}
      first={Math.max(0, stepAt(at, shownFrom))}
      onSelect={(step) => select(at[step]!)}
    />
  );
}
