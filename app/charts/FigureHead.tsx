import { stepAt } from "../../engine/index";
import { memo, useContext, useMemo } from "react";
import { isCovered, type Stage } from "../store/cover";
import { useTrace } from "../store/trace";
import { toggleIn, useView } from "../store/view";
import { Icon } from "../ui/Icon";
import { t } from "../ui/text";
import { covered } from "./covered";
import { DrawnRun } from "./drawnRun";
import { fitHead } from "./headRoom";
import type { Reading } from "./reading";
import { StrokeSample } from "./strokes";

interface FigureHeadProps {
  /** Names the figure's series in the view's `hidden`, and its heading. */
  figure: string;
  /** From the longest to the shortest; the first that fits is shown. */
  titles: readonly [string, ...string[]];
  unit: string | null;
  readings: readonly Reading[];
  /** The column's width. */
  width: number;
  /** A number that no line shows; null while there is nothing to say. What a question covers has no note. */
  note?: (step: number) => string | null;
}

export function FigureHead({ figure, titles, unit, readings, width, note }: FigureHeadProps) {
  const { step, hides } = useReadStep();
  const head = useMemo(() => fitHead(width - padding, titles, readings), [width, titles, readings]);
  const said = step >= 0 && head.noted && !hides("decisions") && !hides("cluster") ? note?.(step) : null;
  const isOrigin = useView(({ origin }) => origin?.kind === "figure" && origin.figure === figure);
  return (
    <header className={isOrigin ? "fh is-origin" : "fh"}>
      <div className="title">
        <h2 id={headingId(figure)}>{head.title}</h2>
        {unit && <span className="unit">{unit}</span>}
      </div>
      <div className="rd">
        {head.readings.map((reading) => (
          <LegendEntry
            key={reading.stroke}
            series={`${figure}/${reading.stroke}`}
            reading={reading}
            step={step}
            hidden={hides(reading.stage)}
          />
        ))}
        {said && <span>{said}</span>}
      </div>
      <TableButton figure={figure} title={head.title} />
    </header>
  );
}

export const TableButton = memo(function TableButton({ figure, title }: { figure: string; title: string }) {
  const ran = useTrace((trace) => trace.run !== null);
  const asTable = useView(({ tables }) => tables.has(figure));
  if (!ran) return null;
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
});

/** The space at both ends of the head, and the table's button. */
const padding = 26 + 28;

export const headingId = (figure: string) => `figure-${figure.replaceAll(/[^a-z0-9]+/gi, "-")}`;

interface LegendEntryProps {
  series: string;
  reading: Reading;
  step: number;
  /** True if a question covers the value. */
  hidden: boolean;
}

function LegendEntry({ series, reading, step, hidden: isHidden }: LegendEntryProps) {
  const shown = useView(({ hidden }) => !hidden.has(series));
  const parts = step >= 0 && !isHidden ? reading.parts?.(step) : null;
  const means = [reading.means, parts].filter((text) => text != null).join(": ");
  const does = shown ? t`Hide ${reading.name}` : t`Show ${reading.name}`;
  return (
    <button
      type="button"
      aria-pressed={shown}
      title={means === "" ? does : `${means} (${does})`}
      onClick={() => toggleIn("hidden", series)}
    >
      <StrokeSample name={reading.stroke} />
      <span>{reading.name}</span> {step >= 0 && <b>{isHidden ? covered : reading.value(step)}</b>}
    </button>
  );
}

/** The step of the readouts: the one under the pointer, else the selected one; −1 if there is none. And what is covered at it. */
export function useReadStep() {
  const second = useView(({ hover, cursor }) => hover ?? cursor);
  const cover = useTrace((trace) => trace.cover);
  const run = useContext(DrawnRun);
  const step = run && second !== null ? stepAt(run.steps.at, second) : -1;
  return { step, hides: (stage?: Stage) => isCovered(cover, second, stage) };
}
