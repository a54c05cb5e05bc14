import type { Composite } from "../../../engine/index";
import { t } from "../../words/text";
import { from } from "../../words/decision/phrase";
import { Phrases } from "../Phrases";
import type { PollOrigins } from "../../words/keda/pollOrigins";
import { PollRow } from "./PollRow";
import { compositeNumber, type Polled } from "../../words/keda/pollWords";
import { activationPhrases, amount } from "../../words/keda/triggerValue";

interface FormulaRowProps {
  poll: Polled;
  composite: Composite;
  formula: string;
  origins: PollOrigins;
}

const path = "advanced.scalingModifiers";

/** The formula's result, which alone decides about the activity. */
export function FormulaRow({ poll, composite, formula, origins }: FormulaRowProps) {
  const { result, activationTarget } = composite;
  const number = compositeNumber(composite);
  const failed = result?.kind === "failed";
  const activation =
    number === null ? null : ({ active: number > activationTarget, threshold: activationTarget, compared: [number] } as const);
  return (
    <PollRow name={t`formula`} result={number === null ? "–" : amount(number)} tone={failed ? "error" : null}>
      <span className="mono" lang="en">
        {formula}
      </span>
      {activation && (
        <small>
          <Phrases phrases={activationPhrases(activation, (text) => from(origins.field(`${path}.activationTarget`), text))} />
        </small>
      )}
      {result === null && <small>{notEvaluated(poll)}</small>}
      {result?.kind === "nil" && (
        <small>{number === null ? t`no value, which counts as inactive` : t`no value, so the fallback's counts`}</small>
      )}
      {failed && <small>{t`failed, which counts as inactive`}</small>}
      {failed && (
        <small className="keda-error mono c-error" lang="en">
          {result.error}
        </small>
      )}
    </PollRow>
  );
}

function notEvaluated({ error, triggers }: Polled): string {
  if (error) return t`not computed, because a trigger failed`;
  return triggers.some(({ fallback }) => fallback.kind === "replaced")
    ? t`not computed: the fallback value is the whole result`
    : t`no formula, so each trigger's value is compared`;
}
