import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { isFieldAt, workloadFields, type FormNumber, type WorkloadNumber } from "../../engine/index";
import { useChangeable } from "../store/lesson";
import { withLineFeeds } from "../store/lineFeeds";
import { setGesture, setManifest, setWorkload, useScenario } from "../store/scenario";
import { useDrag } from "../ui/useDrag";
import { workloadWording } from "../words/names/workloadWords";
import { t } from "../words/text";
import { decidingNumbers, steppedDigits, type DecidingNumber } from "./decidingNumbers";
import "./BoundNumber.css";

/** What belongs to a number before this text. */
export const unitOf = (text: string): string => /^(?:\u00a0?%|Mi|m)(?![a-z])/.exec(text)?.[0] ?? "";

/** A number of the scenario as it is now, and how to write it. */
export interface Place {
  label: string;
  digits: string;
  input: FormNumber;
  write(digits: string): void;
}

/** A text of the manifest, and where its numbers are. */
interface ReadText {
  text: string;
  numbers: readonly DecidingNumber[];
}

/** Finds a field's number in the scenario; null for one that it does not have, or that may not be changed now. */
export function usePlaces(): (field: string) => Place | null {
  const { manifest, workload } = useScenario(({ scenario }) => scenario);
  const [read, setRead] = useState<ReadText | null>(null);
  // A drag writes faster than React draws.
  const newest = useRef(read);
  const changeable = { manifest: useChangeable("manifestNumber"), workload: useChangeable("workloadNumber") };
  const keep = (next: ReadText) => {
    newest.current = next;
    setRead(next);
  };
  const keepRead = useEffectEvent(keep);
  useEffect(() => {
    let isOld = false;
    const text = withLineFeeds(manifest);
    if (!changeable.manifest || newest.current?.text === text) return undefined;
    void decidingNumbers(text).then((numbers) => {
      if (numbers !== null && !isOld) keepRead({ text, numbers });
    });
    return () => void (isOld = true);
  }, [manifest, changeable.manifest]);
  const write = (field: string, digits: string) => {
    const { current } = newest;
    const number = current?.numbers.find(({ path }) => isFieldAt(field, path));
    if (!current || !number || withLineFeeds(useScenario.getState().scenario.manifest) !== current.text) return;
    const after = written(current, number, digits);
    keep(after);
    setManifest(after.text, "manifestNumber");
  };
  return (field) => {
    const name = /^workload\.(\w+)$/.exec(field)?.[1];
    if (name !== undefined) {
      const number = name as WorkloadNumber;
      if (!changeable.workload) return null;
      const { min, max, step } = workloadFields[number];
      return {
        label: workloadWording(number, workload.kind).label,
        digits: String(workload[number]),
        input: { kind: "number", form: "whole", min, max, step },
        write: (digits) => setWorkload({ [number]: Number(digits) }, "workloadNumber"),
      };
    }
    const number = changeable.manifest ? read?.numbers.find(({ path }) => isFieldAt(field, path)) : undefined;
    if (!read || !number) return null;
    return {
      label: number.path.slice(number.path.lastIndexOf(".") + 1),
      digits: digitsAt(read.text, number),
      input: number.input,
      write: (digits) => write(field, digits),
    };
  };
}

const digitsAt = (text: string, { line, column, endColumn }: DecidingNumber): string =>
  text.split("\n")[line - 1]!.slice(column - 1, endColumn - 1);

/** The text with other digits of a number, and its numbers where they are then. */
function written({ text, numbers }: ReadText, number: DecidingNumber, digits: string): ReadText {
  const { line, column, endColumn } = number;
  const lines = text.split("\n");
  const whole = lines[line - 1]!;
  const longer = digits.length - (endColumn - column);
  return {
    text: lines.with(line - 1, whole.slice(0, column - 1) + digits + whole.slice(endColumn - 1)).join("\n"),
    numbers: numbers.map((each) => {
      if (each.line !== line || each.column < column) return each;
      return { ...each, column: each === number ? column : each.column + longer, endColumn: each.endColumn + longer };
    }),
  };
}

/** So many pixels of a drag are one step, as in the editor. */
const stepPixels = 4;
const keySteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 };

/** A number in the text. What was true of the original stays in sight: a changed number says what it was, and goes back there at a press. */
export function BoundNumber({ original, unit, place }: { original: string; unit: string; place: Place | null }) {
  const drag = useDrag((from) => {
    const began = place?.digits;
    const to = (x: number) => {
      if (!place || began === undefined) return;
      const steps = Math.trunc((x - from) / stepPixels);
      place.write(steps === 0 ? began : steppedDigits(began, place.input, steps));
    };
    setGesture(true);
    return {
      move: to,
      end: () => setGesture(false),
      cancel() {
        to(from);
        setGesture(false);
      },
    };
  });
  if (!place) return original + unit;
  const { label, digits, input, write } = place;
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = keySteps[event.key];
    if (steps === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    write(steppedDigits(digits, input, event.shiftKey ? 10 * steps : steps));
  };
  return (
    <>
      <span
        className="bound-number"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands in a sentence
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={Number(digits)}
        aria-valuemin={input.min}
        aria-valuemax={Number.isFinite(input.max) ? input.max : undefined}
        title={t`${label}: drag to change the number; the arrow keys do it, too`}
        onKeyDown={onKeyDown}
        {...drag}
      >
        {digits}
      </span>
      {unit}
      {digits !== original && (
        <>
          {" ("}
          <button type="button" className="lk" title={t`Back to ${original + unit}`} onClick={() => write(original)}>
            {t`was ${original + unit}`}
          </button>
          {")"}
        </>
      )}
    </>
  );
}
