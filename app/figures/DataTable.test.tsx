// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useView } from "../store/view";
import { StepTable } from "../charts/StepTable";

const at = Float64Array.from({ length: 5761 }, (_, step) => step * 15);
const columns = [{ name: "written", value: (step: number) => String(step % 7) }];
const show = () => render(<StepTable label="How many pods?" height={120} at={at} columns={columns} />);
const rows = () => screen.getAllByRole("row").slice(1);

const pointer = (is: "fine" | "coarse") =>
  vi.stubGlobal("matchMedia", (query: string) => Object.assign(new EventTarget(), { matches: query === `(pointer: ${is})` }));

describe("shows a figure as a table", () => {
  beforeEach(() => {
    pointer("fine");
    useView.setState({ cursor: null, zoom: null, selections: 0 });
  });
  afterEach(cleanup);

  it("gives a finger rows of 44 px, and leaves out as many of these as of the others", () => {
    pointer("coarse");
    useView.setState({ cursor: 75_000 });
    show();
    const [gap, first] = screen.getAllByRole("row", { hidden: true }).slice(1);
    expect(parseFloat(gap!.style.height)).toBe(44 * (Number(first!.getAttribute("aria-rowindex")) - 2));
    expect(screen.getByRole("row", { current: true }).getAttribute("aria-rowindex")).toBe("5002");
  });

  it("has a row for each reconcile, named by its time", () => {
    show();
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["time", "written"]);
    expect(screen.getByRole("table", { name: "How many pods?" }).getAttribute("aria-rowcount")).toBe("5762");
    expect(within(rows()[2]!).getByRole("rowheader").textContent).toBe("00:30");
    expect(within(rows()[2]!).getByRole("cell").textContent).toBe("2");
  });

  it("draws only what is in sight, however long it is", () => {
    show();
    expect(rows().length).toBeLessThan(30);
    const region = screen.getByRole("region");
    fireEvent.scroll(region, { target: { scrollTop: 24 * 3000 } });
    expect(rows().length).toBeLessThan(30);
    expect(rows().map((row) => row.getAttribute("aria-rowindex"))).toContain("3002");
  });

  it("begins where the view does, and keeps the selected reconcile in sight", () => {
    useView.setState({ zoom: { from: 43_200, to: 46_800 } });
    show();
    expect(rows().map((row) => row.getAttribute("aria-rowindex"))).toContain("2882");
    cleanup();
    useView.setState({ cursor: 75_000 });
    show();
    expect(screen.getByRole("row", { current: true }).getAttribute("aria-rowindex")).toBe("5002");
  });

  it("opens a reconcile by its time", () => {
    show();
    fireEvent.click(screen.getByRole("button", { name: "00:45" }));
    expect(useView.getState()).toMatchObject({ cursor: 45, selections: 1 });
  });
});
