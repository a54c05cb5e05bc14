import { percents, unrounded } from "../../app/words/numbers";
import { nothingServedWords } from "../../app/words/study/tuneWords";
import {
  costKinds,
  harmKinds,
  outcomeKinds,
  type Cost,
  type OpenStudy,
  type Outcome,
  type Study,
  type Variation,
} from "../../engine/index";

/** A cost or a harm: its name as files have it, and how a value is written. */
export interface Measure {
  name: string;
  write(value: number): string;
}

export const costOf = ({ cost }: Study): Measure => (cost.kind === "price" ? price(cost) : outcomeMeasure(costKinds[cost.kind].outcome));

export const harmOf = ({ harm }: Study): Measure => outcomeMeasure(harmKinds[harm].outcome);

const price = ({ pricePerPodHour }: Extract<Cost, { kind: "price" }>): Measure => ({
  name: `podHours × ${pricePerPodHour}`,
  write: (value) => unrounded(value.toFixed(3)),
});

function outcomeMeasure(outcome: Outcome): Measure {
  const { unit, decimals } = outcomeKinds[outcome];
  const write = (value: number) =>
    unit === "" ? percents(unrounded((100 * value).toFixed(decimals))) : `${unrounded(value.toFixed(decimals))}${unit === "s" ? " s" : ""}`;
  return { name: outcome, write: (value) => (value === Infinity ? nothingServedWords() : write(value)) };
}

/** `spec.metrics[0].resource.target.averageUtilization` → `metrics[0].averageUtilization`. */
export const shortPath = (path: string): string => path.replace(/^spec\.(behavior\.)?/, "").replace(/\.\w+\.target\./, ".");

export const differenceWords = ({ path, today, value }: { path: string; today: string; value: string }): string =>
  `${shortPath(path)} ${today} → ${value}`;

export function casesWords({ study }: OpenStudy): string {
  const { seeds, variations } = study;
  if (variations.length === 0) return `${seeds} seeds`;
  return `${seeds} seeds, each as it is and with ${variations.map(variationWords).join(", ")}`;
}

/** As the command line takes it. */
export const variationWords = ({ kind, amount }: Variation): string => `${kind}=${amount}`;

export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;
