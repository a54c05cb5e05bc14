import { timeUnits, type SamplesChoices, type TimeReading, type TimeUnit } from "../../engine/index";
import { t } from "../words/text";
import { span } from "../words/times";
import { momentText } from "../words/exchange/moments";

interface TimeChoiceProps {
  time: TimeReading;
  /** Seconds between samples; 0 for a single sample. */
  step: number;
  onChoose(choices: Pick<SamplesChoices, "timeColumn" | "timeUnit">): void;
}

/** The column of the time and its unit, with the first and last time that they give. */
export function TimeChoice({ time, step, onChoose }: TimeChoiceProps) {
  const { columns, chosen, unit, kind } = time;
  const first = momentText(time.first, kind);
  const isOneDay = kind === "date" && Math.floor(time.first / 86_400) === Math.floor(time.last / 86_400);
  const last = momentText(time.last, isOneDay ? "clock" : kind);
  const name = ({ column, heading }: (typeof columns)[number]) => (heading === "" ? t`column ${column + 1}` : heading);
  return (
    <div className="bring-in-row">
      <span className="bring-in-label">{t`Time`}</span>
      <div>
        {columns.length > 1 && chosen !== null && (
          <select aria-label={t`Time column`} value={chosen} onChange={({ target }) => onChoose({ timeColumn: Number(target.value) })}>
            {columns.map((each) => (
              <option key={each.column} value={each.column}>
                {name(each)}
              </option>
            ))}
          </select>
        )}
        {columns.length === 1 && columns[0]!.heading !== "" && <span className="mono bring-in-name">{columns[0]!.heading}</span>}
        {unit !== null && (
          <select
            aria-label={t`Unit of time`}
            value={unit}
            onChange={({ target }) => onChoose({ ...(chosen !== null && { timeColumn: chosen }), timeUnit: target.value as TimeUnit })}
          >
            {timeUnits.map((each) => (
              <option key={each} value={each}>
                {unitWords[each]}
              </option>
            ))}
          </select>
        )}
        <span>{first === last ? first : t`${first} to ${last}`}</span>
        {step > 0 && <span className="muted">{t`a sample every ${step < 1 ? t`${step} s` : span(step)}`}</span>}
      </div>
    </div>
  );
}

const unitWords: Record<TimeUnit, string> = {
  s: t`in seconds`,
  ms: t`in milliseconds`,
  us: t`in microseconds`,
  ns: t`in nanoseconds`,
  min: t`in minutes`,
  h: t`in hours`,
  days: t`in spreadsheet days`,
};
