import { useId } from "react";
import type { RowsOption } from "../../engine/index";
import { t } from "../words/text";

interface RowsChoiceProps {
  options: readonly RowsOption[];
  /** Index of the chosen option. */
  chosen: number;
  onChoose(index: number): void;
}

/** Chooses how several values of the same time become one. */
export function RowsChoice({ options, chosen, onChoose }: RowsChoiceProps) {
  const id = useId();
  return (
    <div className="bring-in-row">
      <label className="bring-in-label" htmlFor={id}>
        {options.some(({ kind }) => kind !== "apart" && kind !== "sum") ? t`Rows` : t`Series`}
      </label>
      <div>
        <select id={id} value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
          {options.map((option, index) => (
            <option key={index} value={index}>
              {words(option)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function words(option: RowsOption): string {
  switch (option.kind) {
    case "apart":
      return t`each series by itself`;
    case "split":
      return t`a series for each ${option.by.join(" + ")}`;
    case "sum":
      return t`the sum of the values at each time`;
    case "mean":
      return t`the mean of the values at each time`;
    case "count":
      return t`each row is a request, counted per second`;
    case "countSplit":
      return t`requests counted for each ${option.by.join(" + ")}`;
  }
}
