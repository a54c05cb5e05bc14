// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { encodeLink, firstScenario, writeScenarioFile } from "../../engine/index";
import { library } from "../../engine/doors/library";
import { goTo, keptArrival, keptDraft, settleEntry } from "../store/arrival";
import { isLessonEntry } from "../store/entryNote";
import { useLesson } from "../store/lesson";
import { openScenario, setName, useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { useWindows } from "../store/windows";
import { followAddress } from "./address";
import { takeLeftBehind } from "./leftBehind";
import { incomingOf, openAs, firstOpened } from "./files";
import { TextWorker } from "../simulation/testing/textWorker";
import type { Arrival } from "../store/arrival";
import { goBack } from "./incoming";
import { takeBack } from "./lending";
import { useNotice } from "./notice";
import { draftsElsewhere } from "./ownScenarios";

const notice = () => useNotice.getState().notice;
const linkTo = (name: string) => encodeLink({ scenario: { ...firstScenario, name } })!;
const entry = library[3]!.scenario;
/** Acts like a page that is reloaded, or to which the user comes back through the history. */
const arrive = () => window.dispatchEvent(new HashChangeEvent("hashchange"));

beforeAll(() => {
  vi.useFakeTimers();
  void followAddress();
  setName("mine");
  vi.advanceTimersByTime(1000);
});
afterEach(() => vi.advanceTimersByTime(1000));

test("a scenario of the library is named as such, even after a reload and on the way back", () => {
  goTo(encodeLink({ scenario: entry })!, { from: "library" });
  expect(useScenario.getState().scenario).toEqual(entry);
  expect(notice()?.text).toBe("This scenario is from the library. Your own scenario is kept.");
  vi.advanceTimersByTime(1000);
  useNotice.setState({ notice: null });
  arrive();
  expect(notice()?.text).toBe("This scenario is from the library. Your own scenario is kept.");
});

test("a link is a link, whatever was opened before it", () => {
  history.pushState(null, "", `#${linkTo("theirs")}`);
  arrive();
  expect(notice()?.text).toBe("This scenario came with the link. Your own scenario is kept.");
});

/** Reads a text as the page does, and opens it. */
async function openText(text: string, arrival: Arrival): Promise<void> {
  vi.stubGlobal("Worker", TextWorker);
  const read = await incomingOf(text, () => firstOpened, "");
  if (!read.ok) throw new Error(read.error);
  openAs(read.incoming, arrival);
}

test("a file and an address are named, after a reload, too", async () => {
  const file = writeScenarioFile({ ...firstScenario, name: "from a file" });
  await openText(file, { from: "file", name: "web.hpa.json" });
  expect(notice()?.text).toBe("This scenario came with the file web.hpa.json. Your own scenario is kept.");
  expect(keptArrival()).toEqual({ from: "file", name: "web.hpa.json" });
  const other = writeScenarioFile({ ...firstScenario, name: "from a wiki" });
  await openText(other, { from: "address", host: "wiki.example" });
  expect(notice()?.text).toBe("This scenario came from wiki.example. Your own scenario is kept.");
  vi.advanceTimersByTime(1000);
  arrive();
  expect(notice()?.text).toBe("This scenario came from wiki.example. Your own scenario is kept.");
});

test("the person's own work keeps its name when it comes back: a file is their own, too, and each stays in its own draft", () => {
  goBack(notice()!.back!);
  expect([useScenario.getState().scenario.name, notice(), keptArrival()]).toEqual(["from a file", null, { from: "link" }]);
  vi.advanceTimersByTime(1000);
  const drafts = draftsElsewhere(useScenario.getState().scenario, null, []);
  goBack({ label: "", to: "own", work: drafts.find(({ scenario }) => scenario.name === "mine")!.work! });
  expect(useScenario.getState().scenario.name).toBe("mine");
});

test("what is lent is never kept, and a change makes it new work", () => {
  vi.advanceTimersByTime(1000);
  const kept = () => localStorage.getItem("hpa-playground/draft") ?? "";
  goTo(linkTo("lent"), { from: "library" });
  vi.advanceTimersByTime(1000);
  expect(kept()).toContain('"mine"');
  setName("lent, changed");
  vi.advanceTimersByTime(1000);
  expect(kept()).toContain('"lent, changed"');
  expect(draftsElsewhere(firstScenario, null, []).map(({ scenario }) => scenario.name)).toContain("mine");
});

test("the last change of one's own work is kept although something else is opened at once", () => {
  setName("typed in haste");
  goTo(linkTo("lent"), { from: "library" });
  expect(localStorage.getItem("hpa-playground/draft")).toContain('"typed in haste"');
  expect(notice()?.back?.work.scenario.name).toBe("typed in haste");
});

test("a page that goes away leaves the addresses of a moment before, with one of which a reload may come", () => {
  const before = location.href;
  setName("mine, and newer");
  vi.advanceTimersByTime(1000);
  const written = location.href;
  setName("mine, and newest");
  window.dispatchEvent(new Event("pagehide"));
  const draft = keptDraft();
  expect(new Set([before, written, location.href]).size).toBe(3);
  expect(takeLeftBehind()).toEqual({ from: [before, written, location.href], to: location.href, draft });
  expect(draft).not.toBeNull();
  vi.advanceTimersByTime(20_000);
  window.dispatchEvent(new Event("pagehide"));
  expect(takeLeftBehind()).toBeNull();
});

test("an entry of the history shows the work that it showed, even if its address is older", () => {
  const [draft] = draftsElsewhere(firstScenario, null, []).filter(({ scenario }) => scenario.name === "typed in haste");
  history.replaceState({ draft: draft!.id }, "", `#${linkTo("an older address")}`);
  arrive();
  expect([useScenario.getState().scenario.name, useScenario.getState().whose.is]).toEqual(["typed in haste", "own"]);
  history.replaceState({ draft: 7, arrival: "?" }, "", `#${linkTo("someone's")}`);
  arrive();
  expect([useScenario.getState().scenario.name, useScenario.getState().whose.is]).toEqual(["someone's", "lent"]);
});

test("an entry whose draft another tab holds, or held when the browser ended it, shows a copy that is the person's own", () => {
  const dead = {
    scenario: { ...firstScenario, name: "of an ended tab" },
    origin: firstScenario,
    before: null,
    at: 1,
    rules: 1,
    open: true,
  };
  localStorage.setItem("hpa-playground/draft/dead", JSON.stringify(dead));
  history.replaceState({ draft: "dead" }, "", `#${linkTo("of an ended tab")}`);
  arrive();
  const { scenario, whose } = useScenario.getState();
  expect([scenario.name, whose.is, whose.is === "own" && whose.draft !== "dead"]).toEqual(["of an ended tab", "own", true]);
  vi.advanceTimersByTime(1000);
  expect(JSON.parse(localStorage.getItem("hpa-playground/draft/dead")!)).toEqual(dead);
  goBack({
    label: "",
    to: "own",
    work: draftsElsewhere(firstScenario, null, []).find((each) => each.scenario.name === "typed in haste")!.work!,
  });
  vi.advanceTimersByTime(1000);
  goTo(linkTo("lent"), { from: "library" });
});

test("the way back survives a reload although the lent scenario was changed, until the person closes it", () => {
  const own = useScenario.getState().whose;
  expect(own.is === "lent" && own.waiting?.scenario.name).toBe("typed in haste");
  goTo(linkTo("someone's question"), { from: "library" });
  setName("someone's question, changed");
  vi.advanceTimersByTime(1000);
  useNotice.setState({ notice: null });
  arrive();
  expect([useScenario.getState().scenario.name, notice()?.back?.work.scenario.name]).toEqual([
    "someone's question, changed",
    "typed in haste",
  ]);
  useNotice.setState({ notice: null, closed: notice()!.back });
  arrive();
  expect([useScenario.getState().scenario.name, notice()]).toEqual(["someone's question, changed", null]);
  const [before] = draftsElsewhere(firstScenario, null, []).filter(({ scenario }) => scenario.name === "typed in haste");
  history.replaceState({ draft: before!.id }, "", `#${linkTo("an older address")}`);
  arrive();
});

describe("a lesson", () => {
  const open = { lesson: "the-window", step: 0, task: false, prediction: null, asked: null };
  const lend = () => {
    openScenario(entry, entry, "lesson");
    useLesson.setState({ open });
  };

  test("is an entry of its own in the history, whose address names the lesson and holds no scenario", () => {
    const before = history.length;
    lend();
    expect([history.length, location.search, location.hash, isLessonEntry()]).toEqual([before + 1, "?lesson=the-window&step=1", "", true]);
    useLesson.setState({ open: { ...open, step: 2 } });
    vi.advanceTimersByTime(1000);
    expect([history.length, location.search, location.hash]).toEqual([before + 1, "?lesson=the-window&step=3", ""]);
    takeBack();
    expect([history.length, location.search, isLessonEntry()]).toEqual([before + 2, "", false]);
  });

  test("asked for by the address takes over its entry", () => {
    history.pushState(null, "", "?lesson=the-window");
    const before = history.length;
    lend();
    expect([history.length, location.search]).toEqual([before, "?lesson=the-window&step=1"]);
  });

  test("ends when an entry without it is shown, and the address forgets it", () => {
    history.pushState(null, "", location.pathname);
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect([useLesson.getState().open, useScenario.getState().scenario.name]).toEqual([null, "typed in haste"]);
    lend();
    goTo(linkTo("from the library"), { from: "library" });
    expect([useLesson.getState().open, useScenario.getState().scenario.name, location.search]).toEqual([null, "from the library", ""]);
  });

  test("opens again where the history leads back to it, whatever waited to be written before", () => {
    setName("typed before Back");
    history.pushState({ lesson: true }, "", `${location.pathname}?lesson=the-window&step=2`);
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(localStorage.getItem("hpa-playground/draft")).toContain('"typed before Back"');
    useView.setState({ cursor: 60 });
    vi.advanceTimersByTime(1000);
    expect([location.search, location.hash, isLessonEntry()]).toEqual(["?lesson=the-window&step=2", "", true]);
    expect(useWindows.getState().dialog).toMatchObject({ what: "lesson", address: "the-window", step: "2" });
    useWindows.setState({ dialog: null });
    const before = history.length;
    settleEntry();
    lend();
    expect([history.length, location.search, location.hash]).toEqual([before, "?lesson=the-window&step=1", ""]);
    takeBack();
  });
});

describe("rules that were corrected since", () => {
  const corrected = () => useNotice.getState().corrected;
  /** Copied from the page before its rules were corrected. */
  const old = "3.Dq-a66tGymSGprUA";
  const open = (fragment: string) => {
    history.pushState(null, "", `#${fragment}`);
    arrive();
    return corrected();
  };

  test("are told on opening a link from before, and only then", () => {
    expect([open(linkTo("of now")), open(old), open(linkTo("of now, again"))]).toEqual([false, true, false]);
  });

  test("are told of a file from before", async () => {
    const file = writeScenarioFile({ ...firstScenario, name: "kept in a repository" });
    await openText(file, { from: "file", name: "web.hpa.json" });
    expect(corrected()).toBe(false);
    await openText(file.replace('  "rules": 1,\n', ""), { from: "file", name: "web.hpa.json" });
    expect(corrected()).toBe(true);
  });

  test("are not told of an entry of the library, nor on the way back", () => {
    expect(open(old)).toBe(true);
    goBack(notice()!.back!);
    expect(corrected()).toBe(false);
    goTo(old, { from: "library" });
    expect(corrected()).toBe(false);
  });
});

test("a browser that has no room says what to do, and asks before the page with the only copy goes away", () => {
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation((_, value) => {
    if (value.length > 10) throw new DOMException("full", "QuotaExceededError");
  });
  expect(asks()).toBe(false);
  setName("without room");
  vi.advanceTimersByTime(1000);
  expect(notice()?.text).toContain("This browser's storage is full, so your scenario stays only until you close this page.");
  expect([useNotice.getState().kept, asks()]).toEqual([false, true]);
  setItem.mockRestore();
  setName("with room");
  vi.advanceTimersByTime(1000);
  expect([useNotice.getState().kept, asks()]).toEqual([true, false]);
});
