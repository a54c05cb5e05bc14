// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { explainEvidence, objectOfTyped, whyNotOfSnapshot } from "../../engine/index";
import { closeEvidence, useEvidence, type EvidencePiece } from "../store/evidence";
import "../ui/testing/jsdomLacks";
import { verdictWords } from "../words/evidence/sentence";
import { BringEvidence } from "./BringEvidence";

afterEach(() => {
  cleanup();
  closeEvidence();
});

test("somebody with numbers alone gets the controller's own count, and only what was typed is taken for said", () => {
  const onClose = vi.fn();
  render(<BringEvidence onClose={onClose} />);
  const explain = screen.getByRole<HTMLButtonElement>("button", { name: "Explain it" });
  const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
  type("Replicas now", "3");
  type("Value now", "90");
  expect(explain.disabled).toBe(true);
  type("Target", "sixty");
  expect([explain.disabled, screen.getByLabelText("Target").getAttribute("aria-invalid")]).toEqual([true, "true"]);
  type("Target", "60");
  fireEvent.click(explain);
  expect(onClose).toHaveBeenCalledTimes(1);
  const [{ name, text }] = useEvidence.getState().pieces as [EvidencePiece];
  expect(name).toBe("Your numbers");
  const { autoscalers } = explainEvidence([text]);
  const said = autoscalers[0]!.snapshot.statements;
  expect(said.find(({ code }) => code === "proposal")).toMatchObject({
    replicas: 3,
    figure: "90%",
    target: "60%",
    counts: { low: 5, high: 5 },
    standing: "computed",
    assumes: expect.arrayContaining(["defaultTolerance", "everyPodReady"]),
  });
  expect(text).not.toMatch(/minReplicas|maxReplicas|behavior/);
});

test("of numbers alone nobody knows what was written: the verdict says so, and no other world ends at the same count", () => {
  const { sum } = explainEvidence([objectOfTyped({ resource: "cpu", replicas: "3", value: "90", target: "60", min: "2", max: "10" })])
    .autoscalers[0]!.snapshot;
  expect(verdictWords(sum.verdict)).toBe("nothing holds the proposal");
  expect(whyNotOfSnapshot(sum, 5).map(({ code }) => code)).toEqual(["proposed"]);
  expect(whyNotOfSnapshot(sum, 4).map(({ code }) => code)).toContain("notProposed");
});

test("typed limits are said, and clamp the count", () => {
  const text = objectOfTyped({ resource: "memory", replicas: "3", value: "90", target: "60", min: "2", max: "4" });
  expect(text).toContain("  minReplicas: 2\n  maxReplicas: 4\n");
  const decision = explainEvidence([text]).autoscalers[0]!.snapshot.statements.find(({ code }) => code === "decision");
  expect(decision).toMatchObject({ proposal: { low: 5, high: 5 }, result: { low: 4, high: 4 } });
});

test("Ctrl Enter explains the text, so that the keyboard need not pass all commands; without a text it does nothing", () => {
  const onClose = vi.fn();
  render(<BringEvidence onClose={onClose} />);
  const text = screen.getByRole("textbox", { name: "What kubectl or Prometheus printed" });
  fireEvent.keyDown(text, { key: "Enter", ctrlKey: true });
  fireEvent.change(text, { target: { value: "Name: web\n" } });
  fireEvent.keyDown(text, { key: "Enter" });
  expect([onClose.mock.calls.length, useEvidence.getState().pieces]).toEqual([0, []]);
  fireEvent.keyDown(text, { key: "Enter", ctrlKey: true });
  expect([onClose.mock.calls.length, useEvidence.getState().pieces]).toMatchObject([1, [{ text: "Name: web\n" }]]);
});
