import type { UpdateMode } from "../vpa/vpa";
import { countBySecond } from "./bySecond";
import type { Trace } from "./trace";
import type { VpaAmounts } from "./vpaTrace";

/** What is true of every Vertical Pod Autoscaler in every run, one line for each breach. */
export function vpaKeepsItsRules(trace: Trace): string[] {
  if (trace.vpa === null) return [];
  return [...boundsEncloseTheTarget(trace), ...modesActAsNamed(trace), ...podsAreEvictedOnce(trace), ...evictionsLeaveHalf(trace)].slice(
    0,
    5,
  );
}

function boundsEncloseTheTarget({ vpa }: Trace): string[] {
  return vpa!.recommendations.flatMap(({ at, containers }) =>
    Object.entries(containers).flatMap(([name, { lower, target, upper }]) =>
      (["cpuMilli", "memoryBytes"] satisfies (keyof VpaAmounts)[]).flatMap((key) => {
        const [low, value, high] = [lower[key], target[key], upper[key]];
        if (value === undefined || low === undefined || high === undefined) return [];
        return low <= value && value <= high ? [] : [`${at} s: ${name} is to have ${value} (${key}), between ${low} and ${high}`];
      }),
    ),
  );
}

const mayDo: Record<UpdateMode, readonly ("evict" | "resize")[]> = {
  Off: [],
  Initial: [],
  Recreate: ["evict"],
  Auto: ["evict"],
  InPlaceOrRecreate: ["evict", "resize"],
  InPlace: ["resize"],
};

function modesActAsNamed({ vpa }: Trace): string[] {
  const { actions, admissions, updateMode } = vpa!;
  const found = actions.flatMap(({ at, kind, pod }) =>
    mayDo[updateMode].includes(kind) ? [] : [`${at} s: ${kind} of ${pod} in mode ${updateMode}`],
  );
  if (updateMode === "Off") found.push(...admissions.map(({ at, pod }) => `${at} s: requests of ${pod} set in mode Off`));
  return found;
}

/** The API server deletes a pod that it lets be evicted, with its grace period. */
function podsAreEvictedOnce({ vpa, pods, durationSeconds }: Trace): string[] {
  const lives = new Map(pods.map((pod) => [pod.name, pod]));
  const seen = new Set<string>();
  return vpa!.actions.flatMap(({ at, kind, ok, pod }) => {
    if (kind !== "evict" || !ok) return [];
    const life = lives.get(pod);
    if (seen.has(pod)) return [`${at} s: ${pod} was evicted again`];
    seen.add(pod);
    const ends =
      life?.phases.some((phase) => phase.phase === "terminating" && phase.at >= at && phase.at <= at + 1) || life?.goneAt != null;
    return ends || at >= durationSeconds ? [] : [`${at} s: ${pod} was evicted and lives on`];
  });
}

/**
 * Of the pods that run, one run of the updater leaves more than the count without half of it, cut to a whole number. A count of one may lose
 * its only pod (`eviction-tolerance` 0.5; the object's or the flag's least count of pods is not looked at here).
 */
function evictionsLeaveHalf({ vpa, pods, seconds }: Trace): string[] {
  const evictions = vpa!.actions.filter(({ kind, ok }) => kind === "evict" && ok);
  const running = countBySecond(
    seconds.written.length,
    pods,
    (phase) => phase !== "pending" && phase !== "terminating" && phase !== "failed",
  );
  const pending = countBySecond(seconds.written.length, pods, (phase) => phase === "pending");
  return [...new Set(evictions.map(({ at }) => at))].flatMap((at) => {
    const together = evictions.filter((each) => each.at === at).length;
    const before = Math.max(1, at) - 1;
    const configured = seconds.written[before]!;
    const least = configured - Math.trunc(configured / 2);
    const most = Math.max(1, running[before]! - least) + pending[before]!;
    return together > most ? [`${at} s: ${together} evictions, at most ${most} may be`] : [];
  });
}
