/** The rows of the sum after the metrics: winner, stabilized, limited, clamped, written. */
import type { MetricProposal, Reconcile, ComputedDecision } from "../../engine/index";
import { Breakable } from "../ui/Breakable";
import { Icon } from "../ui/Icon";
import { stageNames } from "../ui/stageNames";
import { t } from "../ui/text";
import { quantity } from "../ui/words";
import { metricRowName } from "./amounts";
import { Ledger } from "./Ledger";
import { Phrases } from "./Phrases";
import { Row, type RowState } from "./Row";
import { unwritten } from "./sentence";
import type { Origins } from "./origins";
import type { Sheet } from "./sheet";
import {
  appliedPhrases,
  boundOf,
  boundPhrases,
  limitedPhrases,
  stabilizedPhrases,
  unmeasuredBound,
  winnerWords,
  withinBounds,
  type Bound,
} from "./stageWords";
import { WindowEvidence } from "./WindowEvidence";

interface StageProps extends RowState {
  sheet: Sheet;
  decision: ComputedDecision;
}

export function Winner({ decision: { metrics, winner, proposal }, ...state }: Omit<StageProps, "sheet">) {
  const name = metrics[winner] ? metricRowName(metrics[winner].spec) : "";
  const evidence = metrics.length > 1 ? <Proposals metrics={metrics} winner={winner} /> : undefined;
  return (
    <Row name={stageNames.winner} result={proposal} evidence={evidence} {...state}>
      <Breakable text={name} />, {winnerWords({ metrics, winner, proposal })}
    </Row>
  );
}

function Proposals({ metrics, winner }: { metrics: readonly MetricProposal[]; winner: number }) {
  return (
    <table className="evidence-table">
      <caption className="vh">{t`What each metric proposes`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`metric`}</th>
          <th scope="col" className="num">
            {t`proposes`}
          </th>
        </tr>
      </thead>
      <tbody>
        {metrics.map((metric, index) => (
          <tr key={index} className={index === winner ? undefined : "weak"}>
            <td className="wrap">
              <Breakable text={metricRowName(metric.spec)} />
              {index === winner && <small>{t`the winner`}</small>}
            </td>
            <td className="num">{metric.ok ? quantity(metric.replicaCount) : t`no value`}</td>
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
      name={stageNames.stabilized}
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

export function Limited({ sheet: { reconcile, workings, origins }, decision: { limit }, ...state }: StageProps) {
  const { desired, limitedBy, up, down } = limit;
  const result = workings.rateLimited ?? desired;
  const held = limitedBy === "policy" || limitedBy === "selectPolicyDisabled" || limitedBy === "scaleUpLimit";
  const changed = result !== desired;
  return (
    <Row
      name={stageNames.limited}
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

export function Clamped({ sheet: { reconcile, workings, origins }, decision: { limit, desired }, ...state }: StageProps) {
  const bound = boundOf(limit, desired);
  const before = workings.rateLimited ?? desired;
  return (
    <Row name={stageNames.clamped} result={desired} was={before === desired ? null : before} {...state}>
      {bound === null ? (
        <Phrases phrases={withinBounds(desired, reconcile, origins)} />
      ) : (
        <BoundText name={bound} reconcile={reconcile} origins={origins} />
      )}
    </Row>
  );
}

/** The clamp of a count that was out of bounds, so that the controller read no metric. */
export function ClampedUnmeasured({
  sheet: { reconcile, origins },
  desired,
  ...state
}: Omit<StageProps, "decision"> & { desired: number }) {
  const name = unmeasuredBound(reconcile);
  return (
    <Row name={stageNames.clamped} result={desired} was={reconcile.specReplicas} {...state}>
      <BoundText name={name} reconcile={reconcile} origins={origins} />
    </Row>
  );
}

export function Applied({ sheet: { reconcile, origins }, ...state }: Omit<StageProps, "decision">) {
  const { specReplicas, scaledTo } = reconcile;
  return (
    <Row name={stageNames.applied} result={scaledTo ?? specReplicas ?? "–"} was={unwritten(reconcile)} total {...state}>
      <Phrases phrases={appliedPhrases(reconcile, origins)} />
    </Row>
  );
}

interface BoundProps {
  reconcile: Reconcile;
  origins: Origins;
  name: Bound;
}

const BoundText = ({ name, reconcile, origins }: BoundProps) => (
  <>
    <Sign name={name} />
    <Phrases phrases={boundPhrases(name, reconcile, origins)} />
  </>
);

const Sign = ({ name }: { name: "window" | "policy" | "maxReplicas" | "minReplicas" }) => (
  <span className={`sign c-${name}`}>
    <Icon name={name} className="rg" />
  </span>
);
