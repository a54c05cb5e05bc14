import { useLayoutEffect, useRef, useState } from "react";
import { useTouch } from "../ui/layout";
import type { StepColumn } from "../marks/readings/reading";
import "./table.css";

interface DataTableProps {
  label: string;
  height: number;
  rows: number;
  /** The column that names each row. */
  head: StepColumn;
  columns: readonly StepColumn[];
  /** The row that is marked and kept in sight; −1 for none. */
  current: number;
  /** The first row in sight while no row is marked. */
  first?: number;
  onSelect?(row: number): void;
}

const rowHeights = { mouse: 24, touch: 44 };
/** The number of rows drawn outside the visible part, so that scrolling shows no gap. */
const spare = 6;
/** A table with fewer rows in sight would be hard to use. */
const leastHeight = 8 * rowHeights.mouse;

/** A table of any length that draws only the rows in sight. Screen readers still learn the whole length. */
export function DataTable({ label, height, rows, head, columns, current, first = 0, onSelect }: DataTableProps) {
  const rowHeight = useTouch() ? rowHeights.touch : rowHeights.mouse;
  const box = useRef<HTMLDivElement>(null);
  const tall = Math.max(height, leastHeight);
  const inSight = Math.ceil(tall / rowHeight);
  const [start] = useState(() => Math.max(0, (current < 0 ? first : current - Math.floor(inSight / 2)) * rowHeight));
  const [top, setTop] = useState(start);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = start;
  }, [start]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || current < 0) return;
    const place = current * rowHeight;
    const hidden = place < element.scrollTop || place > element.scrollTop + tall - 2 * rowHeight;
    if (hidden) element.scrollTop = place - tall / 2;
  }, [current, tall, rowHeight]);
  const from = Math.max(0, Math.min(rows, Math.floor(top / rowHeight)) - spare);
  const to = Math.min(rows, from + inSight + 2 * spare);
  return (
    <section
      className="table"
      ref={box}
      style={{ height: tall }}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with the keyboard
      tabIndex={0}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <table aria-label={label} aria-rowcount={rows + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {[head, ...columns].map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={from * rowHeight} />
          {Array.from({ length: to - from }, (_, index) => from + index).map((row) => (
            <tr key={row} aria-rowindex={row + 2} aria-current={row === current || undefined}>
              <th scope="row">
                {onSelect ? (
                  <button type="button" tabIndex={-1} onClick={() => onSelect(row)}>
                    {head.value(row)}
                  </button>
                ) : (
                  head.value(row)
                )}
              </th>
              {columns.map(({ name, value }) => (
                <td key={name}>{value(row)}</td>
              ))}
            </tr>
          ))}
          <Gap height={(rows - to) * rowHeight} />
        </tbody>
      </table>
    </section>
  );
}

/** Fills the height of the rows that are not drawn. */
const Gap = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null);
