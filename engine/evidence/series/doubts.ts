/** Asks the controller what it decides with each memory that it may have. */
import type { HorizontalPodAutoscaler } from "../../api/autoscaling";
import type { ControllerMemory, Recommendation } from "../../controller/decision";
import type { ControllerFlags } from "../../controller/flags";
import type { ReconcileResult } from "../../controller/horizontal";
import { longestWindow, mostReplicas, upWindow, withProposals, type Doubt, type Remembered } from "./memories";
import type { Range, SeenSync } from "./seenSync";

/** What a memory leads to: every result that fits what was recorded, and the memory after all of them. */
interface Remembering {
  readonly results: readonly ReconcileResult[];
  readonly next: Remembered;
  /** How often the controller was asked. */
  readonly asked: number;
}

/**
 * `plain`: the result without what is in doubt. What is in doubt matters only by its greatest proposal (by its least in a window for
 * scale-ups), and where two of these lie between the same borders, the controller decides the same for the same reason. So each doubt is
 * given one value of each stretch, as far as its own bounds let it have that.
 */
export function remembering(
  hpa: HorizontalPodAutoscaler,
  flags: ControllerFlags,
  sync: SeenSync,
  { memory, doubts: all }: Remembered,
  plain: ReconcileResult,
  ask: (memory: ControllerMemory) => ReconcileResult,
  fits: (result: ReconcileResult) => boolean,
): Remembering | null {
  const { decision } = plain.reconcile;
  const up = upWindow(hpa) > 0;
  const oldest = sync.at - longestWindow(hpa, flags);
  const doubts = all.filter(({ time }) => time >= oldest);
  const proposal = decision.kind === "computed" ? decision.proposal : null;
  if (proposal === null || doubts.every(({ low, high }) => low === 0 && high <= proposal && !up)) {
    return fits(plain) ? { results: [plain], next: { memory: plain.memory, doubts }, asked: 0 } : null;
  }
  // The least proposal holds a rise back. One that is missing does not, as if it were the greatest of all.
  const byLeast = up && proposal >= sync.currentReplicas;
  const results: ReconcileResult[] = [];
  const fitting: number[] = [];
  let unlike = -1;
  let asked = 0;
  let least = 0;
  const attempt = (value: number, result: ReconcileResult) => {
    if (fits(result)) {
      results.push(result);
      fitting.push(value);
    } else if (fitting.length === 0) least = value + 1;
  };
  // At its very edge, a window holds a proposal only without `behavior`.
  if (doubts.every(({ time, low }) => low === 0 || time === oldest)) attempt(0, plain);
  for (const value of valuesOf(proposal, sync)) {
    const proposals = doubts.map(({ time, low, high }): Recommendation => {
      const most = byLeast && low === 0 ? mostReplicas : high;
      return { value: Math.min(Math.max(value, low), most), time };
    });
    // With the bounds of all doubts reached, a greater value changes nothing.
    const sum = proposals.reduce((all, each) => all + each.value, 0);
    if (sum === unlike) continue;
    unlike = sum;
    asked++;
    const result = ask(withProposals(memory, proposals));
    attempt(value, { ...result, memory: without(result.memory, proposals) });
  }
  const [first] = results;
  if (first === undefined) return null;
  const fit = { from: least, to: fitting.at(-1)! };
  return { results, next: { memory: first.memory, doubts: up ? doubts : narrowed(doubts, fit, oldest) }, asked };
}

/** The borders are the proposal, the present count and the recorded one. */
function valuesOf(proposal: number, { currentReplicas, desiredReplicas }: SeenSync): readonly number[] {
  const borders = [proposal, currentReplicas, desiredReplicas].flatMap((border) => [border - 1, border, border + 1]);
  return [...new Set([...borders.filter((value) => value > 0), mostReplicas])].toSorted((a, b) => a - b);
}

function without(memory: ControllerMemory, proposals: readonly Recommendation[]): ControllerMemory {
  const { recommendations } = memory;
  return { ...memory, recommendations: recommendations === null ? null : recommendations.filter((each) => !proposals.includes(each)) };
}

/** What the recorded count says of the proposals in doubt: the greater they are, the greater is the count. */
function narrowed(doubts: readonly Doubt[], fit: Range, oldest: number): readonly Doubt[] {
  const reaching = doubts.filter(({ time, high }) => time >= oldest && high >= fit.from);
  return doubts.map((doubt) => {
    if (doubt.time <= oldest) return doubt;
    const high = fit.to === mostReplicas ? doubt.high : Math.max(doubt.low, Math.min(doubt.high, fit.to));
    const isOnly = reaching.length === 1 && reaching[0] === doubt && !doubt.isOfMany;
    const low = isOnly ? Math.min(high, Math.max(doubt.low, fit.from)) : doubt.low;
    return high === doubt.high && low === doubt.low ? doubt : { ...doubt, low, high };
  });
}
