import { createHash } from "node:crypto";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createKnownRuns, rowOf, type KnownRun, type StudyRun } from "../../engine/index";
import { createPartReader, partText, studyName } from "./studyPart";
import { WriteFailure, whyNotWritten, writeWhole } from "../writing";
import { createLeases, type Leases } from "./leases";
import { freePiece, isPassedOver, PartRefusal, pieceName, piecesIn, readPart } from "./partFiles";
import { ownOf, type ShardDone, type ShardWork } from "./shard";
import { searchOf } from "./searchWith";

/** Milliseconds. */
const look = 50;
const shortestSlice = 500;
const longestSlice = 20_000;

/** Runs of a share that are taken together. */
const leastRuns = 4;
const mostRuns = 64;

/**
 * Shards that share a directory go through the rounds of a search together. Each computes its share of a round, writes it as a piece, and
 * reads the others' pieces. What it begins it says by a lease; then it takes over what nobody has begun, so a shard that is slow or not started
 * yet costs no run twice. A shard that has ended no longer touches its leases, and what it had begun is taken over as well. A run has the same
 * result everywhere, so nothing is lost if two compute it. For the same reason a piece that is damaged costs only its runs: they are missing,
 * so they are computed again.
 */
export async function shardTogether(work: ShardWork, directory: string): Promise<ShardDone> {
  makeDirectory(directory);
  const leases = createLeases(directory, `shard ${work.shard.index} of ${work.shard.count}`);
  try {
    return await goThroughRounds(work, directory, leases);
  } finally {
    leases.release();
    leases.close();
  }
}

function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    throw new WriteFailure(`${directory}: ${whyNotWritten(error)}`);
  }
}

async function goThroughRounds(work: ShardWork, directory: string, leases: Leases): Promise<ShardDone> {
  const { open, shard, version, runners, stop, progress } = work;
  const known = createKnownRuns();
  const search = searchOf(open, known);
  const pieces = pieceTaker(work, directory, (run) => known.add(run.run, run.result));
  const begun = performance.now();
  let computed = 0;
  let piece = 1;
  let millisecondsPerRun = 5;
  let shares: Shares | null = null;

  const compute = async (runs: readonly StudyRun[]): Promise<void> => {
    const done: KnownRun[] = [];
    const from = performance.now();
    const took = (run: StudyRun, result: KnownRun["result"]): void => {
      done.push({ run, result });
      search.take(run, result);
      progress(search.progress());
    };
    await runners.run(runs, took, stop).finally(() => {
      if (done.length === 0) return;
      piece = freePiece(directory, shard, piece);
      const rows = done.map(rowOf);
      writeWhole(join(directory, pieceName(shard, piece)), partText({ shard, piece, complete: false, open, rows }, version));
    });
    computed += done.length;
    if (done.length > 0) millisecondsPerRun = (performance.now() - from) / done.length;
  };

  for (;;) {
    pieces.takeNew();
    search.goOn();
    const missing = new Set(search.missing());
    if (missing.size === 0 || stop.aborted) return { computed, left: 0, stopped: missing.size > 0, warnings: pieces.warnings() };
    const round = search.round();
    if (shares?.round !== round) shares = sharesOf(round, shard);
    const milliseconds = Math.min(longestSlice, Math.max(shortestSlice, (performance.now() - begun) / 30));
    const wanted = Math.max(1, Math.ceil(milliseconds / millisecondsPerRun));
    const claimed = claim(shares.all, missing, wanted, leases);
    if (claimed.length === 0) {
      await pause(look);
      continue;
    }
    // Who gave a lease back had written its runs before.
    pieces.takeNew();
    const runs = claimed.filter((run) => known.get(run) === undefined);
    if (runs.length > 0) await compute(runs);
    leases.release();
  }
}

/** Runs of a round that are taken together, under one name for all shards. */
interface Share {
  name: string;
  owner: number;
  runs: readonly StudyRun[];
}

interface Shares {
  round: readonly StudyRun[];
  /** A shard's own first, then those of the shards after it, so that two seldom reach for the same. */
  all: readonly Share[];
}

function sharesOf(round: readonly StudyRun[], { index, count }: ShardWork["shard"]): Shares {
  const name = createHash("sha256")
    .update(round.map((run) => `${run.candidate} ${run.case}`).join("\n"))
    .digest("hex")
    .slice(0, 16);
  const owners = Array.from({ length: count }, (_, place) => 1 + ((index - 1 + place) % count));
  const all = owners.flatMap((owner) => {
    const own = ownOf(round, { index: owner, count });
    const size = Math.min(mostRuns, Math.max(leastRuns, Math.ceil(own.length / 8)));
    return Array.from({ length: Math.ceil(own.length / size) }, (_, part) => ({
      name: `${name}-${owner}-${part}`,
      owner,
      runs: own.slice(part * size, (part + 1) * size),
    }));
  });
  return { round, all };
}

/** Takes about so many runs that are missing and that nobody has begun: all of one owner, so that much is left for the others. */
function claim(shares: readonly Share[], missing: ReadonlySet<StudyRun>, wanted: number, leases: Leases): StudyRun[] {
  const isBegun = leases.look();
  const claimed: StudyRun[] = [];
  let from: number | null = null;
  for (const { name, owner, runs } of shares) {
    if (claimed.length >= wanted || (from !== null && owner !== from)) break;
    const left = runs.filter((run) => missing.has(run));
    if (left.length === 0 || isBegun(name) || !leases.claim(name)) continue;
    claimed.push(...left);
    from = owner;
  }
  return claimed;
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
