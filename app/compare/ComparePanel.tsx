import { useBaseline } from "../store/baseline";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { clock, runLength } from "../ui/words";
import { InputLines } from "./InputLines";
import { OutcomeTable } from "./OutcomeTable";
import { onlyDifference } from "./inputWords";
import { partingWords } from "./partingSentence";
import { lookAt, openBothDecisions, pin, swap, unpin, unpinnable } from "./pin";
import { Stretches } from "./Stretches";
import type { Comparison } from "../../engine/index";
import "./compare.css";

/** The pinned run beside the present one: where they part, what came of it, where they differ, and what they were given. */
export function ComparePanel() {
  const comparison = useBaseline((baseline) => baseline.comparison);
  return (
    <section className="comparison" aria-label="Comparison">
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
    <ul className="compare-legend" aria-label="Lines">
      <li>
        <svg viewBox="0 0 26 12" fill="none" aria-hidden="true">
          <path d="M0 2.5H13V9.5H26" stroke="var(--ink-3)" strokeWidth="1.25" strokeDasharray="7 3" />
        </svg>
        <b>Baseline</b>{" "}
        <span className="soft">{["pinned", ...(pinned && pinned !== name ? [pinned] : []), ...(only ? [only.from] : [])].join(", ")}</span>
      </li>
      <li>
        <svg viewBox="0 0 26 12" fill="none" aria-hidden="true">
          <path d="M0 9.5H13V2.5H26" stroke="var(--ink)" strokeWidth="2" />
        </svg>
        <b>Now</b> {only && <span className="soft">{only.to}</span>}{" "}
        {stale && <span className="c-error">of the last run that finished</span>}
      </li>
    </ul>
  );
}

/** What is still missing. */
function Waiting() {
  const run = useBaseline((baseline) => baseline.run);
  const refusal = useBaseline((baseline) => baseline.refusal);
  const progress = useBaseline((baseline) => baseline.progress);
  const lastSecond = useTrace((trace) => trace.run?.lastSecond);
  const done = progress === null ? "" : `, ${Math.floor(progress * 100)}% so far`;
  const text =
    refusal !== null
      ? `The baseline was not simulated: ${refusal}`
      : run === null
        ? `The baseline is being simulated${done}.`
        : lastSecond === undefined
          ? "There is no run to compare with yet."
          : `The run has come to ${clock(lastSecond)}; it is compared at its end.`;
  return (
    <p className="soft" role="status">
      {text}
    </p>
  );
}

function Compared({ comparison }: { comparison: Comparison }) {
  const { lead, text, at } = partingWords(comparison);
  const { outcomes, stretches, inputs, lastSecond } = comparison;
  const alike = inputs.length === 0 && stretches.length === 0;
  return (
    <>
      <p className="say" aria-live="polite">
        <b>{lead}</b> {text}
      </p>
      {at !== null && (
        <p className="ways">
          <button type="button" className="lk" onClick={() => lookAt(at)}>
            Go to {clock(at)}
          </button>
          <button type="button" className="lk" onClick={() => openBothDecisions(at)}>
            Open both decisions at {clock(at)}
          </button>
        </p>
      )}
      <OutcomeTable outcomes={outcomes} span={useSpanWords(lastSecond)} />
      {!alike && <Stretches stretches={stretches} lastSecond={lastSecond} />}
      {inputs.length > 0 && <InputLines inputs={inputs} />}
    </>
  );
}

/** "60 min", "the first 20 min of both" where one is longer. */
function useSpanWords(lastSecond: number): string {
  const own = useTrace(({ run }) => run?.durationSeconds);
  const pinned = useBaseline(({ run }) => run?.durationSeconds);
  return own === pinned ? runLength(lastSecond) : `the first ${runLength(lastSecond)} of both`;
}

function Actions() {
  const reason = useTrace(unpinnable);
  const disabled = { disabled: reason !== null, title: reason ?? undefined };
  return (
    <p className="ways end">
      <button type="button" className="lk" onClick={swap} {...disabled}>
        Swap
      </button>
      <button type="button" className="lk" onClick={pin} {...disabled}>
        Pin this run instead
      </button>
      <button type="button" className="lk" onClick={unpin}>
        Unpin
      </button>
    </p>
  );
}
