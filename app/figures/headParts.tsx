/** What the heads of all figures have, those of a run and those of recorded series. */
import { useMemo, type ReactNode, createElement, memo } from "react";
import { toggleIn, useView } from "../store/view";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { fitHead, type HeadEntry } from "../marks/headRoom";
import { type StrokeName, strokeShapes } from "../marks/strokeShapes";

interface HeadFrameProps<Reading> {
  /** Names the figure's series in the view's `hidden`, and its heading. */
  figure: string;
  /** From the longest to the shortest; the first that fits is shown. */
  titles: readonly [string, ...string[]];
  unit: string | null;
  readings: readonly Reading[];
  /** The column's width. */
  width: number;
  /** `series` names the reading in the view's `hidden`. */
  renderEntry(reading: Reading, series: string): ReactNode;
  /** What follows the entries where there is room. */
  note?: ReactNode;
  /** False before the first run: without values the legend would be narrower, and would move when they come. */
  hasRun?: boolean;
}

/** The title, as long as there is room for it, the legend and the table's button. */
export function HeadFrame<Reading extends HeadEntry & { stroke: StrokeName }>(props: HeadFrameProps<Reading>) {
  const { figure, titles, unit, readings, width, renderEntry, note, hasRun = true } = props;
  const head = useMemo(() => fitHead(width - padding, titles, readings), [width, titles, readings]);
  const isOrigin = useView(({ origin }) => origin?.kind === "figure" && origin.figure === figure);
  return (
    <header className={isOrigin ? "fh is-origin" : "fh"}>
      <div className="title">
        <h2 id={headingId(figure)}>{head.title}</h2>
        {unit && (
          <button type="button" className="unit" data-means="unit">
            {unit}
          </button>
        )}
      </div>
      <div className="rd">
        {hasRun && head.readings.map((reading) => renderEntry(reading, `${figure}/${reading.stroke}`))}
        {head.noted && note}
      </div>
      {hasRun && <TableToggle figure={figure} title={head.title} />}
    </header>
  );
}

/** The space at both ends of the head, and the table's button. */
const padding = 26 + 28;

export const headingId = (figure: string) => `figure-${figure.replaceAll(/[^a-z0-9]+/gi, "-")}`;

interface LegendButtonProps {
  series: string;
  stroke: StrokeName;
  name: string;
  /** What the name means, where that needs words. */
  means?: string;
  mark?: ReactNode;
  /** null: no time is read. */
  value: string | null;
  /** The widest value, whose room is kept, so that no other entry moves when the value changes. */
  widest?: string;
}

/** One entry of a legend, which shows and hides its line and is the readout, too. */
export function LegendButton({ series, stroke, name, means = "", mark, value, widest = "" }: LegendButtonProps) {
  const shown = useView(({ hidden }) => !hidden.has(series));
  const does = shown ? t`Hide ${name}` : t`Show ${name}`;
  return (
    <button
      type="button"
      data-means={stroke}
      aria-pressed={shown}
      title={means && `${means} (${does})`}
      onClick={() => toggleIn("hidden", series)}
    >
      <StrokeSample name={stroke} />
      {mark}
      <span>{name}</span> {(value ?? widest) !== "" && <b style={{ minWidth: `${widest.length}ch` }}>{value}</b>}
    </button>
  );
}

export function TableToggle({ figure, title }: { figure: string; title: string }) {
  const asTable = useView(({ tables }) => tables.has(figure));
  return (
    <button
      type="button"
      className="as-table"
      aria-label={t`“${title}” as a table`}
      title={t`As a table (T)`}
      aria-pressed={asTable}
      onClick={() => toggleIn("tables", figure)}
    >
      <Icon name="table" />
    </button>
  );
}

const StrokeSample = memo(function StrokeSample({ name }: { name: StrokeName }) {
  return (
    <svg viewBox="0 0 16 10" fill="none" aria-hidden="true" focusable="false">
      {strokeShapes[name].map(({ tag, attributes }, index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
});
