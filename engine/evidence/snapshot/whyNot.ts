import type { Range, Standing } from "./statement";
import type { Hypothesis, SnapshotSum, SumRow } from "./sum";

/** One reason for which the count is not the asked one, or what would have to be known. In the order of the sum. */
export type WhyNotReason = { readonly standing: Standing } & (
  | { readonly code: "isDesired" }
  | { readonly code: "isCurrent" }
  | { readonly code: "outsideBounds"; readonly bound: "minReplicas" | "maxReplicas"; readonly value: number }
  /** No metric proposes it. */
  | { readonly code: "notProposed"; readonly proposal: Range; readonly isMore: boolean }
  | { readonly code: "proposed"; readonly proposal: Range }
  /** Another world that the texts allow ends there. */
  | { readonly code: "otherWorld"; readonly hypothesis: Hypothesis }
  | {
      readonly code: "remembered";
      readonly count: number | null;
      readonly seconds: number;
      readonly proposedAgo: Range | null;
      readonly isAssumed: boolean;
    }
  | { readonly code: "policy" }
  | { readonly code: "replacedByBound"; readonly bound: "minReplicas" | "maxReplicas"; readonly value: number }
  | { readonly code: "notComputed" }
  /** The API server refused what was computed. */
  | { readonly code: "notWritten" }
  | { readonly code: "notKnown" }
);

/** Answers from what was printed alone. */
export function whyNotOfSnapshot({ verdict, rows, hypotheses }: SnapshotSum, asked: number): WhyNotReason[] {
  const find = <Row extends SumRow["row"]>(name: Row) => rows.find((each): each is SumRow & { row: Row } => each.row === name);
  if (verdict.desired === asked) return [{ code: "isDesired", standing: "recorded" }];
  const reasons: WhyNotReason[] = [];
  if (verdict.desired === null && verdict.current === asked) reasons.push({ code: "isCurrent", standing: "recorded" });
  const clamped = find("clamped");
  if (clamped?.max != null && asked > clamped.max)
    return [...reasons, { code: "outsideBounds", bound: "maxReplicas", value: clamped.max, standing: "recorded" }];
  if (clamped && asked < (clamped.min ?? 1))
    return [
      ...reasons,
      { code: "outsideBounds", bound: "minReplicas", value: clamped.min ?? 1, standing: clamped.min === null ? "assumed" : "recorded" },
    ];
  if (verdict.about === "notComputed" || verdict.about === "neverComputed")
    return [...reasons, { code: "notComputed", standing: verdict.standing }];
  if (verdict.about === "notWritten") reasons.push({ code: "notWritten", standing: "recorded" });
  const { proposal } = verdict;
  if (proposal === null) return [...reasons, { code: "notKnown", standing: "computed" }];
  const isProposed = proposal.low <= asked && asked <= proposal.high;
  const held = find("stabilized");
  const window = find("window");
  const isBelowWindow = held?.how === "held" && (held.direction === "down" ? asked < (held.result?.low ?? Infinity) : true);
  if (isProposed) reasons.push({ code: "proposed", proposal, standing: "computed" });
  else if (!isBelowWindow) reasons.push({ code: "notProposed", proposal, isMore: asked > proposal.high, standing: "computed" });
  // What nothing held is no other world's count.
  const isFree = isProposed && verdict.by === "none";
  const other = isFree ? undefined : hypotheses.slice(1).find(({ desired, proposal: proposed }) => desired === asked || proposed === asked);
  if (other !== undefined) reasons.push({ code: "otherWorld", hypothesis: other, standing: "assumed" });
  if (held?.how === "held" && window && isBelowWindow)
    reasons.push({
      code: "remembered",
      count: held.result?.low ?? null,
      seconds: window.seconds,
      proposedAgo: held.proposedAgo,
      isAssumed: window.standing === "assumed",
      // Where another world ends there, the window is not the only way.
      standing: other !== undefined && held.standing === "computed" ? "assumed" : held.standing,
    });
  if (verdict.by === "policy") reasons.push({ code: "policy", standing: verdict.standing });
  // Without the written count nobody knows that the proposal was not written.
  const isOpen = isFree && verdict.desired === null;
  if (isProposed && !isOpen && reasons.length === 1 && verdict.about !== "notWritten")
    reasons.push({ code: "notKnown", standing: "computed" });
  return reasons;
}
