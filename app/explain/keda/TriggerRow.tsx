import type { MetricEvaluation, PollRecord } from "../../../engine/index";
import { pollSettings, quantityNumber } from "../../../engine/doors/kedaExplanation";
import { t } from "../../words/text";
import { clock, quantity } from "../../words/times";
import { from } from "../../words/decision/phrase";
import { Phrases } from "../Phrases";
import { KafkaLags } from "./KafkaLags";
import type { PollOrigins } from "../../words/keda/pollOrigins";
import { PollRow } from "./PollRow";
import { activationPhrases, amount, valuePhrases } from "../../words/keda/triggerValue";

interface TriggerRowProps {
  record: PollRecord;
  metric: MetricEvaluation;
  name: string;
  /** The type, if the name is another one. */
  type: string | null;
  origins: PollOrigins;
}

/** One trigger: its value and its activation, or its failure and what the fallback makes of it. */
export function TriggerRow({ record, metric, name, type, origins }: TriggerRowProps) {
  const { reading } = metric;
  const kind = type !== null && <small lang="en">{type}</small>;
  if (!reading?.ok) {
    return (
      <PollRow name={name} result={metric.active ? t`active` : t`inactive`} tone="error">
        {failureText(metric)}
        {kind}
        <ReadLine metric={metric} />
        <FallbackLine metric={metric} />
        {reading !== null && (
          <small className="keda-error mono c-error" lang="en">
            {reading.error}
          </small>
        )}
      </PollRow>
    );
  }
  const inFormula = pollSettings(record).formula !== null;
  const { activation, detail } = reading;
  return (
    <PollRow
      name={name}
      result={inFormula ? amount(reading.value) : activation.active ? t`active` : t`inactive`}
      fold={detail && <KafkaLags detail={detail} />}
    >
      <Phrases phrases={valuePhrases(record, metric, origins)} />
      {kind}
      <ReadLine metric={metric} />
      {!inFormula && (
        <small>
          <Phrases phrases={activationPhrases(activation, (text) => from(origins.activation(metric.triggerIndex), text))} />
        </small>
      )}
    </PollRow>
  );
}

/** Where a poll asked no source. */
const ReadLine = ({ metric: { observedAt } }: { metric: MetricEvaluation }) =>
  observedAt === undefined ? null : <small>{t`not asked: the HPA read this at ${clock(observedAt)}`}</small>;

function failureText({ fallback }: MetricEvaluation): string {
  switch (fallback.kind) {
    case "none":
      return t`its source failed`;
    case "counted":
      return t`failed, ${quantity(fallback.failures)} of ${quantity(fallback.failureThreshold)} failures`;
    case "replaced":
      return t`fallback value ${amount(quantityNumber(fallback.value))}`;
    case "nil":
      return t`failed, so the formula gets no value`;
    case "impossible":
      return t`failed, and the fallback gives no value`;
  }
}

function FallbackLine({ metric: { fallback } }: { metric: MetricEvaluation }) {
  if (fallback.kind === "none" || fallback.kind === "counted") return null;
  const failures = t`failures in a row: ${quantity(fallback.failures)}, more than ${quantity(fallback.failureThreshold)}`;
  if (fallback.kind !== "replaced") return <small>{failures}</small>;
  const { target, replicas, readyPods } = fallback;
  const sum = `${amount(target)} × ${quantity(replicas)}`;
  return (
    <>
      <small>
        {readyPods === null ? t`target × replicas: ${sum}` : t`target × replicas ÷ ready pods: ${`${sum} ÷ ${quantity(readyPods)}`}`}
      </small>
      <small>{failures}</small>
    </>
  );
}
