// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { NameField } from "./NameField";

afterEach(cleanup);

it("keeps what was typed, and applies only a container's name", () => {
  const onChange = vi.fn();
  render(<NameField label="The new name" help="Of the main container." value="app" onChange={onChange} />);
  const input = screen.getByLabelText<HTMLInputElement>("The new name");
  fireEvent.change(input, { target: { value: "My app" } });
  expect([input.value, onChange.mock.calls.length]).toEqual(["My app", 0]);
  expect(screen.getByText(/app still applies/)).toBeTruthy();
  fireEvent.change(input, { target: { value: "server-2" } });
  expect(onChange.mock.calls).toEqual([["server-2"]]);
});
