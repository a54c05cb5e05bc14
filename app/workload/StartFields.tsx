import { useEffect, useId, useState } from "react";
import { defaultStart, reading, readStart, startYears, type ScenarioStart } from "../../engine/index";
import { setStart, useScenario } from "../store/scenario";
import { isStartOffered } from "../store/start";
import { useSummaries } from "../store/summaries";
import { startWords } from "../words/names/controlWords";
import { language } from "../text/language";
import { need } from "../ui/missingParts";
import { t } from "../words/text";
import { Group } from "./Group";

/** The clock of the run, for those who have a trigger that reads it. */
export function StartFields() {
  const summaries = useSummaries();
  const offered = useScenario(({ scenario }) => isStartOffered(scenario, summaries));
  return offered ? <Fields /> : null;
}

function Fields() {
  const start = useScenario(({ scenario }) => scenario.start ?? defaultStart);
  const zones = useTimeZones();
  const id = useId();
  const names = zones?.timeZoneNames();
  const isZone = (text: string) => names === undefined || names.includes(text);
  return (
    <Group title={t`Start of the run`}>
      <Field
        name="start"
        type="datetime-local"
        words={startWords.at}
        value={start.at}
        inWords={(at) => at.replace("T", " ")}
        standard={defaultStart.at}
        read={(text) => asStart({ ...start, at: text.slice(0, 16) })}
        error={t`Choose a date and a time from ${String(startYears.min)} to ${String(startYears.max)}`}
        more={zones ? dayOf(start, zones) : null}
      />
      <Field
        name="timeZone"
        type="text"
        list={id}
        words={startWords.timeZone}
        value={start.timeZone}
        inWords={(name) => name}
        standard={defaultStart.timeZone}
        read={(text) => (isZone(text.trim()) ? asStart({ ...start, timeZone: text.trim() }) : null)}
        error={t`There is no time zone of this name`}
        more={null}
      />
      <datalist id={id}>
        {names?.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </Group>
  );
}

interface FieldProps {
  name: string;
  type: "datetime-local" | "text";
  list?: string;
  words: readonly [label: string, help: string];
  value: string;
  inWords(value: string): string;
  standard: string;
  /** The start with what was typed; null if it is none. */
  read(text: string): ScenarioStart | null;
  error: string;
  more: string | null;
}

/** What was typed stays even if it is no such value; the last good one then applies. */
function Field({ name, type, list, words: [label, help], value, inWords, standard, read, error, more }: FieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  const isGood = read(text) !== null;
  return (
    <div className="name-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        list={list}
        min={type === "text" ? undefined : `${startYears.min}-01-01T00:00`}
        max={type === "text" ? undefined : `${startYears.max}-12-31T23:59`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        aria-invalid={!isGood}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          setText(target.value);
          const start = read(target.value);
          if (start !== null) setStart(isDefault(start) ? null : start);
        }}
      />
      <p id={`${id}-help`} className={isGood ? "muted" : "c-error"}>
        {isGood ? help : text.trim() === value ? `${error}.` : t`${error}; ${inWords(value)} still applies.`}
        {isGood && more !== null && <span>{more}</span>}
        {isGood && <span>{t`default ${inWords(standard)}`}</span>}
      </p>
    </div>
  );
}

function asStart(data: object): ScenarioStart | null {
  const read = reading(() => readStart(data));
  return read.ok ? read.value : null;
}

const isDefault = ({ at, timeZone }: ScenarioStart): boolean => at === defaultStart.at && timeZone === defaultStart.timeZone;

type TimeZones = typeof import("../../engine/timeZones");

/** null until the table is there. */
function useTimeZones(): TimeZones | null {
  const [zones, setZones] = useState<TimeZones | null>(null);
  useEffect(() => {
    void need(async () => setZones(await import("../../engine/timeZones")), t`The list of time zones could not be loaded.`);
  }, []);
  return zones;
}

const weekdays = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
const moments = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const times = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" });

/** The day of the week, on which schedules depend, and what the time means where clocks change. */
function dayOf({ at, timeZone }: ScenarioStart, { startEpochOf, localTimeOf }: TimeZones): string | null {
  const start = startEpochOf({ at, timeZone });
  const local = start.ok ? localTimeOf(start.epoch, timeZone) : null;
  if (!start.ok || local === null) return null;
  const shown = Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute);
  return [
    t`Day of the week: ${weekdays.format(shown)}.`,
    ...(shown === Date.parse(`${at}Z`) ? [] : [t`Clocks skip this time; they show ${times.format(shown)}.`]),
    ...(shown === start.epoch * 1000 ? [] : [t`In UTC: ${moments.format(start.epoch * 1000)}.`]),
  ].join(" ");
}
