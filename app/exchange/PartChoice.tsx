import { useState } from "react";
import type { TimeReading } from "../../engine/index";
import { t } from "../words/text";
import { quantity, runLength } from "../words/times";
import { clockText, dayText, momentText, parseMoment } from "../words/exchange/moments";
import { dayOf, longestPart } from "./loadPart";
import type { Part, SeriesSummary } from "./samplesRequests";

interface PartChoiceProps {
  series: SeriesSummary;
  kind: TimeReading["kind"];
  part: Part;
  onChoose(part: Part): void;
}

/** Cuts the samples to a part that a run can have, which is a day at most. */
export function PartChoice({ series, kind, part, onChoose }: PartChoiceProps) {
  const { first, last, days } = series;
  const isLong = last - first > longestPart;
  const bounds = isLong ? dayOf(series, part.from) : { from: first, to: last };
  const write = (second: number, isEnd: boolean) => (kind === "count" ? momentText(second, kind) : clockText(second, isEnd));
  const field = (label: string, end: "from" | "to") => (
    <MomentField
      key={`${end} ${bounds.from}`}
      label={label}
      text={write(part[end], end === "to" && part.to > part.from)}
      read={(text) => parseMoment(text, kind, bounds)}
      accept={(second) => (end === "from" ? second < part.to : second > part.from)}
      onChange={(second) => onChoose({ ...part, [end]: second })}
    />
  );
  return (
    <div className="bring-in-row">
      <span className="bring-in-label">{t`Part`}</span>
      <div>
        {isLong && (
          <select aria-label={t`Day`} value={bounds.from} onChange={({ target }) => onChoose(dayOf(series, Number(target.value)))}>
            {days.map(({ start, highest }, index) => {
              const value = dayOf(series, start).from;
              const name = kind === "date" ? dayText(start) : t`day ${index + 1}`;
              return (
                <option key={start} value={value}>
                  {t`${name}, highest ${quantity(highest)}`}
                </option>
              );
            })}
          </select>
        )}
        {field(t`from`, "from")}
        {field(t`to`, "to")}
        <span className="muted">{runLength(part.to - part.from)}</span>
      </div>
    </div>
  );
}

interface MomentFieldProps {
  label: string;
  text: string;
  read(text: string): number | null;
  accept(second: number): boolean;
  onChange(second: number): void;
}

/** The typed text stays even if it is not a time of the part; the last good time then applies. */
function MomentField({ label, text, read, accept, onChange }: MomentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const second = typed === null ? null : read(typed);
  const valid = typed === null || (second !== null && accept(second));
  return (
    <label className="bring-in-moment">
      {label}
      <input
        type="text"
        autoComplete="off"
        value={typed ?? text}
        aria-invalid={!valid}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = read(target.value);
          if (next !== null && accept(next)) onChange(next);
        }}
        onBlur={() => valid && setTyped(null)}
      />
    </label>
  );
}
