import { aboutWords, calledOf, quantities } from "../words/search/peoplesWords";
import { findableKinds, type Findable } from "../ui/findable";
import { finder, type Finding, type Words } from "../words/search/matching";
import { findFields, findIncidents, findOutcomes, findOutputs, findTerms } from "./findOthers";
import { findSettings } from "./findSettings";
import type { InEveryLanguage } from "./inEveryLanguage";
import { kindNames } from "./kindNames";

/** Finds what the rooms beside this one have. */
export type FromRooms = Readonly<Record<"library" | "lesson" | "about" | "page", () => Findable[]>>;

/** Everything that can be found, in the order of the kinds. */
export function everything(fromRooms: FromRooms): Findable[] {
  const own = [...findFields(), ...findSettings(), ...findIncidents(), ...findOutcomes(), ...findTerms(), ...findOutputs()];
  const all = [...Object.values(fromRooms).flatMap((find) => find()), ...own];
  return findableKinds.flatMap((kind) => all.filter((one) => one.kind === kind));
}

/** What the page does comes first where its title has all of the typed words: the search is also the list of commands. */
export function findIn(all: readonly Findable[], translate: InEveryLanguage): (typed: string) => Finding<Findable> {
  const find = finder(all, (one) => wordsOf(one, translate), aboutWords);
  const titles = new Map(all.filter(({ kind }) => kind === "page").map((one) => [one, translate(one.title).map(inWords)]));
  return (typed) => {
    const finding = find(isQuantity.test(typed.trim()) ? quantities : typed);
    const words = inWords(typed);
    const isNamed = (one: Findable) =>
      titles.get(one)?.some((title) => words.every((word) => title.some((part) => part.startsWith(word)))) ?? false;
    const { hits } = finding;
    return { ...finding, hits: [...hits.filter(({ thing }) => isNamed(thing)), ...hits.filter(({ thing }) => !isNamed(thing))] };
  };
}

const inWords = (text: string): string[] => text.trim().toLowerCase().split(" ");

/** "1211m", "10k", "9264Ki": no text has the number itself, and the suffix is the question. Many settings end in Milli, so it alone asks the same. */
const isQuantity = /^[-−]?\d[\d.,]*(?:[mkMGTP]|[KMGTP]i)$|^milli$/i;

function wordsOf(
  { id, kind, label, title, isCode = false, text, facts, names = [], texts = [], called = [] }: Findable,
  translate: InEveryLanguage,
): Words {
  // "Memory" in what we know says how it is simplified: who types it first means the thing itself.
  const isAbout = kind === "about";
  const ownNames = [...(isAbout ? [] : [title]), ...names, ...(facts?.startsWith("--") === true ? [facts] : [])];
  return {
    // A name of the API is the same in every language.
    names: isCode ? ownNames : ownNames.flatMap(translate),
    // A person also types what the thing is: "tolerance flag", "lesson 5".
    texts: [label ?? "", kindNames[kind], text, facts ?? "", ...(isAbout ? [title] : []), ...texts].flatMap(translate),
    called: [...calledOf(id), ...called.map((words) => ({ words, place: 0 }))],
  };
}
