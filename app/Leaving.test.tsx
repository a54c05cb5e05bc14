// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { readdirSync, readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { library } from "../engine/doors/library";
import { Dialogs } from "./Dialogs";
import { Leaving } from "./Leaving";
import { Blocks } from "./lessons/Text";
import { EntryDetail } from "./library/EntryDetail";
import { askToLeave, openDialog, useWindows } from "./store/windows";
import { ReferenceLinks } from "./ui/ReferenceLinks";
import { fieldReferences } from "./words/names/references";
import "./ui/testing/jsdomLacks";
import { SilentWorker } from "./ui/testing/silentWorker";

vi.stubGlobal("Worker", SilentWorker);

afterEach(() => {
  cleanup();
  useWindows.setState({ dialog: null, leavingTo: null });
});

const show = (content: ReactNode) =>
  render(
    <>
      <Leaving />
      {content}
    </>,
  );

/** Presses a link. Returns whether the browser still opens it, and the address that the page asks about. */
function press(link: Element, how: MouseEventInit = {}) {
  const event = how.button ? new MouseEvent("auxclick", { bubbles: true, cancelable: true, ...how }) : createEvent.click(link, how);
  act(() => void fireEvent(link, event));
  const { leavingTo } = useWindows.getState();
  act(() => useWindows.setState({ leavingTo: null }));
  return { browserOpens: !event.defaultPrevented, asked: leavingTo };
}

const lesson = [{ kind: "link", href: "https://d.example/", content: [{ kind: "text", text: "lesson" }] }] as const;
const foreign: Readonly<Record<string, ReactNode>> = {
  "lessons/Text.tsx": <Blocks blocks={[{ kind: "paragraph", content: lesson }]} />,
  "library/EntryDetail.tsx": <EntryDetail entry={library[0]!} onTune={() => undefined} />,
  "ui/ReferenceLinks.tsx": <ReferenceLinks references={fieldReferences("spec.minReplicas", "1.37")} />,
};
/** Their links lead to this page, to one of its files, or they are the answer to the question. */
const home = [
  "GreetingLine.tsx",
  "about/HowWeKnow.tsx",
  "evidence/Commands.tsx",
  "evidence/series/SeriesPieces.tsx",
  // Only without JavaScript, where nothing can ask.
  "firstAnswer/firstAnswer.tsx",
  "lessons/Workshop.tsx",
  "lessons/WorkshopStep.tsx",
  "library/EvidenceDetail.tsx",
  "share/WholePage.tsx",
  "ui/LeaveDialog.tsx",
];

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\/|^text\//.test(file))
  .map((file) => ({ file, code: readFileSync(`app/${file}`, "utf8") }));
const filesWith = (what: RegExp) => sources.filter(({ code }) => what.test(code)).map(({ file }) => file);

test("every component with links is known here, by where its links lead", () => {
  expect(filesWith(/<a\s|<area\s|\saction=/).toSorted()).toEqual([...Object.keys(foreign), ...home].toSorted());
});

test.each(Object.entries(foreign))("%s asks before each of its links opens another site", (_, content) => {
  show(content);
  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  for (const link of links) expect(press(link)).toEqual({ browserOpens: false, asked: link.href });
});

test("the page goes nowhere but through links, and the editor's own links ask, too", () => {
  const ways = /window\.open|[^.\w]open\(["'`]|location\.(assign|replace)\(|location(\.href)? = |createElement\("(a|iframe|form)"\)/;
  // It saves a file.
  expect(filesWith(ways)).toEqual(["ui/saveFile.ts"]);
  expect(filesWith(/monaco-editor\/features\/hover/)).toEqual(filesWith(/registerLinkOpener\(\{[^}]*askToLeave\(/));
});

test("a link asks wherever it is, also where its surroundings want the press, as Monaco's hover does", () => {
  const end = new AbortController();
  const taken = vi.fn((event: Event) => event.preventDefault());
  show(
    <a href="http://a.example/b?c#d">
      <b>bold</b>
    </a>,
  );
  for (const type of ["click", "auxclick"]) document.body.addEventListener(type, taken, { signal: end.signal });
  const word = screen.getByText("bold");
  expect(press(word)).toEqual({ browserOpens: false, asked: "http://a.example/b?c#d" });
  expect(press(word, { ctrlKey: true })).toEqual({ browserOpens: true, asked: null });
  expect(press(word, { button: 1 })).toEqual({ browserOpens: true, asked: null });
  end.abort();
  expect(taken).not.toHaveBeenCalled();
});

test.each<[string, MouseEventInit, string]>([
  ["with Ctrl", { ctrlKey: true }, "https://a.example/"],
  ["with ⌘", { metaKey: true }, "https://a.example/"],
  ["with Shift", { shiftKey: true }, "https://a.example/"],
  ["with the middle button", { button: 1 }, "https://a.example/"],
  ["with Alt, which saves it", { altKey: true }, "https://a.example/"],
  ["on this site", {}, "./?view"],
  ["to a file that the page has made", {}, "blob:https://a.example/1"],
])("a press is the browser's: %s", (_, how, href) => {
  show(<a href={href}>there</a>);
  expect(press(screen.getByRole("link"), how)).toEqual({ browserOpens: true, asked: null });
});

test("the question shows the whole address, answers Enter, and gives the focus back", async () => {
  const address = `https://a.example/${"long/".repeat(60)}?a=b#c`;
  show(<a href={address}>there</a>);
  const link = screen.getByRole("link", { name: "there" });
  act(() => void fireEvent.click(link));
  const question = await screen.findByRole("dialog", { name: "Open a.example in a new tab?" });
  expect(question.textContent).toContain(address);
  const answer = screen.getByRole<HTMLAnchorElement>("link", { name: "Open" });
  expect([document.activeElement, answer.href, answer.target, answer.rel]).toEqual([answer, address, "_blank", "noopener noreferrer"]);
  const event = createEvent.click(answer);
  act(() => void fireEvent(answer, event));
  expect([event.defaultPrevented, screen.queryByRole("dialog"), document.activeElement]).toEqual([false, null, link]);
});

test.each(["Stay here", "Close"])("%s opens nothing", async (name) => {
  show(<a href="https://a.example/">there</a>);
  act(() => void fireEvent.click(screen.getByRole("link")));
  act(() => void fireEvent.click(screen.getByRole("button", { name })));
  expect([screen.queryByRole("dialog"), document.activeElement]).toEqual([null, screen.getByRole("link", { name: "there" })]);
});

test("the question is above an open window, which stays as it is", async () => {
  show(<Dialogs />);
  act(() => openDialog("keys"));
  const window = await screen.findByRole("dialog", {}, { timeout: 30_000 });
  act(() => askToLeave("https://a.example/"));
  await screen.findByRole("dialog", { name: /a\.example/ });
  act(() => void fireEvent.click(screen.getByRole("button", { name: "Stay here" })));
  expect([screen.getByRole("dialog"), useWindows.getState().dialog]).toEqual([window, "keys"]);
});
