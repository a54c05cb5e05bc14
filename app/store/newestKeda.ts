import { latestKedaVersion, type Scenario } from "../../engine/index";
import { summaryOf } from "./summaries";

/**
 * A ScaledObject in a scenario that began without one is new, so the newest KEDA runs it. One that began with a ScaledObject keeps the release
 * that it names, or the one that a scenario without a name means. Without a ScaledObject the newest release has no meaning, and goes again.
 */
export function withNewestKeda(next: Scenario, origin: Scenario): Scenario {
  if (origin.flags.kedaVersion !== undefined || names(origin) !== false) return next;
  const { kedaVersion, ...flags } = next.flags;
  if (names(next) === true && kedaVersion === undefined) return { ...next, flags: { ...flags, kedaVersion: latestKedaVersion } };
  return names(next) === false && kedaVersion === latestKedaVersion ? { ...next, flags } : next;
}

/** null: the text is long, and not known yet. */
const names = ({ manifest }: Scenario): boolean | null => summaryOf(manifest)?.namesScaledObject ?? null;
