/** The rows of the sum after the metrics: winner, stabilized, limited, clamped, applied. */
import { rateLimited, type Decision, type Limit, type Reconcile, type Stabilization } from "../../engine/index";
import { Breakable } from "../ui/Breakable";
import { Icon } from "../ui/Icon";
import { quantity, span } from "../ui/words";
import { metricRowName, policyText } from "./amounts";
import { Ledger } from "./Ledger";
import { Row, type RowState } from "./Row";
import { unwritten } from "./sentence";
import { WindowEvidence } from "./WindowEvidence";

interface StageProps extends RowState {
  reconcile: Reconcile;
  decision: Extract<Decision, { kind: "computed" }>;
}

export function Winner({ decision: { metrics, winner, proposal }, ...state }: Omit<StageProps, "reconcile">) {
  const name = metrics[winner] ? metricRowName(metrics[winner].spec) : "";
  const equal = metrics.some((metric, index) => index !== winner && metric.ok && metric.replicaCount === proposal);
  return (
    <Row name="winner" result={proposal} {...state}>
      <Breakable text={name} />,{" "}
      {metrics.length === 1 ? "the only metric" : equal ? "the first of equals" : `the largest of ${metrics.length}`}
    </Row>
  );
}

export function Stabilized({ reconcile, decision: { stabilization }, ...state }: StageProps) {
  const { proposal, result, heldBy } = stabilization;
  return (
    <Row
      name="stabilized"
      result={result}
      was={heldBy === null ? null : proposal}
      evidence={<WindowEvidence at={reconcile.at} stabilization={stabilization} />}
      {...state}
    >
      {heldBy !== null && <Sign name="window" />}
      {stabilizedText(stabilization, reconcile.specReplicas)}
    </Row>
  );
}

function stabilizedText({ proposal, result, up, down, heldBy }: Stabilization, current: number | null): string {
  const lowest = up && `lowest of the last ${span(up.windowSeconds)}`;
  const highest = `highest of the last ${span(down.windowSeconds)}`;
  if (heldBy !== null) {
    const text = heldBy === "up" && lowest ? lowest : highest;
    const value = heldBy === "up" && up ? up.recommendation : down.recommendation;
    return value === result ? text : `${text} is ${quantity(value)}: stays at ${quantity(result)}`;
  }
  if (up && proposal === current) return "the current count is asked for";
  if (up && current !== null && proposal > current)
    return up.windowSeconds === 0 ? "no window for scaling up" : `${lowest}:\u00a0${quantity(up.recommendation)}`;
  return down.windowSeconds === 0 ? "no window for scaling down" : `${highest}:\u00a0${quantity(down.recommendation)}`;
}

export function Limited({ reconcile, decision: { limit }, ...state }: StageProps) {
  const current = reconcile.specReplicas ?? limit.desired;
  const result = rateLimited(limit, current);
  const held = limit.limitedBy === "policy" || limit.limitedBy === "selectPolicyDisabled" || limit.limitedBy === "scaleUpLimit";
  const changed = result !== limit.desired;
  return (
    <Row
      name="limited"
      result={result}
      was={changed ? limit.desired : null}
      evidence={limit.up || limit.down ? <Ledger reconcile={reconcile} limit={limit} /> : undefined}
      {...state}
    >
      {(held || changed) && <Sign name="policy" />}
      {limitedText(limit, current)}
    </Row>
  );
}

function limitedText({ desired, up, down, scaleUpLimit }: Limit, current: number): string {
  if (desired === current) return "no change asked, so no policy is used";
  const upwards = desired > current;
  const rules = upwards ? up : down;
  if (!rules)
    return upwards && scaleUpLimit !== null
      ? `at most max(2 × ${quantity(current)}, 4) = ${quantity(scaleUpLimit)}`
      : "no limit for scaling down";
  if (rules.selectPolicy === "Disabled") return `selectPolicy Disabled: stays at ${quantity(rules.limit)}`;
  const policy = rules.policies[rules.deciding];
  return `${policy ? `${policyText(policy)}: ` : ""}${upwards ? "at most" : "at least"} ${quantity(rules.limit)}`;
}

export function Clamped({ reconcile, decision: { limit, desired }, ...state }: StageProps) {
  const { minReplicas, maxReplicas, specReplicas } = reconcile;
  const bound = boundOf(limit, desired);
  const before = rateLimited(limit, specReplicas ?? limit.desired);
  return (
    <Row name="clamped" result={desired} was={before === desired ? null : before} {...state}>
      {bound === null ? (
        `${quantity(minReplicas)} ≤ ${quantity(desired)} ≤ ${quantity(maxReplicas)}`
      ) : (
        <Bound name={bound} value={bound === "maxReplicas" ? maxReplicas : minReplicas} />
      )}
    </Row>
  );
}

/** Waking from zero lifts to minReplicas after the limits. */
function boundOf({ limitedBy, result }: Limit, desired: number): "maxReplicas" | "minReplicas" | null {
  if (desired !== result) return "minReplicas";
  return limitedBy === "maxReplicas" || limitedBy === "minReplicas" ? limitedBy : null;
}

/** The clamp of a count that was out of bounds before anything was measured. */
export function ClampedUnmeasured({ reconcile, desired, ...state }: { reconcile: Reconcile; desired: number } & RowState) {
  const { decision, specReplicas, minReplicas, maxReplicas } = reconcile;
  const above = decision.kind === "aboveMaxReplicas";
  return (
    <Row name="clamped" result={desired} was={specReplicas} {...state}>
      {above ? <Bound name="maxReplicas" value={maxReplicas} /> : <Bound name="minReplicas" value={minReplicas} />}
    </Row>
  );
}

export function Applied({ reconcile, ...state }: { reconcile: Reconcile } & RowState) {
  const { specReplicas, scaledTo } = reconcile;
  return (
    <Row name="applied" result={scaledTo ?? specReplicas ?? "–"} was={unwritten(reconcile)} total {...state}>
      {appliedText(reconcile)}
    </Row>
  );
}

function appliedText(reconcile: Reconcile): string {
  const { decision, specReplicas, scaledTo } = reconcile;
  const failed = unwritten(reconcile);
  if (failed !== null) return `writing ${quantity(failed)} failed`;
  if (specReplicas === null || !("desired" in decision)) return "nothing written";
  return `${quantity(specReplicas)} → ${quantity(scaledTo ?? specReplicas)}, ${scaledTo === null ? "nothing written" : "written"}`;
}

const Bound = ({ name, value }: { name: "maxReplicas" | "minReplicas"; value: number }) => (
  <>
    <Sign name={name} />
    {name} is {quantity(value)}
  </>
);

const Sign = ({ name }: { name: "window" | "policy" | "maxReplicas" | "minReplicas" }) => (
  <span className={`sign c-${name}`}>
    <Icon name={name} className="rg" />
  </span>
);
