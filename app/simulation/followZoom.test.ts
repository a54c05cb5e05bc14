import { beforeEach, describe, expect, it, vi } from "vitest";
import { firstScenario } from "../../engine/index";
import { openScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { followZoom, rowsWanted } from "./followZoom";
import type { Detail, Run } from "../run/run";

const day = 86_400;
const showRows = vi.fn();
followZoom({ showRows }, 600);

const run = (id: number) => ({ id, durationSeconds: day, lastSecond: day, rows: { at: new Float64Array(600) } }) as Run;
const detail = (id: number, from: number, to: number) => ({ run: id, from, to, rows: { at: new Float64Array(1200) } }) as Detail;
const zoom = (from: number, to: number) => useView.setState({ zoom: { from, to } });

describe("finer rows", () => {
  beforeEach(() => {
    openScenario({ ...firstScenario, durationSeconds: day });
    useView.setState({ zoom: null });
    useTrace.setState({ run: run(1), detail: null });
    showRows.mockClear();
  });

  it("reach half a view beyond both sides, within the run", () => {
    expect(rowsWanted({ from: 1000.4, to: 4600.6 }, day, 600)).toEqual({ from: 0, to: 6401, rows: 1200 });
    expect(rowsWanted(null, day, 600)).toBeNull();
  });

  it("are asked for once the view is zoomed, and not for the whole run", () => {
    zoom(10_000, 20_000);
    expect(showRows.mock.calls).toEqual([[1, { from: 5000, to: 25_000, rows: 1200 }]]);
    useView.setState({ zoom: null });
    expect(showRows).toHaveBeenCalledOnce();
  });

  it("serve until the view leaves them or they would look coarse", () => {
    useTrace.setState({ detail: detail(1, 5000, 25_000) });
    zoom(10_000, 20_000);
    zoom(6000, 16_000);
    zoom(10_000, 15_000);
    expect(showRows).not.toHaveBeenCalled();
    zoom(10_000, 14_000);
    expect(showRows.mock.calls).toEqual([[1, { from: 8000, to: 16_000, rows: 1200 }]]);
    zoom(4000, 14_000);
    expect(showRows).toHaveBeenCalledTimes(2);
  });

  it("are asked for again when the figures show another run", () => {
    useTrace.setState({ detail: detail(1, 5000, 25_000) });
    zoom(10_000, 20_000);
    useTrace.setState({ run: run(2) });
    expect(showRows.mock.calls).toEqual([[2, { from: 5000, to: 25_000, rows: 1200 }]]);
  });

  it("are not needed if the run's own rows are all its seconds", () => {
    useTrace.setState({ run: { ...run(3), durationSeconds: 599, lastSecond: 599 } });
    zoom(100, 200);
    expect(showRows).not.toHaveBeenCalled();
  });
});
