import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { failure } from "../readText";
import type { Shard } from "./options";
import type { Part, PartReader } from "./part";

/** Writes a file as a whole or not at all: a reader, or a crash, never meets half of it. */
export function writeWhole(path: string, text: string): void {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.draft`);
  const file = openSync(draft, "w");
  try {
    writeSync(file, text);
    fsyncSync(file);
    closeSync(file);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** The name of a piece in the directory that shards share. */
export const pieceName = ({ index, count }: Shard, piece: number): string => `part-${index}-of-${count}-${piece}.ndjson`;

const pieceNames = /^part-(\d+)-of-(\d+)-(\d+)\.ndjson$/;

/** The pieces in a directory, in an order that does not depend on the machine. */
export const piecesIn = (directory: string): string[] =>
  readdirSync(directory)
    .filter((name) => pieceNames.test(name))
    .toSorted()
    .map((name) => join(directory, name));

/** The number after the last piece of a shard; two processes of one shard do not overwrite each other. */
export function freePiece(directory: string, shard: Shard, from: number): number {
  let piece = from;
  while (existsSync(join(directory, pieceName(shard, piece)))) piece++;
  return piece;
}

/** A part that cannot be used, by its name and in words. */
export class PartRefusal extends Error {}

export function readPart(path: string, reader: PartReader): Part {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new PartRefusal(`${path}: ${failure(error)}`);
  }
  const part = reader(text);
  if (!part.ok) throw new PartRefusal(`${path}: ${part.error}`);
  return part.value;
}
