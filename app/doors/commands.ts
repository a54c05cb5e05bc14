/** Everything that the page does at a press: the menus above it and the search read this one table. */
import { compare, explore, pin, swap, unpin } from "../compare/pin";
import { compareReleases, upgradeOf } from "../compare/upgrade";
import { startNew } from "../share/incoming";
import { useBaseline } from "../store/baseline";
import { useEvidence } from "../store/evidence";
import { isChangeable, useLesson } from "../store/lesson";
import { nextSeed } from "../store/luckWork";
import { isEditable, togglePresent } from "../store/mode";
import { undoLoad, useScenario } from "../store/scenario";
import { useTabs } from "../store/tabs";
import { useTheme } from "../store/theme";
import { useTrace } from "../store/trace";
import { openTune, takesTune } from "../store/tune";
import { openDialog } from "../store/windows";
import { showWholeRun } from "../store/zoom";
import { languages, type Language } from "../text/language";
import { shownTheme } from "../theme";
import type { Findable } from "../ui/findable";
import { focusDrawn } from "../ui/focusDrawn";
import { currentLayout } from "../ui/layout";
import { switchLanguage } from "../ui/switchLanguage";
import { commandWords, type CommandId } from "../words/search/peoplesWords/commands";
import { t } from "../words/text";

interface Command {
  title: string;
  /** What it does, in a sentence. */
  text: string;
  /** Whether the page has it now; without one, always. */
  isThere?(): boolean;
  run(): void;
}

const inLesson = () => useLesson.getState().open !== null;
const inEvidence = () => useEvidence.getState().pieces.length > 0;
const hasRun = () => useTrace.getState().run !== null && !inEvidence();
const comparable = () => !inLesson() && !inEvidence();
const present = () => useScenario.getState().scenario;
const pinned = () => comparable() && useBaseline.getState().scenario !== null;

/** A press of a control of the page that has the focus and its own answer. */
const press = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click();

const isLoadThere = () => isChangeable("others") && !inEvidence();

/** Opens a small window of the load's bar. A curve that is no shape has no window: then the first shape has the focus. On a phone the bar is in a tab. */
const openInLoadBar = (opener: string, other?: string) => () => {
  if (currentLayout() === "narrow") useTabs.setState({ tab: "charts" });
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  focusDrawn(
    () => find(opener) ?? (other === undefined ? null : find(other)),
    () => find(opener)?.click(),
  );
};

const inLanguage = (to: Language): Command => ({
  title: languages[to],
  text: t`The page in this language.`,
  run: () => switchLanguage(to),
});

export const commands: Readonly<Record<CommandId, Command>> = {
  library: {
    title: t`Questions`,
    text: t`Ready scenarios, each a question with its answer.`,
    run: () => openDialog("library"),
  },
  lessons: {
    title: t`Lessons`,
    text: t`Short lessons with questions.`,
    isThere: isEditable,
    run: () => openDialog("lessons"),
  },
  workshop: {
    title: t`For the leader of a workshop`,
    text: t`The page that prepares a session: its lessons, its link and its answers.`,
    isThere: isEditable,
    run: () => openDialog("workshop"),
  },
  evidence: {
    title: t`Explain my autoscaler`,
    text: t`Why your own autoscaler did that: paste what kubectl printed, or what Prometheus recorded.`,
    isThere: () => isEditable() && !inLesson(),
    run: () => openDialog("evidence"),
  },
  own: {
    title: t`Your scenarios`,
    text: t`Save a scenario in this browser, and open one.`,
    isThere: isEditable,
    run: () => openDialog("own"),
  },
  openFile: {
    title: t`Open a file`,
    text: t`A scenario, a manifest, a measured load, or texts of a cluster.`,
    isThere: isEditable,
    run: press("#open-file"),
  },
  new: {
    title: t`New scenario`,
    text: t`Begins again with the page’s first run. Your own scenario is kept.`,
    isThere: isEditable,
    run: startNew,
  },
  bringIn: {
    title: t`Import a measured load`,
    text: t`Samples of your own service, from Prometheus, Grafana, a log or a table, as the load of the scenario.`,
    isThere: () => isChangeable("others"),
    run: () => openDialog("bringIn"),
  },
  loadShape: {
    title: t`Shape of the load`,
    text: t`Its lowest and its highest value, and how often it comes in the run.`,
    isThere: isLoadThere,
    run: openInLoadBar(".settings-of-shape", ".shapes > button"),
  },
  runLength: {
    title: t`Length of the run`,
    text: t`10 minutes to 24 hours; also the noise and the seed.`,
    isThere: isLoadThere,
    run: openInLoadBar(".settings-of-run"),
  },
  explore: {
    title: t`Explore`,
    text: t`The run alone: its figures and each decision.`,
    isThere: comparable,
    run: explore,
  },
  compare: {
    title: t`Compare`,
    text: t`Shows the run beside a pinned one, another version or a candidate.`,
    isThere: comparable,
    run: compare,
  },
  pin: {
    title: t`Pin this run`,
    text: t`Keeps this run as the baseline that the next ones are compared with.`,
    isThere: comparable,
    run: pin,
  },
  unpin: {
    title: t`Unpin the run`,
    text: t`Ends the comparison for good.`,
    isThere: pinned,
    run: unpin,
  },
  swap: {
    title: t`Swap the two runs`,
    text: t`The pinned run becomes this one, and this one is pinned.`,
    isThere: pinned,
    run: swap,
  },
  upgrade: {
    title: t`Compare with another Kubernetes version`,
    text: t`What an upgrade would change in this run, rule by rule.`,
    isThere: () => comparable() && isEditable() && upgradeOf(present()) !== null,
    run() {
      const upgrade = upgradeOf(present());
      if (upgrade) compareReleases(upgrade.from, upgrade.to);
    },
  },
  tune: {
    title: t`Tune`,
    text: t`Searches better settings for this scenario, and shows what each costs and risks.`,
    isThere: takesTune,
    run: openTune,
  },
  copyLink: {
    title: t`Copy link`,
    text: t`A link with everything that the page shows.`,
    run: press(".copy-link button"),
  },
  share: {
    title: t`Share a link`,
    text: t`A link with the whole scenario: it opens the whole page, which anyone can change in their own copy.`,
    run: () => openDialog("share"),
  },
  viewOnlyLink: {
    title: t`View-only link`,
    text: t`Readers can change nothing until they press “Make it mine”.`,
    run: () => openDialog({ what: "share", part: "viewOnly" }),
  },
  embed: {
    title: t`Embed`,
    text: t`Figures and cursor, to embed in slides or documentation.`,
    run: () => openDialog({ what: "share", part: "embed" }),
  },
  picture: {
    title: t`Copy as picture`,
    text: t`The sentence, the figures and the sum of a decision as one picture (PNG, SVG).`,
    isThere: hasRun,
    run: () => openDialog("picture"),
  },
  loop: {
    title: t`Loop (GIF)`,
    text: t`The changes around a decision as a silent loop.`,
    isThere: hasRun,
    run() {
      openDialog("picture");
      focusDrawn(() => document.querySelector<HTMLElement>(".picture-loop :is(input, button)"));
    },
  },
  present: {
    title: t`Present`,
    text: t`Large type for an audience, without the editor.`,
    isThere: hasRun,
    run: togglePresent,
  },
  report: {
    title: t`Report`,
    text: t`What happened in the run, as Markdown: outcomes, every rescale with its reason, the manifest and the link.`,
    run() {
      openDialog("takeAway");
      focusDrawn(() => document.querySelector<HTMLElement>(".take-away-body button"));
    },
  },
  takeAway: {
    title: t`Export`,
    text: t`The figures as pictures, the run as tables (CSV, JSON), a report, the scenario and the manifest (YAML).`,
    run: () => openDialog("takeAway"),
  },
  print: {
    title: t`Print`,
    text: t`The decision and the figures on paper, or as a PDF.`,
    run: () => window.print(),
  },
  play: {
    title: t`Play`,
    text: t`Plays the run from change to change.`,
    isThere: hasRun,
    run: press(".transport .play"),
  },
  nextChange: {
    title: t`Next change`,
    text: t`The next sync that writes another count.`,
    isThere: hasRun,
    run: press(`.transport [aria-label="${t`Next change`}"]`),
  },
  undo: {
    title: t`Undo`,
    text: t`Takes back the last change to the load’s curve. The keys of the editor take back what was typed.`,
    isThere: isLoadThere,
    run: undoLoad,
  },
  whyNot: {
    title: t`Why not another count?`,
    text: t`Says what prevented any other count at this sync.`,
    isThere: hasRun,
    run() {
      useTabs.setState({ tab: "decision", rightTab: "decision" });
      focusDrawn(() => document.querySelector(".why-not")?.querySelector("input") ?? null);
    },
  },
  wholeRun: {
    title: t`Show the whole run`,
    text: t`Ends the zoom of the figures.`,
    isThere: hasRun,
    run: showWholeRun,
  },
  seed: {
    title: t`Next seed`,
    text: t`The same scenario with other chance.`,
    isThere: () => isChangeable("others") && !inEvidence(),
    run: nextSeed,
  },
  theme: {
    title: t`Dark or light theme`,
    text: t`Switches between the dark and the light theme.`,
    run: () => useTheme.setState((theme) => ({ theme: shownTheme(theme) === "dark" ? "light" : "dark" })),
  },
  english: inLanguage("en"),
  german: inLanguage("de"),
  ukrainian: inLanguage("uk"),
  keys: {
    title: t`Keys`,
    text: t`Every key of the page.`,
    run: () => openDialog("keys"),
  },
  howWeKnow: {
    title: t`How we know`,
    text: t`What is proven, and what is simpler here.`,
    run: () => openDialog("howWeKnow"),
  },
  documents: {
    title: t`Documents`,
    text: t`What documents of Kubernetes say otherwise.`,
    run: () => openDialog({ what: "howWeKnow", part: "documents" }),
  },
};

const ids = Object.keys(commands) as CommandId[];

/** The commands as the search finds them. */
export const findCommands = (): Findable[] =>
  ids.map((command) => {
    const { title, text } = commands[command];
    const called = Object.values(commandWords[command]).flat();
    return { id: `page/${command}`, kind: "page", title, text, called, target: { to: "page", command } };
  });

export const isCommandThere = (command: CommandId): boolean => commands[command].isThere?.() ?? true;
