import { outcomeKinds, withCostDifference, type Comparison, type DifferingStretch, type Price } from "../../../engine/index";
import { money } from "../money";
import { roundOutcome } from "../names/outcomeWords";
import { cleanDifference } from "../numbers";
import { meant, plural, t } from "../text";
import { clock, exact, percents, quantity, span } from "../times";

/** `lead` is emphasised. `from` is the second at which the largest difference begins. */
export interface NetWords {
  lead: string;
  text: string;
  from: number;
}

/** What the change cost in all, also in money if there is a price, and where the counts differ most, or else the pods; null if neither differs anywhere. */
export function netWords(
  { outcomes, stretches, lastSecond }: Pick<Comparison, "outcomes" | "stretches" | "lastSecond">,
  price?: Price,
): NetWords | null {
  const [first] = stretches;
  if (first === undefined) return null;
  const largest = stretches.reduce((most, each) => (isLarger(each, most) ? each : most), first);
  const valuesOf = (name: "podHours" | "requestsFailed" | "overloadedSeconds") => outcomes.find(({ outcome }) => outcome === name);
  const hours = podHoursWords(valuesOf("podHours"));
  const cost = costWords(
    withCostDifference(outcomes, price).find(({ outcome }) => outcome === "cost"),
    price,
  );
  const pods = cost === null ? hours : `${hours}, ${cost}`;
  // What a saving costs is as loud as the saving.
  const suffered = failedWords(valuesOf("requestsFailed")) ?? overloadWords(valuesOf("overloadedSeconds"));
  return {
    lead: suffered === null ? `${pods}.` : `${pods}, ${suffered}.`,
    text: stretchText(largest, lastSecond, stretches.length > 1),
    from: largest.from,
  };
}

/** By the count, so that no outcome shows a larger difference of counts; of equal counts by the pod-hours. */
function isLarger(one: DifferingStretch, other: DifferingStretch): boolean {
  const size = ({ more, fewer }: DifferingStretch) => Math.max(more, fewer);
  return size(one) - size(other) > 0 || (size(one) === size(other) && Math.abs(one.podSeconds) > Math.abs(other.podSeconds));
}

type Values = { baseline: number | null; now: number | null } | undefined;

/** "0.560 pod-hours less (12%)" */
function podHoursWords(values: Values): string {
  const [before, after] = [values?.baseline ?? 0, values?.now ?? 0];
  const difference = roundOutcome("podHours", after) - roundOutcome("podHours", before);
  if (Math.abs(difference) < 0.0005) return t`As many pod-hours`;
  const size = t`${exact(Math.abs(difference), 3)} pod-hours`;
  const words = difference < 0 ? meant("than the other run")`${size} less` : meant("than the other run")`${size} more`;
  const percent = Math.round((100 * Math.abs(difference)) / before);
  return Number.isFinite(percent) && percent > 0 ? `${words} (${percents(quantity(percent))})` : words;
}

/** "€0.022 less"; null without a price, and if both runs show as much. */
function costWords(values: Values, price: Price | undefined): string | null {
  if (values === undefined || values.baseline === null || values.now === null) return null;
  const difference = cleanDifference(roundOutcome("cost", values.now), roundOutcome("cost", values.baseline));
  if (difference === 0) return null;
  const sum = money(Math.abs(difference), outcomeKinds.cost.decimals, price?.currency);
  return difference < 0 ? meant("than the other run")`${sum} less` : meant("than the other run")`${sum} more`;
}

/** "312 failed requests more"; null if both runs show as many. */
function failedWords(values: Values): string | null {
  if (values === undefined || values.baseline === null || values.now === null) return null;
  const difference = roundOutcome("requestsFailed", values.now) - roundOutcome("requestsFailed", values.baseline);
  if (difference === 0) return null;
  const requests = plural(Math.abs(difference), "failed request");
  return difference < 0 ? meant("than the other run")`${requests} less` : meant("than the other run")`${requests} more`;
}

/** "overloaded 2 min 56 s longer"; null if both runs show as long. */
function overloadWords(values: Values): string | null {
  if (values === undefined || values.baseline === null || values.now === null) return null;
  const difference = roundOutcome("overloadedSeconds", values.now) - roundOutcome("overloadedSeconds", values.baseline);
  if (difference === 0) return null;
  const time = span(Math.abs(difference));
  return difference < 0 ? t`overloaded ${time} shorter` : t`overloaded ${time} longer`;
}

/** "The largest difference is from 26:00 to 31:02: up to 8 pods fewer." */
function stretchText({ from, to, more, fewer }: DifferingStretch, lastSecond: number, isOneOfMany: boolean): string {
  const [start, end] = [clock(from), clock(Math.min(to, lastSecond))];
  if (more === 0 && fewer === 0) {
    return isOneOfMany
      ? t`The counts are the same, but the number of pods differs, most from ${start} to ${end}.`
      : t`The counts are the same, but the number of pods differs from ${start} to ${end}.`;
  }
  const when = isOneOfMany ? t`The largest difference is from ${start} to ${end}` : t`The counts differ from ${start} to ${end}`;
  if (more > 0 && fewer > 0) return t`${when}: up to ${plural(more, "pod")} more, and up to ${quantity(fewer)} fewer.`;
  if (more > 0) return t`${when}: up to ${plural(more, "pod")} more.`;
  return t`${when}: up to ${plural(fewer, "pod")} fewer.`;
}
