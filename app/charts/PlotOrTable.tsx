import { useContext, type ReactNode } from "react";
import { useView } from "../store/view";
import { later } from "../ui/later";
import { DrawnRun } from "./drawnRun";
import type { Reading, StepColumn } from "../marks/readings/reading";

interface PlotOrTableProps {
  figure: string;
  /** Names the table. */
  label: string;
  height: number;
  readings: readonly Reading[];
  /** The columns beside the readings, if they are not those of the run's figure. */
  more?: readonly StepColumn[] | undefined;
  children: ReactNode;
}

const FigureTable = later(() => import("./FigureTable").then((room) => room.FigureTable));

/** A figure's plot, or the same numbers as a table. */
export function PlotOrTable({ children, ...table }: PlotOrTableProps) {
  const asTable = useView(({ tables }) => tables.has(table.figure));
  const run = useContext(DrawnRun);
  return asTable && run ? <FigureTable {...table} run={run} /> : children;
}
