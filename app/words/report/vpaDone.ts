import type { VpaTrace } from "../../../engine/index";
import { plural, t } from "../text";
import { quantity } from "../times";
import { historyWords } from "../vpa/historyWords";
import { amountsText } from "../vpa/vpaAmounts";

/** "VPA: 3 pods evicted, 2 resized in place; target of web 410m CPU, 250Mi memory." The target is that of the run's end. */
export function vpaDone({ history, recommendations, actions }: Pick<VpaTrace, "history" | "recommendations" | "actions">): string {
  const podsOf = (kind: (typeof actions)[number]["kind"]) =>
    new Set(actions.filter((action) => action.kind === kind && action.ok).map(({ pod }) => pod)).size;
  const did = t`VPA: ${plural(podsOf("evict"), "pod")} evicted, ${quantity(podsOf("resize"))} resized in place`;
  const last = recommendations.at(-1);
  if (last === undefined) return t`${did}; no recommendation. ${historyWords(history)}`;
  const targets = Object.entries(last.containers).map(([name, { target }]) => t`target of ${name} ${amountsText(target)}`);
  return `${[did, ...targets].join("; ")}. ${historyWords(history)}`;
}
