import { kindOf, objectsOf } from "./objects";
import { readYaml } from "./yamlTree";

/** The kinds of a text's objects, in its order; an object without a kind has none. Null: the text is neither YAML nor JSON. */
export function objectKindsIn(text: string): string[] | null {
  const yaml = readYaml(text);
  return yaml.ok ? objectsOf(yaml.documents).flatMap((object) => kindOf(object) ?? []) : null;
}
