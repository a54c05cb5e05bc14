// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PollRecord } from "../../../engine/index";
import { cpuTrigger, failing, prometheusTrigger, value } from "../../../engine/keda/testing/cluster";
import { setUpPanel, tearDownPanel } from "../testing/panel";
import PollPanel from "./PollPanel";
import { PollLife } from "./testing/pollLife";

beforeEach(() => setUpPanel());
afterEach(tearDownPanel);

const show = (record: PollRecord, polls: readonly PollRecord[] = []) =>
  render(<PollPanel record={record} polls={polls} nextChange={1470} nextPoll={1320} syncPeriodSeconds={15} lastSync={null} />);

const rows = (): string[] =>
  within(screen.getByRole("list", { name: "The sum" }))
    .getAllByRole("listitem")
    .map((row) =>
      [...row.querySelectorAll(".k, .v, .v small, .r")]
        .map((part) => (part.matches(".v") ? own(part) : part.textContent).trim())
        .filter((text) => text !== "")
        .join(" | ")
        .replaceAll("\u00a0", " "),
    );

const own = (part: Element): string => {
  const copy = part.cloneNode(true) as Element;
  for (const small of copy.querySelectorAll("small")) small.remove();
  return copy.textContent;
};

const rabbit = {
  type: "rabbitmq",
  metadata: { queueName: "orders", host: "amqp://r", mode: "QueueLength", value: "20", activationValue: "5" },
};
const checkouts = prometheusTrigger({ activationThreshold: "1" });
const fallback = { failureThreshold: 3, replicas: 4 };

describe("the panel of a poll", () => {
  const life = new PollLife(1, { cooldownPeriod: 600, maxReplicaCount: 12, fallback, triggers: [rabbit, checkouts] });
  life.until(870, { messages: 9 }, value(0.2));

  test("goes from the triggers to what was written", () => {
    show(life.until(1290, { messages: 0 }, value(0.2)), life.polls);
    expect(screen.getByText("KEDA decides: cooldown")).toBeTruthy();
    expect(screen.getByRole("button", { name: "next change 24:30" })).toBeTruthy();
    expect(rows()).toEqual([
      "rabbitmq | messages in orders: 0 | active above 5: 0 > 5 is false | result inactive",
      "prometheus | result of the query: 0.2 | active above 1: 0.2 > 1 is false | result inactive",
      "active | one active trigger would do; none is | result no",
      "proposed | minReplicaCount is 0, no idle count | result 0",
      "fallback | 0 of 3 failures in a row: not used | result 0",
      "cooldown | last active 14:30, 10 min | 3 min left, so the target stays | before 0result 1",
      "written | nothing written | result 1",
    ]);
    expect(screen.getByRole("heading", { name: "Why not 0?" })).toBeTruthy();
    expect(
      within(screen.getByRole("list", { name: "Conditions" }))
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Ready True ScaledObjectReady", "Active False ScalerCooldown", "Fallback False NoFallbackFound", "Paused False –"]);
    expect(screen.getByText("No event at this poll.")).toBeTruthy();
  });

  test("shows the write, and asks no question at 0", () => {
    show(life.until(1470, { messages: 0 }, value(0.2)), life.polls);
    expect(rows().slice(-2)).toEqual(["cooldown | last active 14:30, 10 min | over since 24:30 | result 0", "written | 1 → 0 | result 0"]);
    expect(screen.queryByRole("heading", { name: "Why not 0?" })).toBeNull();
    expect(screen.getByText(/KEDAScaleTargetDeactivated: Deactivated apps\/v1.Deployment default\/web from 1 to 0/)).toBeTruthy();
  });
});

test("a trigger that fails counts its failures, until the fallback replaces its value", () => {
  const life = new PollLife(2, { fallback });
  show(life.until(30, failing));
  expect(rows().slice(0, 4)).toEqual([
    "prometheus | failed, 2 of 3 failures | connection refused | result inactive",
    "active | one active trigger would do; none is | result no",
    "proposed | minReplicaCount is 0, no idle count | result 0",
    "fallback | 2 of 3 failures in a row: not used | an error without a fallback in force, so nothing changes | before 0result 2",
  ]);
  cleanup();
  show(life.until(90, failing));
  expect(rows().slice(0, 5)).toEqual([
    "prometheus | fallback value 20 | target × replicas: 5 × 4 | failures in a row: 4, more than 3 | connection refused | result active",
    "active | 1 of 1 active; one is enough | result yes",
    "proposed | while active, the count is the HPA's | result 2",
    "fallback | in force: prometheus | result 2",
    "cooldown | 5 min, anew from each active poll | result 2",
  ]);
});

test("a formula decides instead of the triggers", () => {
  const named = { ...checkouts, name: "queue" };
  const scalingModifiers = { formula: "queue / 2", target: "10", activationTarget: "5" };
  show(new PollLife(2, { triggers: [named, cpuTrigger], advanced: { scalingModifiers } }).until(0, value(9)));
  expect(rows().slice(0, 4)).toEqual([
    "queue | result of the query: 9 | prometheus | result 9",
    "cpu | the HPA reads it, KEDA does not | result –",
    "formula | queue / 2 | active above 5: 4.5 > 5 is false | result 4.5",
    "active | only the formula's result counts | result no",
  ]);
});

test("kafka shows its partitions", () => {
  const metadata = { bootstrapServers: "k:9092", consumerGroup: "g", topic: "orders", lagThreshold: "5" };
  const partitions = [
    { committed: 5, latest: 35 },
    { committed: null, latest: 7 },
  ];
  show(new PollLife(2, { triggers: [{ type: "kafka", metadata }] }).until(0, { partitions }));
  expect(rows()[0]).toBe("kafka | lag in orders: 10 | active above 0: 31 > 0 is true | result active");
  const cells = within(screen.getByRole("table", { name: "Lag of each partition" })).getAllByRole("row");
  expect(cells.map(({ textContent }) => textContent)).toEqual(["partitionlag", "030", "11"]);
  expect(screen.getByText("The counted lag is 31.")).toBeTruthy();
  expect(screen.getByText("The most consumers that the value allows: 2.")).toBeTruthy();
});

test("a poll that ended early says what to do", () => {
  const life = new PollLife(3);
  life.cluster.keda.cache = null;
  life.cluster.replicas = null;
  show(life.until(0));
  expect(screen.queryByRole("list", { name: "The sum" })).toBeNull();
  expect(screen.getByText('deployments.apps "web" not found')).toBeTruthy();
  expect(screen.getByText(/The next poll tries again/)).toBeTruthy();
});
