// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useScenario } from "../../store/scenario";
import { useTrace } from "../../store/trace";
import { useView } from "../../store/view";
import { layOut, showFigures, slowly } from "../testing/figuresOnPage";
import { exampleRun } from "../testing/exampleRun";
import { queueThatSleeps, runOf } from "../testing/kedaRun";

const run = runOf(queueThatSleeps);

layOut({ width: 1400, height: 900 });
beforeEach(() => {
  useView.setState({ cursor: 1290, tables: new Set(), hidden: new Set() });
  useScenario.setState({ scenario: queueThatSleeps });
  useTrace.setState({ run });
});

const lane = () => screen.findByRole("figure", { name: /^KEDA’s polls/ }, slowly);

test("a run with KEDA has a lane of polls, and under the replicas who decides and the cooldown at the cursor", async () => {
  showFigures();
  const polls = await lane();
  expect(polls.textContent).toBe("not active, cooling down");
  const strip = await screen.findByRole("img", { name: "When KEDA decides the count, and when the HPA" }, slowly);
  expect(strip.textContent).toBe("decidesKEDAthe HPAKEDAthe HPA");
  expect(screen.getByText("the cooldown of 10 min ends at 28:00")).toBeTruthy();
  act(() => useView.setState({ cursor: 600 }));
  expect(polls.textContent).toBe("active");
  expect(screen.queryByText(/^the cooldown/)).toBeNull();
});

test("a press on the lane selects the nearest poll", async () => {
  showFigures();
  const polls = await lane();
  vi.spyOn(polls, "getBoundingClientRect").mockReturnValue({ left: 0, top: 0 } as DOMRect);
  fireEvent.pointerUp(polls, { button: 0, clientX: 50 + (1334 / 2700) * 1687, clientY: 20 });
  expect(useView.getState().cursor).toBe(1680);
});

test("the replicas' legend tells KEDA's writes from the HPA's, and each can be hidden", async () => {
  const { container } = showFigures();
  const replicas = within(screen.getByRole("region", { name: "Who wrote which count?" }));
  await lane();
  const squares = () => container.querySelectorAll('[data-figure="replicas"] .marks .rescale');
  expect(squares()).toHaveLength(2);
  fireEvent.click(replicas.getByRole("button", { name: "KEDA" }));
  expect(squares()).toHaveLength(1);
  fireEvent.click(replicas.getByRole("button", { name: "HPA" }));
  expect(squares()).toHaveLength(0);
});

test("the trigger's figure has the activation threshold, and says that no scrape delays KEDA", async () => {
  const { container } = showFigures();
  await lane();
  expect(screen.getByRole("button", { name: /^activation/ }).textContent).toContain("5");
  expect(screen.getAllByTitle(/no scrape delays it/)).toHaveLength(1);
  expect(screen.queryByTitle(/samples of the pods that count/)).toBeNull();
  expect(container.querySelector(".activation")?.getAttribute("d")).toMatch(/^M50 /);
});

test("T shows the polls as a table, whose rows lead to them", async () => {
  showFigures();
  await lane();
  fireEvent.click(screen.getByRole("button", { name: "“polls” as a table" }));
  const row = (await screen.findAllByRole("row", {}, slowly)).find(({ textContent }) => textContent?.startsWith("21:30"))!;
  expect(
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["not active, cooling down", "0", "12", "–"]);
});

test("a run without KEDA has none of it", async () => {
  useTrace.setState({ run: exampleRun });
  const { container } = showFigures();
  await screen.findByRole("region", { name: "Which pods count?" }, slowly);
  expect(container.querySelectorAll(".polls, .decides, .cooldown, .activation")).toHaveLength(0);
  expect(screen.queryByRole("button", { name: "KEDA" })).toBeNull();
});
