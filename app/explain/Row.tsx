import { createContext, use, useState, type ReactNode } from "react";
import type { HeldByReason, StageRow } from "../../engine/index";
import { useView } from "../store/view";
import { Breakable } from "../ui/Breakable";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { quantity } from "../words/times";

/** The look of a row of the sum: the reason that gives its colour, whether this stage held the count, and whether its evidence is open. */
export interface RowState {
  /** Identifies the row, because two metrics may have the same name. */
  row: StageRow;
  tone: HeldByReason | null;
  held: boolean;
  open: boolean;
  onToggle: () => void;
}

export interface RowProps extends RowState {
  name: string;
  children: ReactNode;
  /** A count, or a text that is shown unchanged. */
  result: string | number;
  /** The count before this stage, if the stage changed the count. */
  was?: number | null;
  /** True if the result is an intermediate value and not a count. */
  light?: boolean;
  total?: boolean;
  evidence?: ReactNode;
}

/** What a sum of a real cluster's evidence shows beside each row: whether the row was recorded, computed or assumed. */
export interface RowMarks {
  mark(row: StageRow): ReactNode;
  /** The total's name. */
  total: string;
}

export const RowMarksOf = createContext<RowMarks | null>(null);

/** A name of this many characters would take four lines in the column of names, so it gets a line of its own. */
const longName = 36;

const buttonId = (row: StageRow): string => `sum-${row.replaceAll(" ", "-")}`;

/** One line of the sum: name, calculation, result. If there is evidence, a press anywhere on the line opens it. */
export function Row({ name, children, result, was = null, light = false, total = false, evidence, ...state }: RowProps) {
  const { row, tone, held, open, onToggle } = state;
  const id = `${buttonId(row)}-evidence`;
  const marks = use(RowMarksOf);
  const said = marks && total ? marks.total : name;
  const isOrigin = useView(({ origin }) => origin?.kind === "row" && origin.row === row);
  const looks = [held && "held", total && "total", evidence && "discloses", isOrigin && "is-origin", said.length > longName && "long-name"]
    .filter(Boolean)
    .join(" ");
  return (
    <li>
      <div className={`line ${looks}`}>
        <div className={`k ${tone ? `c-${tone}` : ""}`}>
          {evidence ? (
            <button type="button" id={buttonId(row)} data-means={row} aria-expanded={open} aria-controls={id} onClick={onToggle}>
              <Breakable text={said} />
              <Icon name="caret" />
            </button>
          ) : (
            <button type="button" id={buttonId(row)} data-means={row}>
              <Breakable text={said} />
            </button>
          )}
        </div>
        <div className="v">{children}</div>
        {marks && <div className="m">{marks.mark(row)}</div>}
        <div className={`r ${light ? "light" : ""}`}>
          {was !== null && (
            <s>
              <span className="vh">{t`before`} </span>
              {quantity(was)}
            </s>
          )}
          <span className="vh">{t`result`} </span>
          {typeof result === "number" ? quantity(result) : result}
        </div>
      </div>
      {evidence && (
        <div id={id} className="evidence" hidden={!open}>
          {open && evidence}
        </div>
      )}
    </li>
  );
}

export interface Rows {
  state(row: StageRow): RowState;
  /** Opens a row's evidence and moves the focus to it. */
  show(row: StageRow): void;
}

/** The state of every row. The evidence of the stage that held the count starts open. The reader's own choice stays for later syncs. */
export function useRows(
  heldRow: StageRow | null,
  tones: ReadonlyMap<StageRow | null, HeldByReason>,
  opened: readonly (StageRow | null)[],
): Rows {
  const [chosen, setChosen] = useState<ReadonlyMap<StageRow, boolean>>(new Map());
  return {
    state(row) {
      const open = chosen.get(row) ?? opened.includes(row);
      return {
        row,
        tone: tones.get(row) ?? null,
        held: row === heldRow,
        open,
        onToggle: () => setChosen(new Map(chosen).set(row, !open)),
      };
    },
    show(row) {
      setChosen(new Map(chosen).set(row, true));
      document.getElementById(buttonId(row))?.focus();
    },
  };
}
