import { list, number, record, refuse } from "../lib/refusal";
import { say } from "../lib/sentence";

/** The replicas of a real cluster in the hours of a scenario, in seconds of the scenario. */
export interface RecordedReplicas {
  /** Second 0 of the scenario, as Unix seconds. */
  readonly start: number;
  /** Seconds rise. */
  readonly points: readonly (readonly [second: number, replicas: number])[];
}

/** One in each second of the longest run. */
const mostPoints = 100_000;
/** The year 9999 in Unix seconds. */
const latest = 253_402_300_799;

/** Reads what stands beside the scenario in a file; refuses anything else. */
export function readRecordedReplicas(data: unknown): RecordedReplicas {
  const fields = record(data, "measured");
  const start = number(fields.get("start"), "measured.start", { min: 0, max: latest });
  const points = list(fields.get("points"), "measured.points", mostPoints).map((pair, index) => {
    const place = `measured.points.${index + 1}`;
    const [second, replicas] = list(pair, place, 2);
    return [number(second, `${place}.1`, { min: 0, max: latest }), number(replicas, `${place}.2`, { min: 0, max: 1_000_000 })] as const;
  });
  if (points.length === 0) refuse(say`measured.points is empty; it must have at least one point.`);
  const late = points.findIndex(([second], index) => index > 0 && second <= points[index - 1]![0]);
  if (late > 0) refuse(say`measured.points.${late + 1} is not later than the point before it.`);
  return { start, points };
}
