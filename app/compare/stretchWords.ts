import type { DifferingStretch } from "../../engine/index";
import { t } from "../ui/text";
import { quantity } from "../ui/words";
import { tenths } from "./tenths";

/** By how many the present count is away from the baseline's, at most. */
export function stretchWords({ more, fewer }: Pick<DifferingStretch, "more" | "fewer">): string {
  if (more > 0 && fewer > 0) return t`up to ${quantity(more)} more, ${quantity(fewer)} fewer now`;
  if (more > 0) return t`up to ${quantity(more)} more now`;
  return fewer > 0 ? t`up to ${quantity(fewer)} fewer now` : t`same count, pods come or go`;
}

export function podMinutes(podSeconds: number): string {
  const minutes = tenths(Math.abs(podSeconds) / 60);
  const sign = minutes === "0.0" ? "" : podSeconds < 0 ? "−" : "+";
  return t`${sign + minutes}\u00a0pod‑minutes`;
}
