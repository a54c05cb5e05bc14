import { heldByReasons, type HeldByReason } from "../controller/decision";
import type { Trace } from "../simulation/trace";
import type { Episode, HeldBackBy } from "./episode";
import { extremes, overloadedSeconds, stretches, sumOf, timesOf } from "./looks";

const reasonAt = ({ steps }: Trace, step: number): HeldByReason => heldByReasons[steps.heldBy[step]!]!;

/**
 * Syncs that wanted more pods than they left, by what the record says held them. A window, a policy and unready pods are told only if
 * requests waited or failed meanwhile; maxReplicas always.
 */
export function heldBack(trace: Trace): Episode<"heldBack">[] {
  const { steps, seconds } = trace;
  const wantedOf: Readonly<Record<HeldBackBy, Float64Array>> = {
    window: steps.proposal,
    policy: steps.proposal,
    maxReplicas: steps.proposal,
    // Fill-ins lower the proposal itself.
    pods: steps.plain,
  };
  return (Object.keys(wantedOf) as HeldBackBy[]).flatMap((by) => {
    const held = stretches(steps.at.length, (step) => reasonAt(trace, step) === by && wantedOf[by][step]! > steps.applied[step]!);
    return held.flatMap((rows): Episode<"heldBack">[] => {
      const { from, to } = timesOf(trace, rows);
      const overloaded = overloadedSeconds(trace, from, to);
      if (overloaded === 0 && by !== "maxReplicas") return [];
      const failed = sumOf(seconds.failed, from, to);
      const { highest: wanted } = extremes(wantedOf[by], rows);
      return [
        {
          kind: "heldBack",
          from,
          to,
          moment: from,
          certainty: "certain",
          times: 1,
          by,
          ...extremes(steps.applied, rows),
          wanted,
          overloadedSeconds: overloaded,
          failed,
        },
      ];
    });
  });
}

/** A shorter time is that of one or two syncs, which every window has. */
const leastKeptSeconds = 120;

/** Syncs that wanted fewer pods than they left, because of the scale-down window or a policy. */
export function keptUp(trace: Trace): Episode<"keptUp">[] {
  const { steps, durationSeconds } = trace;
  return (["window", "policy"] as const).flatMap((by) => {
    const kept = stretches(steps.at.length, (step) => reasonAt(trace, step) === by && steps.proposal[step]! < steps.applied[step]!);
    return kept.flatMap((rows): Episode<"keptUp">[] => {
      const { from, to } = timesOf(trace, rows);
      if (to - from < leastKeptSeconds) return [];
      let podSeconds = 0;
      for (let step = rows.first; step <= rows.last; step++) {
        const lasts = (steps.at[step + 1] ?? durationSeconds) - steps.at[step]!;
        podSeconds += (steps.applied[step]! - steps.proposal[step]!) * lasts;
      }
      const { lowest: wanted } = extremes(steps.proposal, rows);
      return [
        {
          kind: "keptUp",
          from,
          to,
          moment: from,
          certainty: "certain",
          times: 1,
          by,
          ...extremes(steps.applied, rows),
          wanted,
          podSeconds,
        },
      ];
    });
  });
}

type Hold = Episode<"heldBack" | "keptUp">;

const isHold = (episode: Episode): episode is Hold => episode.kind === "heldBack" || episode.kind === "keptUp";

/** A count that flaps is held again and again: the holds of one kind within one flapping are one episode. */
export function withHoldsMerged(story: readonly Episode[]): Episode[] {
  const flaps = story.filter(({ kind }) => kind === "flapped");
  const merged = new Map<string, Hold>();
  const told: Episode[] = [];
  for (const episode of story) {
    const flap = flaps.findIndex(({ from, to }) => episode.from >= from && episode.from <= to);
    if (!isHold(episode) || flap < 0) {
      told.push(episode);
      continue;
    }
    const key = `${flap} ${episode.kind} ${episode.by}`;
    const before = merged.get(key);
    const whole = before === undefined ? { ...episode } : addHold(before, episode);
    if (before === undefined) told.push(whole);
    merged.set(key, whole);
  }
  return told;
}

/** `whole` is the caller's own. Both are of one kind. */
function addHold(whole: Hold, { to, times, lowest, highest, wanted, ...more }: Hold): Hold {
  whole.to = to;
  whole.times += times;
  whole.lowest = Math.min(whole.lowest, lowest);
  whole.highest = Math.max(whole.highest, highest);
  if (whole.kind === "heldBack" && more.kind === "heldBack") {
    whole.wanted = Math.max(whole.wanted, wanted);
    whole.overloadedSeconds += more.overloadedSeconds;
    whole.failed += more.failed;
  } else if (whole.kind === "keptUp" && more.kind === "keptUp") {
    whole.wanted = Math.min(whole.wanted, wanted);
    whole.podSeconds += more.podSeconds;
  }
  return whole;
}
