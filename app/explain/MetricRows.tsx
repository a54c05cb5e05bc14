/** The first rows of the sum: what was observed, and what each metric made of it. */
import type { MetricProposal, MetricSpec, PodGroups, PodsCalculation, Reconcile, ReplicaCalculation } from "../../engine/index";
import { Breakable } from "../ui/Breakable";
import { decimal, plural, quantity, span } from "../ui/words";
import { amount, level, metricRowName, productText, ratioText, targetLevel, usageSum, wholeQuotient } from "./amounts";
import { countedWithinTolerance, fillInText, idleFillInText } from "./calculation";
import { PodsEvidence } from "./PodsEvidence";
import { Row, type RowState } from "./Row";

interface ObservedProps extends RowState {
  metrics: readonly MetricProposal[];
  /** Of a reconcile which stopped at its metrics. */
  error: string | null;
  /** Seconds since the oldest usage in the samples; null where none counted. */
  lag: number | null;
}

export function Observed({ metrics, error, lag, ...state }: ObservedProps) {
  const [only, ...rest] = metrics;
  const result = only?.ok && rest.length === 0 ? seenLevel(only.spec, only.calculation) : "–";
  const groups = metrics.map((metric) => ({ spec: metric.spec, groups: groupsOf(metric) }));
  const evidence = groups.some((metric) => metric.groups && setAsideCount(metric.groups) > 0) ? (
    <PodsEvidence metrics={groups} />
  ) : undefined;
  return (
    <Row name="observed" result={metrics.length > 1 ? "" : result} light evidence={evidence} {...state}>
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
          <Observation metric={metric} />
        </div>
      ))}
      {lag !== null && <small>the oldest usage in it is {span(lag)} old</small>}
    </Row>
  );
}

function Observation({ metric }: { metric: MetricProposal }) {
  if (metric.ok) {
    const { spec, calculation } = metric;
    if (calculation.kind !== "pods") return <>{seenLevel(spec, calculation)} in all</>;
    return (
      <>
        {podsText(calculation.groups)}
        <small>{usageSum(spec, calculation.counted)}</small>
      </>
    );
  }
  return (
    <>
      no <Breakable text={metricRowName(metric.spec)} /> metric{metric.groups && `, ${podsText(metric.groups)}`}
      <small>{metric.error}</small>
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

/** One row for each metric, in the order of the spec. */
export function Metrics({ metrics, row }: { metrics: readonly MetricProposal[]; row: (name: string) => RowState }) {
  return metrics.map((metric, index) => <Metric key={index} metric={metric} only={metrics.length === 1} {...row(`metric ${index}`)} />);
}

function Metric({ metric, only, ...state }: { metric: MetricProposal; only: boolean } & RowState) {
  const name = metricRowName(metric.spec);
  if (!metric.ok) {
    return (
      <Row name={name} result="–" {...state} tone={state.tone ?? (only ? null : "error")}>
        no proposal: {only ? "one metric, and it failed" : "this metric failed"}
      </Row>
    );
  }
  const { spec, calculation, replicaCount } = metric;
  if (calculation.kind !== "pods") {
    return (
      <Row name={name} result={replicaCount} {...state}>
        {wholeQuotient(spec, calculation)}
        {calculation.outcome === "withinTolerance" && (
          <small>
            {ratioText(calculation.usageRatio)} is inside {toleranceBand(calculation)}
          </small>
        )}
      </Row>
    );
  }
  const { rebalanced, plainReplicaCount } = calculation;
  const was = rebalanced && !countedWithinTolerance(calculation) && plainReplicaCount !== replicaCount ? plainReplicaCount : null;
  return (
    <Row name={name} result={replicaCount} was={was} {...state}>
      {rebalanced ? <Rebalanced spec={spec} calculation={calculation} /> : <Plain spec={spec} calculation={calculation} />}
    </Row>
  );
}

interface CalculationProps {
  spec: MetricSpec;
  calculation: PodsCalculation;
}

function Plain({ spec, calculation }: CalculationProps) {
  const { counted, groups, outcome } = calculation;
  const quotient = `${level(spec, counted)} ÷ ${targetLevel(spec, calculation)}`;
  if (outcome !== "withinTolerance") return product(quotient, groups.ready, counted.usageRatio);
  return (
    <>
      {quotient} = {ratioText(counted.usageRatio)}
      <small>{toleranceBand(calculation)} is within tolerance: propose the current count</small>
    </>
  );
}

/** In the order of the controller: the counted pods alone, what was assumed of the others, and what both made of the ratio. */
function Rebalanced({ spec, calculation }: CalculationProps) {
  const { counted, groups, outcome, rebalanced } = calculation;
  if (!rebalanced) return null;
  const target = targetLevel(spec, calculation);
  const before = `${level(spec, counted)} ÷ ${target}`;
  const after = `${level(spec, rebalanced)} ÷ ${target}`;
  const filled = fillInText(spec, calculation);
  const multiplied = outcome === "rebalanced" || outcome === "rebalancedMovedAgainst";
  return (
    <div className="filled-in">
      <small>
        counted alone:{" "}
        {countedWithinTolerance(calculation)
          ? `${before} = ${ratioText(counted.usageRatio)}`
          : product(before, groups.ready, counted.usageRatio)}
      </small>
      {filled === "" ? (
        <small>{idleFillInText(calculation)}</small>
      ) : (
        <>
          <small>
            with {filled}: {usageSum(spec, rebalanced)}
          </small>
          {multiplied ? product(after, rebalanced.heldSamples, rebalanced.usageRatio) : `${after} = ${ratioText(rebalanced.usageRatio)}`}
        </>
      )}
      {outcome === "rebalancedWithinTolerance" && (
        <small>{toleranceBand(calculation)} is within tolerance: propose the current count</small>
      )}
      {outcome === "rebalancedChangedDirection" && <small>on the other side of 1 now: propose the current count</small>}
      {outcome === "rebalancedMovedAgainst" && <small>against the counted pods’ ratio: propose the current count</small>}
    </div>
  );
}

const product = (quotient: string, pods: number, ratio: number): string =>
  `⌈\u00a0${quotient} × ${quantity(pods)}\u00a0⌉ = ⌈\u00a0${productText(ratio * pods)}\u00a0⌉`;

const toleranceBand = ({ tolerance: { down, up } }: ReplicaCalculation): string => `${decimal(1 - down, 3)} to ${decimal(1 + up, 3)}`;

function podsText({ ready, unready, missing, ignored }: PodGroups): string {
  const others = Object.entries({ unready, missing, ignored }).filter(([, count]) => count > 0);
  return [`${plural(ready, "pod")} counted`, ...others.map(([group, count]) => `${quantity(count)} ${group}`)].join(", ");
}

function groupsOf(metric: MetricProposal): PodGroups | null {
  if (!metric.ok) return metric.groups;
  return metric.calculation.kind === "pods" ? metric.calculation.groups : null;
}

function seenLevel(spec: MetricSpec, calculation: ReplicaCalculation): string {
  return calculation.kind === "pods" ? level(spec, calculation.counted) : amount(spec, calculation.usageMilli);
}

const setAsideCount = ({ setAside }: PodGroups): number => setAside.length;
