import { outcomeKinds, type DifferingStretch } from "../../../engine/index";
import { t } from "../text";
import { leastShown, roundOutcome } from "../names/outcomeWords";
import { fixed, quantity } from "../times";

/** How far the present count is from the baseline's, at most. */
export function stretchWords({ more, fewer }: Pick<DifferingStretch, "more" | "fewer">): string {
  if (more > 0 && fewer > 0) return t`now up to ${quantity(more)} more, up to ${quantity(fewer)} fewer`;
  if (more > 0) return t`now up to ${quantity(more)} more`;
  return fewer > 0 ? t`now up to ${quantity(fewer)} fewer` : t`same count, but a different number of pods`;
}

/**
 * The pod-hours that each stretch adds to the baseline's. Each is a difference of rounded sums, so that together they give the difference
 * that the outcomes show.
 */
export function podHours(stretches: readonly Pick<DifferingStretch, "podSeconds">[], baselinePodHours: number): string[] {
  // The sum starts from whole pod-seconds, so that it rounds at the end as the outcome does.
  let podSeconds = Math.round(baselinePodHours * 3600);
  return stretches.map((stretch) => {
    const before = roundOutcome("podHours", podSeconds / 3600);
    podSeconds += stretch.podSeconds;
    return podHoursText(roundOutcome("podHours", podSeconds / 3600) - before, stretch.podSeconds);
  });
}

function podHoursText(rounded: number, podSeconds: number): string {
  const size = fixed(Math.abs(rounded), outcomeKinds.podHours.decimals);
  const isNothing = Number(size) === 0;
  if (isNothing && podSeconds !== 0) return t`under ${leastShown("podHours")}\u00a0pod‑hours`;
  const sign = isNothing ? "" : rounded < 0 ? "−" : "+";
  return t`${sign + size}\u00a0pod‑hours`;
}
