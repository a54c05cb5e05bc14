import type { DifferingStretch } from "../../engine/index";
import { quantity } from "../ui/words";

/** By how many the present count is away from the baseline's, at most. */
export function stretchWords({ more, fewer }: Pick<DifferingStretch, "more" | "fewer">): string {
  if (more > 0 && fewer > 0) return `up to ${quantity(more)} more, ${quantity(fewer)} fewer now`;
  if (more > 0) return `up to ${quantity(more)} more now`;
  return fewer > 0 ? `up to ${quantity(fewer)} fewer now` : "same count, pods come or go";
}
