import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createKnownRuns, rowOf, seededRandom, type KnownRun, type StudyRun } from "../../engine/index";
import { createPartReader, partText, studyName } from "./studyPart";
import { writeWhole } from "../writing";
import { freePiece, isPassedOver, PartRefusal, pieceName, piecesIn, readPart } from "./partFiles";
import { ownOf, type ShardDone, type ShardWork } from "./shard";
import { searchOf } from "./searchWith";

/** Milliseconds. */
const look = 50;
const longestPatience = 5000;
const shortestSlice = 500;
const longestSlice = 20_000;

/**
 * Shards that share a directory go through the rounds of a search together. Each computes its share of a round, writes it as a piece, and
 * reads the others' pieces. What others have not done when a shard has waited a little, it computes itself: a run has the same result
 * everywhere, so nothing is lost if two compute it, and no shard ever has to wait for one that is slow, ended, or not started yet. For the same
 * reason a piece that is damaged costs only its runs: they are missing, so they are computed again.
 */
export async function shardTogether(work: ShardWork, directory: string): Promise<ShardDone> {
  const { open, shard, version, runners, stop, progress } = work;
  mkdirSync(directory, { recursive: true });
  const known = createKnownRuns();
  const search = searchOf(open, known);
  const pieces = pieceTaker(work, directory, (run) => known.add(run.run, run.result));
  const random = seededRandom(shard.index);
  const begun = Date.now();
  let computed = 0;
  let piece = 1;
  let millisecondsPerRun = 5;
  let patience = { round: search.round(), until: 0 };

  const slice = async (runs: readonly StudyRun[], milliseconds: number): Promise<void> => {
    const done: KnownRun[] = [];
    const from = Date.now();
    const some = runs.slice(0, Math.max(1, Math.ceil(milliseconds / millisecondsPerRun)));
    const took = (run: StudyRun, result: KnownRun["result"]): void => {
      done.push({ run, result });
      search.take(run, result);
      progress(search.progress());
    };
    await runners.run(some, took, stop).finally(() => {
      if (done.length === 0) return;
      piece = freePiece(directory, shard, piece);
      const rows = done.map(rowOf);
      writeWhole(join(directory, pieceName(shard, piece)), partText({ shard, piece, complete: false, open, rows }, version));
    });
    computed += done.length;
    if (done.length > 0) millisecondsPerRun = (Date.now() - from) / done.length;
  };

  for (;;) {
    pieces.takeNew();
    search.goOn();
    const missing = search.missing();
    if (missing.length === 0 || stop.aborted) return { computed, left: 0, stopped: missing.length > 0, warnings: pieces.warnings() };
    const round = search.round();
    const own = new Set(ownOf(round, shard));
    const mine = missing.filter((run) => own.has(run));
    const elapsed = Date.now() - begun;
    if (mine.length > 0) {
      const from = Date.now();
      await slice(mine, Math.min(longestSlice, Math.max(shortestSlice, elapsed / 30)));
      const took = Date.now() - from;
      patience = { round, until: Date.now() + Math.min(longestPatience, Math.max(2 * look, took / 4)) };
    } else if (patience.round === round && Date.now() < patience.until) await pause(look);
    else await slice(shuffled(missing, random), shortestSlice);
  }
}

/** Each shard begins at another place, so that two seldom compute the same. */
function shuffled(runs: readonly StudyRun[], random: { next(): number }): StudyRun[] {
  return runs
    .map((run) => ({ run, by: random.next() }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ run }) => run);
}

/** Takes the pieces that it has not taken yet. A piece without use is looked at again only if its file changes. */
function pieceTaker({ open, version }: ShardWork, directory: string, take: (run: KnownRun) => void) {
  const reader = createPartReader(version);
  const name = studyName(open);
  const taken = new Set<string>();
  const useless = new Map<string, { file: string; says: string }>();
  const takePiece = (path: string): void => {
    const part = readPart(path, reader);
    if (part.study !== name) throw new PartRefusal(`${path}: It is a part of another study. Give this study a directory of its own.`);
    part.runs.forEach(take);
    taken.add(path);
    useless.delete(path);
  };
  return {
    takeNew(): void {
      for (const path of piecesIn(directory)) {
        if (taken.has(path)) continue;
        const file = fileState(path);
        if (file === null || useless.get(path)?.file === file) continue;
        try {
          takePiece(path);
        } catch (error) {
          if (!isPassedOver(error)) throw error;
          useless.set(path, { file, says: error.message });
        }
      }
    },
    warnings: (): string[] => [...useless.values()].map(({ says }) => `${says} Its runs were computed again; you may remove it.`),
  };
}

/** Changes with the file. Null: somebody has removed it. */
function fileState(path: string): string | null {
  const state = statSync(path, { throwIfNoEntry: false });
  return state === undefined ? null : `${state.ino} ${state.size} ${state.mtimeMs}`;
}
