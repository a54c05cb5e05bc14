// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { closeEvidence, useEvidence } from "../store/evidence";
import "../ui/testing/jsdomLacks";
import { BringEvidence } from "./BringEvidence";

afterEach(() => {
  cleanup();
  closeEvidence();
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
