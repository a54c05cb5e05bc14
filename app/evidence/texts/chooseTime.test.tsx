// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ExplainedPiece } from "../../../engine/index";
import { closeEvidence, openEvidence, useEvidence } from "../../store/evidence";
import { EvidenceSays } from "../EvidenceSays";

vi.hoisted(() => void (process.env["TZ"] = "UTC"));
vi.mock("../followEvidence", () => ({ readAgain: () => undefined, stopReading: () => undefined }));

afterEach(() => {
  cleanup();
  closeEvidence();
});

const span = { from: Date.UTC(2026, 0, 1) / 1000, to: Date.UTC(2026, 11, 31, 12) / 1000 };
const piece = (unread: ExplainedPiece["unread"]): ExplainedPiece => ({ removed: [], readAs: [], used: [], unread });
const answer = (unread: ExplainedPiece["unread"]) =>
  act(() =>
    useEvidence.setState({
      explained: { pieces: [piece(unread)], autoscalers: [], apart: { events: [], pods: [], logs: [] }, errors: [], alone: [] } as never,
    }),
  );
const tooLong = [{ line: 1, message: "There are too many.", said: { text: "There are too many.", values: [] }, span }];
const asked = () => useEvidence.getState().pieces[0]!.range;

function open() {
  openEvidence([{ name: "year.json", text: "{}" }]);
  render(<EvidenceSays />);
  answer(tooLong);
}

test("a text with too many points says their time, and reads the part that is chosen", () => {
  open();
  expect(screen.getByRole("heading").textContent).toBe("This text has too many points to be read at once.");
  expect(screen.getByText(/Jan 1, 2026.*Dec 31, 2026/)).toBeTruthy();
  const [from, to] = [screen.getByLabelText<HTMLInputElement>("Read from"), screen.getByLabelText<HTMLInputElement>("Read to")];
  expect([from.value, to.value]).toEqual(["2026-12-30T12:00", "2026-12-31T12:00"]);
  fireEvent.change(from, { target: { value: "2026-05-04T08:30" } });
  fireEvent.change(to, { target: { value: "2026-05-04T10:00" } });
  fireEvent.click(screen.getByRole("button", { name: "Read this time" }));
  expect(asked()).toEqual({ from: Date.UTC(2026, 4, 4, 8, 30) / 1000, to: Date.UTC(2026, 4, 4, 10) / 1000 });
  expect(useEvidence.getState().explained).toBeNull();
});

test("a time without an end, or outside of the text, is not read", () => {
  open();
  const read = () => screen.getByRole<HTMLButtonElement>("button", { name: "Read this time" }).disabled;
  fireEvent.change(screen.getByLabelText("Read to"), { target: { value: "" } });
  expect([read(), screen.getByText("The end must be later than the beginning.")]).toEqual([true, expect.anything()]);
  fireEvent.change(screen.getByLabelText("Read from"), { target: { value: "2027-05-04T08:30" } });
  fireEvent.change(screen.getByLabelText("Read to"), { target: { value: "2027-05-05T08:30" } });
  expect([read(), screen.getByText("The text has no points of this time.")]).toEqual([true, expect.anything()]);
});

test("one press reads the last day; a part that is still too long says so, and keeps the time of the whole", () => {
  open();
  fireEvent.click(screen.getByRole("button", { name: "The last day" }));
  expect(asked()).toEqual({ from: span.to - 86_400, to: span.to });
  answer([{ ...tooLong[0]!, span: { from: span.to - 86_400, to: span.to } }]);
  expect(screen.getByText("This time has too many points, too. Choose a shorter one.")).toBeTruthy();
  expect(screen.getByText(/Jan 1, 2026.*Dec 31, 2026/)).toBeTruthy();
  answer([]);
  expect(screen.getByText(/^Read: Dec 30, 2026.* to Dec 31, 2026/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Choose another time" }));
  expect(screen.getByLabelText<HTMLInputElement>("Read from").value).toBe("2026-12-30T12:00");
});
