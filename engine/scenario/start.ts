import { onlyOf, refuse, shown } from "../lib/refusal";
import { say } from "../lib/sentence";

/** The wall clock at second 0. Only a cron trigger of KEDA reads it. */
export interface ScenarioStart {
  /** A date and a time in the zone, "YYYY-MM-DDTHH:MM", from 2010 on, where our table of zones begins, to 2099. */
  at: string;
  /** A name of the IANA database, such as Europe/Berlin. Only a run knows whether there is such a zone, because the table comes late. */
  timeZone: string;
}

/** A Monday. A scenario without a start means this one. */
export const defaultStart: ScenarioStart = { at: "2026-01-05T00:00", timeZone: "UTC" };

export const startYears = { min: 2010, max: 2099 } as const;

export function readStart(data: unknown): ScenarioStart {
  const fields = onlyOf(data, "start", ["at", "timeZone"]);
  const [at, timeZone] = [fields.get("at"), fields.get("timeZone")];
  if (!isMinute(at)) refuse(say`start.at is ${shown(at)}; it must be a date and a time from 2010 to 2099, such as 2026-01-05T08:00.`);
  if (!isZoneName(timeZone)) refuse(say`start.timeZone is ${shown(timeZone)}; it must be the name of a time zone, such as Europe/Berlin.`);
  return { at, timeZone };
}

function isMinute(text: unknown): text is string {
  const match = typeof text === "string" && /^(20[1-9]\d)-(0[1-9]|1[0-2])-(\d\d)T(?:[01]\d|2[0-3]):[0-5]\d$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  // In these years every fourth is a leap year. From August on the long months are the even ones.
  const days = month === 2 ? (year % 4 === 0 ? 29 : 28) : 30 + ((month + (month > 7 ? 1 : 0)) % 2);
  return day >= 1 && day <= days;
}

/** Only its form. The longest of the database has 32 characters. */
const isZoneName = (text: unknown): text is string => typeof text === "string" && /^[A-Za-z][\w+/-]{0,63}$/.test(text);
