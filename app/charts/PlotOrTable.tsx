import { useContext, type ReactNode } from "react";
import { useView } from "../store/view";
import { later } from "../ui/later";
import { DrawnRun } from "./drawnRun";
import type { Reading } from "./FigureHead";

interface PlotOrTableProps {
  figure: string;
  /** Names the table. */
  label: string;
  height: number;
  readings: readonly Reading[];
  /** Columns that the legend has no room for. */
  more?: readonly StepColumn[];
  children: ReactNode;
}

/** A column of a table with a row for each reconcile, or for each of whatever it lists. */
export interface StepColumn {
  name: string;
  value(row: number): string;
}

const StepTable = later(() => import("./StepTable").then((room) => room.StepTable));

/** A figure's plot, or the same numbers as a table. */
export function PlotOrTable({ figure, label, height, readings, more = none, children }: PlotOrTableProps) {
  const asTable = useView(({ tables }) => tables.has(figure));
  const run = useContext(DrawnRun);
  if (!asTable || !run) return children;
  return <StepTable label={label} height={height} at={run.steps.at} columns={[...readings, ...more]} />;
}

const none: readonly StepColumn[] = [];
