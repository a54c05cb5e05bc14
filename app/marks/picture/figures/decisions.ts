/** What each sync proposed and wrote, and between them what held the count. */
import { t } from "../../../words/text";
import { decisionsTop } from "../../axes";
import { baselineCounts } from "../../layers/beside";
import { decisionMarks, decisionNow, highestProposal, proposalsBeyond } from "../../layers/decisions";
import { editedBounds } from "../../layers/replicas";
import { highestBaseline } from "../../baselineSeries";
import { boundsOverTime, boundTicks, highestBound, stretchesInView } from "../../manifestsOfRun";
import { plotFrame } from "../../plotFrame";
import { decisionReadings, decisionsTitles } from "../../readings/decisionReadings";
import { highestOf } from "../../readings/replicaReadings";
import { shownReadings, type FigureSource, type Figure } from "./figure";
import { reasonFoot } from "./strip";

export function decisionsFigure(drawn: FigureSource): Figure {
  const { run, shown, cursor, reached, hidden, beside } = drawn;
  const baseline = beside.baseline;
  const all = boundsOverTime(run);
  const max = decisionsTop(highestBound(all), Math.max(highestOf(run.rows), highestBaseline(baseline?.run ?? null)), run.steps);
  const hasWindow = run.windows.some((count) => !Number.isNaN(count));
  const readings = decisionReadings(run, baseline?.run ?? null).filter(({ stroke }) => stroke !== "window" || hasWindow);
  return {
    id: "decisions",
    head: {
      titles: decisionsTitles,
      unit: t`replicas`,
      readings: shownReadings("decisions", readings, hidden),
      withValues: false,
      note: null,
    },
    share: 218,
    least: 96,
    plot(scale, height) {
      const frame = plotFrame(scale, height, 5, max);
      const [first, ...edited] = stretchesInView(all, scale);
      return {
        frame,
        ticks: first ? boundTicks(first, edited.length > 0, max, height) : [],
        marks: [
          ...editedBounds(edited, frame, cursor),
          ...(baseline && !hidden.has("decisions/baseline") ? baselineCounts(baseline.shown, frame, "applied") : []),
          ...decisionMarks(shown, frame, hidden),
          ...proposalsBeyond(shown.steps, frame, highestProposal(shown.steps, frame, reached), cursor, reached),
        ],
        now: decisionNow(shown.steps, frame, cursor),
      };
    },
    foot: reasonFoot(drawn),
  };
}
