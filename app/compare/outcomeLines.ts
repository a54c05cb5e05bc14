import type { OutcomeDifference, Outcomes, Workload } from "../../engine/index";
import { outcomeWords } from "../ui/outcomeWords";
import { t } from "../ui/text";
import { decimal } from "../ui/words";
import { tenths } from "./tenths";

export interface OutcomeLine {
  name: string;
  definition: string;
  baseline: string;
  now: string;
  /** "same", "−32.5"; "nearly" where it is less than the last digit shown. */
  difference: string;
  same: boolean;
}

/** A row for each outcome that the runs have. Where one of them is a service, both are spoken of as one. */
export function outcomeLines(outcomes: readonly OutcomeDifference[], kinds: readonly Workload["kind"][]): OutcomeLine[] {
  return outcomeWords(kinds.every((kind) => kind === "queue") ? "queue" : "service").flatMap(
    ({ outcome, name, write, unit, definition }) => {
      const found = outcomes.find((each) => each.outcome === outcome);
      if (!found) return [];
      const [called, text] = written(outcome) ?? [
        unit === "" || unit === "%" ? name : `${name}, ${unit.replace("-", "‑")}`,
        (value: number) => `${write(value)}${unit === "%" ? "%" : ""}`,
      ];
      const cell = (value: number | null) => (value === null ? "–" : text(value));
      return [
        {
          name: called,
          definition,
          baseline: cell(found.baseline),
          now: cell(found.now),
          difference: differenceText(found, text),
          same: isSame(found),
        },
      ];
    },
  );
}

/** Pod-minutes, as the stretches have them. */
function written(outcome: keyof Outcomes): [name: string, text: (hours: number) => string] | null {
  return outcome === "podHours" ? [t`Pod-minutes`, (hours) => tenths(hours * 60)] : null;
}

/** Of an outcome that neither run has, too. */
const isSame = ({ difference, baseline, now }: OutcomeDifference): boolean => (difference === null ? baseline === now : difference === 0);

function differenceText(found: OutcomeDifference, text: (value: number) => string): string {
  const { outcome, difference } = found;
  if (isSame(found)) return t`same`;
  if (difference === null) return "–";
  const size = outcome === "failedShare" ? t`${decimal(Math.abs(difference) * 100, 2)} points` : text(Math.abs(difference));
  if (Number.parseFloat(size) === 0) return t`nearly`;
  return `${difference < 0 ? "−" : "+"}${size}`;
}
