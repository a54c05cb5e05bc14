import type { StepColumns } from "../../engine/index";

/**
 * Where a value of a run comes from. Each second, the cluster serves requests and measures its pods; at a sync, the controller decides from
 * that; the decision then changes the cluster. So a covered decision covers the whole cluster from the next second on.
 */
export type Stage =
  /** An input, such as the offered load or a target. It depends on no decision, so it is never covered. */
  | "given"
  /** Pods, requests and what metrics say of them. */
  | "cluster"
  /** What a sync proposed, kept and wrote. */
  | "decisions";

/**
 * A question of a lesson that has no answer yet. `asks`: the stage of the asked value. `from`: the second of the asked change. `until`: the
 * asked second, or the first sync after the change, or the end of the run.
 */
export interface CoveredQuestion {
  asks: Exclude<Stage, "given">;
  from: number;
  until: number | "first" | "end";
}

/**
 * What the page covers until a question is answered. Covered values are not in the page's run at all: their numbers are NaN, and the seconds
 * after `until` are missing. So a figure that forgets the cover shows nothing, never an answer.
 *
 * A new figure shows the cover like this: `Plot` paints it; name the plot's stage in `stage`. A reading or a column of a table shows "?" by
 * itself; name its stage unless it belongs to a decision. Anything else asks `isCovered`.
 */
export interface Cover {
  asks: CoveredQuestion["asks"];
  /** The first covered second of each stage. */
  cluster: number;
  decisions: number;
  /** The last sync that can be selected: the one that the question asks about. */
  until: number;
}

/** True if a value of this stage at this second is covered. */
export const isCovered = (cover: Cover | null, second: number | null, stage: Stage = "decisions"): boolean =>
  cover !== null && second !== null && stage !== "given" && second >= cover[stage];

/** The cover for a question, once the times of the run's syncs are known. */
export function coverFor({ asks, from, until }: CoveredQuestion, { at }: Pick<StepColumns, "at">): Cover {
  const asked = typeof until === "number" ? (at.findLast((second) => second <= until) ?? until) : Infinity;
  const decisions = Math.min(at.find((second) => second >= from) ?? from, asked);
  return {
    asks,
    // A sync reads the cluster before it decides, so its own second shows what the decision is made from.
    cluster: asks === "decisions" ? decisions + 1 : Math.min(from, asked),
    decisions,
    until: until === "first" ? decisions : asked,
  };
}
