import { useId, useState } from "react";
import type { ExplainedPiece, TimeRange } from "../../../engine/index";
import { useEvidence, type EvidencePiece } from "../../store/evidence";
import { language } from "../../text/language";
import { t } from "../../words/text";
import "./chooseTime.css";

const daySeconds = 86_400;

/** The time of the points of a text that has too many; null for any other text. */
export const spanOf = ({ span }: EvidencePiece, read: ExplainedPiece | null): TimeRange | null =>
  span ?? read?.unread.find((unread) => unread.span !== undefined)?.span ?? null;

/** Whether a text has too many points, so that none was read. */
export const isTooLong = ({ unread }: ExplainedPiece): boolean => unread.some(({ span }) => span !== undefined);

/** Of a text with too many points, the part that is read. `read`: what was read of it last; null while it is read. */
export function ChooseTime({ index, piece, read }: { index: number; piece: EvidencePiece; read: ExplainedPiece | null }) {
  const span = spanOf(piece, read);
  const [open, setOpen] = useState(false);
  if (span === null) return null;
  const isStillTooLong = read !== null && isTooLong(read);
  if (piece.range && !isStillTooLong && !open) {
    return (
      <div className="choose-time">
        <p>{t`Read: ${moment(piece.range.from)} to ${moment(piece.range.to)}.`}</p>
        <button type="button" className="lk" onClick={() => setOpen(true)}>
          {t`Choose another time`}
        </button>
      </div>
    );
  }
  const take = (range: TimeRange) => {
    setOpen(false);
    readWithin(index, range, span);
  };
  return <TimeForm span={span} range={piece.range} isStillTooLong={isStillTooLong && piece.range !== undefined} onTake={take} />;
}

interface TimeFormProps {
  span: TimeRange;
  /** What was chosen before. */
  range: TimeRange | undefined;
  isStillTooLong: boolean;
  onTake: (range: TimeRange) => void;
}

function TimeForm({ span, range, isStillTooLong, onTake }: TimeFormProps) {
  const id = useId();
  const start = range ?? lastOf(span, daySeconds);
  const [from, setFrom] = useState(fieldText(start.from));
  const [to, setTo] = useState(fieldText(start.to, true));
  const chosen = { from: secondOf(from), to: secondOf(to) };
  const error = !(chosen.to > chosen.from)
    ? t`The end must be later than the beginning.`
    : chosen.to < span.from || chosen.from > span.to
      ? t`The text has no points of this time.`
      : null;
  const fields = [
    [t`Read from`, from, setFrom],
    [t`Read to`, to, setTo],
  ] as const;
  return (
    <form
      className="choose-time"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (error === null) onTake(chosen);
      }}
    >
      <p>{t`Its points are from ${moment(span.from)} to ${moment(span.to)}. Choose the part that is read.`}</p>
      <div className="choose-time-fields">
        {fields.map(([label, value, set]) => (
          <label key={label}>
            {label}
            <input
              type="datetime-local"
              value={value}
              min={fieldText(span.from)}
              max={fieldText(span.to, true)}
              aria-invalid={error !== null}
              aria-describedby={id}
              onChange={({ target }) => set(target.value)}
            />
          </label>
        ))}
      </div>
      <p id={id} role="status" className="c-error">
        {error ?? (isStillTooLong && t`This time has too many points, too. Choose a shorter one.`)}
      </p>
      <div className="choose-time-presses">
        <button type="submit" className="btn on" disabled={error !== null}>
          {t`Read this time`}
        </button>
        <button type="button" className="btn line" onClick={() => onTake(lastOf(span, daySeconds))}>
          {t`The last day`}
        </button>
        <button type="button" className="btn line" onClick={() => onTake(lastOf(span, 3600))}>
          {t`The last hour`}
        </button>
      </div>
    </form>
  );
}

const lastOf = ({ from, to }: TimeRange, seconds: number): TimeRange => ({ from: Math.max(from, to - seconds), to });

function readWithin(index: number, range: TimeRange, span: TimeRange): void {
  useEvidence.setState(({ pieces }) => ({
    pieces: pieces.map((piece, at) => (at === index ? { ...piece, range, span } : piece)),
    explained: null,
    failure: null,
    autoscaler: 0,
    sync: null,
    line: null,
    lit: [],
  }));
}

const moments = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
const moment = (second: number): string => moments.format(second * 1000);

/** A second as the field writes it, in the browser's zone; the minute that it is in, or with `up` the next whole one. */
function fieldText(second: number, up = false): string {
  const minute = 60 * (up ? Math.ceil(second / 60) : Math.floor(second / 60));
  return new Date((minute - 60 * new Date(minute * 1000).getTimezoneOffset()) * 1000).toISOString().slice(0, 16);
}

/** NaN where the field is not filled in. */
const secondOf = (text: string): number => new Date(text).getTime() / 1000;
