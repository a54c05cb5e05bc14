import { useBaseline } from "../store/baseline";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { fromEngine } from "../ui/engineText";
import { shownName } from "../ui/shownName";
import { t } from "../ui/text";
import { clock, runLength } from "../ui/words";
import { InputLines } from "./InputLines";
import { OutcomeTable } from "./OutcomeTable";
import { onlyDifference } from "./inputWords";
import { divergenceWords } from "./divergenceSentence";
import { lookAt, openBothDecisions, pin, swap, unpin, unpinnable } from "./pin";
import { Stretches } from "./Stretches";
import { uneditedName, type Comparison } from "../../engine/index";
import "./compare.css";

/** Compares the pinned run with the present one: where they diverge, their outcomes, the stretches where they differ, and their inputs. */
export function ComparePanel() {
  const comparison = useBaseline((baseline) => baseline.comparison);
  return (
    <section className="comparison" aria-label={t`Comparison`}>
      <Legend />
      {comparison ? <Compared comparison={comparison} /> : <Waiting />}
      <Actions />
    </section>
  );
}

function Legend() {
  const pinned = useBaseline(({ scenario }) => scenario?.name);
  const inputs = useBaseline(({ comparison }) => comparison?.inputs);
  const only = inputs ? onlyDifference(inputs) : null;
  const name = useScenario(({ scenario }) => scenario.name);
  const stale = useTrace((trace) => trace.stale);
  return (
    <ul className="compare-legend" aria-label={t`Lines`}>
      <li>
        <svg viewBox="0 0 26 12" fill="none" aria-hidden="true">
          <path d="M0 2.5H13V9.5H26" stroke="var(--ink-3)" strokeWidth="1.25" strokeDasharray="7 3" />
        </svg>
        <b>{t`Baseline`}</b>{" "}
        <span className="soft">
          {[
            t`pinned`,
            ...(pinned && uneditedName(pinned) !== uneditedName(name) ? [shownName(pinned)] : []),
            ...(only ? [only.from] : []),
          ].join(", ")}
        </span>
      </li>
      <li>
        <svg viewBox="0 0 26 12" fill="none" aria-hidden="true">
          <path d="M0 9.5H13V2.5H26" stroke="var(--ink)" strokeWidth="2" />
        </svg>
        <b>{t`Now`}</b> {only && <span className="soft">{only.to}</span>}{" "}
        {stale && <span className="c-error">{t`of the last run that finished`}</span>}
      </li>
    </ul>
  );
}

/** Says which of the two runs is still missing. */
function Waiting() {
  const run = useBaseline((baseline) => baseline.run);
  const failure = useBaseline((baseline) => baseline.failure);
  const progress = useBaseline((baseline) => baseline.progress);
  const lastSecond = useTrace((trace) => trace.run?.lastSecond);
  const simulated =
    progress === null ? t`The baseline is being simulated.` : t`The baseline is being simulated, ${Math.floor(progress * 100)}% so far.`;
  const text =
    failure !== null
      ? t`The baseline was not simulated: ${fromEngine(failure)}`
      : run === null
        ? simulated
        : lastSecond === undefined
          ? t`There is no run to compare with yet.`
          : t`The run has reached ${clock(lastSecond)}. The comparison appears when it ends.`;
  return (
    <p className="soft" role="status">
      {text}
    </p>
  );
}

function Compared({ comparison }: { comparison: Comparison }) {
  const { lead, text, at } = divergenceWords(comparison);
  const { outcomes, stretches, inputs, lastSecond } = comparison;
  const baselinePodHours = outcomes.find(({ outcome }) => outcome === "podHours")?.baseline ?? 0;
  const alike = inputs.length === 0 && stretches.length === 0;
  return (
    <>
      <p className="say" aria-live="polite">
        <b>{lead}</b> {text}
      </p>
      {at !== null && (
        <p className="ways">
          <button type="button" className="lk" onClick={() => lookAt(at)}>
            {t`Go to ${clock(at)}`}
          </button>
          <button type="button" className="lk" onClick={() => openBothDecisions(at)}>
            {t`Open both decisions at ${clock(at)}`}
          </button>
        </p>
      )}
      <OutcomeTable comparison={comparison} length={runLength(lastSecond)} cut={useCut()} />
      {!alike && <Stretches stretches={stretches} lastSecond={lastSecond} baselinePodHours={baselinePodHours} />}
      {inputs.length > 0 && <InputLines inputs={inputs} />}
    </>
  );
}

/** True if one run is longer. Then only the time that both runs have is compared. */
function useCut(): boolean {
  const own = useTrace(({ run }) => run?.durationSeconds);
  const pinned = useBaseline(({ run }) => run?.durationSeconds);
  return own !== pinned;
}

function Actions() {
  const reason = useTrace(unpinnable);
  const disabled = { disabled: reason !== null, title: reason ?? undefined };
  return (
    <p className="ways end">
      <button type="button" className="lk" onClick={swap} {...disabled}>
        {t`Swap`}
      </button>
      <button type="button" className="lk" onClick={pin} {...disabled}>
        {t`Pin this run instead`}
      </button>
      <button type="button" className="lk" onClick={unpin}>
        {t`Unpin`}
      </button>
    </p>
  );
}
