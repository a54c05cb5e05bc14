import { useContext, type ReactNode } from "react";
import type { Stage } from "../run/cover";
import { useView } from "../store/view";
import { later } from "../ui/later";
import { DrawnRun } from "./drawnRun";
import type { Reading } from "../marks/readings/reading";

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

/** A column of a table that has a row for each sync, or for each item of another list. */
export interface StepColumn {
  name: string;
  value(row: number): string;
  /** Where its values come from, so that a question of a lesson can cover them; decisions, if nothing is said. */
  stage?: Stage;
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
