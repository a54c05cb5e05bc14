import { say } from "../../../engine/index";
import type { Heading, RootContent } from "mdast";
import type { Complain } from "./lessonError";

/** A step as the file writes it. */
export interface Section {
  heading: Heading;
  content: RootContent[];
}

export function sectionsOf(nodes: readonly RootContent[], complain: Complain): Section[] {
  const sections: Section[] = [];
  for (const node of nodes) {
    const section = sections.at(-1);
    if (node.type === "heading" && node.depth === 2) sections.push({ heading: node, content: [] });
    else if (node.type === "heading") complain(lineOf(node), say`A lesson can have only headings of the second level: ##.`);
    else if (section) section.content.push(node);
    else complain(lineOf(node), say`Text must come after the heading of the first step.`);
  }
  return sections;
}

export const lineOf = ({ position }: RootContent): number => position?.start.line ?? 1;
