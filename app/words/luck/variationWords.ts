/** The page's words for variations of a scenario. */
import type { Variation, VariationKind } from "../../../engine/index";
import { t } from "../text";
import { decimal, span } from "../times";

/** "Load 20% higher" */
export const variationWords = ({ kind, amount }: Variation): string => words[kind](amount).replaceAll(" %", "\u00a0%");

const words: Readonly<Record<VariationKind, (amount: number) => string>> = {
  load: (amount) => (amount > 1 ? t`Load ${percent(amount - 1)}% higher` : t`Load ${percent(1 - amount)}% lower`),
  shift: (amount) => (amount > 0 ? t`Load ${span(amount)} later` : t`Load ${span(-amount)} earlier`),
  startUp: (amount) => t`Start-up ${decimal(amount, 1)} times as long`,
};

const percent = (share: number) => decimal(100 * share, 0);
