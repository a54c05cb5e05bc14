import { statSync } from "node:fs";
import { createKnownRuns, rowOf, type KnownRuns, type OpenStudy } from "../../engine/index";
import type { Shard } from "./options";
import { createPartReader, type Part } from "./studyPart";
import { isPassedOver, PartRefusal, piecesIn, readPart } from "./partFiles";
import { searchOf } from "./searchWith";
import type { TuneWorld } from "./tune";

/** Parts that belong together. */
interface Merged {
  open: OpenStudy;
  known: KnownRuns;
  parts: number;
  /** Pieces of a directory that could not be used and are not missed, a sentence each. */
  warnings: readonly string[];
}

interface Named extends Part {
  name: string;
}

/**
 * Reads the parts of one study, or those in directories. Throws `PartRefusal` with a line for each part that is wrong. Without a damaged piece
 * of a directory the search may still be whole, because shards that work together compute such a piece's runs again.
 */
export function mergeParts(names: readonly string[], { version, read }: Pick<TuneWorld, "version" | "read">): Merged {
  const reader = createPartReader(version);
  const wrong: string[] = [];
  const warnings: string[] = [];
  const parts = names.flatMap(filesIn).flatMap(({ name, isPiece }): Named[] => {
    try {
      return [{ ...readPart(name, reader, name === "-" ? read : undefined), name }];
    } catch (error) {
      if (!(error instanceof PartRefusal)) throw error;
      if (isPiece && isPassedOver(error)) warnings.push(error.message);
      else wrong.push(error.fault === "damaged" ? `${error.message} Compute it again.` : error.message);
      return [];
    }
  });
  refuse(wrong);
  const [first] = parts;
  if (first === undefined) throw new PartRefusal([...warnings, `${names.join(", ")}: There is no part.`].join("\n"));
  refuse(foreign(parts, first));
  refuse(twice(parts));
  const known = joined(parts);
  const left = missing(parts, first.open, known);
  if (left.length > 0) refuse([...warnings, ...left]);
  return { open: first.open, known, parts: parts.length, warnings };
}

function refuse(sentences: readonly string[]): void {
  if (sentences.length > 0) throw new PartRefusal(sentences.join("\n"));
}

function filesIn(name: string): { name: string; isPiece: boolean }[] {
  const isDirectory = statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isDirectory ? piecesIn(name).map((piece) => ({ name: piece, isPiece: true })) : [{ name, isPiece: false }];
}

function foreign(parts: readonly Named[], first: Named): string[] {
  return parts.flatMap(({ name, study, shard, piece }) => {
    if (study !== first.study) return [`${name}: It is a part of another study than ${first.name}.`];
    const isAlone = piece === 0 && first.piece === 0;
    if (isAlone && shard.count !== first.shard.count)
      return [`${name}: It is one of ${shard.count} parts, but ${first.name} is one of ${first.shard.count}.`];
    return [];
  });
}

function twice(parts: readonly Named[]): string[] {
  const seen = new Map<string, string>();
  return parts.flatMap(({ name, shard, piece }) => {
    const key = `${shardName(shard)} ${piece}`;
    const other = seen.get(key);
    seen.set(key, other ?? name);
    return other === undefined ? [] : [`${name}: It is part ${shardName(shard)}, as ${other} is. Give one of them.`];
  });
}

/** A run that two parts have must have one result. */
function joined(parts: readonly Named[]): KnownRuns {
  const known = createKnownRuns();
  for (const { name, runs } of parts) {
    for (const each of runs) {
      if (known.add(each.run, each.result)) continue;
      const other = JSON.stringify(rowOf({ run: each.run, result: known.get(each.run)! }));
      if (JSON.stringify(rowOf(each)) === other) continue;
      throw new PartRefusal(
        `${name}: Another part has other results of the same run. They were computed by different programs: compute all parts again with one.`,
      );
    }
  }
  return known;
}

/** A search that lacks no run needs no more parts. */
function missing(parts: readonly Named[], open: OpenStudy, known: KnownRuns): string[] {
  const search = searchOf(open, known);
  search.goOn();
  if (search.round().length === 0) return [];
  const together = parts.find(({ piece }) => piece > 0);
  if (together) return [`${together.name}: The shards of its directory have not ended the search. Start one of them again: it goes on.`];
  const { count } = parts[0]!.shard;
  const has = (index: number) => parts.find(({ shard }) => shard.index === index);
  return Array.from({ length: count }, (_, place) => place + 1).flatMap((index) => {
    const part = has(index);
    if (part?.complete) return [];
    if (part)
      return [`${part.name}: It was stopped before its end. Start --shard ${index}/${count} with the same --out again: it goes on.`];
    return [`Part ${index}/${count} is missing. Compute it with --shard ${index}/${count}.`];
  });
}

const shardName = ({ index, count }: Shard): string => `${index}/${count}`;
