/** The replicas over time: written, existing and ready, and what a page draws beside them. */
import { baselineCounts, recordedCounts, seedsBand } from "../../layers/beside";
import { handDrawing } from "../../layers/drawing";
import { cooldownHeight, cooldownMarks, deciderMarks, deciderNames, deciderPlaces, kedaWrites } from "../../layers/keda";
import { stripRow } from "../../layers/reasonStrip";
import { editedBounds, maxBeyond, replicaSeries, rescales } from "../../layers/replicas";
import { hasKeda, type KedaRun } from "../../keda/kedaReadings";
import { deciderStretches } from "../../keda/whoDecides";
import { boundsOverTime, boundTicks, highestBound, stretchesInView } from "../../manifestsOfRun";
import { seriesMarks } from "../../seriesMarks";
import { plotFrame } from "../../plotFrame";
import { countedNote, replicasHead } from "../../readings/replicaReadings";
import { replicaRows } from "../../rows";
import { replicaTop } from "../../axes";
import { drawnMarks } from "../drawnMarks";
import { moved } from "../svg";
import { shownReadings, type FigureSource, type Figure, type Row } from "./figure";
import { stripWords } from "./strip";

export function replicasFigure({ run, shown, cursor, step, hidden, beside }: FigureSource): Figure {
  const { baseline, recorded, drawing } = beside;
  const bands = recorded === null && drawing === null ? beside.bands : null;
  const head = replicasHead(run, { baseline: baseline?.run ?? null, recorded, bands, prediction: drawing, isDrawing: drawing !== null });
  const all = boundsOverTime(run);
  const most = highestBound(all);
  const max = replicaTop(most, drawing === null ? head.highest : most);
  const hasWriters = hasKeda(run) && drawing === null;
  const rows = replicaRows(shown.rows);
  return {
    id: head.figure,
    head: {
      titles: head.titles,
      unit: head.unit,
      readings: shownReadings(head.figure, head.readings, hidden),
      withValues: true,
      note: countedNote(run, step),
    },
    share: 110,
    least: 56,
    plot(scale, height) {
      const frame = plotFrame(scale, height, 3, max);
      const [first, ...edited] = stretchesInView(all, scale);
      const form = { beside: recorded !== null, alone: bands !== null };
      return {
        frame,
        ticks: first ? boundTicks(first, edited.length > 0, max, height) : [],
        marks: [
          ...editedBounds(edited, frame, cursor),
          ...(bands && !hidden.has("replicas/seeds") ? seedsBand(bands, "replicas", frame) : []),
          ...(recorded ? recordedCounts(recorded.counts, frame, hidden) : []),
          ...(baseline && !hidden.has("replicas/baseline") ? baselineCounts(baseline.shown, frame, "written") : []),
          ...(drawing ? handDrawing(drawing, run.counts, frame) : []),
          seriesMarks(rows, replicaSeries(hidden, form), frame),
          ...rescales(shown, frame, hidden),
          ...maxBeyond(most, frame, cursor),
          ...(hasWriters ? kedaWrites(run.keda, frame, hidden) : []),
        ],
        now: [],
      };
    },
    ...(hasWriters && { foot: writersFoot(run, cursor) }),
  };
}

/** The cooldown at the cursor, and who decides. */
function writersFoot(run: KedaRun, cursor: number | null): Row {
  const gap = 2;
  return {
    height: cooldownHeight + gap + stripRow,
    draw(scale, pen) {
      const places = deciderPlaces(deciderStretches(run), scale);
      const strip = { scale, height: stripRow };
      const named = deciderNames(places, scale, cursor).map((name) => ({ ...name, colour: "ink" as const }));
      return (
        drawnMarks(cooldownMarks(run.keda, scale, cursor), { scale, height: cooldownHeight }, { ...pen, id: `${pen.id}-cooldown` }) +
        moved(0, cooldownHeight + gap, drawnMarks(deciderMarks(places, scale), strip, pen) + stripWords(named, pen))
      );
    },
  };
}
