import type { DecisionRecord } from "./compare/WhoseDecision";
import { Nothing, WorkingOut } from "./explain/Nothing";
import { isSomethingKept } from "./share/kept";
import { useBaseline } from "./store/baseline";
import { useKubectl } from "./store/kubectl";
import { usePoll, useShownPoll } from "./store/poll";
import { useTrace } from "./store/trace";
import { later } from "./ui/later";
import { currentLayout } from "./ui/layout";
import { t } from "./words/text";
import { clock } from "./words/times";

const NoDecision = () => <Nothing />;
const NoOutput = () => <Nothing label="kubectl" />;
const NoSentence = () => <WorkingOut className="short-sentence soft" />;
const DecisionPanel = later(decisionPanel, "block", NoDecision);
const DecisionPanelV1 = later(() => import("./explain/DecisionPanelV1").then((room) => room.DecisionPanelV1), "block", NoDecision);
const PollOrSync = later(() => import("./explain/keda/PollOrSync").then((room) => room.PollOrSync), "block", NoDecision);
const Comparison = later(() => import("./compare/ComparePanel").then((room) => room.ComparePanel));
const TwoDecisions = later(() => import("./explain/TwoDecisions").then((room) => room.TwoDecisions));
const WhoseDecision = later(() => import("./compare/WhoseDecision").then((room) => room.WhoseDecision));
const KubectlPanel = later(() => import("./kubectl/KubectlPanel").then((room) => room.KubectlPanel), "block", NoOutput);
const OutcomeOfSeed = later(() => import("./doors/outcomeRoom").then((room) => room.OutcomeOfSeed));
const LuckOutcome = later(() => import("./doors/luckRoom").then((room) => room.LuckOutcome));
const ComparedLuck = later(() => import("./doors/luckRoom").then((room) => room.ComparedLuck), "line");
const ShortSync = later(() => import("./explain/ShortSentence").then((room) => room.ShortSentence), "line", NoSentence);
const ShortPoll = later(() => import("./explain/keda/ShortPoll").then((room) => room.ShortPoll), "line", NoSentence);

/** The first scenario's first decision needs less code than others do. */
async function decisionPanel() {
  const [room] = await Promise.all([import("./explain/DecisionPanel"), isSomethingKept() ? import("./explain/unusualParts") : null]);
  if (isSomethingKept()) await room.fetchUnusualParts();
  return room.DecisionPanel;
}

/** Fetches, beside the worker, the code of the sentence that is in sight first. What fails is fetched again when the page draws it. */
export const fetchSentence = (): Promise<unknown> =>
  (currentLayout() === "narrow" ? ShortSync : DecisionPanel).fetch().catch(() => undefined);

/** React may draw what came late some frames after it came. */
const mostFrames = 30;

/** Waits until the sentence is on the page, or until its code has come and nothing draws it. */
export async function sentenceDrawn(fetched: Promise<unknown>): Promise<void> {
  await fetched;
  for (let frame = 0; frame < mostFrames && document.querySelector("#app :is(.say, .short-sentence p)") === null; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

export function ShortSentence() {
  return useShownPoll() === null ? <ShortSync /> : <ShortPoll />;
}

export function Decision() {
  const reconcile = useTrace((state) => state.reconcile);
  const pinned = useBaseline((baseline) => baseline.run !== null);
  const now = <OwnDecision reconcile={reconcile} />;
  return pinned ? <WhoseDecision now={now} Decision={DecisionOf} /> : now;
}

/** The decision at the cursor: KEDA's poll or the HPA's sync. Where both share a second, the user can read either. */
function OwnDecision({ reconcile }: DecisionRecord) {
  const open = usePoll((poll) => poll.open);
  return open === null ? <DecisionOf reconcile={reconcile} /> : <PollOrSync open={open} sync={<DecisionOf reconcile={reconcile} />} />;
}

function DecisionOf({ reconcile }: DecisionRecord) {
  if (reconcile === null) return <Nothing />;
  return reconcile.controller === "V1" ? <DecisionPanelV1 reconcile={reconcile} /> : <DecisionPanel reconcile={reconcile} />;
}

export const ComparePanel = () => <Comparison Decisions={TwoDecisions} Luck={ComparedLuck} />;

export const OutcomeTable = () => <LuckOutcome Outcomes={OutcomeOfSeed} />;

export function Kubectl() {
  return <KubectlPanel nothing={<NoOutput />} />;
}

export function AsAt() {
  const stale = useTrace((state) => state.stale);
  const at = useKubectl(({ printed }) => printed?.at);
  if (stale) return <OfLastManifest />;
  return at === undefined ? null : <span className="muted">{t`as at ${clock(at)}`}</span>;
}

export function WhichReconcile() {
  const stale = useTrace((state) => state.stale);
  const count = useTrace((state) => state.run?.steps.at.length ?? 0);
  const step = useTrace(({ run, reconcile }) => (reconcile && run ? run.steps.at.indexOf(reconcile.at) : -1));
  const polls = useTrace(({ run }) => run?.keda?.polls.at ?? null);
  const poll = usePoll(({ open }) => open && (polls?.indexOf(open.record.at) ?? -1));
  const isGrowing = useTrace(({ run }) => run?.digest === null);
  if (stale) return <OfLastManifest />;
  // How many there are is known at the end of the run.
  if (isGrowing) return null;
  if (polls !== null && poll !== null && poll >= 0) return <span className="muted">{t`poll ${poll + 1} of ${polls.length}`}</span>;
  return step < 0 ? null : <span className="muted">{t`sync ${step + 1} of ${count}`}</span>;
}

const OfLastManifest = () => <span className="c-error">{t`from the last valid manifest`}</span>;
