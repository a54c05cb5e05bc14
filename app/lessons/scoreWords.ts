import { outcomeKinds, type DrawingScore, type HandTolerance } from "../../engine/index";
import { plural, t } from "../words/text";
import { clock, exact, quantity, span } from "../words/times";

/** The words for a drawing's score. The page emphasises the first sentence. */
export function scoreWords(score: DrawingScore, hand: HandTolerance): { verdict: string; rest: string } {
  return { verdict: verdictOf(score, hand), rest: [gapWords(score), paidWords(score)].filter((sentence) => sentence !== null).join(" ") };
}

/** The verdict says what counts as right: by how many replicas and by how much time the drawing may differ. */
function verdictOf({ seconds, exactSeconds, rightSeconds }: DrawingScore, hand: HandTolerance): string {
  if (exactSeconds === seconds) return t`Exactly right all the time.`;
  const [replicas, sync] = [plural(hand.replicas, "replica"), span(hand.seconds)];
  if (rightSeconds === seconds) return t`Right within ${replicas} and ${sync} all the time.`;
  // The share is rounded down, so that only a drawing that was always right gets 100.
  const percent = Math.floor((rightSeconds / seconds) * 100);
  return seconds === 3600
    ? t`Right within ${replicas} and ${sync} for ${percent}% of the hour.`
    : t`Right within ${replicas} and ${sync} for ${percent}% of the ${span(seconds)}.`;
}

function gapWords({ largestGap }: DrawingScore): string | null {
  if (!largestGap) return null;
  const { from, to, most } = largestGap;
  const count = quantity(Math.abs(most));
  return most > 0
    ? t`The largest difference is from ${clock(from)} to ${clock(to)}: you drew up to ${count} more than the run.`
    : t`The largest difference is from ${clock(from)} to ${clock(to)}: you drew up to ${count} fewer than the run.`;
}

/** The cost counts written replicas. Pods appear later and disappear later. */
const paidWords = ({ drawnReplicaHours, runReplicaHours }: DrawingScore) =>
  t`Your drawing costs ${hours(drawnReplicaHours)} pod‑hours, the run costs ${hours(runReplicaHours)}.`;

const hours = (value: number) => exact(value, outcomeKinds.podHours.decimals);
