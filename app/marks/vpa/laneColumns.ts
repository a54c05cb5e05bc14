import { stepAt } from "../../../engine/index";
import type { RunVpa } from "../../run/run";

/** Parallel columns in milli-cores or mebibytes; NaN: not set. */
export interface LaneColumns {
  recommended: Record<"at" | "target" | "lower" | "upper", Float64Array>;
  requested: Record<"at" | "least" | "most", Float64Array>;
}

export function laneColumns(
  { recommendations, requests }: Pick<RunVpa, "recommendations" | "requests">,
  lane: RunVpa["resources"][number],
): LaneColumns {
  const { container, resource } = lane;
  const inUnit = ({ cpuMilli = NaN, memoryBytes = NaN }: Amounts = {}) => (resource === "cpu" ? cpuMilli : memoryBytes / 2 ** 20);
  const bound = (name: "target" | "lower" | "upper") =>
    Float64Array.from(recommendations, ({ containers }) => inUnit(containers[container]?.[name]));
  const request = (name: "least" | "most") => Float64Array.from(requests, ({ containers }) => inUnit(containers[container]?.[name]));
  return {
    recommended: { at: times(recommendations), target: bound("target"), lower: bound("lower"), upper: bound("upper") },
    requested: { at: times(requests), least: request("least"), most: request("most") },
  };
}

type Amounts = RunVpa["recommendations"][number]["containers"][string]["target"];

const times = (records: readonly { at: number }[]) => Float64Array.from(records, ({ at }) => at);

/** The value of a column at a second; NaN before the first. */
export const valueAt = (at: Float64Array, values: Float64Array, second: number): number => values[stepAt(at, second)] ?? NaN;
