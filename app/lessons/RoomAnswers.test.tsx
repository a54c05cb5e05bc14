// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serve } from "../channel/serve";
import { runner } from "../simulation/runner";
import type { Kinds } from "../simulation/protocol";
import "../ui/testing/jsdomLacks";
import { answerLinksIn } from "./answerLinks";
import { CodeScreen } from "./CodeScreen";
import { readLesson } from "./format/readLesson";
import type { LessonRequests } from "./lessonRequests";
import { lessonWork } from "./lessonWork";
import { measured } from "./measure";
import { RoomAnswers } from "./RoomAnswers";
import { useRoom } from "./roomAnswers";
import { runScenario } from "./testing/runStep";

/** The page's worker in the same thread. */
class Joined extends EventTarget {
  private readonly scope = new EventTarget();
  constructor() {
    super();
    const tell = (target: EventTarget, data: unknown) => target.dispatchEvent(new MessageEvent("message", { data }));
    serve<Kinds & LessonRequests>(
      {
        addEventListener: this.scope.addEventListener.bind(this.scope) as never,
        postMessage: (data: unknown) => queueMicrotask(() => tell(this, structuredClone(data))),
      },
      { ...runner(), ...lessonWork },
    );
    this.postMessage = (data) => queueMicrotask(() => tell(this.scope, structuredClone(data)));
  }
  postMessage: (data: unknown) => void;
  terminate = (): void => undefined;
}
vi.stubGlobal("Worker", Joined);
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);

const reading = readLesson("the-window", readFileSync("public/lessons/05-the-window.md", "utf8"));
if (!reading.ok) throw new Error("the lesson is broken");
const { lesson } = reading;
const [question, drawing] = [0, 2];
const link = (step: number, rest: string) => `https://example.org/?lesson=the-window&step=${step + 1}&${rest}`;

beforeEach(() => {
  sessionStorage.clear();
  useRoom.setState({ links: [], pasted: "" });
});
afterEach(() => {
  cleanup();
  vi.stubGlobal("BarcodeDetector", undefined);
});

function open(place: number) {
  const { checkpoint, scenario } = lesson.steps[place]!;
  const answer = checkpoint?.kind === "question" ? measured(runScenario(scenario).run, checkpoint.measure) : undefined;
  render(<RoomAnswers lesson={lesson} place={place} lessons={[lesson]} answer={answer} onClose={() => undefined} />);
}
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Paste/ });
const count = () => fireEvent.click(screen.getByRole("button", { name: "Count them" }));
const paste = (text: string) => {
  fireEvent.change(box(), { target: { value: text } });
  count();
};
const choices = () =>
  within(screen.getByRole("list"))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

test("pasted answers are counted by option, and the right one is unseen until the leader shows it", async () => {
  open(question);
  paste(["answer=2&by=a", "answer=2&by=b", "answer=1&by=c", "answer=2&by=a"].map((rest) => link(question, rest)).join("\n"));
  expect(await screen.findByText("New: 3. Counted before: 1.")).toBeTruthy();
  expect(box().value).toBe("");
  expect(choices().map((text) => /\d+ \d+%$/.exec(text!)?.[0])).toEqual(["1 33%", "2 67%", "0 0%"]);
  expect(screen.queryByText("Right:")).toBeNull();
  expect(document.body.textContent).not.toContain("The last 9 was proposed at 25:00.");

  fireEvent.click(screen.getByRole("button", { name: "Show what is right" }));
  expect(screen.getAllByText("Right:")).toHaveLength(1);
  expect(choices()[1]).toContain("Right: A proposal of 9 is less than five minutes old");
  fireEvent.click(screen.getByRole("button", { name: "Cover what is right" }));
  expect(screen.queryByText("Right:")).toBeNull();
});

test("a text without answers stays in its box, and so does what the leader has typed when the window closes", async () => {
  open(question);
  paste("nothing here");
  expect(await screen.findByText(/^This text has no link with an answer\./)).toBeTruthy();
  expect(box().value).toBe("nothing here");
  cleanup();
  open(question);
  expect(box().value).toBe("nothing here");
});

test("a paste is counted at once, and answers to another step are told and wait there", async () => {
  open(question);
  const value = `Ada: ${link(drawing, "drawing=600-100_720-80&by=ada")}`;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!.set!.call(box(), value);
  fireEvent(box(), new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
  expect(await screen.findByText("For step 3 of “The window remembers”, and counted there: 1.")).toBeTruthy();
  expect(screen.getByText("Answers: 0")).toBeTruthy();
  cleanup();
  open(drawing);
  expect(screen.getByText("Answers: 1")).toBeTruthy();
});

test("the run lies over the drawings only when the leader shows it", async () => {
  useRoom.setState({ links: answerLinksIn(["a", "b"].map((by) => link(drawing, `drawing=600-100_720-80&by=${by}`)).join("\n")) });
  open(drawing);
  const shown = () => screen.getByRole("button", { name: "Show what is right" });
  await waitFor(() => expect(shown()).toHaveProperty("disabled", false), { timeout: 20_000 });
  const plot = () => screen.getByRole("img");
  expect(plot().querySelectorAll(".drawn")).toHaveLength(2);
  const covered = plot().querySelector(".written")!.getAttribute("d");
  expect(document.body.textContent).not.toContain("The count starts to fall at");
  fireEvent.click(shown());
  expect(plot().querySelector(".written")!.getAttribute("d")!.length).toBeGreaterThan(covered!.length);
  expect(document.body.textContent).toContain("The count starts to fall at");
}, 30_000);

test("the camera's button is there only where the browser can read codes, and a code counts once however long it is seen", async () => {
  open(question);
  expect(screen.queryByRole("button", { name: "Read codes by camera" })).toBeNull();
  cleanup();

  const stopped = vi.fn();
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      detect = () => Promise.resolve([{ rawValue: link(question, "answer=3&by=a") }]);
    },
  );
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: { getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop: stopped }] }) },
  });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  open(question);
  fireEvent.click(screen.getByRole("button", { name: "Read codes by camera" }));
  expect(await screen.findByText("New: 1.")).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(screen.getByText("New: 1.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Stop the camera" }));
  expect(stopped).toHaveBeenCalled();
  expect(choices()[2]).toMatch(/1 100%$/);
});

test("a code fills the screen with its address below it, and Escape leaves", async () => {
  const onClose = vi.fn();
  render(<CodeScreen title="A step" address="https://example.org/hpa/?lesson=the-window&step=1" onClose={onClose} />);
  expect(await screen.findByRole("img", { name: "QR code of the link" }, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByText("example.org/hpa/?lesson=the-window&step=1")).toBeTruthy();
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});
