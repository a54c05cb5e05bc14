import type { Block } from "../block";
import type { UnreadText } from "../evidence";
import { unreadText } from "../unreadText";
import { readJsonTrees } from "../../answers/jsonTrees";
import type { TreeReading, Trouble } from "../../answers/tree";

const read = new WeakMap<Block, TreeReading>();

/** The JSON of a block. Several readers ask for it, and a day of points takes a second. */
export function jsonTreesOf(block: Block): TreeReading {
  const known = read.get(block);
  if (known !== undefined) return known;
  const reading = readJsonTrees(block.lines.joined(), block.range);
  read.set(block, reading);
  return reading;
}

/** `lineAt`: the line of the pasted text for a line of the block. */
export const unreadOf = ({ line, column, message, span }: Trouble, lineAt: (line: number) => number): UnreadText =>
  unreadText(lineAt(line), message, { ...(column !== undefined && { column: column + 1 }), ...(span !== undefined && { span }) });
