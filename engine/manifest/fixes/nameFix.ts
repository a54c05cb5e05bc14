import { isDNS1123Subdomain } from "../../lib/names";
import { say } from "../../lib/sentence";
import type { FoundFix, TextEdit } from "../textEdit";
import { entryOf, isAbsent, textOf, valueOf } from "../yamlNodes";
import { yamlLines } from "../yamlText";
import type { YamlNode } from "../yamlTree";
import { columnOf, insertFirstFix, isInside, quotedLike } from "./textFixes";

/** A missing name becomes the target's name, which is what most people write. A name with capital letters gets small ones. */
export function nameFix(text: string, document: YamlNode): FoundFix[] {
  const written = valueOf(document, "metadata", "name");
  const isWritten = !isAbsent(written) && textOf(written) !== "";
  const name = textOf(isWritten ? written : valueOf(document, "spec", "scaleTargetRef", "name"))?.toLowerCase();
  if (name === undefined || name === textOf(written) || isDNS1123Subdomain(name).length > 0) return [];
  const edits = isAbsent(written) ? insertName(text, document, name) : writtenAnew(written, name);
  return edits.length === 0 ? [] : [{ title: say`Write metadata.name: ${name}`, edits }];
}

function writtenAnew(written: YamlNode | undefined, name: string): TextEdit[] {
  return written === undefined ? [] : [{ ...written.extent, text: quotedLike(written, name) }];
}

function insertName(text: string, document: YamlNode, name: string): TextEdit[] {
  const metadata = entryOf(document, "metadata");
  if (metadata === undefined) return insertMetadata(text, document, name);
  if (!isAbsent(metadata.value)) return insertFirstFix(text, metadata.value, "name", name).flatMap(({ edits }) => edits);
  const behind = metadata.key.end + 1;
  const indent = " ".repeat(columnOf(text, metadata.key.start));
  return text[metadata.key.end] === ":" ? [{ start: behind, end: behind, text: `\n${block({ name }, `${indent}  `)}` }] : [];
}

function insertMetadata(text: string, document: YamlNode, name: string): TextEdit[] {
  const spec = entryOf(document, "spec");
  if (document.kind !== "mapping" || spec === undefined || !isInside(document, spec)) return [];
  const { start } = spec.key;
  const indent = " ".repeat(columnOf(text, start));
  const metadata = { metadata: { name } };
  const inserted = document.flow ? `${JSON.stringify(metadata).slice(1, -1)}, ` : `${block(metadata, indent).trimStart()}\n${indent}`;
  return [{ start, end: start, text: inserted }];
}

const block = (value: object, indent: string): string =>
  yamlLines(value, indent)
    .map((line) => line.text)
    .join("\n");
