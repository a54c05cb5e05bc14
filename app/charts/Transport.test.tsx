// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { exampleRun } from "./testing/exampleRun";
import { Transport } from "./Transport";

const pressed = (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  return useView.getState().cursor;
};
const disabled = () => screen.getAllByRole("button").flatMap((button) => (button.ariaDisabled === "true" ? [button.ariaLabel] : []));

describe("the transport", () => {
  beforeEach(() => {
    useTrace.setState({ run: exampleRun });
    useView.setState({ cursor: 30 });
    render(<Transport />);
  });
  afterEach(cleanup);

  it("steps to reconciles and to changes", () => {
    expect(pressed("Next sync")).toBe(45);
    expect(pressed("Next change")).toBe(150);
    expect(pressed("Previous sync")).toBe(135);
    expect(pressed("Last sync")).toBe(600);
    expect(pressed("Previous change")).toBe(150);
    expect(pressed("First sync")).toBe(0);
  });

  it("says at which time it is", () => {
    pressed("Next change");
    expect(screen.getByText("02:30").parentElement?.textContent).toBe("02:30of 60:00");
  });

  it("leads nowhere beyond its ends", () => {
    expect(pressed("First sync")).toBe(0);
    expect(disabled()).toEqual(["First sync", "Previous change", "Previous sync"]);
    expect(pressed("Previous sync")).toBe(0);
  });

  it("reads as a clock before a reconcile is open", () => {
    act(() => useView.setState({ cursor: null }));
    expect(screen.getByText("of 60:00").parentElement?.textContent).toBe("00:00of 60:00");
  });

  it("leads nowhere before the first run", () => {
    cleanup();
    useTrace.setState({ run: null });
    render(<Transport />);
    expect(disabled()).toHaveLength(7);
  });
});
