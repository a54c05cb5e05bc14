import { useId } from "react";
import type { Samples } from "../../engine/index";
import { plural } from "../ui/text";

interface SeriesChoiceProps {
  all: readonly Samples[];
  source: "csv" | "prometheus";
  /** Index. */
  chosen: number;
  onChoose(index: number): void;
}

const sources = { csv: "a table", prometheus: "an answer of Prometheus" };

/** Every series that the text holds, one of which becomes the load. */
export function SeriesChoice({ all, source, chosen, onChoose }: SeriesChoiceProps) {
  const group = useId();
  return (
    <fieldset className="bring-in-series">
      <legend>{`This is ${sources[source]} of ${all.length === 1 ? "one series" : `${all.length} series: choose one`}.`}</legend>
      <div className="bring-in-list">
        {all.map(({ name, points }, index) => (
          <label key={index}>
            <input type="radio" name={group} checked={index === chosen} onChange={() => onChoose(index)} />
            <span className={name === "" ? "muted" : "mono"}>{name === "" ? "without a name" : name}</span>
            <span className="muted">{plural(points.length, "sample")}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
