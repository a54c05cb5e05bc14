import { daysSince1970 } from "../../lib/utcTime";
import { defaultStart, type ScenarioStart } from "../../scenario/start";
import { loadTimeZone, offsetPeriodAt, wallClockAt, type TimeZone, type WallClock } from "./timeZone";
import { timeZoneLines } from "./timeZoneData";
import { say, type Words } from "../../lib/sentence";

type StartEpoch = { ok: true; epoch: number } | { ok: false; said: Words };

/**
 * The moment of a scenario's start in seconds since 1970. A time that clocks skip means as much after the change as it is behind it: where
 * they are put forward at 02:00, 02:30 is 03:30. Of a time that comes twice it is the first one.
 */
export function startEpochOf({ at, timeZone }: ScenarioStart = defaultStart): StartEpoch {
  const zone = zoneOf(timeZone);
  if (zone === null) return { ok: false, said: say`The run starts in the time zone ${timeZone}, which does not exist.` };
  const [year, month, day, hour, minute] = at.split(/\D/).map(Number) as [number, number, number, number, number];
  const asUtc = daysSince1970(year, month, day) * 86_400 + hour * 3600 + minute * 60;
  // No zone is further from UTC than a day, and none changes twice within two.
  const offsets = [-86_400, 86_400].map((distance) => offsetPeriodAt(zone, asUtc + distance).offset) as [number, number];
  const moments = offsets.map((offset) => asUtc - offset).filter((moment) => moment + offsetPeriodAt(zone, moment).offset === asUtc);
  return { ok: true, epoch: moments.length > 0 ? Math.min(...moments) : asUtc - offsets[0] };
}

/** What a clock in the zone shows at a moment; null: there is no such zone. */
export function localTimeOf(epoch: number, timeZone: string): WallClock | null {
  const zone = zoneOf(timeZone);
  return zone && wallClockAt(zone, epoch);
}

/** All names that a start may have, in the order of the alphabet. */
export const timeZoneNames = (): string[] => timeZoneLines.flatMap((line) => line.slice(0, line.indexOf("|")).split(" ")).toSorted();

/** KEDA also takes "Local" and no name for UTC, but these are no names of zones. */
function zoneOf(name: string): TimeZone | null {
  const found = loadTimeZone(name);
  return found.ok && name !== "" && name !== "Local" ? found.zone : null;
}
