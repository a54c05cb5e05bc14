/** The rows of the sum after the metrics: winner, stabilized, limited, clamped, written. */
import type { Reconcile, ComputedDecision } from "../../engine/index";
import { Breakable } from "../ui/Breakable";
import { Icon } from "../ui/Icon";
import { stageNames } from "../ui/stageNames";
import { metricRowName } from "./amounts";
import { evidenceOf } from "./evidence";
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

interface StageProps extends RowState {
  sheet: Sheet;
  decision: ComputedDecision;
}

export function Winner({ sheet, decision: { metrics, winner, proposal }, ...state }: StageProps) {
  const name = metrics[winner] ? metricRowName(metrics[winner].spec) : "";
  return (
    <Row name={stageNames.winner} result={proposal} evidence={evidenceOf("winner", sheet)} {...state}>
      <Breakable text={name} />, {winnerWords({ metrics, winner, proposal })}
    </Row>
  );
}

export function Stabilized({ sheet, decision: { stabilization }, ...state }: StageProps) {
  const { reconcile, origins } = sheet;
  const { proposal, result, heldBy } = stabilization;
  return (
    <Row
      name={stageNames.stabilized}
      result={result}
      was={heldBy === null ? null : proposal}
      evidence={evidenceOf("stabilized", sheet)}
      {...state}
    >
      {heldBy !== null && <Sign name="window" />}
      <Phrases phrases={stabilizedPhrases(stabilization, reconcile.specReplicas, origins)} />
    </Row>
  );
}

export function Limited({ sheet, decision: { limit }, ...state }: StageProps) {
  const { reconcile, workings, origins } = sheet;
  const { desired, limitedBy } = limit;
  const result = workings.rateLimited ?? desired;
  const held = limitedBy === "policy" || limitedBy === "selectPolicyDisabled" || limitedBy === "scaleUpLimit";
  const changed = result !== desired;
  return (
    <Row name={stageNames.limited} result={result} was={changed ? desired : null} evidence={evidenceOf("limited", sheet)} {...state}>
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
