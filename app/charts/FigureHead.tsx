import { stepAt } from "../../engine/index";
import { memo, useContext } from "react";
import { isCovered, type Stage } from "../run/cover";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { covered } from "./covered";
import { DrawnRun } from "./drawnRun";
import { HeadFrame, LegendButton, TableToggle } from "../figures/headParts";
import type { Reading } from "../marks/readings/reading";

export { headingId } from "../figures/headParts";

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
  note?: ((step: number) => string | null) | undefined;
}

export function FigureHead({ note, ...frame }: FigureHeadProps) {
  const { step, hides } = useReadStep();
  const ran = useRan();
  const said = step >= 0 && !hides("decisions") && !hides("cluster") ? note?.(step) : null;
  return (
    <HeadFrame
      {...frame}
      hasRun={ran}
      note={said && <span>{said}</span>}
      renderEntry={(reading, series) => (
        <LegendEntry key={reading.stroke} series={series} reading={reading} step={step} hidden={hides(reading.stage)} />
      )}
    />
  );
}

const useRan = () => useTrace((trace) => trace.run !== null);

export const TableButton = memo(function TableButton({ figure, title }: { figure: string; title: string }) {
  return useRan() ? <TableToggle figure={figure} title={title} /> : null;
});

interface LegendEntryProps {
  series: string;
  reading: Reading;
  step: number;
  /** True if a question covers the value. */
  hidden: boolean;
}

function LegendEntry({ series, reading, step, hidden }: LegendEntryProps) {
  const { stroke, name, mark } = reading;
  const parts = step >= 0 && !hidden ? reading.parts?.(step) : null;
  const means = [reading.means, parts].filter((text) => text != null).join(": ");
  const value = step < 0 || mark ? null : hidden ? covered : reading.value(step);
  return <LegendButton series={series} stroke={stroke} name={name} means={means} value={value} widest={mark ? "" : reading.widest} />;
}

/** The step of the readouts: the one under the pointer, else the selected one; −1 if there is none. And what is covered at it. */
export function useReadStep() {
  const second = useView(({ hover, cursor }) => hover ?? cursor);
  const cover = useTrace((trace) => trace.cover);
  const run = useContext(DrawnRun);
  const step = run && second !== null ? stepAt(run.steps.at, second) : -1;
  return { step, hides: (stage?: Stage) => isCovered(cover, second, stage) };
}
