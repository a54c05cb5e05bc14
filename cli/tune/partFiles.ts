import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { failure, type FileText } from "../readText";
import type { Shard } from "./options";
import type { Part, PartFault, PartReader } from "./studyPart";

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
export class PartRefusal extends Error {
  readonly fault: PartFault;

  constructor(message: string, fault: PartFault = "otherStudy") {
    super(message);
    this.fault = fault;
  }
}

/** A piece in a shared directory with such a fault is as if it were not there: its runs can be computed again. */
export const isPassedOver = (error: unknown): error is PartRefusal =>
  error instanceof PartRefusal && ["unreadable", "foreign", "damaged"].includes(error.fault);

/** `read` is for a part that is piped in. */
export function readPart(path: string, reader: PartReader, read = fileText): Part {
  const text = read(path);
  if ("error" in text) throw new PartRefusal(`${path}: ${text.error}`, "unreadable");
  const part = reader(text.text);
  if (!part.ok) throw new PartRefusal(`${path}: ${part.error}`, part.fault);
  return part.value;
}

function fileText(path: string): FileText {
  try {
    return { text: readFileSync(path, "utf8") };
  } catch (error) {
    return { error: failure(error) };
  }
}
