/** The rows of a poll's sum under its triggers. */
import type { PollRecord } from "../../../engine/index";
import type { PollSettings, PollStage, PollSum } from "../../../engine/kedaExplanation";
import { pollStages } from "../../../engine/kedaExplanation";
import { Icon } from "../../ui/Icon";
import { stageNames } from "../../words/names/stageNames";
import { t } from "../../words/text";
import { quantity, span } from "../../words/times";
import { moment, say } from "../../words/decision/phrase";
import { Phrases } from "../Phrases";
import type { PollOrigins } from "../../words/keda/pollOrigins";
import { PollRow, type PollTone } from "./PollRow";
import type { Polled } from "../../words/keda/pollWords";
import { listed, triggerNames } from "../../words/keda/triggerNames";

export interface StageProps {
  record: PollRecord;
  poll: Polled;
  settings: PollSettings;
  /** Null if the poll decided nothing. */
  sum: PollSum | null;
  origins: PollOrigins;
}

/** The count after a stage, and the one before it at the stage that held the proposal back. */
function countAt(stage: PollStage, { heldBy, proposed, left }: PollSum): { result: number; was: number | null; held: boolean } {
  const isPast = heldBy !== null && pollStages.indexOf(stage) >= pollStages.indexOf(heldBy);
  return { result: isPast ? left : proposed, was: stage === heldBy ? proposed : null, held: stage === heldBy };
}

const toneAt = (stage: PollStage, { heldBy }: PollSum, tone: PollTone): PollTone | null => (stage === heldBy ? tone : null);

export function Active({ poll }: StageProps) {
  const { active, activeTriggers, composite, decision, triggers } = poll;
  const isActive = active || decision.forced;
  const words = () => {
    if (decision.forced) return t`forced by the annotation force-activation`;
    if (composite !== null) return t`only the formula's result counts`;
    if (active && activeTriggers.length === 0) return t`cpu and memory alone count as active`;
    if (!active) return t`one active trigger would do; none is`;
    return t`${quantity(activeTriggers.length)} of ${quantity(triggers.length)} active; one is enough`;
  };
  return (
    <PollRow name={t`active`} result={isActive ? t`yes` : t`no`}>
      {words()}
    </PollRow>
  );
}

export function Proposed({ sum, settings }: StageProps) {
  return (
    sum && (
      <PollRow name={t`proposed`} result={sum.proposed}>
        {proposedWords(sum, settings)}
      </PollRow>
    )
  );
}

function proposedWords({ by, proposed }: PollSum, { minReplicaCount, idleReplicaCount }: PollSettings): string {
  switch (by) {
    case "activation":
      return minReplicaCount > 0 ? t`activity starts at minReplicaCount` : t`activity starts at ${quantity(proposed)}`;
    case "hpa":
      return t`while active, the count is the HPA's`;
    case "idleReplicaCount":
      return t`idleReplicaCount is ${quantity(proposed)}`;
    case "zero":
      return t`minReplicaCount is 0, no idle count`;
    case "minReplicaCount":
      return t`the count is below minReplicaCount`;
    case "present":
      return minReplicaCount > 0 && idleReplicaCount === null
        ? t`minReplicaCount is ${quantity(minReplicaCount)}: KEDA goes no lower`
        : t`the target is already there`;
  }
}

/** The fallback, and what an error stops. */
export function Errors(stage: StageProps) {
  const { sum, settings, poll } = stage;
  if (!sum || (settings.fallback === null && !poll.error)) return null;
  const { fallback } = settings;
  return (
    <PollRow name={fallback === null ? t`error` : t`fallback`} tone={toneAt("errors", sum, "error")} {...countAt("errors", sum)}>
      {fallbackWords(stage)}
      {sum.heldBy === "errors" && <small>{t`an error without a fallback in force, so nothing changes`}</small>}
      {poll.decision.branch.kind === "partialError" && <small>{t`this poll does not count as the last active one`}</small>}
      {poll.error && fallback?.replicas === 0 && !poll.active && <small>{t`with fallback.replicas 0, a failure counts as inactive`}</small>}
    </PollRow>
  );
}

function fallbackWords({ record, settings: { fallback }, poll: { triggers } }: StageProps): string {
  if (fallback === null) return t`there is no fallback`;
  if (!fallback.usable) return t`KEDA cannot use it`;
  const replaced = triggers.filter(({ fallback: { kind } }) => kind === "replaced" || kind === "nil");
  if (replaced.length > 0) return t`in force: ${listed(replaced.map(triggerNames(record)))}`;
  const failures = Math.max(0, ...triggers.map((metric) => ("failures" in metric.fallback ? metric.fallback.failures : 0)));
  return t`${quantity(failures)} of ${quantity(fallback.failureThreshold)} failures in a row: not used`;
}

export function Paused({ sum, settings: { pausesScaleIn, pausesScaleOut } }: StageProps) {
  if (!sum || (!pausesScaleIn && !pausesScaleOut)) return null;
  const names = [pausesScaleIn && "paused-scale-in", pausesScaleOut && "paused-scale-out"].filter((name) => name !== false);
  return (
    <PollRow name={t`paused`} tone={toneAt("pause", sum, "disabled")} {...countAt("pause", sum)}>
      {listed(names)}
      {sum.heldBy === "pause" && <small>{t`so the count stays`}</small>}
    </PollRow>
  );
}

export function Cooldown({ record: { at }, poll: { decision }, settings, sum }: StageProps) {
  if (!sum) return null;
  const { branch } = decision;
  if (branch.kind === "staysActive" && (settings.idleReplicaCount !== null || settings.minReplicaCount === 0)) {
    return (
      <PollRow name={t`cooldown`} {...countAt("cooldown", sum)}>
        {t`${span(settings.cooldownPeriod)}, anew from each active poll`}
      </PollRow>
    );
  }
  if (!("cooldown" in branch)) return null;
  const { initial, since, until } = branch.cooldown;
  const [from, length] = [moment(since), span(until - since)];
  return (
    <PollRow name={t`cooldown`} tone={toneAt("cooldown", sum, "cooldown")} {...countAt("cooldown", sum)}>
      <span className="sign">
        <Icon name="window" />
      </span>
      <Phrases phrases={initial ? say`created ${from}, initially ${length}` : say`last active ${from}, ${length}`} />
      <small>
        {branch.cooldown.isOver ? <Phrases phrases={say`over since ${moment(until)}`} /> : t`${span(until - at)} left, so the target stays`}
      </small>
    </PollRow>
  );
}

export function Written({ poll: { decision, writes }, sum }: StageProps) {
  const { branch } = decision;
  const write = writes.at(-1);
  const error = branch.kind === "noReplicas" ? branch.error : "writeError" in branch ? branch.writeError : null;
  const count = sum ? countAt("written", sum) : { result: decision.replicas ?? "–", was: null, held: false };
  const words = () => {
    if (branch.kind === "noReplicas") return t`the count is not known`;
    if (error !== null && "to" in branch) return t`writing ${quantity(branch.to)} failed`;
    return write === undefined ? t`nothing written` : `${quantity(write.from)} → ${quantity(write.to)}`;
  };
  return (
    <PollRow name={stageNames.applied} tone={error === null ? null : "error"} total {...count}>
      {words()}
      {error !== null && (
        <small className="keda-error mono c-error" lang="en">
          {error}
        </small>
      )}
    </PollRow>
  );
}
