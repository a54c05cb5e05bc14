import { useId, useState, type ReactNode } from "react";
import type { HeldByReason } from "../../engine/index";
import { Breakable } from "../ui/Breakable";
import { Icon } from "../ui/Icon";
import { quantity } from "../ui/words";

/** How a row of the sum stands: the reason whose colour it wears, whether it is the one that held, and its evidence's state. */
export interface RowState {
  tone: HeldByReason | null;
  held: boolean;
  open: boolean;
  onToggle: () => void;
}

export interface RowProps extends RowState {
  name: string;
  /** The calculation. */
  children: ReactNode;
  /** A count, or a text as it is. */
  result: string | number;
  /** The count before this stage, where the stage changed it. */
  was?: number | null;
  /** The result is an intermediate value, not a count. */
  light?: boolean;
  total?: boolean;
  evidence?: ReactNode;
}

/** One line of the sum: name, calculation, result. With evidence, the whole line is a disclosure. */
export function Row({ name, children, result, was = null, light = false, total = false, evidence, tone, held, open, onToggle }: RowProps) {
  const id = useId();
  const marks = [held && "held", total && "total", evidence && "discloses"].filter(Boolean).join(" ");
  return (
    <li>
      <div className={`line ${marks}`}>
        <div className={`k ${tone ? `c-${tone}` : ""}`}>
          {evidence ? (
            <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
              <Breakable text={name} />
              <Icon name="caret" />
            </button>
          ) : (
            <Breakable text={name} />
          )}
        </div>
        <div className="v">{children}</div>
        <div className={`r ${light ? "light" : ""}`}>
          {was !== null && (
            <s>
              <span className="vh">before </span>
              {quantity(was)}
            </s>
          )}
          <span className="vh">result </span>
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

/** The state of every row: evidence is open where the decision was held, unless someone chose otherwise; the choice outlives the reconcile. */
export function useRows(
  heldRow: string | null,
  tones: ReadonlyMap<string | null, HeldByReason>,
  openRow: string | null,
): (name: string) => RowState {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  return (name) => {
    const open = chosen.get(name) ?? name === openRow;
    return {
      tone: tones.get(name) ?? null,
      held: name === heldRow,
      open,
      onToggle: () => setChosen(new Map(chosen).set(name, !open)),
    };
  };
}
