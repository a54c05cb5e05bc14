/** The rows of the sum after the metrics: winner, stabilized, limited, clamped, applied. */
import type { Limit, MetricProposal, Reconcile, Stabilization } from "../../engine/index";
import { Breakable } from "../ui/Breakable";
import { Icon } from "../ui/Icon";
import { quantity, span } from "../ui/words";
import { metricRowName, policyText } from "./amounts";
import { Ledger } from "./Ledger";
import { from, say, type Phrase } from "./phrase";
import { Phrases } from "./Phrases";
import { Row, type RowState } from "./Row";
import { unwritten } from "./sentence";
import type { Origins } from "./origins";
import type { Computed, Sheet } from "./sheet";
import { WindowEvidence } from "./WindowEvidence";

interface StageProps extends RowState {
  sheet: Sheet;
  decision: Computed;
}

export function Winner({ decision: { metrics, winner, proposal }, ...state }: Omit<StageProps, "sheet">) {
  const name = metrics[winner] ? metricRowName(metrics[winner].spec) : "";
  const equal = metrics.some((metric, index) => index !== winner && metric.ok && metric.replicaCount === proposal);
  const evidence = metrics.length > 1 ? <Proposals metrics={metrics} winner={winner} /> : undefined;
  return (
    <Row name="winner" result={proposal} evidence={evidence} {...state}>
      <Breakable text={name} />,{" "}
      {metrics.length === 1 ? "the only metric" : equal ? "the first of equals" : `the largest of ${quantity(metrics.length)}`}
    </Row>
  );
}

function Proposals({ metrics, winner }: { metrics: readonly MetricProposal[]; winner: number }) {
  return (
    <table className="evidence-table">
      <caption className="vh">What each metric asks for</caption>
      <thead>
        <tr>
          <th scope="col">metric</th>
          <th scope="col" className="num">
            asks for
          </th>
        </tr>
      </thead>
      <tbody>
        {metrics.map((metric, index) => (
          <tr key={index} className={index === winner ? undefined : "weak"}>
            <td className="wrap">
              <Breakable text={metricRowName(metric.spec)} />
              {index === winner && <small>the winner</small>}
            </td>
            <td className="num">{metric.ok ? quantity(metric.replicaCount) : "failed"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Stabilized({ sheet: { reconcile, origins }, decision: { stabilization }, ...state }: StageProps) {
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
      <Phrases phrases={stabilizedPhrases(stabilization, reconcile.specReplicas, origins)} />
    </Row>
  );
}

function stabilizedPhrases({ proposal, result, up, down, heldBy }: Stabilization, current: number | null, origins: Origins): Phrase[] {
  const lowest = up && say`lowest of the last ${from(origins.window("up"), span(up.windowSeconds))}`;
  const highest = say`highest of the last ${from(origins.window("down"), span(down.windowSeconds))}`;
  if (heldBy !== null) {
    const text = heldBy === "up" && lowest ? lowest : highest;
    const value = heldBy === "up" && up ? up.recommendation : down.recommendation;
    return value === result ? text : say`${text} is ${value}: stays at ${result}`;
  }
  if (up && proposal === current) return say`the current count is asked for`;
  if (up && lowest && current !== null && proposal > current)
    return up.windowSeconds === 0 ? say`no window for scaling up` : say`${lowest}:\u00a0${up.recommendation}`;
  return down.windowSeconds === 0 ? say`no window for scaling down` : say`${highest}:\u00a0${down.recommendation}`;
}

export function Limited({ sheet: { reconcile, workings, origins }, decision: { limit }, ...state }: StageProps) {
  const { desired, limitedBy, up, down } = limit;
  const result = workings.rateLimited ?? desired;
  const held = limitedBy === "policy" || limitedBy === "selectPolicyDisabled" || limitedBy === "scaleUpLimit";
  const changed = result !== desired;
  return (
    <Row
      name="limited"
      result={result}
      was={changed ? desired : null}
      evidence={up || down ? <Ledger reconcile={reconcile} origins={origins} /> : undefined}
      {...state}
    >
      {(held || changed) && <Sign name="policy" />}
      <Phrases phrases={limitedPhrases(limit, reconcile, origins)} />
    </Row>
  );
}

function limitedPhrases({ desired, up, down, scaleUpLimit }: Limit, { specReplicas }: Reconcile, origins: Origins): Phrase[] {
  if (specReplicas === null || desired === specReplicas) return say`no change asked, so no policy is used`;
  const direction = desired > specReplicas ? "up" : "down";
  const rules = direction === "up" ? up : down;
  if (!rules) {
    if (direction === "down" || scaleUpLimit === null) return say`no limit for scaling down`;
    return say`at most max(2 × ${from(origins.current, quantity(specReplicas))}, 4) = ${scaleUpLimit}`;
  }
  if (rules.selectPolicy === "Disabled") return say`selectPolicy Disabled: stays at ${rules.limit}`;
  const policy = rules.policies[rules.deciding];
  const named = policy ? say`${from(origins.policy(direction, rules.deciding), policyText(policy))}: ` : say``;
  return say`${named}${direction === "up" ? "at most" : "at least"} ${rules.limit}`;
}

export function Clamped({ sheet: { reconcile, workings, origins }, decision: { limit, desired }, ...state }: StageProps) {
  const { minReplicas, maxReplicas } = reconcile;
  const bound = boundOf(limit, desired);
  const before = workings.rateLimited ?? desired;
  return (
    <Row name="clamped" result={desired} was={before === desired ? null : before} {...state}>
      {bound === null ? (
        <Phrases
          phrases={say`${from(origins.bound("minReplicas"), quantity(minReplicas))} ≤ ${desired} ≤ ${from(origins.bound("maxReplicas"), quantity(maxReplicas))}`}
        />
      ) : (
        <Bound name={bound} reconcile={reconcile} origins={origins} />
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
export function ClampedUnmeasured({
  sheet: { reconcile, origins },
  desired,
  ...state
}: Omit<StageProps, "decision"> & { desired: number }) {
  const name = reconcile.decision.kind === "aboveMaxReplicas" ? "maxReplicas" : "minReplicas";
  return (
    <Row name="clamped" result={desired} was={reconcile.specReplicas} {...state}>
      <Bound name={name} reconcile={reconcile} origins={origins} />
    </Row>
  );
}

export function Applied({ sheet: { reconcile, origins }, ...state }: Omit<StageProps, "decision">) {
  const { specReplicas, scaledTo } = reconcile;
  return (
    <Row name="applied" result={scaledTo ?? specReplicas ?? "–"} was={unwritten(reconcile)} total {...state}>
      <Phrases phrases={appliedPhrases(reconcile, origins)} />
    </Row>
  );
}

function appliedPhrases(reconcile: Reconcile, origins: Origins): Phrase[] {
  const { decision, specReplicas, scaledTo } = reconcile;
  const failed = unwritten(reconcile);
  if (failed !== null) return say`writing ${failed} failed`;
  if (specReplicas === null || !("desired" in decision)) return say`nothing written`;
  const found = from(origins.current, quantity(specReplicas));
  return say`${found} → ${scaledTo ?? specReplicas}, ${scaledTo === null ? "nothing written" : "written"}`;
}

interface BoundProps {
  reconcile: Reconcile;
  origins: Origins;
  name: "maxReplicas" | "minReplicas";
}

const Bound = ({ name, reconcile, origins }: BoundProps) => (
  <>
    <Sign name={name} />
    <Phrases phrases={say`${name} is ${from(origins.bound(name), quantity(reconcile[name]))}`} />
  </>
);

const Sign = ({ name }: { name: "window" | "policy" | "maxReplicas" | "minReplicas" }) => (
  <span className={`sign c-${name}`}>
    <Icon name={name} className="rg" />
  </span>
);
