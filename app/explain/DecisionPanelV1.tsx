import type { BoundV1, DecisionV1, ForbiddenWindows, HeldByReason, ReconcileV1, StageRow } from "../../engine/index";
import { useDecisionRun } from "../store/decisionRun";
import { stageNames } from "../ui/stageNames";
import { plural, t } from "../ui/text";
import { clock, decimal, quantity, span } from "../ui/words";
import { ratioText } from "./amounts";
import { directionWord, forbiddenText } from "./directionWords";
import { notReadyAt } from "./notReady";
import { QuestionsV1 } from "./QuestionsV1";
import { boundText, productTextV1, sentenceV1, verdictV1, quotient } from "./sentenceV1";
import { heldRowV1 } from "./heldRow";
import { Row, useRows, type RowState } from "./Row";
import { Step } from "./Step";
import { Written } from "./Written";

/** Explains a sync of Kubernetes 1.1 or 1.2. */
export function DecisionPanelV1({ reconcile }: { reconcile: ReconcileV1 }) {
  return (
    <Step at={reconcile.at} verdict={verdictV1(reconcile)} phrases={sentenceV1(reconcile)}>
      <SumV1 reconcile={reconcile} />
      <QuestionsV1 reconcile={reconcile} />
      <Written conditions={[]} events={reconcile.events} error={reconcile.error} />
    </Step>
  );
}

/** Like `Sum`, with the stages of this controller: the metric, the bounds, the forbidden windows. */
function SumV1({ reconcile }: { reconcile: ReconcileV1 }) {
  const { decision, heldBy, specReplicas, scaledTo, error } = reconcile;
  const { reason } = verdictV1(reconcile);
  const held = heldRowV1(decision, reason);
  const tones = new Map<StageRow | null, HeldByReason>([...heldBy.also, heldBy.by, reason].map((by) => [heldRowV1(decision, by), by]));
  const row = useRows(held, tones, [held]).state;
  const decided = "forbidden" in decision ? decision : null;
  const failed = decided && error !== null ? decided.forbidden.result : null;
  return (
    <ol className="calc" aria-label={t`The sum`}>
      <Observed reconcile={reconcile} {...row("observed")} />
      {decision.kind === "computed" && <Cpu reconcile={reconcile} decision={decision} {...row("metric 0")} />}
      {decided && <Clamped reconcile={reconcile} decision={decided} {...row("clamped")} />}
      {decided && <Forbidden current={reconcile.statusReplicas} forbidden={decided.forbidden} {...row("forbidden")} />}
      <Row name={stageNames.applied} result={scaledTo ?? specReplicas ?? "–"} was={failed} total {...row("applied")}>
        {failed !== null
          ? t`writing ${quantity(failed)} failed`
          : scaledTo === null || specReplicas === null
            ? t`nothing written`
            : `${quantity(specReplicas)} → ${quantity(scaledTo)}`}
      </Row>
    </ol>
  );
}

function Observed({ reconcile: { at, decision, statusReplicas }, ...state }: { reconcile: ReconcileV1 } & RowState) {
  const notReady = notReadyAt(useDecisionRun(), at).counts[0] ?? 0;
  if (decision.kind === "computed") {
    const { calculation } = decision;
    return (
      <Row name={stageNames.observed} result={calculation ? `${calculation.utilizationPercent}%` : "–"} light {...state}>
        {calculation ? t`of the requests, averaged over the pods` : t`no target, so the controller reads no metric`}
        {notReady > 0 && <small>{t`${plural(notReady, "pod")} counted although not Ready`}</small>}
        {calculation && <small>{t`the oldest sample is from ${clock(calculation.metricTimestamp)}`}</small>}
      </Row>
    );
  }
  if (decision.kind === "outOfBounds") {
    return (
      <Row name={stageNames.observed} result={statusReplicas ?? "–"} {...state}>
        {t`status.replicas of the target`}
        <small>{t`outside the bounds, so the controller reads no metric`}</small>
      </Row>
    );
  }
  return (
    <Row name={stageNames.observed} result="–" {...state}>
      {decision.kind === "noMetric" ? t`no CPU utilization` : t`no scale`}
      <small>{decision.error}</small>
    </Row>
  );
}

interface CpuProps extends RowState {
  reconcile: ReconcileV1;
  decision: Extract<DecisionV1, { kind: "computed" }>;
}

function Cpu({ reconcile, decision: { calculation, proposal }, ...state }: CpuProps) {
  const { statusReplicas } = reconcile;
  if (calculation === null || statusReplicas === null) return null;
  const { utilizationPercent, targetPercent, usageRatio, tolerance, withinTolerance } = calculation;
  return (
    <Row name="cpu" result={proposal} {...state}>
      {withinTolerance
        ? `${utilizationPercent}% ÷ ${targetPercent}% = ${ratioText(usageRatio)}`
        : `⌈\u00a0${quotient(calculation, statusReplicas)}\u00a0⌉ = ⌈\u00a0${productTextV1(reconcile)}\u00a0⌉`}
      <small>
        {withinTolerance
          ? t`at most ${decimal(tolerance, 3)} from 1, so it proposes status.replicas`
          : t`status.replicas is ${quantity(statusReplicas)}`}
      </small>
    </Row>
  );
}

interface ClampedProps extends RowState {
  reconcile: ReconcileV1;
  decision: Extract<DecisionV1, { forbidden: ForbiddenWindows }>;
}

function Clamped({ reconcile: { minReplicas, maxReplicas }, decision, ...state }: ClampedProps) {
  const bounds: readonly BoundV1[] = decision.kind === "outOfBounds" ? [decision.bound] : decision.bounds;
  const { desired } = decision.forbidden;
  return (
    <Row name={stageNames.clamped} result={desired} was={bounds[0]?.from ?? null} {...state}>
      {bounds.length > 0
        ? bounds.map(boundText).join(", ")
        : `${quantity(minReplicas ?? 0)} ≤ ${quantity(desired)} ≤ ${quantity(maxReplicas)}`}
    </Row>
  );
}

/** Shows both windows, because the reader may ask about either direction. */
function Forbidden({ current, forbidden, ...state }: { current: number | null; forbidden: ForbiddenWindows } & RowState) {
  const { desired, result, judgedAt, judgedBy, up, down, forbade } = forbidden;
  const line = (direction: "up" | "down", { windowSeconds, until, isForbidden }: ForbiddenWindows["up"]) => {
    const standing = `${directionWord(direction)}: ${isForbidden ? t`forbidden` : t`allowed`}`;
    return (
      <small>
        {until === null
          ? t`${standing}, no rescale yet`
          : t`${standing}; the window lasts ${span(windowSeconds)} after the last rescale, until ${clock(until)}`}
      </small>
    );
  };
  return (
    <Row name={stageNames.forbidden} result={result} was={forbade === null ? null : desired} {...state}>
      {forbade !== null ? forbiddenText(forbade, result) : desired === current ? t`no change proposed` : t`the change is allowed`}
      {line("up", up)}
      {line("down", down)}
      {judgedBy !== "nothing" && (
        <small>
          {judgedBy === "metric" ? t`judged by the metric’s time, ${clock(judgedAt)}` : t`judged by the clock, ${clock(judgedAt)}`}
        </small>
      )}
    </Row>
  );
}
