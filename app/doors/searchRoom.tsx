import { controllerFlags, isOfVpa, namesVpa } from "../../engine/index";
import { findAbout } from "../about/findAbout";
import { commands, findCommands, isCommandThere } from "./commands";
import { currentText } from "../manifest/fixing";
import { help } from "../simulation/help";
import { goToStretch } from "../manifest/goToText";
import { findEntries } from "../library/findEntries";
import { openLesson } from "../lessons/course";
import { findLessons } from "../lessons/findLessons";
import { readyLesson } from "../lessons/lessons";
import type { FromRooms } from "../search/everything";
import { SearchDialog as Dialog, type Insertion } from "../search/SearchDialog";
import * as lending from "../share/lending";
import { isChangeable, useLesson } from "../store/lesson";
import { isEditable } from "../store/mode";
import { useBaseline } from "../store/baseline";
import { setManifest, useScenario } from "../store/scenario";
import { isStartOffered } from "../store/start";
import { useSummaries } from "../store/summaries";
import { useTrace } from "../store/trace";
import { useTabs } from "../store/tabs";
import { select, useView } from "../store/view";
import { useWanted } from "../store/wanted";
import { openDialog } from "../store/windows";
import type { Findable, Target } from "../ui/findable";
import { controlNamed, focusDrawn } from "../ui/focusDrawn";
import { currentLayout } from "../ui/layout";

/** The search, joined with the rooms whose things it finds and opens. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  return <Dialog fromRooms={fromRooms} isThere={isThere} wayTo={wayTo} toInsert={toInsert} onClose={onClose} />;
}

export const fromRooms: FromRooms = { library: findEntries, lesson: findLessons, about: findAbout, page: findCommands };

/**
 * A page for reading has no lessons; a lesson fixes its scenario, and its desk has neither the cluster nor the decision's tabs. The
 * form has a start only where something reads it, and a run without a VPA lacks its outcomes.
 */
export function isThere({ id, target }: Findable): boolean {
  const inLesson = useLesson.getState().open !== null;
  switch (target.to) {
    case "lesson":
      return isEditable();
    case "incident":
      return isChangeable("others");
    case "control":
      if (id.startsWith("setting/start.") && !isStartOffered(useScenario.getState().scenario, useSummaries.getState())) return false;
      return !inLesson || target.tab === "workload" || currentLayout() === "narrow";
    case "outcome":
      return !inLesson && (!isOfVpa(target.outcome) || hasVpa());
    case "kubectl":
      return !inLesson;
    case "page":
      return isCommandThere(target.command);
    default:
      return true;
  }
}

/** The run, or the pinned one beside it. */
const hasVpa = (): boolean => (useTrace.getState().run?.vpa ?? null) !== null || namesVpa(useBaseline.getState().scenario?.manifest ?? "");

type Way = (() => void) | null;
type Ways = { readonly [To in Target["to"]]: (target: Extract<Target, { to: To }>, thing: Findable) => Way | Promise<Way> };

const ways: Ways = {
  entry:
    ({ entry }) =>
    () =>
      openDialog({ what: "library", part: entry }),
  about:
    ({ part }) =>
    () =>
      openDialog({ what: "howWeKnow", part }),
  async lesson({ lesson, step }) {
    const loaded = await readyLesson(lesson)
      ?.load()
      .catch(() => null);
    return loaded ? () => openLesson(loaded, lending, step) : null;
  },
  async field({ path }) {
    const place = await help("placeOfField", { text: currentText(), path });
    if (!place) return null;
    return () => {
      // The outputs of kubectl fold the manifest away.
      useTabs.setState(({ rightTab }) => ({ rightTab: rightTab === "kubectl" ? "decision" : rightTab }));
      goToStretch(place);
    };
  },
  control({ tab, names }, { kind }) {
    if (kind === "signal" && !hasSignals(useTrace.getState().run)) return null;
    return () => {
      // A phone has both forms in one tab.
      useTabs.setState(({ rightTab }) => ({
        tab: currentLayout() === "narrow" ? "workload" : tab,
        rightTab: rightTab === "kubectl" ? "decision" : rightTab,
      }));
      focusDrawn(() => controlNamed(...names));
    };
  },
  incident: ({ choice }) => {
    return () => {
      if (currentLayout() === "narrow") useTabs.setState({ tab: "charts" });
      useWanted.setState({ wantedIncident: choice });
    };
  },
  outcome:
    ({ outcome }) =>
    () => {
      const tab = useBaseline.getState().scenario ? "compare" : "outcome";
      openRight(tab);
      focusDrawn(() => document.querySelector<HTMLElement>(`tr[data-outcome="${outcome}"]`));
    },
  kubectl:
    ({ output }) =>
    () => {
      openRight("kubectl");
      // kubectl prints at the cursor: without one, at the end of the run.
      const last = useTrace.getState().run?.steps.at.at(-1);
      if (useView.getState().cursor === null && last !== undefined) select(last);
      focusDrawn(() => document.querySelector<HTMLElement>(`[data-output="${output}"]`));
    },
  page: ({ command }) => commands[command].run,
  nothing: () => null,
};

export async function wayTo(thing: Findable): Promise<Way> {
  const way = ways[thing.target.to] as (target: Target, of: Findable) => Way | Promise<Way>;
  return way(thing.target, thing);
}

/** The form has a signal for each metric that the cluster measures; before the first run it may have some. */
const hasSignals = (run: ReturnType<typeof useTrace.getState>["run"]): boolean =>
  run === null || (run.keda?.measured.length ?? 0) > 0 || run.metrics.some(({ source }) => source !== null);

/** A field of the manifest comes with its default, a signal with an External metric to measure it. */
export async function toInsert({ target, kind }: Findable): Promise<Insertion | null> {
  const path = target.to === "field" ? target.path : kind === "signal" ? "spec.metrics[].external" : null;
  if (path === null || !isChangeable("manifest")) return null;
  const flags = controllerFlags(useScenario.getState().scenario.flags);
  const made = flags && (await help("withField", { text: currentText(), path, flags }));
  if (!made) return null;
  return {
    lines: made.lines,
    insert() {
      setManifest(made.text);
      if (made.place) goToStretch(made.place);
    },
  };
}

function openRight(tab: "outcome" | "compare" | "kubectl"): void {
  useTabs.setState(currentLayout() === "wide" ? { rightTab: tab } : { tab });
}
