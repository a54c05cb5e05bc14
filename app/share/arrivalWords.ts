import type { Arrival } from "../store/arrival";
import { t } from "../words/text";
import { clock } from "../words/times";

/** For example "This scenario came with the link. Your own scenario is kept." `keepsOwn`: the user has another one. */
export function arrivalWords(arrival: Arrival, keepsOwn: boolean): string {
  switch (arrival.from) {
    case "link":
      return t`This scenario came with the link. Your own scenario is kept.`;
    case "library":
      return t`This scenario is from the library. Your own scenario is kept.`;
    case "evidence":
      return t`This scenario was made of evidence. Your own scenario is kept.`;
    case "file":
      if (arrival.at !== undefined) return pictureWords(arrival.name, clock(arrival.at), keepsOwn);
      return keepsOwn
        ? t`This scenario came with the file ${arrival.name}. Your own scenario is kept.`
        : t`This scenario came with the file ${arrival.name}.`;
    case "address":
      return t`This scenario came from ${arrival.host}. Your own scenario is kept.`;
    case "paste":
      return pasteWords(arrival.what, keepsOwn);
    case "new":
      return t`This is a new scenario. Your own scenario is kept.`;
    case "assistant":
      return keepsOwn ? t`Your assistant opened this scenario. Your own scenario is kept.` : t`Your assistant opened this scenario.`;
    case "browser":
      return t`This scenario was kept in this browser. The previous one is kept, too.`;
  }
}

const pictureWords = (name: string, at: string, keepsOwn: boolean): string =>
  keepsOwn
    ? t`This scenario was in the picture ${name}, which shows ${at}. Your own scenario is kept.`
    : t`This scenario was in the picture ${name}, which shows ${at}.`;

function pasteWords(what: "manifest" | "scenario", keepsOwn: boolean): string {
  if (what === "scenario")
    return keepsOwn ? t`This is the scenario that you pasted. Your own scenario is kept.` : t`This is the scenario that you pasted.`;
  return keepsOwn
    ? t`This is the manifest that you pasted, open in the editor. Your own scenario is kept.`
    : t`This is the manifest that you pasted, open in the editor.`;
}
