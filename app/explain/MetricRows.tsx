/** The first rows of the sum: what was observed, and what each metric made of it. */
import type { MetricProposal, MetricWorkings, PodGroups, PodsCalculation, Reconcile } from "../../engine/index";
import { Breakable } from "../ui/Breakable";
import { plural, quantity, span } from "../ui/words";
import { amount, bandText, level, metricRowName, ratioText } from "./amounts";
import { fillInText, idleFillInText } from "./calculation";
import { quotient, ratio, rounded, usageSum, wholeQuotient, type Measured } from "./formulas";
import { MetricEvidence } from "./MetricEvidence";
import type { Origins } from "./origins";
import { from, say, type Phrase } from "./phrase";
import { Phrases } from "./Phrases";
import { PodsEvidence } from "./PodsEvidence";
import { Row, type RowState } from "./Row";
import type { Sheet } from "./sheet";

interface ObservedProps extends RowState {
  sheet: Sheet;
  metrics: readonly MetricProposal[];
  /** Of a reconcile which stopped at its metrics. */
  error: string | null;
  /** Seconds since the oldest usage in the samples; null where none counted. */
  lag: number | null;
}

export function Observed({ metrics, error, lag, sheet: { workings, origins }, ...state }: ObservedProps) {
  const [only, ...rest] = metrics;
  const result = only?.ok && rest.length === 0 ? seenLevel(only) : "–";
  const grouped = metrics.flatMap((metric) => {
    const groups = groupsOf(metric);
    return groups ? { metric, groups } : [];
  });
  return (
    <Row
      name="observed"
      result={metrics.length > 1 ? "" : result}
      light
      evidence={grouped.length > 0 ? <PodsEvidence grouped={grouped} /> : undefined}
      {...state}
    >
      {metrics.length === 0 && (
        <>
          no metric<small>{error}</small>
        </>
      )}
      {metrics.map((metric, index) => (
        <div key={index}>
          {metrics.length > 1 && (
            <>
              <Breakable text={metricRowName(metric.spec)} />:{" "}
            </>
          )}
          <Observation metric={metric} index={index} workings={workings.metrics[index] ?? null} origins={origins} />
        </div>
      ))}
      {lag !== null && <small>the oldest usage in it is {span(lag)} old</small>}
    </Row>
  );
}

interface ObservationProps {
  metric: MetricProposal;
  index: number;
  workings: MetricWorkings | null;
  origins: Origins;
}

function Observation({ metric, index, workings, origins }: ObservationProps) {
  if (!metric.ok || !workings) {
    const groups = groupsOf(metric);
    return (
      <>
        no <Breakable text={metricRowName(metric.spec)} /> metric{groups && `, ${podsText(groups)}`}
        {!metric.ok && <small>{metric.error}</small>}
      </>
    );
  }
  const { spec, calculation } = metric;
  if (calculation.kind !== "pods") return <Phrases phrases={say`${from(origins.seen(index), seenLevel(metric))} in all`} />;
  const measured = { index, spec, calculation, origins };
  return (
    <>
      {podsText(calculation.groups)}
      <small>
        <Phrases phrases={usageSum(measured, calculation.counted, workings.counted)} />
      </small>
    </>
  );
}

/** A reconcile that read no metric: what it found instead. */
export function Unmeasured({ reconcile: { decision, specReplicas }, ...state }: { reconcile: Reconcile } & RowState) {
  if (decision.kind === "scaleUnavailable") {
    return (
      <Row name="observed" result="–" {...state}>
        no scale<small>{decision.error}</small>
      </Row>
    );
  }
  return (
    <Row name="observed" result={specReplicas ?? "–"} {...state}>
      spec.replicas of the target
      <small>{decision.kind === "scalingDisabled" ? "zero, so scaling is disabled" : "outside the bounds, so no metric is read"}</small>
    </Row>
  );
}

interface MetricsProps {
  sheet: Sheet;
  metrics: readonly MetricProposal[];
  row: (name: string) => RowState;
}

/** One row for each metric, in the order of the spec. */
export function Metrics({ metrics, sheet: { workings, origins }, row }: MetricsProps) {
  return metrics.map((metric, index) => (
    <Metric
      key={index}
      metric={metric}
      index={index}
      workings={workings.metrics[index] ?? null}
      origins={origins}
      only={metrics.length === 1}
      {...row(`metric ${index}`)}
    />
  ));
}

function Metric({ metric, index, workings, origins, only, ...state }: ObservationProps & { only: boolean } & RowState) {
  const name = metricRowName(metric.spec);
  if (!metric.ok || !workings) {
    return (
      <Row name={name} result="–" {...state} tone={state.tone ?? (only ? null : "error")}>
        no proposal: {only ? "one metric, and it failed" : "this metric failed"}
      </Row>
    );
  }
  const { spec, calculation, replicaCount } = metric;
  const measured = { index, spec, calculation, origins };
  const lines =
    calculation.kind === "pods" ? podsLines({ ...measured, calculation }, workings) : wholeLines({ ...measured, calculation }, workings);
  return (
    <Row
      name={name}
      result={replicaCount}
      was={changedByFillIns(metric, workings)}
      evidence={<MetricEvidence metric={metric} workings={workings} measured={measured} />}
      {...state}
    >
      <Phrases phrases={lines.formula} />
      {lines.notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </Row>
  );
}

/** What the counted pods alone would have asked for, where that was another count. */
function changedByFillIns({ calculation, replicaCount }: MetricProposal & { ok: true }, { counted }: MetricWorkings): number | null {
  if (calculation.kind !== "pods" || !calculation.rebalanced || counted.withinTolerance) return null;
  return calculation.plainReplicaCount === replicaCount ? null : calculation.plainReplicaCount;
}

/** One line of calculation, and what has to be said of it. */
interface Lines {
  formula: Phrase[];
  notes: string[];
}

function podsLines(measured: Measured<PodsCalculation>, workings: MetricWorkings): Lines {
  const { spec, calculation, origins } = measured;
  const { outcome, rebalanced, counted } = calculation;
  const { filledIn } = workings;
  const kept = `${bandText(workings)} is within tolerance: propose the current count`;
  if (!rebalanced || !filledIn) {
    const divided = quotient(measured, counted);
    return outcome === "withinTolerance"
      ? { formula: ratio(divided, workings.counted), notes: [kept] }
      : { formula: rounded(divided, workings.counted, origins), notes: [] };
  }
  const filled = fillInText(spec, calculation);
  const divided = quotient(measured, filled === "" ? counted : rebalanced);
  const taken = filled === "" ? idleFillInText(calculation) : `with ${filled}`;
  switch (outcome) {
    case "rebalancedWithinTolerance":
      return { formula: ratio(divided, filledIn), notes: [taken, kept] };
    case "rebalancedChangedDirection":
      return { formula: ratio(divided, filledIn), notes: [taken, "on the other side of 1 now: propose the current count"] };
    case "rebalancedMovedAgainst":
      return { formula: rounded(divided, filledIn, origins), notes: [taken, "against the counted pods’ ratio: propose the current count"] };
    case "rebalanced":
    case "scaled":
    case "withinTolerance":
      return { formula: rounded(divided, filledIn, origins), notes: [taken] };
  }
}

function wholeLines(measured: Measured<Exclude<Measured["calculation"], PodsCalculation>>, workings: MetricWorkings): Lines {
  const { calculation, origins } = measured;
  const divided = wholeQuotient(measured);
  if (calculation.outcome !== "withinTolerance") return { formula: rounded(divided, workings.counted, origins), notes: [] };
  const proposes = calculation.kind === "averageValue" ? "status.replicas" : "the current count";
  return { formula: divided, notes: [`${ratioText(calculation.usageRatio)} is inside ${bandText(workings)}: propose ${proposes}`] };
}

function podsText({ ready, unready, missing, ignored }: PodGroups): string {
  const others = Object.entries({ unready, missing, ignored }).filter(([, count]) => count > 0);
  return [`${plural(ready, "pod")} counted`, ...others.map(([group, count]) => `${quantity(count)} ${group}`)].join(", ");
}

function groupsOf(metric: MetricProposal): PodGroups | null {
  if (!metric.ok) return metric.groups;
  return metric.calculation.kind === "pods" ? metric.calculation.groups : null;
}

function seenLevel({ spec, calculation }: MetricProposal & { ok: true }): string {
  return calculation.kind === "pods" ? level(spec, calculation.counted) : amount(spec, calculation.usageMilli);
}
