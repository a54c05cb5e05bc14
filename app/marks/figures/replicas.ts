/** The replicas over time: written, existing and ready, and what is drawn beside them. */
import type { Run } from "../../run/run";
import { t } from "../../words/text";
import { replicaTop } from "../axes";
import { hasKeda } from "../keda/kedaReadings";
import { maxBeyond, replicaSeries, rescales, type ReplicaForm } from "../layers/replicas";
import { countedNote, replicasHead, type ReplicasBeside } from "../readings/replicaReadings";
import { replicaRows, type ReplicaRow } from "../rows";
import { boundsOf, countsLayer, lateLayer, type Figure, type Layer, type Lines, type Pinned } from "./figure";

interface Beside extends Omit<ReplicasBeside, "baseline"> {
  baseline: Pinned | null;
}

export function replicasFigure(run: Run | null, { baseline, ...beside }: Beside): Figure<ReplicaRow> {
  const { recorded, isDrawing, prediction } = beside;
  // Beside a recording or a drawing the figure has another question.
  const bands = recorded === null && !isDrawing ? beside.bands : null;
  const { figure: id, titles, unit, readings, highest } = replicasHead(run, { ...beside, bands, baseline: baseline?.run ?? null });
  const bounds = boundsOf(run);
  const most = bounds.highest;
  const keda = run && hasKeda(run) && !isDrawing ? run.keda : null;
  const under: Layer[] = [bounds.edited];
  if (bands) under.push(lateLayer((code, frame) => code.beside.seedsBand(bands, "replicas", frame), "replicas/seeds"));
  if (recorded) under.push(lateLayer((code, frame, hidden) => code.beside.recordedCounts(recorded.counts, frame, hidden)));
  if (baseline) under.push(countsLayer("replicas", baseline, "written"));
  return {
    id,
    head: { titles, unit, keepsUnit: recorded !== null, readings, note: (step) => run && countedNote(run, step) },
    label: run?.keda
      ? t`Replicas over time: written by KEDA and by the controller, existing and ready`
      : t`Replicas over time: written by the controller, existing and ready`,
    stage: "decisions",
    // While the reader draws, the axis reaches maxReplicas: every count must be possible, and the axis must not reveal the answer.
    axis: { top: 3, max: replicaTop(most, prediction ? most : highest), ticks: bounds.ticks },
    under,
    lines: recorded ? besideLines : bands ? aloneLines : usualLines,
    over(shown) {
      const rescaled: Layer = {
        draw(frame, hidden) {
          const marks = rescales(shown, frame, hidden);
          return most > frame.max ? ({ cursor }) => ({ marks: [...marks, ...maxBeyond(most, frame, cursor)] }) : { marks };
        },
      };
      return keda ? [rescaled, lateLayer((code, frame, hidden) => code.keda.kedaWrites(keda, frame, hidden))] : [rescaled];
    },
  };
}

const linesOf = (form: ReplicaForm): Lines<ReplicaRow> => ({
  rows: ({ rows }) => replicaRows(rows),
  exact: true,
  series: (_, hidden) => replicaSeries(hidden, form),
});
const usualLines = linesOf({ beside: false, alone: false });
const besideLines = linesOf({ beside: true, alone: false });
const aloneLines = linesOf({ beside: false, alone: true });
