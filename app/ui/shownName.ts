import { uneditedName } from "../../engine/index";
import { t, translated } from "./text";

/** A scenario's name, in the language of the page where the name came with it. */
export function shownName(name: string): string {
  const plain = uneditedName(name);
  return plain === name ? translated(name) : t`${translated(plain)} (edited)`;
}
