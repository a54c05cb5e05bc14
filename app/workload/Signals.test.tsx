// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { firstScenario, type HorizontalPodAutoscaler } from "../../engine/index";
import type { Run } from "../run/run";
import { openScenario, setSignal, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { Signals } from "./Signals";

const averageValue = { type: "AverageValue", averageValue: "30" } as const;
const hpa = {
  spec: {
    metrics: [
      { type: "Pods", pods: { metric: { name: "http_requests" }, target: averageValue } },
      { type: "External", external: { metric: { name: "queue_messages" }, target: averageValue } },
    ],
  },
} as unknown as HorizontalPodAutoscaler;
const signals = () => useScenario.getState().scenario.signals;
const choice = (name: RegExp) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const shown = (name: RegExp) => choice(name).selectedOptions[0]!.textContent;

beforeEach(() => {
  openScenario(firstScenario);
  useTrace.setState({
    run: { keda: null, hpa, edits: [], metrics: [{ name: "queue_messages", source: "backlog", target: 30 }] } as unknown as Run,
  });
});
afterEach(cleanup);

test("a metric is guessed from its name until something else is chosen", () => {
  render(<Signals />);
  expect([shown(/http_requests/), shown(/queue_messages/)]).toEqual([
    "guessed: requests per second served by a pod",
    "guessed: requests waiting",
  ]);
  const described = (name: RegExp) => document.getElementById(choice(name).getAttribute("aria-describedby")!)?.textContent;
  expect(described(/queue_messages/)).toBe("Its value at the scrape.");
  fireEvent.change(choice(/queue_messages/), { target: { value: "backlogAge" } });
  expect([shown(/queue_messages/), signals()]).toEqual([
    "seconds that the oldest request has waited",
    [{ metric: "queue_messages", source: "backlogAge" }],
  ]);
  fireEvent.change(choice(/queue_messages/), { target: { value: "guess" } });
  expect(signals()).toEqual([]);
});

test("a curve starts level at the target and is drawn point by point", () => {
  render(<Signals />);
  fireEvent.change(choice(/queue_messages/), { target: { value: "curve" } });
  const points = () => signals()[0]!.points;
  expect(points()).toEqual([
    [0, 30],
    [3600, 30],
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Add a point" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Value at 30:00" }), { target: { value: "90.5" } });
  fireEvent.change(screen.getByRole("textbox", { name: "Time of point 2" }), { target: { value: "20:00" } });
  expect(points()).toEqual([
    [0, 30],
    [1200, 90.5],
    [3600, 30],
  ]);
  fireEvent.change(screen.getByRole("textbox", { name: "Time of point 2" }), { target: { value: "70:00" } });
  expect(screen.getByRole("textbox", { name: "Time of point 2" }).getAttribute("aria-invalid")).toBe("true");
  expect(points()![1]).toEqual([1200, 90.5]);
  fireEvent.click(screen.getByRole("button", { name: "Remove the point at 00:00" }));
  expect(points()).toHaveLength(2);
});

test("a choice for a metric that no manifest reads any more can be removed", () => {
  setSignal("gone", { metric: "gone", source: "backlog" });
  render(<Signals />);
  fireEvent.click(screen.getByRole("button", { name: "Remove the signal of gone" }));
  expect(signals()).toEqual([]);
});

test("a counter is queried as its name says, or as usual, until something else is chosen", () => {
  render(<Signals />);
  const rule = () => screen.getByText(/<<\.Series>>/).textContent;
  const range = () => screen.getByRole("textbox", { name: /Range of the query/ });
  expect(rule()).toBe("sum(rate(<<.Series>>{<<.LabelMatchers>>}[2m])) by (<<.GroupBy>>)");
  fireEvent.change(choice(/Function of the query/), { target: { value: "irate" } });
  fireEvent.change(range(), { target: { value: "90" } });
  expect(signals()).toEqual([{ metric: "http_requests", source: "requestsPerSecond", function: "irate", rangeSeconds: 90 }]);
  expect(rule()).toBe("sum(irate(<<.Series>>{<<.LabelMatchers>>}[90s])) by (<<.GroupBy>>)");
  fireEvent.change(choice(/Function of the query/), { target: { value: "rate" } });
  fireEvent.change(range(), { target: { value: "120" } });
  expect(signals()).toEqual([]);
  fireEvent.change(choice(/Function of the query/), { target: { value: "instant" } });
  expect(screen.queryByRole("textbox", { name: /Range of the query/ })).toBeNull();
});

test("a range with less than two scrapes is advised against", () => {
  render(<Signals />);
  const advice = () => screen.queryByText(/Prometheus scrapes every/)?.textContent.replaceAll("\u00a0", " ") ?? null;
  const typed = (seconds: number) => {
    fireEvent.change(screen.getByRole("textbox", { name: /Range of the query/ }), { target: { value: String(seconds) } });
    return advice();
  };
  expect([typed(60), typed(45), typed(30)]).toEqual([
    null,
    "Prometheus scrapes every 30 s, so this range sometimes has only one sample, and then rate() gives nothing. Choose 1 min or more.",
    "Prometheus scrapes every 30 s, so this range never has two samples, and rate() gives nothing. Choose 1 min or more.",
  ]);
});
