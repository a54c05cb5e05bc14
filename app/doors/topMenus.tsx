import type { ReactNode } from "react";
import { useCompareKeys } from "../compare/compareKeys";
import { useBaseline } from "../store/baseline";
import { useDoing, type Doing } from "../store/doing";
import { useEvidence } from "../store/evidence";
import { useLesson } from "../store/lesson";
import { useEditable } from "../store/mode";
import { useTheme } from "../store/theme";
import { useTrace } from "../store/trace";
import { openFiles } from "../share/files";
import { language, languages, type Language } from "../text/language";
import { shownTheme } from "../theme";
import { useLayout } from "../ui/layout";
import { Menu, type MenuEntry } from "../ui/Menu";
import { openDialog } from "../store/windows";
import type { CommandId } from "../words/search/peoplesWords/commands";
import { t } from "../words/text";
import { commands, isCommandThere } from "./commands";

/** What the user has of their own: their cluster, their scenarios, their files. */
export function ClusterMenu({ face }: { face: ReactNode }) {
  useWhatIsThere();
  return (
    <span className="top-menu">
      <Menu label={t`My cluster`} face={face} entries={entriesOf(ofCluster)} />
      <FileInput />
    </span>
  );
}

/** All ways to give away what the page shows, beside the link. */
export function ShareMenu({ face }: { face: ReactNode }) {
  useWhatIsThere();
  return (
    <span className="top-menu share-menu">
      <Menu label={t`Share`} face={face} entries={entriesOf(toShare)} />
    </span>
  );
}

/** What is about the page itself; on a phone, also what the bar has no room for. */
export function MoreMenu({ face }: { face: ReactNode }) {
  useWhatIsThere();
  const layout = useLayout();
  const doing = useDoing();
  const dark = useTheme(shownTheme) === "dark";
  const theme: MenuEntry = {
    kind: "action",
    label: dark ? t`Switch to the light theme` : t`Switch to the dark theme`,
    run: commands.theme.run,
  };
  const ofPage = [theme, ...entriesOf(aboutPage), { kind: "heading", label: t`Language` } as const, ...inLanguages];
  return (
    <span className="top-menu">
      {isCommandThere("compare") && <CompareKeys />}
      <Menu label={t`More`} face={face} entries={layout === "narrow" ? [...folded(doing), ...ofPage] : ofPage} />
      {layout === "narrow" && <FileInput />}
    </span>
  );
}

/** C, D and X compare wherever the page has a comparison. */
function CompareKeys(): null {
  useCompareKeys();
  return null;
}

const ofCluster = ["evidence", "own", "openFile", "new"] as const;
const toShare = ["share", "viewOnlyLink", "embed", "picture", "loop", "present", "report", "takeAway", "print"] as const;
const aboutPage = ["keys", "howWeKnow", "documents"] as const;

/** What a phone has in its one menu. */
function folded(doing: Doing): MenuEntry[] {
  const choices = (["explore", "compare", "tune"] as const).filter(isCommandThere).map((command): MenuEntry => {
    const { title, run } = commands[command];
    return { kind: "choice", label: title, lang: language, chosen: command === doing, choose: run };
  });
  return [
    ...choices,
    { kind: "action", label: t`Learn`, run: commands.library.run },
    { kind: "action", label: t`Search the page`, run: () => openDialog("search") },
    { kind: "heading", label: t`My cluster` },
    ...entriesOf(ofCluster),
    { kind: "heading", label: t`This page` },
  ];
}

const entriesOf = (ids: readonly CommandId[]): MenuEntry[] =>
  ids.filter(isCommandThere).map((id) => ({ kind: "action", label: commands[id].title, run: commands[id].run }));

const commandOf = { en: "english", de: "german", uk: "ukrainian" } as const satisfies Record<Language, CommandId>;
const inLanguages = (Object.keys(commandOf) as Language[]).map((each): MenuEntry => ({
  kind: "choice",
  label: languages[each],
  lang: each,
  chosen: each === language,
  choose: commands[commandOf[each]].run,
}));

/** Draws a menu again when something comes or goes. */
function useWhatIsThere(): void {
  useEditable();
  useLesson(({ open }) => open !== null);
  useEvidence(({ pieces }) => pieces.length > 0);
  useTrace(({ run }) => run !== null);
  useBaseline(({ scenario }) => scenario !== null);
}

/** The browser's window for files, which a command opens. */
function FileInput() {
  if (!isCommandThere("openFile")) return null;
  return (
    <input
      id="open-file"
      type="file"
      multiple
      hidden
      aria-label={t`Scenario, manifest, load, evidence or lesson`}
      accept=".json,.yaml,.yml,.csv,.txt,.log,.md,.png,.svg"
      onChange={({ target }) => {
        void openFiles([...(target.files ?? [])]);
        // The same file can be chosen again.
        target.value = "";
      }}
    />
  );
}
