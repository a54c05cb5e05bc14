// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { Dialogs } from "./Dialogs";
import { useMode } from "./store/mode";
import { openDialog, type WindowName, useWindows } from "./store/windows";
import "./ui/testing/jsdomLacks";
import { SilentWorker } from "./ui/testing/silentWorker";

vi.stubGlobal("Worker", SilentWorker);

afterEach(() => {
  cleanup();
  useWindows.setState({ dialog: null });
  useMode.setState({ form: "full" });
});

const windows: Record<WindowName, null> = {
  bringIn: null,
  evidence: null,
  takeAway: null,
  howWeKnow: null,
  keys: null,
  lessons: null,
  library: null,
  own: null,
  picture: null,
  search: null,
  share: null,
};
const asked = { what: "scenario", address: "https://a.example/x.json" } as const;

test.each([...(Object.keys(windows) as WindowName[]), asked])(
  "%o comes late into one and the same window, which gives the focus back",
  async (dialog) => {
    render(
      <>
        <button type="button">opens it</button>
        <Dialogs />
      </>,
    );
    const opener = screen.getByRole("button", { name: "opens it" });
    opener.focus();
    act(() => openDialog(dialog));
    const shown = await screen.findByRole("dialog", {}, { timeout: 30_000 });
    expect([shown.tagName, shown.classList.contains("dialog"), shown.classList.contains("part-missing-window")]).toEqual([
      "DIALOG",
      true,
      false,
    ]);
    screen.getByRole("button", { name: "Close" }).focus();
    // Browsers send this event to a dialog on Escape.
    act(() => void fireEvent(shown, createEvent("cancel", shown)));
    expect([screen.queryByRole("dialog"), useWindows.getState().dialog, document.activeElement]).toEqual([null, null, opener]);
  },
);

test("a frame in someone's page opens no window but the question that its address asks", async () => {
  useMode.setState({ form: "embed" });
  render(<Dialogs />);
  act(() => openDialog("own"));
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => openDialog(asked));
  expect((await screen.findByRole("dialog")).textContent).toContain("a.example");
});

test("nothing but the window itself shows a modal dialog", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes(".test.") && !file.includes("testing/"),
  );
  expect(files.filter((file) => readFileSync(`app/${file}`, "utf8").includes("showModal"))).toEqual(["ui/Dialog.tsx"]);
});
