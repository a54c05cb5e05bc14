/** What each sync proposed and wrote, and between them what held the count. */
import type { Run } from "../../run/run";
import { t } from "../../words/text";
import { decisionsTop } from "../axes";
import { highestBaseline } from "../baselineSeries";
import { decisionMarks, decisionTrails, decisionWords, highestProposal } from "../layers/decisions";
import { decisionReadings, decisionsTitles } from "../readings/decisionReadings";
import { highestOf } from "../readings/replicaReadings";
import { reasonAt, reasonLooks } from "../reasons";
import { atReached, boundsOf, countsLayer, type Figure, type Layer, type Pinned } from "./figure";

export function decisionsFigure(run: Run, baseline: Pinned | null): Figure<never> {
  const pinned = baseline?.run ?? null;
  const bounds = boundsOf(run);
  const max = decisionsTop(bounds.highest, Math.max(highestOf(run.rows), highestBaseline(pinned)), run.steps);
  const under: Layer[] = [bounds.edited];
  if (baseline) under.push(countsLayer("decisions", baseline, "applied"));
  return {
    id: "decisions",
    head: {
      titles: decisionsTitles,
      unit: t`replicas`,
      readings: decisionReadings(run, pinned),
      note(step) {
        const word = reasonLooks[reasonAt(run.steps, step)].words.at(-1);
        return word ? t`held by ${word}` : null;
      },
    },
    label: t`Decisions over time: the count that each sync proposed, the count that it wrote, and what held it`,
    stage: "decisions",
    axis: { top: 5, max, ticks: bounds.ticks },
    under,
    over(shown) {
      const { steps } = shown;
      const decided: Layer = { draw: (frame, hidden) => ({ marks: decisionMarks(shown, frame, hidden) }) };
      const said: Layer = {
        draw(frame, hidden) {
          const trails = decisionTrails(shown, frame, bounds.ticks(frame), hidden);
          const peakAt = atReached((reached) => highestProposal(steps, frame, reached));
          return (at) => decisionWords(steps, frame, peakAt(at.reached), trails, at);
        },
      };
      return [decided, said];
    },
  };
}
