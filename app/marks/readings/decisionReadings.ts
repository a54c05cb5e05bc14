/** The words and numbers of the decisions' head. */
import type { Run } from "../../run/run";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import { baselineReading } from "../baselineSeries";
import type { Reading } from "./reading";

export const decisionsTitles = [t`What was proposed, what held it?`, t`What held it?`, t`Held by`] as const;

export function decisionReadings(run: Run, baseline: Run | null): Reading[] {
  const { steps } = run;
  const reading = (stroke: Reading["stroke"], name: string, values: Float64Array): Reading => ({
    stroke,
    name,
    value: (step) => quantity(values[step] ?? NaN),
    widest: quantity(values.reduce((most, value) => (value > most ? value : most), 0)),
    yields: stroke === "window" ? "late" : "never",
  });
  const pinned = baseline && ({ name: t`baseline`, values: baseline.steps.applied, text: quantity, yields: "late" } as const);
  return [
    ...(baseline && pinned ? [baselineReading(run, baseline, pinned)] : []),
    reading("asked", t`proposed`, steps.proposal),
    reading("window", t`window`, run.windows),
    reading("written", t`written`, steps.applied),
  ];
}
