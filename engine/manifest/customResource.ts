/** What is the same in reading an object whose type is a CustomResourceDefinition. */
import { say } from "../lib/sentence";
import type { Misreading } from "./decoders";
import { locate, type Finding } from "./finding";
import { errorAt } from "./place";
import { valueOf } from "./yamlNodes";
import type { YamlNode } from "./yamlTree";

/** The error of an apiVersion that is none of `served`; the fix writes the first of them. */
export function versionErrors(document: YamlNode, kind: string, apiVersion: string | null, served: readonly string[]): Finding[] {
  if (apiVersion !== null && served.includes(apiVersion)) return [];
  const [newest = ""] = served;
  const value = valueOf(document, "apiVersion");
  const message =
    apiVersion === null
      ? say`apiVersion not set; write apiVersion: ${newest}.`
      : say`no matches for kind ${JSON.stringify(kind)} in version ${JSON.stringify(apiVersion)}; write apiVersion: ${newest}.`;
  const fixes = value === undefined ? [] : [{ title: say`Write ${newest}`, edits: [{ ...value.extent, text: newest }] }];
  return [errorAt(document, ["apiVersion"], { message, fixes })];
}

/** An error of a field that could not be read, or of one that is most likely the unknown one beside it. */
export function isExplained(document: YamlNode, field: string, misread: readonly Misreading[]): boolean {
  const place = locate(document, field);
  return misread.some(
    ({ path, obscures, known }) =>
      path === field ||
      (place.absent && known !== undefined && place.parent === obscures) ||
      (known === undefined && (field.startsWith(`${path}.`) || field.startsWith(`${path}[`))),
  );
}
