import { timeTicks, type TimeScale } from "../timeScale";
import { clock } from "../../words/times";
import { dayName, offsetAt } from "../../words/evidence/series/wallClock";

/** Round times of the zone, with room between them. */
export const wallTicks = (scale: TimeScale, gap = 64): number[] => timeTicks(scale, gap, -offsetAt(scale.from));

/** "09:20", with seconds where ticks are closer than a minute; at midnight the day. */
export function wallTick(second: number, scale: TimeScale): string {
  const time = clock(second);
  if (time === "00:00:00") return dayName(second);
  return time.endsWith(":00") && scale.to - scale.from >= 600 ? time.slice(0, 5) : time;
}
