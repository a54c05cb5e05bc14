import type { Block } from "../block";
import { readJsonTrees } from "./jsonTrees";
import type { TreeReading } from "./tree";

const read = new WeakMap<Block, TreeReading>();

/** The JSON of a block. Several readers ask for it, and a day of points takes a second. */
export function jsonTreesOf(block: Block): TreeReading {
  const known = read.get(block);
  if (known !== undefined) return known;
  const reading = readJsonTrees(textOf(block), block.range);
  read.set(block, reading);
  return reading;
}

export const textOf = ({ lines }: Block): string => lines.map(({ text }) => text).join("\n");
