import { decodeLink, encodeLink, firstScenario, type Scenario } from "../../engine/index";
import { keptArrival } from "../store/arrival";
import { useBaseline } from "../store/baseline";
import { useLesson } from "../store/lesson";
import { isEditable, useMode, type Form } from "../store/mode";
import { openScenario, useScenario, type ScenarioState } from "../store/scenario";
import { openDialog, useView, type ViewState } from "../store/view";
import { useSearch } from "../store/search";
import { useTune } from "../store/tune";
import { fitted } from "../store/zoom";
import { fromEngine } from "../ui/engineText";
import { t } from "../ui/text";
import { openTabDraft, receive, saveDraft } from "./draft";
import { rememberVersions } from "./rememberVersions";
import { addressOfLesson, addressToShare, addressWithHowWeKnow, askedFor, ownAddress } from "./forms";
import { offer, takeIn } from "./incoming";
import { leaveBehind, takeLeftBehind } from "./leftBehind";
import { linksCame } from "./links";
import { useNotice } from "./notice";
import { panelsOf } from "./panels";
import { followTab } from "./tabDrafts";

export { goBack } from "./incoming";

const editPauseMilliseconds = 300;
/** A browser lets a page write its address about three times a second at most. */
const viewPauseMilliseconds = 500;

/** The fragment for everything that the page shows; null if no link could hold it. */
function currentFragment(): string | null {
  const { scenario } = useScenario.getState();
  const view = useView.getState();
  return encodeLink({
    scenario,
    baseline: useBaseline.getState().scenario,
    cursor: view.cursor,
    zoom: view.zoom && fitted(view.zoom, scenario.durationSeconds),
    panels: panelsOf(view),
  });
}

/** In a lesson the link opens the lesson at its step, not the lesson's scenario. */
function currentLink(form: Form): string | null {
  const { open } = useLesson.getState();
  if (open && form === "full") return addressOfLesson(open.lesson, { step: open.step + 1 });
  const fragment = currentFragment();
  return fragment === null ? null : addressToShare(form, fragment);
}

/**
 * Opens the scenario in the address, else this browser's draft, else the first scenario; then keeps the draft and the address up to date.
 * If a scenario cannot be opened, a sentence above the page says so, and the page works on. A view-only page or a frame belongs to someone
 * else, so it neither shows nor changes what this browser keeps.
 */
export function followAddress(): void {
  linksCame(currentLink);
  useNotice.setState({ kept: true });
  catchUp();
  const typed = useScenario.getState();
  const mine = isEditable() ? openDraft() : null;
  if (isEditable()) followTab();
  if (!openAddress(mine?.own ?? null) && mine) {
    openScenario(mine.own, mine.origin);
    useNotice.setState({ corrected: mine.corrected });
    useView.setState({ greeted: true });
  }
  rememberVersions();
  keepTyped(typed);
  window.addEventListener("hashchange", () => openAddress(useScenario.getState().scenario));
  keepUpToDate();
  followHowWeKnow();
  const asked = askedFor();
  if (asked) openDialog(asked);
}

/** Offers a way back to text that the user typed before the code for drafts was loaded, because the opened scenario has replaced it. */
function keepTyped({ scenario: typed, origin }: ScenarioState): void {
  if (!isEditable() || typed === firstScenario || typed === useScenario.getState().scenario) return;
  useNotice.setState({
    notice: {
      text: t`The scenario kept in this browser was opened.`,
      back: { label: t`Back to what you typed`, to: "typed", scenario: typed, origin },
    },
  });
}

function openDraft(): { own: Scenario; origin: Scenario; corrected: boolean } | null {
  const { draft, origin, corrected = false } = openTabDraft() ?? {};
  if (draft && !draft.ok) {
    useNotice.setState({
      notice: { text: t`The draft kept in this browser could not be opened and was set aside. ${fromEngine(draft.error)}` },
    });
  }
  return draft?.ok && origin ? { own: draft.value, origin, corrected } : null;
}

/** Returns true if the address held a scenario, which has then replaced the present one. */
function openAddress(present: Scenario | null): boolean {
  const fragment = location.hash.slice(1);
  if (fragment === "") return false;
  const reading = decodeLink(fragment);
  if (!reading.ok) {
    useNotice.setState({ notice: { text: fromEngine(reading.error) } });
    // Without this each reload would read the damaged text again.
    history.replaceState(null, "", ownAddress(useMode.getState().form, ""));
    return false;
  }
  takeIn(reading.value, present, keptArrival());
  return true;
}

/** Keeps the address in step with this page, so that it can be copied from the address bar, and a reload opens the same. */
function followHowWeKnow(): void {
  useView.subscribe(({ dialog }, before) => {
    if (dialog !== before.dialog) history.replaceState(history.state, "", addressWithHowWeKnow(dialog));
  });
}

function keepUpToDate(): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** The scenario that this browser keeps; undefined while it keeps another one or none. */
  let kept = isEditable() ? useScenario.getState().scenario : undefined;

  const save = () => {
    clearTimeout(pause);
    pause = undefined;
    const { scenario, origin } = useScenario.getState();
    if (kept && kept !== scenario) {
      kept = scenario;
      useNotice.setState({ kept: saveDraft(scenario, origin) });
    }
    history.replaceState(history.state, "", ownAddress(useMode.getState().form, currentFragment() ?? ""));
  };
  const saveAfter = (milliseconds: number) => {
    clearTimeout(pause);
    pause = setTimeout(save, milliseconds);
  };
  const adopt = () => {
    const { scenario, origin } = useScenario.getState();
    const { draft } = openTabDraft() ?? {};
    followTab();
    offer(receive(draft?.ok ? draft.value : null, scenario).own, keptArrival());
    kept = scenario;
    useNotice.setState({ kept: saveDraft(scenario, origin) });
  };

  // On a first visit this runs after the first answer, so the user may already have changed something.
  if (isEditable() && useScenario.getState().scenario !== firstScenario && location.hash === "") {
    kept = firstScenario;
    saveAfter(editPauseMilliseconds);
  }
  useScenario.subscribe((state, before) => {
    if (state.scenario !== before.scenario) saveAfter(editPauseMilliseconds);
  });
  useView.subscribe((view, before) => {
    if (inLinks.some((part) => view[part] !== before[part])) saveAfter(viewPauseMilliseconds);
  });
  useBaseline.subscribe((state, before) => {
    if (state.scenario !== before.scenario) saveAfter(editPauseMilliseconds);
  });
  useMode.subscribe(({ form }) => {
    if (form === "full" && !kept) adopt();
    save();
  });
  useSearch.subscribe(({ picked }, before) => {
    if (picked !== before.picked) saveAfter(viewPauseMilliseconds);
  });
  useTune.subscribe(({ open }, before) => {
    if (open !== before.open) save();
  });
  // Saves at once when the page is closed or hidden, so that the last typed character is not lost.
  window.addEventListener("pagehide", () => {
    if (pause === undefined) return;
    const { href } = location;
    save();
    leaveBehind({ from: href, to: location.href });
  });
}

/**
 * A reload opens the address from the moment when the reload began, because an address written while the page goes away comes too late. The
 * page would then take its own older address for someone's link, so this gives the newer address to the next page in this tab.
 */
function catchUp(): void {
  const { from, to } = takeLeftBehind() ?? {};
  if (from === location.href && to !== undefined) history.replaceState(history.state, "", to);
}

/** The parts of the view that a link carries. */
const inLinks = ["cursor", "zoom", "tab", "rightTab", "tables", "hidden"] as const satisfies readonly (keyof ViewState)[];
