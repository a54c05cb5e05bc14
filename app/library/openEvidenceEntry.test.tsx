// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { explainEvidence } from "../../engine/index";
import { evidenceEntries } from "../../engine/doors/library";
import { closeEvidence, useEvidence } from "../store/evidence";
import { LibraryDialog } from "./LibraryDialog";

afterEach(() => {
  cleanup();
  closeEvidence();
});

test.for(evidenceEntries)("$id opens as evidence, each of its files as a piece", async ({ id, files, title }) => {
  const onClose = vi.fn();
  HTMLElement.prototype.scrollIntoView ??= () => {};
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} });
  render(<LibraryDialog part={id} tabs={null} onClose={onClose} />);
  expect(screen.getByRole("heading", { name: title, hidden: true })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Open", hidden: true }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const { pieces } = useEvidence.getState();
  expect(pieces.map(({ name }) => name)).toEqual(files);
  expect(explainEvidence(pieces.map(({ text }) => text)).autoscalers).toHaveLength(1);
});
