// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { vpaScenario } from "../../../engine/vpaRun/testing/vpaScenario";
import { useScenario } from "../../store/scenario";
import { useTrace } from "../../store/trace";
import { useView } from "../../store/view";
import { layOut, showFigures, slowly } from "../testing/figuresOnPage";
import { exampleRun } from "../testing/exampleRun";
import { runOf } from "../testing/kedaRun";

const scenario = vpaScenario({ mode: "Recreate" });
const run = runOf(scenario);
const evictedAt = run.vpa!.actions[0]!.at;
const syncAfter = run.steps.at.find((second) => second >= evictedAt)!;

layOut({ width: 1400, height: 900 });
beforeEach(() => {
  useView.setState({ cursor: 3600, tables: new Set(), hidden: new Set() });
  useScenario.setState({ scenario });
  useTrace.setState({ run });
});

const figure = (title: string) => screen.findByRole("region", { name: title }, slowly);

test("a run with a VPA has a figure of the request and the recommendation for each resource, which the legend reads and hides", async () => {
  const { container } = showFigures();
  const cpu = await figure("CPU of web: requested and recommended");
  await figure("Memory of web: requested and recommended");
  const { target } = run.vpa!.recommendations.findLast(({ at }) => at <= 3600)!.containers["web"]!;
  expect(within(cpu).getByRole("button", { name: /^target/ }).textContent).toBe(`target ${target.cpuMilli}m`);
  const { most } = run.vpa!.requests.findLast(({ at }) => at <= 3600)!.containers["web"]!;
  expect(within(cpu).getByRole("button", { name: /^request/ }).textContent).toContain(`${most.cpuMilli}m`);
  const drawn = (look: string) => container.querySelectorAll(`[data-figure="vpa-0"] .${look}`).length;
  expect([drawn("recommended"), drawn("target"), drawn("request")]).toEqual([1, 1, 1]);
  fireEvent.click(within(cpu).getByRole("button", { name: /^target/ }));
  expect([drawn("recommended"), drawn("target"), drawn("request")]).toEqual([0, 0, 1]);
});

test("as a table it has the bounds, which are too wide for the legend", async () => {
  showFigures();
  const cpu = await figure("CPU of web: requested and recommended");
  fireEvent.click(within(cpu).getByRole("button", { name: /as a table$/ }));
  const heads = await within(cpu).findAllByRole("columnheader", {}, slowly);
  expect(heads.map(({ textContent }) => textContent)).toEqual(["time", "request", "target", "bounds"]);
  const bounds = within(cpu)
    .getAllByRole("row")
    .map((row) => within(row).queryAllByRole("cell").at(-1)?.textContent);
  expect(bounds.filter((said) => /^\d+m to .+/.test(said ?? "")).length).toBeGreaterThan(2);
});

test("a press on a mark of the lane selects the sync after it, where the lane says what happened", async () => {
  showFigures();
  const lane = await screen.findByRole("figure", { name: /^What the VPA did/ }, slowly);
  vi.spyOn(lane, "getBoundingClientRect").mockReturnValue({ left: 0, top: 0 } as DOMRect);
  fireEvent.pointerUp(lane, { button: 0, clientX: 50 + (1334 / 7200) * evictedAt, clientY: 6 });
  expect(useView.getState().cursor).toBe(syncAfter);
  expect(await within(lane).findByText(/^\d+ pods? evicted at [\d:]+$/)).toBeTruthy();
});

test("a run without a VPA has none of it", async () => {
  useTrace.setState({ run: exampleRun });
  const { container } = showFigures();
  await screen.findByRole("region", { name: "Which pods count?" }, slowly);
  expect(container.querySelectorAll('[data-figure^="vpa"]')).toHaveLength(0);
});
