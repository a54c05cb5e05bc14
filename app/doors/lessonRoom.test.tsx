// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { LessonsDialog, LessonTab, OpenSession } from "./lessonRoom";
import { openLesson, useCourse } from "../lessons/course";
import { readLesson } from "../lessons/format/readLesson";
import { lend, takeBack } from "../share/lending";
import { useWindows } from "../store/windows";
import "../ui/testing/jsdomLacks";
import { SilentWorker } from "../ui/testing/silentWorker";
import { Workshop } from "./workshopRoom";
import { helpInPage } from "../simulation/testing/helpInPage";

helpInPage();

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
  const chosen = async (name: RegExp) => fireEvent.click(await screen.findByRole("checkbox", { name }, { timeout: 10_000 }));
  await chosen(/Ours/);
  await chosen(/A ratio/);
  const link = screen.getAllByRole("link").find((each) => each.textContent?.includes("?lessons"))!;
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
