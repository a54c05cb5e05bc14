/** The paths of lines and areas, in tenths of a pixel. */
import type { PlotFrame } from "./plotFrame";
import { round } from "./marks";
import type { LoadRow } from "./rows";

type Column = ArrayLike<number>;

/** A straight line from value to value; NaN breaks it. */
export function linePath(at: Column, values: Column, { scale, y }: PlotFrame): string {
  let path = "";
  let isOpen = false;
  for (let row = 0; row < at.length; row++) {
    const value = values[row]!;
    const isGap = Number.isNaN(value);
    if (!isGap) path += `${isOpen ? "L" : "M"}${round(scale.x(at[row]!))} ${round(y(value))}`;
    isOpen = !isGap;
  }
  return path;
}

/** A line that holds each value until the next, and the last value for as long as the value before it; NaN breaks it. */
export function stepPath(at: Column, values: Column, frame: PlotFrame, lastSeconds = lastStep(at)): string {
  const { scale, y } = frame;
  let path = "";
  let drawn = NaN;
  for (let step = 0; step < at.length; step++) {
    const value = values[step]!;
    // Most values are the same as the one before.
    if (value === drawn) continue;
    const x = round(scale.x(at[step]!));
    if (Number.isNaN(value)) path += Number.isNaN(drawn) ? "" : `H${x}`;
    else if (Number.isNaN(drawn)) path += `M${x} ${round(y(value))}`;
    else path += `H${x}V${round(y(value))}`;
    drawn = value;
  }
  return Number.isNaN(drawn) ? path : `${path}H${round(scale.x(Math.min(scale.to, at[at.length - 1]! + lastSeconds)))}`;
}

const lastStep = (at: Column) => (at.length > 1 ? at[at.length - 1]! - at[at.length - 2]! : 0);

/** The area from a line without gaps down to the axis. */
export const areaUnder = (line: string, at: Column, { scale, bottom }: PlotFrame): string =>
  line === "" ? "" : `${line}V${bottom}H${round(scale.x(at[0]!))}Z`;

/** The areas between the two ends of a band; a row without the band breaks it. */
export function bandPath(rows: readonly LoadRow[], band: "failed" | "waits", { scale, y }: PlotFrame): string {
  let path = "";
  let [upper, lower]: [string[], string[]] = [[], []];
  const close = () => {
    if (upper.length > 1) path += `M${[...upper, ...lower.toReversed()].join("L")}Z`;
    [upper, lower] = [[], []];
  };
  for (const row of rows) {
    const here = row[band];
    if (!here) {
      close();
      continue;
    }
    const x = round(scale.x(row.at));
    upper.push(`${x} ${round(y(here[1]))}`);
    lower.push(`${x} ${round(y(here[0]))}`);
  }
  close();
  return path;
}
