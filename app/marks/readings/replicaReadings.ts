/** The words and numbers of the replicas' head. */
import type { Run } from "../../run/run";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import { baselineReading } from "../baselineSeries";
import { readyMeans } from "../../words/figures/readyMeans";
import type { Reading } from "./reading";

export const replicaTitles = [t`How many pods, how many ready?`, t`How many pods?`, t`Pods`] as const;

const countWords = { written: t`written`, existing: t`existing`, ready: t`ready` } as const;

export function replicaReadings(run: Run | null, baseline: Run | null, highest: number): Reading[] {
  const readings = (["written", "existing", "ready"] as const).map((stroke): Reading => ({
    stroke,
    name: countWords[stroke],
    value: (step) => quantity(run?.stepSeconds[stroke][step] ?? NaN),
    stage: stroke === "written" ? "decisions" : "cluster",
    widest: quantity(highest),
    yields: stroke === "existing" ? "late" : "never",
    ...(stroke === "ready" && { means: readyMeans }),
  }));
  if (!run || !baseline) return readings;
  const pinned = { name: t`baseline`, values: baseline.stepSeconds.written, text: quantity, yields: "never" } as const;
  return [baselineReading(run, baseline, pinned), ...readings];
}

/** The pods that the line of ready pods leaves out, and the controller counts. */
export function countedNote({ podMarks: { notReady } }: Run, step: number): string | null {
  const count = notReady[step] ?? 0;
  return count > 0 ? `${t`counted, not Ready`} ${quantity(count)}` : null;
}

export const highestOf = ({ written, existing }: Run["rows"]) =>
  [written, existing].reduce((most, values) => values.reduce((high, value) => Math.max(high, value), most), 0);
