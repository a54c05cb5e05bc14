import { encodeLink, firstScenario, type LinkContent, type Scenario, isSameScenario } from "../../engine/index";
import { keepSpareWorker } from "../channel/startWorker";
import { isArrivalKept, keepArrival, keptArrival, keptDraft, settlesEntry, writeEntry, writeLessonEntry } from "../store/arrival";
import { useBaseline } from "../store/baseline";
import { isLessonEntry } from "../store/entryNote";
import { closeLesson, useLesson } from "../store/lesson";
import { isEditable, useMode, type Form } from "../store/mode";
import { makeOwn, openOwn, openWaiting, takeNewDraft } from "../store/own";
import { useScenario } from "../store/scenario";
import { useReader } from "../store/reader";
import { useView, type ViewState } from "../store/view";
import { openDialog } from "../store/windows";
import { ownOrWaiting, ownWork, type OwnWork } from "../store/whose";
import { useSearch } from "../store/search";
import { useTune } from "../store/tune";
import { fitted } from "../store/zoom";
import { isStorageOpen } from "../ui/browserStorage";
import { fromEngine } from "../words/engineText";
import { t } from "../words/text";
import { forgetReplaced, openTabDraft, replacedBy, saveDraft, workOrCopy } from "./draft";
import { rememberVersions } from "./rememberVersions";
import { addressOfLesson, addressToShare, addressWithHowWeKnow, ownAddress, ownAddressOfLesson, withoutAsked } from "./addresses";
import { askedFor } from "./forms";
import { offer, show, takeIn } from "./incoming";
import { leaveBehind, takeLeftBehind } from "./leftBehind";
import { linksCame } from "./links";
import { useNotice } from "./notice";
import { panelsOf } from "./panels";
import { followTab, keepAside, keepUnkept } from "./tabDrafts";
import {
  endReading,
  giveWayToWhatIsOpened,
  isBeingRead,
  longestWaitMilliseconds,
  mayWriteEntry,
  readFragment,
  type FragmentReading,
} from "./unread";
import { useTabs } from "../store/tabs";
import { useWindows } from "../store/windows";

export { goBack } from "./incoming";

const editPauseMilliseconds = 300;
/** A browser lets a page write its address about three times a second at most. */
const viewPauseMilliseconds = 500;
/** How long a page may still run after its reload began. */
const reloadMilliseconds = 10_000;
const mostAddresses = 4;

/** The fragment for everything that the page shows; null if no link could hold it. */
function currentFragment(): string | null {
  const { scenario } = useScenario.getState();
  const view = useView.getState();
  return encodeLink({
    scenario,
    baseline: useBaseline.getState().scenario,
    cursor: view.cursor,
    zoom: view.zoom && fitted(view.zoom, scenario.durationSeconds),
    panels: panelsOf({ ...useTabs.getState(), ...view }),
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
 * Whoever awaits it waits for a fragment that a worker reads, but not for long: the page then shows what it has, and goes on.
 * If a scenario cannot be opened, a sentence above the page says so, and the page works on. A view-only page or a frame belongs to someone
 * else, so it neither shows nor changes what this browser keeps.
 */
export async function followAddress(): Promise<void> {
  linksCame(currentLink);
  useNotice.setState({ kept: true });
  holdUnkept();
  catchUp();
  const typed = ownWork(useScenario.getState());
  const opensKept = isEditable() && openKept();
  const hasEntry = location.hash.length > 1 || keptDraft() !== null;
  const opened = new Promise<void>((resolve) => {
    const hear = (replaced: boolean) => {
      if (!replaced && opensKept) useReader.setState({ greeted: true });
      resolve();
    };
    if (hasEntry) openEntry(hear);
    else {
      if (opensKept) offerReplaced();
      hear(false);
    }
  });
  giveWayToWhatIsOpened();
  keepTyped(typed);
  window.addEventListener("hashchange", () => void (isLessonAsked() || openEntry()));
  keepUpToDate();
  window.addEventListener("popstate", followHistory);
  followHowWeKnow();
  const asked = askedFor();
  if (asked) openDialog(asked);
  if (isBeingRead()) {
    // The run's own worker loads meanwhile.
    keepSpareWorker();
    await Promise.race([opened, new Promise((resolve) => setTimeout(resolve, longestWaitMilliseconds))]);
  }
  rememberVersions();
}

/** Offers a way back to text that the user typed before the code for drafts was loaded, because the opened scenario has replaced it. */
function keepTyped(typed: OwnWork | null): void {
  if (!isEditable() || typed === null || typed.scenario === useScenario.getState().scenario) return;
  keepAside(typed);
  useNotice.setState({
    notice: {
      text: t`The scenario kept in this browser was opened.`,
      back: { label: t`Back to what you typed`, to: "typed", work: typed },
    },
  });
}

/** Opens what this browser keeps. Returns false if it keeps nothing that can be read. */
function openKept(): boolean {
  const kept = openTabDraft();
  if (kept === null) return false;
  if (!kept.ok) {
    useNotice.setState({
      notice: { text: t`The draft kept in this browser could not be opened and was set aside. ${fromEngine(kept.said)}` },
    });
    return false;
  }
  openOwn(kept.work);
  if ("lent" in kept) {
    show({ scenario: kept.lent });
    offer(kept.work, { from: "browser" });
  } else useNotice.setState({ corrected: kept.corrected });
  return true;
}

/** A new tab, too, offers the way back to what the kept work replaced. */
function offerReplaced(): void {
  const mine = ownWork(useScenario.getState());
  const before = mine && replacedBy(mine);
  if (!before) return;
  offer(before, { from: "browser" });
  keepArrival({ from: "browser" });
}

/** Opens what an entry of the browser's history has. `hear` gets whether that replaced the present scenario; a worker may read it first. */
function openEntry(hear: (replaced: boolean) => void = () => undefined): void {
  const before = useScenario.getState().scenario;
  if (location.hash.length > 1) readFragment((reading) => hear(openRead(reading, before)));
  else {
    endReading();
    hear(openWork({}, before) || openNothing());
  }
}

/** `before`: what the page showed when the reading began. */
function openRead(reading: FragmentReading, before: Scenario): boolean {
  if (openWork(reading.ok ? reading.value : {}, before)) return true;
  if (reading.ok) {
    takeIn(reading.value, keptArrival());
    keepArrival(keptArrival());
    return true;
  }
  if (reading.why === "unread") useNotice.setState({ notice: { text: t`The scenario in the link was not opened. ${reading.error}` } });
  else {
    useNotice.setState({ notice: { text: reading.error } });
    // Without this each reload would read the damaged text again.
    history.replaceState(null, "", ownAddress(useMode.getState().form, ""));
  }
  return false;
}

/** Opens the user's work that the entry showed, with the rest of what its fragment says. */
function openWork(content: Partial<LinkContent>, before: Scenario): boolean {
  const work = isEditable() ? keptWork() : null;
  if (work === null) return false;
  const { baseline = null } = content;
  // Changed while a worker read the fragment: only what is not on the page yet comes from it.
  if (work.scenario === useScenario.getState().scenario && work.scenario !== before) {
    if (useBaseline.getState().scenario === null) useBaseline.setState({ scenario: baseline, run: null });
    return true;
  }
  takeIn({ ...content, scenario: work.scenario }, keptArrival(), work);
  // What the user comes back to replaces nothing.
  offer(replacedBy(work), isArrivalKept() ? keptArrival() : { from: "browser" });
  return true;
}

/** The user's work that the entry showed, as a copy if another tab has it open or was ended by the browser; null if it showed none. */
function keptWork(): OwnWork | null {
  const name = keptDraft();
  const mine = ownOrWaiting(useScenario.getState());
  return name === null ? null : mine?.draft === name ? mine : workOrCopy(name);
}

/** An entry without a scenario shows the user's own work, or the page's first scenario. */
function openNothing(): boolean {
  const { whose } = useScenario.getState();
  if (!isEditable() || whose.is === "own" || whose.by === "page") return false;
  closeLesson();
  show({ scenario: firstScenario }, openWaiting);
  useNotice.setState({ notice: null });
  return true;
}

const isLessonAsked = (): boolean => location.hash.length <= 1 && askedFor()?.what === "lesson";

/** Back and Forward lead into a lesson and out of it. */
function followHistory(): void {
  const asked = askedFor();
  if (asked && isLessonAsked()) openDialog(asked);
  else if (useLesson.getState().open) openEntry();
}

/** The way back that the page offered stays beside it. */
function sayUnkept(): void {
  const back = useNotice.getState().notice?.back;
  const text = isStorageOpen()
    ? t`This browser's storage is full, so your scenario stays only until you close this page. Delete another one in “Your scenarios”, or save this one as a file.`
    : t`This browser does not let the page keep anything, so your scenario stays only until you close this page. Save it as a file.`;
  useNotice.setState({ notice: { text, ...(back && { back }) } });
}

/** The browser asks before a page goes away that has the only copy of a work. */
function holdUnkept(): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  useNotice.subscribe(({ kept }, before) => {
    if (kept === before.kept) return;
    if (kept) window.removeEventListener("beforeunload", ask);
    else window.addEventListener("beforeunload", ask);
  });
}

/** Keeps the address in step with this page, so that it can be copied from the address bar, and a reload opens the same. */
function followHowWeKnow(): void {
  useWindows.subscribe(({ dialog }, before) => {
    if (dialog !== before.dialog) history.replaceState(history.state, "", addressWithHowWeKnow(dialog));
  });
}

function keepUpToDate(): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** The addresses that this entry had before the page wrote others, each with the time when it was replaced. */
  let addresses: { href: string; at: number }[] = [];
  const recent = () => addresses.filter(({ at }) => performance.now() - at < reloadMilliseconds).slice(-mostAddresses);
  /** False while the page only shows what someone else made, so that it changes nothing that this browser keeps. */
  let follows = isEditable();

  const keep = () => {
    clearTimeout(pause);
    pause = undefined;
    const own = ownWork(useScenario.getState());
    if (own) {
      const kept = saveDraft(own);
      if (!kept && useNotice.getState().kept) sayUnkept();
      useNotice.setState({ kept: kept && keepUnkept() });
    }
    return own;
  };
  const save = () => {
    const own = keep();
    const { open } = useLesson.getState();
    // Until the lesson that the address asks for is open, the entry is the lesson's.
    if (!open && isEditable() && isLessonAsked()) return;
    if (!mayWriteEntry()) return;
    if (open) writeLessonEntry(ownAddressOfLesson(open.lesson, open.step + 1), false);
    else {
      const { href } = location;
      writeEntry(ownAddress(useMode.getState().form, currentFragment() ?? ""), own?.draft ?? null);
      if (location.href !== href) addresses = [...recent(), { href, at: performance.now() }];
    }
  };
  const saveAfter = (milliseconds: number) => {
    clearTimeout(pause);
    pause = setTimeout(save, milliseconds);
  };
  const adopt = () => {
    follows = true;
    // What the fragment says is nobody's own before it is read.
    if (isBeingRead()) return follow();
    const { scenario } = useScenario.getState();
    const kept = openTabDraft();
    const mine = kept?.ok ? kept.work : null;
    follow();
    if (mine && isSameScenario(mine.scenario, scenario)) openOwn(mine);
    else makeOwn();
    offer(mine && ownWork(useScenario.getState())?.draft !== mine.draft ? mine : null, keptArrival());
  };
  const follow = () => {
    // Before the page goes away, `followTab` gives the draft back, so this must write it earlier.
    window.addEventListener("pagehide", saveAtOnce);
    if (follows) followTab(takeNewDraft);
  };
  const saveAtOnce = () => {
    if (pause !== undefined) save();
    const from = recent().map(({ href }) => href);
    if (from.length > 0) leaveBehind({ from: [...from, location.href], to: location.href, draft: keptDraft() });
  };

  window.addEventListener("popstate", () => {
    // What waited to be written belongs to the entry that was left.
    keep();
    addresses = [];
  });
  settlesEntry(() => {
    if (pause !== undefined || ownWork(useScenario.getState())) save();
    addresses = [];
  });
  // On a first visit this runs after the first answer, so the user may already have changed something.
  if (ownWork(useScenario.getState()) && location.hash === "") saveAfter(editPauseMilliseconds);
  useScenario.subscribe((state, before) => {
    if (state.scenario === before.scenario) return;
    const left = ownWork(before);
    // Its own pause has not ended yet.
    if (left && ownWork(state)?.draft !== left.draft) saveDraft(left);
    saveAfter(editPauseMilliseconds);
  });
  useView.subscribe((view, before) => {
    if (inLinks.some((part) => view[part] !== before[part])) saveAfter(viewPauseMilliseconds);
  });
  useTabs.subscribe(({ tab, rightTab }, before) => {
    if (tab !== before.tab || rightTab !== before.rightTab) saveAfter(viewPauseMilliseconds);
  });
  useNotice.subscribe(({ closed }, before) => {
    const own = ownWork(useScenario.getState());
    if (own && closed?.to === "own" && closed !== before.closed) forgetReplaced(own);
  });
  useBaseline.subscribe((state, before) => {
    if (state.scenario !== before.scenario) saveAfter(editPauseMilliseconds);
  });
  useLesson.subscribe(({ open }, { open: before }) => {
    if (open && (open.lesson !== before?.lesson || open.step !== before.step)) {
      const isNew = before === null && !isLessonAsked();
      writeLessonEntry(ownAddressOfLesson(open.lesson, open.step + 1), isNew);
    } else if (!open && before) history.replaceState(isLessonEntry() ? null : history.state, "", withoutAsked());
  });
  useMode.subscribe(({ form }) => {
    if (form === "full" && !follows) adopt();
    save();
  });
  useSearch.subscribe(({ picked }, before) => {
    if (picked !== before.picked) saveAfter(viewPauseMilliseconds);
  });
  useTune.subscribe(({ open }, before) => {
    if (open !== before.open) save();
  });
  follow();
}

/**
 * A reload opens the address from the moment when the reload began, because an address written since then comes too late; on a slow machine
 * the page may write several. It would then take its own older address for someone's link, so this gives the newest address, and the draft
 * that it shows, to the next page in this tab.
 */
function catchUp(): void {
  const left = takeLeftBehind();
  if (left?.from.includes(location.href) === true && isReload()) writeEntry(left.to, left.draft ?? keptDraft());
}

/** Who goes to an older address anew means that address. */
const isReload = (): boolean => performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "reload");

/** The parts of the view that a link carries, beside the open tabs. */
const inLinks = ["cursor", "zoom", "tables", "hidden"] as const satisfies readonly (keyof ViewState)[];
