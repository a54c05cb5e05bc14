// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScenario } from "../engine/index";
import { commands } from "./doors/commands";
import { DoingSwitch } from "./doors/doingSwitch";
import { LearnTabs } from "./doors/learnTabs";
import { ClusterMenu, MoreMenu, ShareMenu } from "./doors/topMenus";
import type { Run } from "./run/run";
import { underived, useBaseline } from "./store/baseline";
import { useMode } from "./store/mode";
import { openScenario, useScenario } from "./store/scenario";
import { useTabs } from "./store/tabs";
import { useTrace } from "./store/trace";
import { closeTune, isTuning } from "./store/tune";
import { useWindows } from "./store/windows";
import "./ui/testing/jsdomLacks";

let width = 1440;
const run = { steps: { at: Float64Array.of(0, 15) }, durationSeconds: 30 } as object as Run;

beforeEach(() => {
  HTMLElement.prototype.hidePopover ??= () => undefined;
  width = 1440;
  vi.stubGlobal("matchMedia", (query: string) => {
    const [, bound, ems] = /(min|max)-width: ([\d.]+)em/.exec(query) ?? [];
    const matches = ems !== undefined && (bound === "min" ? width >= Number(ems) * 16 : width <= Number(ems) * 16);
    return { matches, addEventListener() {}, removeEventListener() {} };
  });
  useTrace.setState({ run, stale: false, problems: [], failure: null });
  openScenario(firstScenario);
});
afterEach(() => {
  cleanup();
  closeTune();
  useBaseline.setState({ scenario: null, aside: null, ...underived });
  useTabs.setState({ tab: null, rightTab: "decision" });
  useWindows.setState({ dialog: null });
  useMode.setState({ form: "full" });
  vi.unstubAllGlobals();
});

const drawn = () =>
  render(
    <>
      <ClusterMenu face="My cluster" />
      <DoingSwitch />
      <ShareMenu face="" />
      <MoreMenu face="" />
    </>,
  );
const menu = (name: string) => document.querySelector<HTMLElement>(`[role="menu"][aria-label="${name}"]`)!;
const labels = (name: string) => [...menu(name).querySelectorAll("button")].map(({ textContent }) => textContent);
const doing = () => screen.getByRole("radio", { checked: true }).textContent;
const radio = (name: string) => screen.getByRole("radio", { name });

test("each thing is in one menu, once", () => {
  drawn();
  expect(labels("My cluster")).toEqual(["Explain my autoscaler", "Your scenarios", "Open a file", "New scenario"]);
  expect(labels("Share")).toEqual([
    "Share a link",
    "View-only link",
    "Embed",
    "Copy as picture",
    "Loop (GIF)",
    "Present",
    "Report",
    "Export",
    "Print",
  ]);
  expect(labels("More")).toEqual(["Switch to the dark theme", "Keys", "How we know", "Documents", "English", "Deutsch", "Українська"]);
});

test("on a phone the menu has all that the bar has no room for", () => {
  width = 390;
  render(<MoreMenu face="" />);
  const all = labels("More");
  expect(all.slice(0, 4)).toEqual(["Explore", "Compare", "Tune", "Learn"]);
  expect(all).toEqual(expect.arrayContaining(["Explain my autoscaler", "Your scenarios", "Open a file", "New scenario", "Keys"]));
  expect(new Set(all).size).toBe(all.length);
});

test("a page for reading has neither what changes it nor what is kept here", () => {
  useMode.setState({ form: "viewOnly" });
  drawn();
  expect(screen.queryByRole("radio", { name: "Tune" })).toBeNull();
  expect(labels("My cluster")).toEqual([]);
  expect(labels("Share")).toContain("View-only link");
});

test("Explore puts the pinned run aside, and Compare brings it back", () => {
  drawn();
  act(() => commands.pin.run());
  expect([doing(), useTabs.getState().rightTab]).toEqual(["Compare", "compare"]);
  act(() => useTabs.setState({ rightTab: "decision" }));
  expect(doing()).toBe("Compare");
  fireEvent.click(radio("Explore"));
  expect([doing(), useBaseline.getState().scenario, useTabs.getState().rightTab]).toEqual(["Explore", null, "decision"]);
  fireEvent.click(radio("Compare"));
  expect([doing(), useBaseline.getState().scenario]).toEqual(["Compare", useScenario.getState().scenario]);
  act(() => commands.unpin.run());
  fireEvent.click(radio("Explore"));
  fireEvent.click(radio("Compare"));
  expect(useBaseline.getState().scenario).toBeNull();
});

test("arrows, Home and End choose what to do, and the focus stays", () => {
  drawn();
  radio("Explore").focus();
  const press = (key: string) => act(() => void fireEvent.keyDown(document.activeElement!, { key }));
  press("End");
  expect([doing(), isTuning(), document.activeElement]).toEqual(["Tune", true, radio("Tune")]);
  press("ArrowLeft");
  expect([doing(), isTuning(), document.activeElement]).toEqual(["Compare", false, radio("Compare")]);
  press("Home");
  press("ArrowLeft");
  expect([doing(), document.activeElement]).toEqual(["Tune", radio("Tune")]);
  expect(screen.getAllByRole("radio").filter(({ tabIndex }) => tabIndex === 0)).toEqual([radio("Tune")]);
});

test("the menu opens a window at its form of the link", () => {
  drawn();
  fireEvent.click(within(menu("Share")).getByText("Embed"));
  expect(useWindows.getState().dialog).toEqual({ what: "share", part: "embed" });
});

test("a new scenario has no name, and the user's own is kept with a way back", () => {
  const own = { ...firstScenario, name: "mine", seed: 5 };
  openScenario(own);
  act(() => commands.new.run());
  const { scenario } = useScenario.getState();
  expect([scenario.name, scenario.seed]).toEqual(["", firstScenario.seed]);
});

test("the tabs of the window for learning lead from the questions to the lessons; a page for reading has none", () => {
  const { rerender } = render(<LearnTabs open="library" />);
  fireEvent.click(screen.getByRole("tab", { name: "Lessons" }));
  expect(useWindows.getState().dialog).toBe("lessons");
  act(() => useMode.setState({ form: "viewOnly" }));
  rerender(<LearnTabs open="library" />);
  expect(screen.queryByRole("tab")).toBeNull();
});
