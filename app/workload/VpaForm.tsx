import { useId, useRef } from "react";
import { historyRanges, maxCheckpointLength, quietRanges, type UsageHistory, type VpaHistory } from "../../engine/index";
import { setVpaHistory, useScenario } from "../store/scenario";
import { ChoiceField } from "../ui/ChoiceField";
import { NumberField } from "../ui/NumberField";
import { historyText } from "../words/names/vpaHistoryWords";
import { t } from "../words/text";
import { FoldingGroup } from "./Group";

type Kind = VpaHistory["kind"] | "none";

const choices: readonly (readonly [Kind, string])[] = [
  ["none", t`None`],
  ["usage", t`Days of the same usage`],
  ["checkpoint", t`A pasted checkpoint`],
];

const help: Readonly<Record<Kind, string>> = {
  none: t`The recommender knows nothing when the run begins. Its bounds are wide, and they narrow while it reads samples.`,
  usage: t`Before the run, the main container of each pod used this for days, read once a minute. The bounds are those of a VPA of that age. The quiet hours are the first of each day, and the last day ends when the run begins.`,
  checkpoint: t`The recommender begins with what kubectl get vpacheckpoint -o yaml prints. The times move by whole days to the start of the run.`,
};

/** What the VerticalPodAutoscaler remembers when the run begins. */
export default function VpaForm() {
  const history = useScenario(({ scenario }) => scenario.vpa?.history ?? null);
  const workload = useScenario(({ scenario }) => scenario.workload);
  const kind = history?.kind ?? "none";
  const choose = (chosen: Kind) => {
    if (chosen === "none") setVpaHistory(null);
    else if (chosen === "checkpoint") setVpaHistory({ kind: "checkpoint", text: "" });
    else setVpaHistory({ kind: "usage", days: 8, cpuMilli: workload.cpuRequestMilli, memoryMebibytes: workload.memoryRequestMebibytes });
  };
  return (
    <FoldingGroup name="vpaHistory" title={t`History of the VPA`} brief={historyText(history)} atRest={history === null}>
      <ChoiceField
        label={t`History before the run`}
        name="vpaHistoryKind"
        help={help[kind]}
        value={kind}
        choices={choices}
        onChange={choose}
      />
      {history?.kind === "usage" && <Usage history={history} />}
      {history?.kind === "checkpoint" && <Checkpoint text={history.text} />}
    </FoldingGroup>
  );
}

function Usage({ history }: { history: UsageHistory }) {
  const { quiet, ...usage } = history;
  const field = (name: keyof typeof historyRanges, label: string, unit: string, standard: number) => (
    <NumberField
      label={label}
      name={`vpaHistory.${name}`}
      help=""
      value={history[name]}
      {...historyRanges[name]}
      unit={unit}
      default={standard}
      onChange={(value) => setVpaHistory({ ...history, [name]: value })}
    />
  );
  return (
    <>
      {field("days", t`Days`, "", 8)}
      {field("cpuMilli", t`CPU of a pod`, "m", history.cpuMilli)}
      {field("memoryMebibytes", t`Memory of a pod`, "Mi", history.memoryMebibytes)}
      <NumberField
        label={t`Quiet hours a day`}
        name="vpaHistory.quiet.hours"
        help=""
        value={quiet?.hours ?? 0}
        {...quietRanges.hours}
        min={0}
        unit="h"
        default={0}
        onChange={(hours) => setVpaHistory(hours === 0 ? usage : { ...usage, quiet: { cpuMilli: quiet?.cpuMilli ?? 0, hours } })}
      />
      {quiet !== undefined && (
        <NumberField
          label={t`CPU of a pod in quiet hours`}
          name="vpaHistory.quiet.cpuMilli"
          help=""
          value={quiet.cpuMilli}
          {...quietRanges.cpuMilli}
          unit="m"
          default={0}
          onChange={(cpuMilli) => setVpaHistory({ ...usage, quiet: { ...quiet, cpuMilli } })}
        />
      )}
    </>
  );
}

/** The run says what is wrong with the text. Only an input that is left sets it, so that no half of a paste is simulated. */
function Checkpoint({ text }: { text: string }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="name-field">
      <label htmlFor={id}>{t`Checkpoint`}</label>
      <textarea
        key={text}
        id={id}
        ref={area}
        name="vpaHistory.text"
        rows={6}
        maxLength={maxCheckpointLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        defaultValue={text}
        onPaste={() => setTimeout(() => area.current && setVpaHistory({ kind: "checkpoint", text: area.current.value }))}
        onBlur={({ target }) => target.value !== text && setVpaHistory({ kind: "checkpoint", text: target.value })}
      />
    </div>
  );
}
