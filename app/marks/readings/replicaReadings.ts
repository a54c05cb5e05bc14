/** The words and numbers of the replicas' head. */
import { countAt, type Bands, type CountSteps } from "../../../engine/index";
import type { Run } from "../../run/run";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import { baselineReading, highestBaseline } from "../baselineSeries";
import { hasKeda, writerReadings } from "../keda/kedaReadings";
import { bandReading, highestOfBand } from "./bandReadings";
import { readyMeans } from "../../words/figures/podsHead";
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

/** The counts of a real cluster in the same hours. */
export interface RecordedBeside {
  counts: CountSteps;
  /** Whether the scenario still is as it was made of the evidence. */
  isAsMade: boolean;
  /** Whether the pinned run is that of the scenario as it was made. */
  pinsMade: boolean;
  /** For which share of the time the present run is within one of the recording; null if it is not known. */
  withinOne: number | null;
}

/** What is drawn beside the replicas of a run. */
export interface ReplicasBeside {
  /** The pinned run. */
  baseline: Run | null;
  recorded: RecordedBeside | null;
  bands: Bands | null;
  /** What the reader of a lesson drew: null without a lesson that lets them draw. */
  prediction: { steps: CountSteps | null } | null;
  /** True where the drawing is shown. */
  isDrawing: boolean;
}

interface ReplicasHead {
  /** Names its series in what is hidden. */
  figure: "replicas" | "drawing";
  titles: readonly [string, ...string[]];
  unit: string;
  readings: Reading[];
  /** The highest count that is drawn. */
  highest: number;
}

const drawnTitles = [t`Your drawing and the run`, t`Yours and the run`] as const;
const seedsTitles = [t`How many pods are written?`, t`Replicas`] as const;
const writerTitles = [t`Who wrote which count?`, t`How many pods?`, t`Pods`] as const;
const besideTitles = [t`Recorded beside simulated`, t`Replicas`] as const;

export function replicasHead(run: Run | null, beside: ReplicasBeside): ReplicasHead {
  const { baseline, recorded, bands, isDrawing } = beside;
  const mostRecorded = (recorded?.counts ?? []).reduce((most, [, count]) => Math.max(most, count || 0), 0);
  const mostOfSeeds = bands ? highestOfBand(bands.columns.replicas.high) : 0;
  const highest = Math.max(run ? highestOf(run.rows) : 0, highestBaseline(baseline), mostRecorded, mostOfSeeds);
  const readings = readingsBeside(run, beside, highest);
  return {
    figure: isDrawing ? "drawing" : "replicas",
    titles: isDrawing ? drawnTitles : recorded ? besideTitles : bands ? seedsTitles : run?.keda ? writerTitles : replicaTitles,
    unit:
      recorded && recorded.withinOne !== null && recorded.isAsMade
        ? t`replicas, within one for ${quantity(Math.floor(recorded.withinOne * 100))}% of the time`
        : t`replicas`,
    readings: baseline ? readings.filter(({ stroke }) => stroke !== "existing") : readings,
    highest,
  };
}

function readingsBeside(run: Run | null, { baseline, recorded, bands, prediction }: ReplicasBeside, highest: number): Reading[] {
  const usual = replicaReadings(run, baseline, highest);
  const isWritten = ({ stroke }: Reading) => stroke === "written" || stroke === "baseline";
  if (prediction !== null) {
    const named = usual.map((reading) => (reading.stroke === "written" ? { ...reading, name: t`the run` } : reading));
    return run && prediction.steps ? [drawnReading(run, prediction.steps), ...named] : named;
  }
  if (recorded) {
    const simulated = usual.filter(isWritten).map((reading): Reading => {
      if (reading.stroke === "written") return { ...reading, stroke: "simulated", name: recorded.isAsMade ? t`simulated` : t`changed` };
      return recorded.pinsMade ? { ...reading, name: t`as it was` } : reading;
    });
    return run ? [recordedReading(run, recorded.counts, highest), ...simulated] : simulated;
  }
  if (bands && run) return [bandReading(bands, "replicas", run), ...usual.filter(isWritten)];
  return [...(run && hasKeda(run) ? writerReadings(run) : []), ...usual];
}

const drawnReading = ({ steps, durationSeconds }: Run, drawn: CountSteps): Reading => ({
  stroke: "drawn",
  name: t`yours`,
  value: (step) => quantity(countAt(drawn, steps.at[step] ?? durationSeconds)),
  stage: "given",
  widest: quantity(drawn.reduce((most, [, count]) => Math.max(most, count), 0)),
  yields: "never",
});

const recordedReading = ({ steps, durationSeconds }: Run, recorded: CountSteps, highest: number): Reading => ({
  stroke: "recorded",
  name: t`recorded`,
  value: (step) => quantity(countAt(recorded, steps.at[step] ?? durationSeconds)),
  stage: "given",
  widest: quantity(highest),
  yields: "never",
});
