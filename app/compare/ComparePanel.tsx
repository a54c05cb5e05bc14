import type { ComponentType, ReactNode } from "react";
import { hasSameRun, uneditedName, type AnyReconcile, type Comparison } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { useScenario } from "../store/scenario";
import { useTrace, type TraceState } from "../store/trace";
import { rich } from "../ui/rich";
import { shownName } from "../words/names/shownName";
import { t } from "../words/text";
import { versionName } from "../words/names/versionName";
import { clock, runLength } from "../words/times";
import { kedaName } from "../words/comparison/kedaReleaseWords";
import { divergenceWords } from "../words/comparison/divergenceSentence";
import { netWords } from "../words/comparison/netWords";
import { InputLines } from "./InputLines";
import { OutcomeTable, type RunNames } from "./OutcomeTable";
import { goToDivergence, lookAt, pin, pinUnchanged, swap, unchanged, unpin, unpinnable } from "./pin";
import { ReleaseHead } from "./ReleaseHead";
import { OtherRules, RulesThatMattered } from "./ReleaseRules";
import { Stretches } from "./Stretches";
import { rowsOf } from "./releaseRows";
import { goBack, useUpgrade, type Upgrade } from "./upgrade";
import { WithSelect } from "./WithSelect";
import "./compare.css";

/** Both decisions at the cursor, side by side. */
export type Decisions = ComponentType<{
  baseline: AnyReconcile | null;
  now: AnyReconcile | null;
  marks: Readonly<Record<"baseline" | "now", ReactNode>>;
  names: RunNames;
}>;

interface PanelParts {
  Decisions: Decisions;
  /** Both runs under many seeds. */
  Luck: ComponentType;
}

/**
 * Compares the pinned run with the present one: the inputs that differ, where the runs diverge, the outcomes that changed, both decisions at
 * the cursor, and the stretches of time that differ.
 */
export function ComparePanel({ Decisions, Luck }: PanelParts) {
  const comparison = useBaseline((baseline) => baseline.comparison);
  const pinned = useBaseline(({ scenario }) => scenario !== null);
  const upgrade = useUpgrade();
  const outdated = useOutdated();
  // A comparison of the pinned run with itself says nothing of the run that is being simulated.
  const shown = outdated && comparison?.inputs.length === 0 ? null : comparison;
  if (!pinned) return <NothingPinned />;
  return (
    <section className="comparison" aria-label={t`Comparison`}>
      <WithSelect />
      {upgrade && <ReleaseHead upgrade={upgrade} marks={marks} />}
      {shown ? <Compared comparison={shown} Decisions={Decisions} Luck={Luck} /> : <Waiting outdated={outdated} />}
      {upgrade ? <UpgradeActions upgrade={upgrade} /> : <Actions />}
    </section>
  );
}

/** Says what a comparison needs and what it tells. */
function NothingPinned() {
  const reason = useTrace(unpinnable);
  const hasChanged = useScenario((state) => unchanged(state) !== null);
  return (
    <section className="comparison" aria-label={t`Comparison`}>
      <WithSelect />
      <p className="say">
        <b>{t`Pin this run to compare.`}</b>{" "}
        {t`Then change the manifest, the load or the workload. This panel says what you changed, when it mattered and what it cost.`}
      </p>
      {reason !== null && <p className="fine c-error">{reason}</p>}
      {hasChanged && reason === null && (
        <p>
          <button type="button" className="btn" onClick={pinUnchanged}>
            {t`Compare with the scenario before your changes`}
          </button>
        </p>
      )}
      <button type="button" className="btn on" onClick={pin} disabled={reason !== null}>
        {rich`Pin this run ${<kbd>C</kbd>}`}
      </button>
    </section>
  );
}

/** Whether the comparison is of an earlier run than that of the present scenario, which is still being simulated. */
function useOutdated(): boolean {
  const scenario = useScenario((state) => state.scenario);
  const comparedRun = useBaseline((baseline) => baseline.comparedRun);
  return useTrace(({ run, scenario: simulated, stale, failure }) => {
    if (comparedRun === null || stale || failure !== null) return false;
    return run?.id !== comparedRun || simulated === null || !hasSameRun(simulated, scenario);
  });
}

/** Says which of the two runs is still missing. */
function Waiting({ outdated }: { outdated: boolean }) {
  const run = useBaseline((baseline) => baseline.run);
  const failure = useBaseline((baseline) => baseline.failure);
  const progress = useBaseline((baseline) => baseline.progress);
  const lastSecond = useTrace((trace) => trace.run?.lastSecond);
  const isWhole = useTrace((trace) => trace.run !== null && trace.run.digest !== null);
  const share = useTrace((trace) => trace.progress);
  const simulated =
    progress === null ? t`The baseline is being simulated.` : t`The baseline is being simulated, ${Math.floor(progress * 100)}% so far.`;
  const anew = share === null ? t`The new run is being simulated.` : t`The new run is being simulated, ${Math.floor(share * 100)}% so far.`;
  const text =
    failure !== null
      ? t`The baseline was not simulated: ${failure}`
      : run === null
        ? simulated
        : lastSecond === undefined
          ? t`There is no run to compare with yet.`
          : outdated && isWhole
            ? anew
            : t`The run has reached ${clock(lastSecond)}. The comparison appears when it ends.`;
  return (
    <p className="soft" role="status">
      {text}
    </p>
  );
}

function Compared({ comparison, Decisions, Luck }: PanelParts & { comparison: Comparison }) {
  const { outcomes, stretches, inputs, lastSecond } = comparison;
  const baselinePodHours = outcomes.find(({ outcome }) => outcome === "podHours")?.baseline ?? 0;
  const now = useTrace(({ reconcile }) => reconcile);
  const baseline = useBaseline(({ reconcile }) => reconcile);
  const upgrade = useUpgrade();
  const { from: baselineName, to: nowName } = upgrade ? releaseNames(upgrade) : { from: runNames.baseline, to: runNames.now };
  const names = { baseline: baselineName, now: nowName };
  const rows = upgrade && rowsOf(comparison, upgrade);
  const decisions = <Decisions baseline={baseline} now={now} marks={marks} names={names} />;
  return (
    <>
      {rows === null && <InputLines inputs={inputs} marks={<Marks />} />}
      <WhichRuns />
      <Sentence comparison={comparison} upgrade={upgrade} />
      {rows && <RulesThatMattered rows={rows} />}
      {rows && decisions}
      <OutcomeTable comparison={comparison} names={names} length={runLength(lastSecond)} cut={useCut()} />
      <Luck />
      {rows === null && decisions}
      {rows && <OtherRules rows={rows} />}
      {stretches.length > 0 && <Stretches stretches={stretches} lastSecond={lastSecond} baselinePodHours={baselinePodHours} />}
    </>
  );
}

const releaseNames = (upgrade: Upgrade): { from: string; to: string } =>
  upgrade.of === "keda"
    ? { from: kedaName(upgrade.from), to: kedaName(upgrade.to) }
    : { from: versionName(upgrade.from), to: versionName(upgrade.to) };

const runNames: RunNames = { baseline: t`baseline`, now: t`now` };

/** The samples of the lines that the figures draw for the two runs. */
const marks = {
  baseline: (
    <svg viewBox="0 0 26 10" fill="none" aria-hidden="true">
      <path d="M0 5H26" stroke="var(--ink-3)" strokeWidth="1.25" strokeDasharray="7 3" />
    </svg>
  ),
  now: (
    <svg viewBox="0 0 16 10" fill="none" aria-hidden="true">
      <path d="M0 8H8V2H16" stroke="var(--ink)" strokeWidth="2" />
    </svg>
  ),
} as const;

const Marks = () => (
  <span className="marks-of">
    <span>
      {marks.baseline} {runNames.baseline}
    </span>
    <span>
      {marks.now} {runNames.now}
    </span>
  </span>
);

/** Names a baseline that is another scenario, says that one was pinned for a change that is tried, and when the present run is not the newest. */
function WhichRuns() {
  const pinned = useBaseline(({ scenario }) => scenario?.name);
  const wasTried = useBaseline(({ scenario, tried }) => scenario !== null && scenario === tried);
  const name = useScenario(({ scenario }) => scenario.name);
  const stale = useTrace((trace) => trace.stale);
  const isInvalid = useTrace(hasError);
  const isOther = pinned !== undefined && uneditedName(pinned) !== uneditedName(name);
  return (
    <>
      {wasTried && <p className="fine">{t`The run before the change was pinned as the baseline.`}</p>}
      {isOther && (
        <p className="fine">
          {pinned.trim() === "" ? t`The baseline is a scenario without a name.` : t`The baseline is “${shownName(pinned)}”.`}
        </p>
      )}
      {stale && (
        <p className="fine c-error">
          {isInvalid && `${t`The manifest is not valid, so there is no run.`} `}
          {t`This compares the last run that finished.`}
        </p>
      )}
    </>
  );
}

const hasError = ({ problems }: TraceState) => problems.some(({ severity }) => severity === "error");

function Sentence({ comparison, upgrade }: { comparison: Comparison; upgrade: Upgrade | null }) {
  const matters = (upgrade && rowsOf(comparison, upgrade))?.some(({ firstAt }) => firstAt !== null) ?? false;
  const releases = upgrade && { ...releaseNames(upgrade), matters };
  const { lead, text, at } = divergenceWords(comparison, releases);
  const time = at === null ? null : clock(at);
  const [before, after] = time === null ? [lead] : lead.split(time);
  const price = useScenario(({ scenario }) => scenario.price);
  const net = netWords(comparison, price);
  const isInvalid = useTrace(hasError);
  // An edit that cannot run is no reason to ask for an edit.
  if (isInvalid && net === null && at === null) return null;
  return (
    <div aria-live="polite">
      {net && <Net {...net} />}
      <p className={net ? "first-divergence" : "say"}>
        <b>
          {before}
          {after !== undefined && (
            <button type="button" className="origin" title={t`Go there (D)`} onClick={goToDivergence}>
              {time}
            </button>
          )}
          {after}
        </b>{" "}
        {text}
      </p>
    </div>
  );
}

/** What the change cost in all, with a way to where the counts differ most. */
function Net({ lead, text, from }: NonNullable<ReturnType<typeof netWords>>) {
  const time = clock(from);
  const [before, after] = text.split(time, 2);
  return (
    <p className="say">
      <b>{lead}</b> {before}
      <button type="button" className="origin" title={t`Go there`} onClick={() => lookAt(from)}>
        {time}
      </button>
      {after}
    </p>
  );
}

/** True if one run is longer. Then only the time that both runs have is compared. */
function useCut(): boolean {
  const own = useTrace(({ run }) => run?.durationSeconds);
  const pinned = useBaseline(({ run }) => run?.durationSeconds);
  return own !== pinned;
}

/** Of two releases, the person keeps one. */
function UpgradeActions({ upgrade }: { upgrade: Upgrade }) {
  const { from, to } = releaseNames(upgrade);
  return (
    <p className="ways end">
      <button type="button" className="lk" onClick={() => goBack(upgrade)}>
        {t`Back to ${from}`}
      </button>
      <button type="button" className="lk" onClick={unpin}>
        {t`Stay with ${to}`}
      </button>
    </p>
  );
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
