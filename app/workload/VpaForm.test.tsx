// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { vpaScenario } from "../../engine/vpaRun/testing/vpaScenario";
import { openScenario, useScenario } from "../store/scenario";
import VpaForm from "./VpaForm";

const history = () => useScenario.getState().scenario.vpa?.history;
const choose = (kind: string) => fireEvent.change(screen.getByLabelText("History before the run"), { target: { value: kind } });

beforeEach(() => {
  openScenario(vpaScenario({ mode: "Off" }));
  render(<VpaForm />);
});
afterEach(cleanup);

test("is folded and says that there is no history, until one is chosen", () => {
  expect(screen.getByText("no history").closest("details")!.open).toBe(false);
  choose("usage");
  expect(screen.getByText(/^8 days of 50m CPU and \d+Mi$/).closest("details")!.open).toBe(true);
  choose("none");
  expect(useScenario.getState().scenario).not.toHaveProperty("vpa");
});

test("begins with eight days of what a pod requests, and each number can be changed", () => {
  choose("usage");
  expect(history()).toMatchObject({ kind: "usage", days: 8, cpuMilli: 50 });
  fireEvent.change(screen.getByLabelText(/^Days/), { target: { value: "2" } });
  fireEvent.change(screen.getByLabelText(/^CPU of a pod/), { target: { value: "300" } });
  expect(history()).toMatchObject({ days: 2, cpuMilli: 300 });
});

test("takes a checkpoint when its field is left", () => {
  choose("checkpoint");
  const field = screen.getByLabelText("Checkpoint");
  fireEvent.change(field, { target: { value: "kind: List" } });
  expect(history()).toEqual({ kind: "checkpoint", text: "" });
  fireEvent.blur(field);
  expect(history()).toEqual({ kind: "checkpoint", text: "kind: List" });
});
