// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LessonsDialog, LessonTab, OpenLesson, OpenSession } from "./lessonRoom";
import { serve } from "../channel/serve";
import { goToStep, openLesson, useCourse } from "../lessons/course";
import { readLesson } from "../lessons/format/readLesson";
import { participant } from "../lessons/keptAnswers";
import type { LessonRequests } from "../lessons/lessonRequests";
import { lessonWork } from "../lessons/lessonWork";
import { lend, takeBack } from "../share/lending";
import { useLesson } from "../store/lesson";
import { setManifest, useScenario } from "../store/scenario";
import { useTabs } from "../store/tabs";
import { useWindows } from "../store/windows";
import "../ui/testing/jsdomLacks";
import { SilentWorker } from "../ui/testing/silentWorker";
import { Workshop } from "./workshopRoom";
import { helpInPage } from "../simulation/testing/helpInPage";

helpInPage();

/** Reads lessons in the same thread. */
class LessonWorker extends EventTarget {
  private readonly scope = new EventTarget();
  postMessage = (data: unknown): void => queueMicrotask(() => tell(this.scope, structuredClone(data)));
  terminate = (): void => undefined;
  constructor() {
    super();
    serve<LessonRequests>(
      {
        addEventListener: this.scope.addEventListener.bind(this.scope) as never,
        postMessage: (data: unknown) => queueMicrotask(() => tell(this, structuredClone(data))),
      },
      lessonWork,
    );
  }
}
const tell = (target: EventTarget, data: unknown) => target.dispatchEvent(new MessageEvent("message", { data }));

vi.stubGlobal("Worker", SilentWorker);
vi.stubGlobal("matchMedia", (query: string) => ({
  matches: query.includes("min-width"),
  addEventListener: () => {},
  removeEventListener: () => {},
}));
const theirs = "https://a.example/ours.md";
const reading = readLesson(theirs, readFileSync("public/lessons/05-the-window.md", "utf8").replace("The window remembers", "Ours"));
if (!reading.ok) throw new Error("the lesson is broken");

afterEach(() => {
  cleanup();
  useCourse.setState({ session: null, fromElsewhere: [] });
  useWindows.setState({ dialog: null });
});

test("a session's link may name a lesson's file elsewhere, which is fetched only after the reader agrees", () => {
  render(<OpenSession asked={`the-ratio,${theirs},nope`} />);
  expect(useWindows.getState().dialog).toBe("lessons");
  expect(useCourse.getState().session).toEqual(["the-ratio", theirs]);
  render(<LessonsDialog onClose={() => {}} />);
  const entries = () => within(screen.getByRole("list")).getAllByRole("button");
  expect(screen.getByText(/^This workshop has 2 lessons\./)).toBeTruthy();
  expect(entries()[1]!.textContent).toContain("ours.mdA lesson from a.example. The page asks you before it fetches the file.");
  fireEvent.click(entries()[1]!);
  expect(useWindows.getState().dialog).toMatchObject({ what: "lesson", address: theirs });

  act(() => useCourse.setState({ fromElsewhere: [reading.lesson] }));
  expect(entries()[1]!.textContent).toContain("Ours");
  expect(screen.getByText(/^This workshop has 2 lessons, \d+ min\./)).toBeTruthy();
});

test("the leader's link has the address of a lesson from elsewhere, and the page says what a participant is asked", async () => {
  useCourse.setState({ fromElsewhere: [reading.lesson] });
  render(<Workshop />);
  const chosen = async (name: RegExp) => fireEvent.click(await screen.findByLabelText(name, { selector: "input" }, { timeout: 10_000 }));
  await chosen(/Ours/);
  await chosen(/A ratio/);
  const link = document.querySelector(".session-link a")!;
  expect(new URL(link.getAttribute("href")!).searchParams.get("lessons")).toBe(`the-ratio,${theirs}`);
  expect(screen.getByText(/The page asks every participant before it fetches from a\.example\./)).toBeTruthy();
  await chosen(/Ours/);
  expect(screen.queryByText(/asks every participant/)).toBeNull();
});

test("keys lead on: Enter answers and then goes to the next step, and after a lesson the list opens at the next one", () => {
  useCourse.setState({ fromElsewhere: [reading.lesson] });
  openLesson(reading.lesson, { lend, takeBack });
  render(<LessonTab />);
  fireEvent.keyDown(document.body, { key: "Enter" });
  expect(screen.getByRole("button", { name: "Answer" })).not.toBe(document.activeElement);
  fireEvent.keyDown(document.body, { key: "2" });
  fireEvent.keyDown(document.body, { key: "Enter" });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Next: Then it goes fast" }));
  cleanup();

  act(takeBack);
  useCourse.setState({ session: [theirs, "the-ratio"] });
  render(<LessonsDialog onClose={() => {}} />);
  expect(document.activeElement?.textContent).toContain("A ratio, times the pods");
});

describe("a lesson's file", () => {
  const text = readFileSync("public/lessons/05-the-window.md", "utf8");
  const open = (content: string) => {
    render(<OpenLesson asked={{ what: "lessonFile", name: "ours.md", text: content }} />);
  };
  const title = () => useCourse.getState().lesson?.title;
  beforeEach(() => {
    sessionStorage.clear();
    vi.stubGlobal("Worker", LessonWorker);
  });
  afterEach(() => {
    act(takeBack);
    vi.stubGlobal("Worker", SilentWorker);
  });

  test("opens at its first step, and a corrected file goes on where the reader is, with what they wrote", async () => {
    open(text);
    await waitFor(() => expect(useLesson.getState().open).toMatchObject({ lesson: "file:ours.md", step: 0 }));
    act(() => goToStep(useCourse.getState().lesson!, 4, { lend, takeBack }));
    act(() => setManifest("kind: Mine"));
    cleanup();
    open(text.replace("title: The window remembers", "title: Corrected"));
    await waitFor(() => expect(title()).toBe("Corrected"));
    expect(useLesson.getState().open).toMatchObject({ lesson: "file:ours.md", step: 4 });
    expect(useScenario.getState().scenario.manifest).toBe("kind: Mine");
  });

  test("with a mistake shows it at its line, and the open lesson stays", async () => {
    open(text);
    await waitFor(() => expect(title()).toBe("The window remembers"));
    cleanup();
    open(text.replace(/^ask: .*$/m, "aks: typo"));
    const line = text.split("\n").findIndex((each) => each.startsWith("ask: ")) + 1;
    const shown = await screen.findByRole("dialog", { name: "ours.md" });
    expect(
      within(shown)
        .getAllByText(/^Line \d+$/)
        .map((each) => each.textContent),
    ).toContain(`Line ${line}`);
    expect(title()).toBe("The window remembers");
    expect(within(shown).getByRole("button", { name: "Open a lesson’s file…", hidden: true })).toBeTruthy();
  });

  test("has no links on the leader's page, which says how to hand it out", async () => {
    useCourse.setState({ fromElsewhere: [{ ...reading.lesson, id: "file:ours.md" }] });
    render(<Workshop />);
    const section = await screen.findByRole("region", { name: /Ours/ }, { timeout: 10_000 });
    expect(within(section).getByText(/^This lesson is a file on your computer/)).toBeTruthy();
    expect(within(section).queryByRole("button", { name: /link|code/ })).toBeNull();
    expect(within(section).getAllByRole("button", { name: /^Answers of the room: .*, 0$/ }).length).toBeGreaterThan(2);
    fireEvent.click(screen.getByLabelText(/Ours/, { selector: "input" }));
    expect(screen.queryByText("The link for the whole session")).toBeNull();
  });
});

test("each step has its link, and a large code over the leader's page closes alone", async () => {
  const onClose = vi.fn();
  const stop = useWindows.subscribe(({ dialog }) => onClose(dialog));
  render(<Workshop />);
  const section = await screen.findByRole("region", { name: /The window remembers/ }, { timeout: 10_000 });
  fireEvent.click(within(section).getByRole("button", { name: "Large code: A long decline" }));
  const code = screen.getByRole("dialog", { name: "A long decline" });
  expect(code.textContent).toContain("?lesson=the-window&step=3");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(code, new Event("cancel", { cancelable: true }));
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onClose).toHaveBeenCalledWith("lessons");
  stop();
});

test("above the manifest a line says how many goals are reached, and leads back to the task", () => {
  openLesson(reading.lesson, { lend, takeBack }, 4);
  act(() => useTabs.setState({ tab: "manifest" }));
  render(<LessonTab goals />);
  const line = screen.getByRole("button");
  expect(line.textContent).toMatch(/^\d of 3 goals reached/);
  expect(line.textContent).toMatch(/Pod-hours … \(below 7\.1\sh\)/);
  fireEvent.click(line);
  expect(useTabs.getState().tab).toBe("lesson");
  act(takeBack);
});

test("in a task a number of its text changes the manifest; what the task still covers has no number to change", async () => {
  const text = readFileSync("public/lessons/05-the-window.md", "utf8");
  const told = readLesson(theirs, text.replace("**240** seconds cover", "[50](averageUtilization)% and 240 seconds cover"));
  if (!told.ok) throw new Error("the lesson is broken");
  openLesson(told.lesson, { lend, takeBack }, 4);
  const { container } = render(<LessonTab />);
  const number = await screen.findByRole("spinbutton", { name: "stabilizationWindowSeconds" }, { timeout: 20_000 });
  fireEvent.keyDown(number, { key: "PageUp" });
  expect(useScenario.getState().scenario.manifest).toContain("stabilizationWindowSeconds: 50\n");
  expect(container.textContent).toContain("Someone set the window to 50 (was 0).");
  expect(screen.getAllByRole("spinbutton")).toEqual([number]);
  expect(container.textContent).not.toContain("seconds cover");
  cleanup();
  act(takeBack);
});

test("a participant's link tells their answer from the same answer of others, in all of this tab", () => {
  const own = participant();
  expect(own).toMatch(/^[a-z0-9]{4,16}$/);
  expect(participant()).toBe(own);
});
