import type { PollRecord } from "../../../engine/index";
import { pollSettings, pollSum, triggersOfPoll } from "../../../engine/kedaExplanation";
import { useInPage } from "../../store/decisionRun";
import { t } from "../../words/text";
import { FormulaRow } from "./FormulaRow";
import { pollOrigins } from "../../words/keda/pollOrigins";
import { PollRow } from "./PollRow";
import type { Polled } from "../../words/keda/pollWords";
import { Active, Cooldown, Errors, Paused, Proposed, Written, type StageProps } from "./PollStages";
import { triggerNames } from "../../words/keda/triggerNames";
import { TriggerRow } from "./TriggerRow";

/** Shows a poll as a sum on paper: each trigger, what they say together, and each stage down to what was written. */
export function PollSum({ record, poll }: { record: PollRecord; poll: Polled }) {
  const { manifest } = useInPage();
  const origins = pollOrigins(record, manifest);
  const settings = pollSettings(record);
  const stage: StageProps = { record, poll, settings, sum: pollSum(record), origins };
  return (
    <ol className="calc poll-sum" aria-label={t`The sum`}>
      <Triggers {...stage} />
      {poll.composite !== null && <FormulaRow poll={poll} composite={poll.composite} formula={settings.formula ?? ""} origins={origins} />}
      <Active {...stage} />
      <Proposed {...stage} />
      <Errors {...stage} />
      <Paused {...stage} />
      <Cooldown {...stage} />
      <Written {...stage} />
    </ol>
  );
}

function Triggers({ record, poll, origins }: StageProps) {
  const names = triggerNames(record);
  return triggersOfPoll(record).map(({ index, type, isResource }) => {
    if (isResource) {
      return (
        <PollRow key={index} name={names({ triggerIndex: index, metricName: type })} result="–">
          {t`the HPA reads it, KEDA does not`}
        </PollRow>
      );
    }
    const metrics = poll.triggers.filter(({ triggerIndex }) => triggerIndex === index);
    if (metrics.length === 0) {
      return (
        <PollRow key={index} name={names({ triggerIndex: index, metricName: type })} result={t`inactive`}>
          {t`its scaler names no metric`}
        </PollRow>
      );
    }
    return metrics.map((metric) => {
      const name = names(metric);
      return (
        <TriggerRow
          key={metric.metricName}
          record={record}
          metric={metric}
          name={name}
          type={name === type ? null : type}
          origins={origins}
        />
      );
    });
  });
}
