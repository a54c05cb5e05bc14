import { Fragment, useState } from "react";
import { harmOf } from "../../engine/index";
import { useChangeable } from "../store/lesson";
import { bandsEntry, useLuck } from "../store/luck";
import { openSeed, useScenario } from "../store/scenario";
import { openTune, takesTune } from "../store/tune";
import { useTrace } from "../store/trace";
import { toggleIn, useView } from "../store/view";
import { reveal } from "../store/zoom";
import { failureParts } from "../words/names/failureWords";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { quantity, runLength } from "../words/times";
import { byDifference, luckLines, type LuckLine, type SeedCell } from "../words/luck/lines";
import { SeedTicks } from "./SeedTicks";
import { luckSentence } from "../words/luck/sentence";
import { Variations } from "./Variations";

/** What the seeds give: a sentence, each outcome with its spread, and which variation hurts most. */
export function LuckFindings() {
  return (
    <>
      <Sentence />
      <Outcomes />
      <Variations />
      <Ways />
    </>
  );
}

function Sentence() {
  const luck = useLuck((state) => state.luck);
  const difference = useLuck((state) => state.difference);
  const seed = useScenario(({ scenario }) => scenario.seed);
  const syncs = useTrace(({ run }) => run?.steps.at ?? noSyncs);
  if (luck === null || luck.outcomes.length === 0) return null;
  const { lead, rest } = luckSentence({ luck, difference, seed, syncs });
  return (
    <p className="luck-says">
      <b>{lead}</b>{" "}
      {rest.map((said, index) =>
        said.kind === "time" ? (
          <button key={index} type="button" className="luck-open" title={t`Go there`} onClick={() => lookAt(said.second)}>
            {said.text}
          </button>
        ) : (
          said.text
        ),
      )}
    </p>
  );
}

const noSyncs: readonly number[] = [];

/** Moves the cursor to the last sync at or before a second. The open tab stays open. */
function lookAt(second: number): void {
  const { run } = useTrace.getState();
  const cursor = run?.steps.at.findLast((at) => at <= second) ?? run?.steps.at[0];
  if (cursor === undefined) return;
  useView.setState({ cursor });
  reveal(cursor);
}

function Outcomes() {
  const luck = useLuck((state) => state.luck);
  const baseline = useLuck((state) => state.baseline);
  const { seed, durationSeconds, workload, price } = useScenario(({ scenario }) => scenario);
  const [open, setOpen] = useState(false);
  if (luck === null || luck.outcomes.length === 0) return null;
  const seeds = luck.outcomes.length;
  const lines = luckLines({ luck, seed, kind: workload.kind, price, baseline: baseline?.outcomes ?? [] });
  const { differing, same } = byDifference(lines);
  return (
    <>
      <table className="luck-outcomes" aria-label={t`Outcomes of ${seeds} seeds: this seed, median and 95th percentile`}>
        <thead>
          <tr>
            <th scope="col">{t`outcome of ${runLength(durationSeconds)}`}</th>
            <th scope="col">{t`seed ${seed}`}</th>
            <th scope="col">{t`median`}</th>
            <th scope="col">p95</th>
            <th scope="col">{t`${seeds} seeds`}</th>
          </tr>
        </thead>
        <Lines lines={differing} seed={seed} />
        {/* Folded rows are in the page all the same, so that the search can lead to them. */}
        <Lines lines={same} seed={seed} id="same-in-seeds" folded={!open} />
      </table>
      {same.length > 0 && (
        <button type="button" className="luck-fold" aria-expanded={open} aria-controls="same-in-seeds" onClick={() => setOpen(!open)}>
          <Icon name="caret" /> {sameWords(same.length, differing.length, seeds)}
        </button>
      )}
      <div className="luck-key">
        {differing.length > 0 && <Key />}
        <FiguresToggle />
      </div>
    </>
  );
}

function sameWords(count: number, differing: number, seeds: number): string {
  if (differing === 0) return t`All ${count} are the same in all ${seeds} seeds`;
  return count === 1 ? t`1 other is the same in all ${seeds} seeds` : t`${count} others are the same in all ${seeds} seeds`;
}

function Lines({ lines, seed, id, folded = false }: { lines: readonly LuckLine[]; seed: number; id?: string; folded?: boolean }) {
  // Why requests failed is known of the shown seed alone.
  const failures = useTrace(({ run }) => run?.failures);
  return (
    <tbody id={id} hidden={folded}>
      {lines.map((line) => (
        <Fragment key={line.outcome}>
          <tr data-outcome={line.outcome} tabIndex={-1}>
            <th scope="row" title={line.definition}>
              {line.name}
            </th>
            <td>
              <b>{line.here}</b>
            </td>
            <td>
              <Cell cell={line.median} seed={seed} named={t`${line.name}, median`} />
            </td>
            <td>
              <Cell cell={line.p95} seed={seed} named={t`${line.name}, p95`} />
            </td>
            <td>
              <SeedTicks ticks={line.ticks} />
            </td>
          </tr>
          {line.against !== null && (
            <tr className="luck-part">
              <td className="luck-against" colSpan={5}>
                {line.against}
              </td>
            </tr>
          )}
          {line.outcome === "requestsFailed" &&
            failureParts(failures ?? {}).map(({ name, definition, requests }) => (
              <tr key={name} className="luck-part">
                <th scope="row" title={definition}>
                  {name}
                </th>
                <td>{quantity(Math.round(requests))}</td>
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- of other seeds nothing is known */}
                <td colSpan={3} />
              </tr>
            ))}
        </Fragment>
      ))}
    </tbody>
  );
}

/** A value that opens its seed. The button of the open seed stays, so that it keeps the focus. */
function Cell({ cell, seed, named }: { cell: SeedCell; seed: number; named: string }) {
  const changeable = useChangeable("others");
  if (!changeable) return cell.text;
  const isOpen = cell.seed === seed;
  return (
    <button
      type="button"
      className="luck-open"
      aria-disabled={isOpen}
      title={isOpen ? t`Seed ${cell.seed} is open` : t`Open seed ${cell.seed}`}
      aria-label={isOpen ? t`${named}: ${cell.text}. Seed ${cell.seed} is open` : t`${named}: ${cell.text}. Open seed ${cell.seed}`}
      onClick={() => !isOpen && openSeed(cell.seed)}
    >
      {cell.text}
    </button>
  );
}

const Key = () => (
  <p aria-hidden="true">
    <span>
      <svg viewBox="0 0 8 16">
        <path className="luck-tick" d="M4 4V12" />
      </svg>{" "}
      {t`a seed`}
    </span>
    <span>
      <svg viewBox="0 0 12 16">
        <circle className="luck-here" cx="6" cy="8" r="3.75" />
      </svg>{" "}
      {t`this one`}
    </span>
    <span>
      <svg viewBox="0 0 8 16">
        <path className="luck-median" d="M4 2V14" />
      </svg>{" "}
      {t`median`}
    </span>
  </p>
);

/** Without the bands the figures have their usual lines and heights. */
function FiguresToggle() {
  const shown = useView(({ hidden }) => !hidden.has(bandsEntry));
  return (
    <button type="button" className="lk" onClick={() => toggleIn("hidden", bandsEntry)}>
      {shown ? t`Hide the bands in the figures` : t`Show the bands in the figures`}
    </button>
  );
}

function Ways() {
  const luck = useLuck((state) => state.luck);
  const seed = useScenario(({ scenario }) => scenario.seed);
  const changeable = useChangeable("others");
  const harm = luck && harmOf(luck);
  const median = luck?.spreads.find(({ outcome }) => outcome === harm)?.median.seed;
  if (!changeable) return null;
  return (
    <p className="luck-ways">
      {takesTune() && (
        <button type="button" className="btn line" onClick={openTune}>
          {t`Find better settings`}
        </button>
      )}
      {median !== undefined && (
        <button
          type="button"
          className="btn line"
          aria-disabled={median === seed}
          title={median === seed ? t`Seed ${seed} is open` : undefined}
          onClick={() => median !== seed && openSeed(median)}
        >
          {t`Open the median’s seed`}
        </button>
      )}
    </p>
  );
}
