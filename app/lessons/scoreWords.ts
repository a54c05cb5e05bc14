import type { DrawingScore } from "../../engine/index";
import { t } from "../ui/text";
import { clock, quantity, span } from "../ui/words";

/** What a drawing's score says: its first sentence, which is set off, and the others. */
export function scoreWords(score: DrawingScore): { verdict: string; rest: string } {
  return { verdict: verdictOf(score), rest: [gapWords(score), paidWords(score)].filter((sentence) => sentence !== null).join(" ") };
}

function verdictOf({ seconds, exactSeconds, withinOneSeconds }: DrawingScore): string {
  if (exactSeconds === seconds) return t`Exactly right, all of the time.`;
  if (withinOneSeconds === seconds) return t`Right, within one replica, all of the time.`;
  // Rounded down: nobody was right all of the time who was not.
  const percent = Math.floor((withinOneSeconds / seconds) * 100);
  return seconds === 3600
    ? t`Right, within one replica, for ${percent}% of the hour.`
    : t`Right, within one replica, for ${percent}% of the ${span(seconds)}.`;
}

function gapWords({ largestGap }: DrawingScore): string | null {
  if (!largestGap) return null;
  const { from, to, most } = largestGap;
  const count = quantity(Math.abs(most));
  return most > 0
    ? t`Your largest gap is ${clock(from)} to ${clock(to)}, with up to ${count} more than the run.`
    : t`Your largest gap is ${clock(from)} to ${clock(to)}, with up to ${count} fewer than the run.`;
}

/** Replicas that were asked for, not pods that exist: those come later and leave later. */
const paidWords = ({ drawnReplicaHours, runReplicaHours }: DrawingScore) =>
  t`You paid ${hours(drawnReplicaHours)} replica‑hours, the run ${hours(runReplicaHours)}.`;

const hours = (value: number) => (value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : quantity(value));
