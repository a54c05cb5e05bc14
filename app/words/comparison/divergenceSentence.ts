/** Says where two runs diverge, from both decision records: the proposal, the count in each run, and what held that count. */
import type {
  Comparison,
  Decision,
  DecisionV1,
  HeldByReason,
  Divergence,
  DivergenceSide,
  VpaCause,
  Reconcile,
  ReconcileV1,
} from "../../../engine/index";
import { amount } from "../decision/amounts";
import { metricStart, metricWord, policyText, windowAdjective } from "../names/apiWords";
import { plural, t } from "../text";
import { clock, quantity } from "../times";

/** `lead` is emphasised. `at` is the second that the words describe. */
interface DivergenceWords {
  lead: string;
  text: string;
  at: number | null;
}

/** `releases`: the runs differ only in their release, and are called by it. `matters`: a rule changes the status or words. */
export function divergenceWords(
  { divergence, inputs, lastSecond, ...rest }: Pick<Comparison, "divergence" | "inputs" | "lastSecond" | "stretches" | "outcomes">,
  releases: { from: string; to: string; matters: boolean } | null = null,
): DivergenceWords {
  if (!divergence) {
    const same = t`Every written count and every decision is the same, up to ${clock(lastSecond)}.`;
    const isAllTheSame = isAllElseTheSame(rest);
    if (releases !== null) {
      const nothing = !releases.matters && isAllTheSame;
      return { lead: nothing ? t`Nothing changes here.` : t`No written count changes here.`, text: same, at: null };
    }
    return inputs.length === 0
      ? {
          lead: t`No difference yet.`,
          text: t`Change the manifest, the load or the workload. The figures show this run beside the new one.`,
          at: null,
        }
      : {
          lead: isAllTheSame ? t`The runs are identical throughout.` : t`The autoscaler does the same in both runs.`,
          text: same,
          at: null,
        };
  }
  const { kind, at } = divergence;
  const lead =
    kind === "decision"
      ? t`Only decisions diverge, first at ${clock(at)}.`
      : at === 0
        ? t`They diverge at the start.`
        : t`They diverge at ${clock(at)}.`;
  return { lead, text: shortEnough(lead, texts(divergence, releases)), at };
}

/** Whether pods and outcomes are the same, too: the same counts can have pods that live longer, and requests that fail more often. */
const isAllElseTheSame = ({ stretches, outcomes }: Pick<Comparison, "stretches" | "outcomes">): boolean =>
  stretches.length === 0 && outcomes.every(({ baseline, now }) => baseline === now);

/** Characters that fit into four lines of the panel. */
const room = 165;

/** The first text that has room beside the lead; else the last, which is the shortest. */
const shortEnough = (lead: string, [first = "", ...shorter]: readonly string[]): string =>
  shorter.length === 0 || lead.length + 1 + first.length <= room ? first : shortEnough(lead, shorter);

type Sides = Pick<Divergence, "kind" | "at" | "baseline" | "now" | "vpa">;

/** The same in fewer and fewer words. The ledger below says all of it. */
function texts({ vpa, ...sides }: Sides, releases: { from: string; to: string } | null): string[] {
  const others = decisionTexts(sides, releases);
  if (vpa === null) return others;
  const cause = causeText(vpa);
  return [...others.map((text) => `${cause} ${text}`), cause];
}

/** "A counted pod requests 50m in the baseline and 410m now. In this run the VPA had evicted web-5d4 at 12:04." */
function causeText({ requests, run, at, pod, kind }: VpaCause): string {
  const time = clock(at);
  const done = {
    now: {
      evict: t`In this run the VPA had evicted ${pod} at ${time}.`,
      resize: t`In this run the VPA had resized ${pod} in place at ${time}.`,
      admit: t`In this run the VPA had set the requests of ${pod} at ${time}.`,
    },
    baseline: {
      evict: t`In the baseline the VPA had evicted ${pod} at ${time}.`,
      resize: t`In the baseline the VPA had resized ${pod} in place at ${time}.`,
      admit: t`In the baseline the VPA had set the requests of ${pod} at ${time}.`,
    },
  };
  if (requests === null) return done[run][kind];
  const [from, to] = [amount(requests.metric, requests.baselineMilli), amount(requests.metric, requests.nowMilli)];
  return `${t`A counted pod requests ${from} in the baseline and ${to} now.`} ${done[run][kind]}`;
}

function decisionTexts({ kind, at, baseline, now }: Omit<Sides, "vpa">, releases: { from: string; to: string } | null): string[] {
  if (at === 0 && baseline.found !== now.found) {
    return [t`The baseline starts with ${plural(baseline.found, "replica")}. This run now starts with ${quantity(now.found)}.`];
  }
  if (kind === "decision" && isPollDifferent(baseline, now)) return [t`A poll of KEDA comes to another decision.`];
  const proposal = proposalText(at, baseline, now, releases);
  const [wordsAfter, wordsBefore] = releases
    ? [releaseWords(releases.to), releaseWords(releases.from)]
    : [sideWords.now, sideWords.baseline];
  const [after, before] = [sideTexts(wordsAfter, at, now, baseline), sideTexts(wordsBefore, at, baseline, now)];
  const full = [after.whole, before.whole];
  const begin = proposal ? [proposal] : [];
  // If only the decisions diverge, the proposals say more than the counts, which are the same.
  const shorter = kind === "decision" && proposal ? [[proposal]] : [full, [after.whole, before.brief], [after.brief, before.brief]];
  return [[...begin, ...full], ...shorter].map((parts) => parts.join(" "));
}

const isPollDifferent = (baseline: DivergenceSide, now: DivergenceSide): boolean => outcomeOf(baseline) !== outcomeOf(now);
const outcomeOf = ({ poll }: DivergenceSide) => (poll?.poll.kind === "polled" ? poll.poll.decision.branch.kind : (poll?.poll.kind ?? null));

interface SideProposal {
  metric: string;
  /** The metric's name in the form that begins a sentence. */
  start: string;
  count: number;
}

/** null if one run had no sync at this second, or its sync had no proposal. */
function proposalText(
  at: number,
  baseline: DivergenceSide,
  now: DivergenceSide,
  releases: { from: string; to: string } | null,
): string | null {
  const [before, after] = [proposalOf(at, baseline), proposalOf(at, now)];
  if (!before || !after) return null;
  const [from, to] = [quantity(before.count), quantity(after.count)];
  if (before.metric !== after.metric) {
    if (releases !== null)
      return t`In ${releases.to} ${after.metric} proposes ${to}; in ${releases.from} ${before.metric} proposes ${from}.`;
    return t`Now ${after.metric} proposes ${to}; in the baseline ${before.metric} proposes ${from}.`;
  }
  if (before.count === after.count) return t`${after.start} proposes ${to} in both.`;
  return releases === null
    ? t`${after.start} proposes ${to} now and ${from} in the baseline.`
    : t`${after.start} proposes ${to} in ${releases.to} and ${from} in ${releases.from}.`;
}

function proposalOf(at: number, { reconcile }: DivergenceSide): SideProposal | null {
  if (reconcile?.at !== at || reconcile.decision.kind !== "computed") return null;
  if (reconcile.controller === "V1") {
    const { calculation, proposal } = reconcile.decision;
    return calculation && { metric: "CPU", start: "CPU", count: proposal };
  }
  const { metrics, winner, proposal } = reconcile.decision;
  const spec = metrics[winner]?.spec;
  return spec ? { metric: metricWord(spec), start: metricStart(spec), count: proposal } : null;
}

/** What the count did in one run: with the reason, and without it. */
function sideTexts(words: SideWords, at: number, side: DivergenceSide, other: DivergenceSide): { whole: string; brief: string } {
  const { before, found, replicas } = side;
  if (before !== null && found !== before) {
    const set = (side.kedaWrote ? words.kedaSet : words.set)(quantity(before), quantity(found));
    const whole = replicas === found ? set : `${set} ${words.thenGoes(quantity(replicas))}`;
    return { whole, brief: whole };
  }
  const count = quantity(replicas);
  const goes = replicas !== found ? words.goes(count) : words.stays(count);
  const reason = reasonText(at, side, other);
  return { whole: reason === null ? `${goes}.` : `${goes}: ${reason}.`, brief: `${goes}.` };
}

/** Says how the count changes in each run. The clause of the present run comes first. */
interface SideWords {
  set(from: string, to: string): string;
  kedaSet(from: string, to: string): string;
  thenGoes(to: string): string;
  /** These two have no full stop, because a reason may follow. */
  goes(to: string): string;
  stays(at: string): string;
}

const releaseWords = (release: string): SideWords => ({
  set: (from, to) => t`In ${release} someone else changes the count from ${from} to ${to}.`,
  kedaSet: (from, to) => t`In ${release} KEDA changes the count from ${from} to ${to}.`,
  thenGoes: (to) => t`The autoscaler then goes to ${to}.`,
  goes: (to) => t`In ${release} the count goes to ${to}`,
  stays: (at) => t`In ${release} it stays at ${at}`,
});

const sideWords: Readonly<Record<"now" | "baseline", SideWords>> = {
  now: {
    set: (from, to) => t`Now someone else changes the count from ${from} to ${to}.`,
    kedaSet: (from, to) => t`Now KEDA changes the count from ${from} to ${to}.`,
    thenGoes: (to) => t`The autoscaler then goes to ${to}.`,
    goes: (to) => t`Now the count goes to ${to}`,
    stays: (at) => t`Now the count stays at ${at}`,
  },
  baseline: {
    set: (from, to) => t`In the baseline someone else changes it from ${from} to ${to}.`,
    kedaSet: (from, to) => t`In the baseline KEDA changes it from ${from} to ${to}.`,
    thenGoes: (to) => t`The autoscaler then goes to ${to}.`,
    goes: (to) => t`The baseline goes to ${to}`,
    stays: (at) => t`The baseline stays at ${at}`,
  },
};

/**
 * The reason after the colon: what held the count, or why nothing held it while the other run's count was held. null if the controller
 * wrote the proposal unchanged.
 */
function reasonText(at: number, { reconcile }: DivergenceSide, { reconcile: other }: DivergenceSide): string | null {
  if (!reconcile) return null;
  if (reconcile.at !== at) return t`its last sync was at ${clock(reconcile.at)}`;
  if (reconcile.controller === "V1") return reasonV1(reconcile);
  const { by } = reconcile.heldBy;
  if (by === "none") return other && other.controller !== "V1" && other.heldBy.by === "window" ? freeText(reconcile, other) : null;
  return heldText(by, reconcile);
}

function heldText(by: Exclude<HeldByReason, "none">, reconcile: Reconcile): string {
  const { decision, minReplicas, maxReplicas } = reconcile;
  switch (by) {
    case "window":
      return windowText(decision);
    case "policy":
      return policyReason(reconcile, decision);
    case "maxReplicas":
      return t`maxReplicas is ${quantity(maxReplicas)}`;
    case "minReplicas":
      return t`minReplicas is ${quantity(minReplicas)}`;
    case "tolerance":
      return t`the ratio is inside tolerance`;
    case "pods":
      return t`missing or unready pods changed the proposal`;
    case "disabled":
      return t`the target is at zero replicas, and this autoscaler does not scale it up`;
    case "error":
      return errorText(decision);
  }
}

function windowText(decision: Decision): string {
  if (decision.kind !== "computed") return t`its window holds it`;
  const { heldBy, up, down } = decision.stabilization;
  const upwards = heldBy === "up" && up !== null;
  const { windowSeconds, recommendation } = upwards && up ? up : down;
  const [length, held] = [windowAdjective(windowSeconds), quantity(recommendation)];
  return upwards ? t`its ${length} scale-up window remembers ${held}` : t`its ${length} window remembers ${held}`;
}

/** Says why this run's window did not hold the proposal that the other run's window held. */
function freeText({ decision }: Reconcile, { decision: held }: Reconcile): string | null {
  if (decision.kind !== "computed" || held.kind !== "computed") return null;
  const upwards = held.stabilization.heldBy === "up";
  const window = upwards ? decision.stabilization.up : decision.stabilization.down;
  if (!window || window.windowSeconds === 0) return upwards ? t`it has no scale-up window` : t`it has no scale-down window`;
  const length = windowAdjective(window.windowSeconds);
  return upwards ? t`its ${length} window remembers nothing lower` : t`its ${length} window remembers nothing higher`;
}

function policyReason({ specReplicas }: Reconcile, decision: Decision): string {
  if (decision.kind !== "computed") return t`a policy holds it`;
  const { limit } = decision;
  if (limit.limitedBy === "scaleUpLimit") return t`with no behavior set, one sync can go to ${quantity(limit.result)} at most`;
  const upwards = specReplicas !== null && limit.desired > specReplicas;
  const rules = upwards ? limit.up : limit.down;
  if (rules?.selectPolicy === "Disabled") return t`${upwards ? "scaleUp" : "scaleDown"} has selectPolicy Disabled`;
  const policy = rules?.policies[rules.deciding];
  return policy ? t`its policy allows ${policyText(policy)}` : t`its policies allow ${quantity(limit.result)}`;
}

function errorText({ kind }: Decision | DecisionV1): string {
  if (kind === "scaleUnavailable") return t`the scale could not be read`;
  return kind === "noMetrics" || kind === "noMetric" ? t`a metric could not be read` : t`the scale could not be written`;
}

function reasonV1({ decision, heldBy: { by }, minReplicas, maxReplicas }: ReconcileV1): string | null {
  switch (by) {
    case "window":
      return t`the last rescale still forbids a change`;
    case "tolerance":
      return t`the ratio is inside tolerance`;
    case "maxReplicas":
      return t`maxReplicas is ${quantity(maxReplicas)}`;
    case "minReplicas":
      return t`minReplicas is ${quantity(minReplicas ?? 1)}`;
    case "error":
      return errorText(decision);
    default:
      return null;
  }
}
