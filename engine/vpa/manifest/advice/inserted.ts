import { insertFirstFix } from "../../../manifest/fixes/textFixes";
import type { TextEdit } from "../../../manifest/textEdit";
import type { YamlNode } from "../../../manifest/yamlTree";

/** Writes an entry whose value is JSON before the first one of a mapping. Nothing if there is no safe edit. */
export function inserted(text: string, mapping: YamlNode | undefined, key: string, json: string): TextEdit[] {
  const edits = insertFirstFix(text, mapping, key, json).flatMap((fix) => fix.edits);
  // In a JSON text the value was made a JSON text of its own.
  return edits.map((edit) => ({ ...edit, text: edit.text.replace(JSON.stringify(json), () => json) }));
}
