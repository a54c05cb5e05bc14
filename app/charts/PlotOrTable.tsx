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
  /** Columns for which the legend has no room. */
  more?: readonly StepColumn[];
  children: ReactNode;
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
