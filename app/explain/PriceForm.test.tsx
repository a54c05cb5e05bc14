// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { firstScenario } from "../../engine/index";
import { setPrice } from "../store/price";
import { useScenario } from "../store/scenario";
import { PriceForm } from "./PriceForm";

beforeEach(() => {
  useScenario.setState(useScenario.getInitialState());
  render(<PriceForm />);
});
afterEach(cleanup);

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name, hidden: true });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const price = () => useScenario.getState().scenario.price;
const of = (value: "pods" | "resources") =>
  fireEvent.change(screen.getByRole("combobox", { name: "Price for", hidden: true }), { target: { value } });

test("what is typed is the scenario's price as soon as it is one; without an amount there is none", () => {
  type("Currency", "€");
  expect(price()).toBeUndefined();
  type("Per pod-hour", "0.04");
  expect(price()).toEqual({ perPodHour: 0.04, currency: "€" });
  expect(screen.getByText("Price: €0.04 per pod-hour")).toBeTruthy();
  type("Per pod-hour", "");
  expect(useScenario.getState().scenario).not.toHaveProperty("price");
  expect(screen.getByText("What does it cost?")).toBeTruthy();
});

test("what is no price is said, and the last one holds", () => {
  type("Per pod-hour", "0.04");
  type("Per pod-hour", "four");
  expect(screen.getByText("Type a number.")).toBeTruthy();
  type("Per pod-hour", "-1");
  expect(box("Per pod-hour").getAttribute("aria-invalid")).toBe("true");
  type("Per pod-hour", "0.05");
  type("Currency", "12");
  expect(screen.getByText("Type a sign or a code of at most 3 characters, or nothing.")).toBeTruthy();
  expect(price()).toEqual({ perPodHour: 0.05 });
});

test("CPU and memory have prices of their own, of which one is enough", () => {
  of("resources");
  type("Per vCPU-hour", "0.032");
  expect(price()).toEqual({ perCpuHour: 0.032 });
  type("Per GiB-hour", "0.0044");
  type("Currency", "EUR");
  expect(price()).toEqual({ perCpuHour: 0.032, perGibibyteHour: 0.0044, currency: "EUR" });
  expect(screen.getByText("Price: EUR 0.032 per vCPU-hour, EUR 0.0044 per GiB-hour")).toBeTruthy();
});

test("shows a price that comes from elsewhere", () => {
  type("Per pod-hour", "0.04");
  act(() => setPrice({ perPodHour: 2, currency: "kr" }));
  expect([box("Per pod-hour").value, box("Currency").value]).toEqual(["2", "kr"]);
});

test("without a price a limit of the cost and a study of it go, too", () => {
  const study = { moves: [], harm: "failedShare", seeds: 5, variations: [] } as const;
  const limits = { cost: { atMost: 3 }, podHours: { atMost: 9 } };
  useScenario.setState({ scenario: { ...firstScenario, price: { perPodHour: 1 }, limits, study: { ...study, cost: { kind: "cost" } } } });
  setPrice(null);
  expect(useScenario.getState().scenario).toEqual({
    ...firstScenario,
    limits: { podHours: { atMost: 9 } },
    study: { ...study, cost: { kind: "podHours" } },
  });
});
