/** The sentence of a snapshot, and the few words beside its sign. */
import type { HeldByReason, Proposal, Range, SnapshotExplanation, SnapshotVerdict } from "../../../engine/index";
import { remembered, say, verdict, type Phrase } from "../decision/phrase";
import { plural, t } from "../text";
import { quantity } from "../times";
import { counts, duration, durations, metricStart, productText, ratioText } from "./numbers";
import { statementWords } from "./statements";
import { problemWords } from "./problems";

const proposed = (range: Range): Phrase => ({ kind: "number", text: counts(range), mark: "proposal" });
const time = (text: string): Phrase => ({ kind: "duration", text });

/** The sign and the colour of what held the count. */
export const toneOf = ({ by, podsFewer }: SnapshotVerdict): HeldByReason => (podsFewer > 0 ? "pods" : by === "unknown" ? "none" : by);

/** How likely the verdict is among what fits; empty where a text says it. */
export function certaintyWords({ certainty, standing }: SnapshotVerdict): string {
  if (certainty === null) return "";
  if (certainty === "only") return standing === "recorded" ? "" : t`this fits, and nothing else does`;
  if (certainty === "notAllTried") return t`not all that may fit was tried`;
  return certainty === "mostLikely" ? t`most likely` : t`several things fit`;
}

export function verdictWords({ about, by, reason, desired, current, proposal, podsFewer }: SnapshotVerdict): string {
  if (about === "notComputed" && by === "error")
    return reason === "FailedGetScale" ? t`the scale could not be read` : t`no metric value, no decision`;
  if (about === "notComputed" && by === "unknown") return t`hidden metrics`;
  if (about === "neverComputed") return t`nothing was computed yet`;
  if (about === "notWritten") return t`the count could not be written`;
  if (about === "outsideBounds") return by === "minReplicas" ? t`fewer than minReplicas` : t`more than maxReplicas`;
  if (about === "course") return t`the last rescale`;
  if (about === "ratio") return t`no count in the text`;
  if (about === "nothing") return t`no decision in the text`;
  if (podsFewer > 0) return t`only the pods that exist count`;
  const isRise = isRaisedByWindow({ desired, current, proposal });
  const words: Readonly<Record<SnapshotVerdict["by"], string>> = {
    none: desired === current ? t`nothing to change` : desired === null ? t`nothing holds the proposal` : t`went as proposed`,
    tolerance: t`inside tolerance`,
    pods: t`pods were set aside`,
    window:
      reason === "ScaleUpStabilized"
        ? t`held by the scale-up window`
        : reason?.startsWith("Backoff")
          ? t`held by the wait after a scale`
          : isRise
            ? t`raised by the window`
            : t`held by the stabilization window`,
    policy: reason === null ? t`slowed by the scale-up limit` : t`slowed by a policy`,
    maxReplicas: t`limited by maxReplicas`,
    minReplicas: t`limited by minReplicas`,
    disabled: t`at zero, scaling disabled`,
    error: t`a metric failed`,
    unknown: t`what was written is not in the text`,
  };
  return words[by];
}

/** The count went up although the metrics propose no more: only a remembered proposal does that. */
const isRaisedByWindow = ({ desired, current, proposal }: Pick<SnapshotVerdict, "desired" | "current" | "proposal">): boolean =>
  desired !== null && current !== null && desired > current && proposal !== null && proposal.high <= current;

/** At most about 180 characters: four lines of the panel. */
export function sentenceOf(explanation: SnapshotExplanation): Phrase[] {
  const { statements, sum } = explanation;
  const { about, by, current, desired, proposal, reason, result } = sum.verdict;
  if (about === "notComputed") return notComputed(explanation);
  if (about === "outsideBounds" && result !== null) {
    const lead = verdict(t`At ${plural(current!, "replica")}.`);
    return by === "minReplicas"
      ? say`${lead} That is fewer than minReplicas, ${counts(result)}. A sync that finds this writes ${counts(result)} and reads no metric.`
      : say`${lead} That is more than maxReplicas, ${counts(result)}. A sync that finds this writes ${counts(result)} and reads no metric.`;
  }
  if (about === "notWritten") {
    const refused = statements.find((each) => each.code === "notWritten");
    const count = refused?.code === "notWritten" ? refused.count : null;
    const lead = verdict(current === null ? t`Left the count as it is.` : t`Left ${quantity(current)} as it is.`);
    return count === null
      ? say`${lead} The last sync computed a new count, but the API server refused it.`
      : say`${lead} The last sync computed ${count}, but the API server refused it.`;
  }
  if (about === "neverComputed") {
    const words = statements.find(({ code }) => code === "neverComputed")!;
    const rest: Phrase = { kind: "text", text: ` ${statementWords(words).sentences.join(" ")}` };
    return [verdict(t`Nothing was computed yet.`), rest];
  }
  if (about === "course") {
    const last = statements.findLast((each) => each.code === "change");
    if (last?.code === "change") {
      const went = last.from === null ? t`Wrote ${quantity(last.to)}` : t`Went from ${quantity(last.from)} to ${quantity(last.to)}`;
      const when = last.ago === null ? "" : t`, ${durations(last.ago)} ago`;
      const isTold = !statements.some((each) => each.code === "undetermined" && each.what === "bounds");
      return isTold
        ? say`${verdict(`${went}${when}.`)} Events tell what was written, and no text has a figure of a metric.`
        : say`${verdict(`${went}${when}.`)} Events tell what was written. The metric, its target and the bounds are not in the text.`;
    }
  }
  if (about === "nothing") {
    const problem = statements.find((each) => each.code === "problem");
    if (problem?.code === "problem")
      return say`${verdict(`${problemWords(problem.problem).title}.`)} ${problemWords(problem.problem).sentence}`;
    return say`${verdict(t`The text does not say what the controller decided.`)} It lacks a value or a count.`;
  }
  const proposals = statements.flatMap((each) => (each.code === "proposal" ? [each] : []));
  const top = Math.max(...proposals.map((each) => each.counts?.low ?? 0));
  const winner = proposals.find((each) => (each.counts?.low ?? 0) >= top) ?? null;
  if (about === "ratio" && winner) {
    const { figure, target, ratio, tolerance, direction } = winner;
    const start = verdict(t`${metricStart(winner.metric)} is at ${figure} of ${target}.`);
    const text = ratioText(ratio);
    if (tolerance === "inside")
      return say`${start} A ratio of ${text} is inside the tolerance. How many replicas there are is not in the text.`;
    return direction === "up"
      ? say`${start} A ratio of ${text} proposes more. How many replicas there are is not in the text.`
      : say`${start} A ratio of ${text} proposes no more than there are. How many replicas there are is not in the text.`;
  }
  const lead = verdict(
    about === "moving" && desired !== null
      ? t`From ${quantity(current!)} to ${quantity(desired)}.`
      : desired === null
        ? t`At ${plural(current!, "replica")}.`
        : t`Kept ${quantity(desired)}.`,
  );
  const start = winner === null ? "" : metricStart(winner.metric);
  const proposes = winner === null || proposal === null ? null : proposed(proposal);
  // A remembered proposal raised the count.
  const isRise = isRaisedByWindow(sum.verdict);
  if (by === "window" && (isRise || sum.verdict.standing !== "recorded")) return supposedWindow(explanation, lead, start, proposes, isRise);
  switch (by) {
    case "window":
      return window(explanation, lead, start, proposes);
    case "maxReplicas":
    case "minReplicas": {
      const { contradicted } = sum.verdict;
      const clamped = sum.rows.find((row) => row.row === "clamped");
      const bound = clamped?.row === "clamped" ? (by === "maxReplicas" ? clamped.max : (clamped.min ?? 1)) : null;
      if (contradicted !== null && proposes !== null) {
        const said =
          by === "maxReplicas"
            ? t`The condition says that more than maxReplicas was proposed.`
            : t`The condition says that less than minReplicas was proposed.`;
        return say`${lead} ${said} The printed figures propose ${proposes}. What proposed it is not in the text.`;
      }
      if (proposes === null || bound === null)
        return by === "maxReplicas"
          ? say`${lead} The condition says that more than maxReplicas was proposed.`
          : say`${lead} The condition says that less than minReplicas was proposed.`;
      return say`${lead} ${start} proposes ${proposes}; ${by} is ${bound}.`;
    }
    case "policy":
      if (isRise)
        return say`${lead} ${start} proposes ${proposes ?? "?"} now. The window remembers a higher proposal, and one sync may go to ${desired!} at most.`;
      if (reason !== null)
        return say`${lead} ${start === "" ? t`A metric` : start} proposes ${proposes ?? t`another count`}. The condition says that a policy limits the rate.`;
      return say`${lead} ${start} proposes ${proposes ?? "?"}. Without behavior a sync at most doubles the count, or goes to 4: that is ${counts(result!)}.`;
    case "tolerance":
      return say`${lead} ${start} is at ${winner!.figure}, the target is ${winner!.target}. A ratio of ${ratioText(winner!.ratio)} is inside the tolerance.`;
    case "pods":
      return setAside(lead, start, winner, sum.hypotheses[0]?.setAside ?? null);
    case "error":
      return say`${lead} ${sum.rows.filter(({ row }) => row === "failed").length} of the metrics failed. While one fails, nothing goes down.`;
    case "unknown":
      if (result === null) return say`${lead} The average was divided by 0 pods, so the printed figure tells nothing.`;
      return say`${lead} ${start} proposes ${proposes ?? "?"}; the figures lead to ${counts(result)}. Whether that was written, or what held it, is not in the text.`;
    default:
      if (winner === null && statements.some(({ code }) => code === "dividedByNoPods"))
        return say`${lead} The average was divided by 0 pods, so the printed figure tells nothing.`;
      return unheld(lead, start, proposes, winner, current, result);
  }
}

/** No condition says it: the window is what usually keeps a count that the metrics would lower, and without behavior it can also raise one. */
function supposedWindow({ sum }: SnapshotExplanation, lead: Phrase, start: string, proposes: Phrase | null, isRise: boolean): Phrase[] {
  const row = sum.rows.find((each) => each.row === "window");
  const seconds = row?.row === "window" ? row.seconds : 300;
  if (isRise) {
    const limited = sum.rows.find((each) => each.row === "limited");
    return limited?.row === "limited" && limited.how === "scaleUpLimit" && limited.result !== null
      ? say`${lead} ${start} proposes ${proposes ?? "?"}. A stabilization window of ${time(duration(seconds))} remembers a higher proposal, and one sync may go to ${counts(limited.result)} at most.`
      : say`${lead} ${start} proposes ${proposes ?? "?"}. A stabilization window of ${time(duration(seconds))} remembers a higher proposal and raises the count.`;
  }
  return say`${lead} ${start} proposes ${proposes ?? "?"}. A stabilization window of ${time(duration(seconds))} remembers a higher proposal and keeps the count.`;
}

function window(explanation: SnapshotExplanation, lead: Phrase, start: string, proposes: Phrase | null): Phrase[] {
  const { statements, sum, times } = explanation;
  const { reason } = sum.verdict;
  const waits = statements.flatMap((each) => (each.code === "nextScale" ? [each] : []));
  if (reason?.startsWith("Backoff")) {
    const down = waits.find(({ direction }) => direction === "down");
    const when = down?.inSeconds ? say` It can shrink in ${time(durations(down.inSeconds))}.` : say``;
    return proposes === null
      ? say`${lead} This old controller waits after each scale.${when}`
      : say`${lead} ${start} proposes ${proposes}, but this old controller waits after each scale.${when}`;
  }
  const up = reason === "ScaleUpStabilized";
  const { window: shown } = times;
  const count = shown?.count ?? null;
  const held = up
    ? proposes === null
      ? say`The scale-up window remembers a lower proposal.`
      : say`${start} proposes ${proposes}, and the scale-up window remembers a lower proposal.`
    : proposes === null
      ? say`The window remembers a higher proposal.`
      : count === null
        ? say`${start} proposes ${proposes}, and the window remembers a higher proposal.`
        : say`${start} proposes ${proposes}, and the window still remembers ${remembered(count)}.`;
  const wait = waits.find(({ after }) => after === "lastHigherRecommendation");
  if (!wait?.inSeconds) return say`${lead} ${held}`;
  const { low, high } = wait.inSeconds;
  if (up) return say`${lead} ${held} It can grow in ${time(duration(high))} at the latest if the metrics stay.`;
  return low === 0
    ? say`${lead} ${held} It can shrink at the next sync at the earliest, and in ${time(duration(high))} at the latest if the metrics stay.`
    : say`${lead} ${held} It can shrink in ${time(duration(low))} at the earliest, and in ${time(duration(high))} at the latest if the metrics stay.`;
}

/** Without the pods that were set aside the count would be another one. */
function setAside(lead: Phrase, start: string, winner: Proposal | null, pods: Proposal["setAside"]): Phrase[] {
  const { missing, unready } = pods ?? { missing: 0, unready: 0 };
  const whom =
    missing > 0 && unready > 0
      ? t`${plural(missing, "pod")} without metrics and ${plural(unready, "pod")} that are not ready`
      : missing > 0
        ? t`${plural(missing, "pod")} without metrics`
        : t`${plural(unready, "pod")} that are not ready`;
  if (winner === null || winner.counts === null) return say`${lead} ${whom} changed what the metric proposes.`;
  return say`${lead} ${start} is at ${winner.figure} of ${winner.target}. With ${whom} it proposes ${proposed(winner.counts)}.`;
}

function unheld(
  lead: Phrase,
  start: string,
  proposes: Phrase | null,
  winner: Proposal | null,
  current: number | null,
  result: Range | null,
): Phrase[] {
  if (winner === null || proposes === null) return say`${lead} The text shows no value of a metric.`;
  const { product, figure, target, counts: count } = winner;
  const same = count !== null && current !== null && count.low === current && count.high === current;
  const counted = winner.factor !== null && winner.factor !== winner.replicas && winner.setAside === null ? winner.factor : null;
  if (counted !== null)
    return say`${lead} ${start} is at ${figure} of ${target}. ${plural(counted, "pod")} count, not ${winner.replicas ?? "?"}, so it proposes ${proposes}.`;
  if (same && product !== null && product.low !== current)
    return say`${lead} ${figure} ÷ ${target} × ${current} is ${productText(product)}, and rounding up gives ${current} again.`;
  if (same) return say`${lead} ${start} is at ${figure} of ${target} and proposes the same count.`;
  return say`${lead} ${start} is at ${figure} of ${target} and proposes ${proposes}${result !== null && result.low !== count?.low ? t`, which leads to ${counts(result)}` : ""}.`;
}

function notComputed({ statements, sum }: SnapshotExplanation): Phrase[] {
  const { by, current, reason } = sum.verdict;
  const lead = verdict(current === null ? t`Left the count as it is.` : t`Left ${quantity(current)} as it is.`);
  if (by === "disabled") return say`${lead} Scaling is disabled, because the target has 0 replicas. Somebody must set at least 1.`;
  const problem = statements.find((each) => each.code === "problem" && each.when !== "past");
  if (by === "unknown") return say`${lead} The metrics that are shown have no value. A hidden one may have one.`;
  if (reason === null) return say`${lead} The text shows no value of a metric, so at the last sync there was no number to decide on.`;
  if (problem?.code === "problem") return say`${lead} ${problemWords(problem.problem).title}: the last sync computed nothing.`;
  return say`${lead} The condition says ${reason}: the last sync computed nothing.`;
}
