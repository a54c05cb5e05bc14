import type { Run } from "../../run/run";
import { span } from "../times";
import { moment, say, type Phrase } from "./phrase";

/**
 * A proposal can expire, or a policy can allow the next change, between two syncs. This says which sync first sees it. The result is empty
 * if every time is the time of a sync or is after the run. `told` holds times that the page already mentioned.
 */
export function syncPhrases(said: readonly number[], at: number, run: Pick<Run, "steps"> | null, told: readonly number[] = []): Phrase[] {
  const syncs = run?.steps.at ?? new Float64Array();
  const between = [...new Set(said)].filter((second) => second > at && !told.includes(second)).toSorted((one, other) => one - other);
  const related = between.flatMap((second) => {
    const index = syncs.findIndex((sync) => sync >= second);
    const [sync, before] = [syncs[index], syncs[index - 1]];
    return sync === undefined || before === undefined || sync === second ? [] : [{ second, sync, period: sync - before }];
  });
  return related.flatMap(({ second, sync, period }, index) =>
    index === 0
      ? say`Syncs run every ${span(period)}; the first at or after ${moment(second)} is at ${moment(sync)}.`
      : say` The first at or after ${moment(second)} is at ${moment(sync)}.`,
  );
}

export const timesIn = (phrases: readonly Phrase[]): number[] =>
  phrases.flatMap((phrase) => (phrase.kind === "time" ? [phrase.second] : []));
