import { uneditedName } from "../../../engine/index";
import { t, translated } from "../text";

/** A scenario's name as shown. A name that came with the page is in the page's language. */
export function shownName(name: string): string {
  const plain = uneditedName(name);
  return plain === name ? translated(name) : t`${translated(plain)} (edited)`;
}
