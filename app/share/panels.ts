import type { RightTab, Tab, TabsState } from "../store/tabs";
import type { ViewState } from "../store/view";

type Panels = Pick<TabsState, "tab" | "rightTab"> & Pick<ViewState, "tables" | "hidden">;

/**
 * The open panels, in the words in which links carry them. The words are part of every copied link, so a word keeps its meaning, and a page
 * ignores words that it does not know. A tab that each layout opens by itself has no word.
 */
export function panelsOf({ tab, rightTab, tables, hidden }: Panels): string[] {
  return [
    ...(tab && !opensByItself.has(tab) ? [`tab/${tab}`] : []),
    ...(rightTab === "decision" ? [] : [`side/${rightTab}`]),
    ...[...tables].toSorted().map((figure) => `table/${figure}`),
    ...[...hidden].toSorted().map((series) => `hidden/${series}`),
  ];
}

export function panelsIn(words: readonly string[]): Panels {
  const named = (kind: string) => words.flatMap((word) => (word.startsWith(`${kind}/`) ? [word.slice(kind.length + 1)] : []));
  return {
    tab: named("tab").find(isTab) ?? null,
    rightTab: named("side").find(isRightTab) ?? "decision",
    tables: new Set(named("table")),
    hidden: new Set(named("hidden")),
  };
}

const opensByItself: ReadonlySet<Tab> = new Set<Tab>(["manifest", "charts", "lesson", "study"]);

const tabs: Readonly<Record<Tab, RightTab | null>> = {
  manifest: null,
  workload: null,
  cluster: null,
  decision: "decision",
  kubectl: "kubectl",
  outcome: "outcome",
  compare: "compare",
  charts: null,
  lesson: null,
  study: null,
  front: null,
  matters: null,
  candidate: "candidate",
};
const isTab = (word: string): word is Tab => Object.hasOwn(tabs, word);
const isRightTab = (word: string): word is RightTab => isTab(word) && tabs[word] !== null;
