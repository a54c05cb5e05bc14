import { existsSync, statSync } from "node:fs";
import { coversGrid, createKnownRuns, type KnownRuns, type OpenStudy, type StudyRun } from "../../engine/index";
import type { Shard } from "./options";
import { createPartReader, partText, studyName, type Part } from "./studyPart";
import { writeWhole } from "../writing";
import { PartRefusal, readPart } from "./partFiles";
import type { Runners } from "./runners";
import { searchOf, type KnownSearch, type Progress } from "./searchWith";

export interface ShardWork {
  open: OpenStudy;
  shard: Shard;
  version: string;
  runners: Runners;
  stop: AbortSignal;
  progress(progress: Progress): void;
}

export interface ShardDone {
  /** Runs that this process computed. */
  computed: number;
  /** Runs that the parts of all shards cannot have, because they depend on the results of all; at most. */
  left: number;
  stopped: boolean;
  /** Parts that could not be used, a sentence each. */
  warnings: readonly string[];
  /** The part itself, if it goes to standard output. */
  part?: string;
}

/** Whose a run of a round is. Each shard gets runs of every case, because some cases take longer. */
const ownerOf = (place: number, { count }: Shard): number => 1 + ((place + Math.floor(place / count)) % count);

export const ownOf = (round: readonly StudyRun[], shard: Shard): StudyRun[] =>
  round.filter((_, place) => ownerOf(place, shard) === shard.index);

/**
 * Computes what can be known without the other shards, and writes it into one file: today's runs, on which all others depend, and the shard's
 * share of the round after them. If the budget covers the whole grid, nothing is left after that. What the file has is not computed again,
 * unless it is damaged. Without a file (`out` is "-") the part is returned.
 */
export async function shardAlone(work: ShardWork, out: string): Promise<ShardDone> {
  const { open, shard, version, stop } = work;
  const known = createKnownRuns();
  const isPiped = out === "-";
  if (!isPiped) refuseDevice(out);
  const warnings = isPiped ? [] : takeOwn(work, out, known);
  const before = known.count;
  const search = searchOf(open, known);
  const todays = search.round();
  let first = todays.length;
  let round: readonly StudyRun[];
  let own: readonly StudyRun[];
  do {
    search.goOn();
    round = search.round();
    own = round === todays ? round : ownOf(round, shard);
    await compute(
      work,
      search,
      own.filter((run) => known.get(run) === undefined),
    );
    if (round !== todays) first += round.length;
    search.goOn();
  } while (search.round() !== round && search.round().length > 0 && !stop.aborted);
  const complete = round !== todays && own.every((run) => known.get(run) !== undefined);
  const part = partText({ shard, piece: 0, complete, open, rows: known.rows() }, version);
  if (!isPiped) writeWhole(out, part);
  const left = coversGrid(open.space) || search.round().length === 0 ? 0 : open.space.budget - first;
  return { computed: known.count - before, left, stopped: !complete, warnings, ...(isPiped && { part }) };
}

/** Runs of the search, which takes them as they come. */
export function compute({ runners, stop, progress }: ShardWork, search: KnownSearch, runs: readonly StudyRun[]): Promise<void> {
  return runners.run(
    runs,
    (run, result) => {
      search.take(run, result);
      progress(search.progress());
    },
    stop,
  );
}

/** A part that is there goes on, unless it is of something else. Of a damaged one it says that all of it is computed again. */
/** A device or a pipe has no end to read to, and a part that takes its place would remove it. */
function refuseDevice(out: string): void {
  const state = statSync(out, { throwIfNoEntry: false });
  if (state === undefined || state.isFile() || state.isDirectory()) return;
  throw new PartRefusal(`${out}: It is a device or a pipe, not a file. Without --out, the part goes to standard output.`);
}

function takeOwn({ open, version }: ShardWork, out: string, known: KnownRuns): string[] {
  if (!existsSync(out)) return [];
  let part: Part;
  try {
    part = readPart(out, createPartReader(version));
  } catch (error) {
    if (!(error instanceof PartRefusal) || error.fault !== "damaged") throw error;
    return [`${error.message} It was computed again.`];
  }
  if (part.study !== studyName(open)) throw new PartRefusal(`${out}: It is a part of another study. Remove it, or write to another file.`);
  for (const { run, result } of part.runs) known.add(run, result);
  return [];
}
