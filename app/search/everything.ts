import { calledOf, littleWords } from "../text/peoplesWords";
import { findableKinds, type Findable, type FindableKind } from "../ui/findable";
import { finder, type Finding, type Words } from "../ui/matching";
import { findFields, findIncidents, findOutcomes, findOutputs } from "./findOthers";
import { findSettings } from "./findSettings";
import type { InEveryLanguage } from "./inEveryLanguage";

/** Finds what the rooms beside this one have. */
export type FromRooms = Readonly<Record<"library" | "lesson" | "about", () => Findable[]>>;

/** Everything that can be found, in the order of the kinds. */
export function everything(fromRooms: FromRooms): Findable[] {
  const own = [...findFields(), ...findSettings(), ...findIncidents(), ...findOutcomes(), ...findOutputs()];
  const all = [...Object.values(fromRooms).flatMap((find) => find()), ...own];
  return findableKinds.flatMap((kind) => all.filter((one) => one.kind === kind));
}

export const findIn = (all: readonly Findable[], translate: InEveryLanguage): ((typed: string) => Finding<Findable>) =>
  finder(all, (one) => wordsOf(one, translate), littleWords);

function wordsOf({ id, title, isCode = false, text, facts, names = [], texts = [] }: Findable, translate: InEveryLanguage): Words {
  const ownNames = [title, ...names, ...(facts?.startsWith("--") === true ? [facts] : [])];
  return {
    // A name of the API is the same in every language.
    names: isCode ? ownNames : ownNames.flatMap(translate),
    texts: [text, facts ?? "", ...texts].flatMap(translate),
    called: calledOf(id),
  };
}

/** The hits of one kind, side by side: the kind with the best hit comes first, and its hits keep their order. */
export interface Group {
  kind: FindableKind;
  hits: readonly { thing: Findable; called: string | null }[];
}

export function grouped({ hits }: Pick<Finding<Findable>, "hits">): Group[] {
  const kinds = [...new Set(hits.map(({ thing }) => thing.kind))];
  return kinds.map((kind) => ({ kind, hits: hits.filter(({ thing }) => thing.kind === kind) }));
}
