import { beforeEach, expect, test, vi } from "vitest";
import { useKubectl } from "../store/kubectl";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { followKubectl, showPrinted } from "./followKubectl";
import type { Run } from "../run/run";

/** A run with a sync every 15 seconds up to the last. */
const runTo = (id: number, lastSecond: number): Run =>
  ({ id, lastSecond, steps: { at: Float64Array.from({ length: lastSecond / 15 + 1 }, (_, step) => step * 15) } }) as unknown as Run;

const printKubectl = vi.fn();
followKubectl({ printKubectl });
const printed = () => useKubectl.getState().printed;

beforeEach(() => {
  useKubectl.setState({ watchers: 0, printed: null });
  useView.setState({ cursor: null });
  useTrace.setState({ run: runTo(1, 60) });
  printKubectl.mockClear();
});

test("nothing is printed until someone looks", () => {
  useView.setState({ cursor: 30 });
  useTrace.setState({ run: runTo(2, 60) });
  expect(printKubectl).not.toHaveBeenCalled();
  useKubectl.setState({ watchers: 1 });
  expect(printKubectl.mock.calls).toEqual([[2, 2]]);
});

test("asks at each move of the cursor, and for each run as far as it has come", () => {
  useKubectl.setState({ watchers: 1 });
  useView.setState({ cursor: 45 });
  useTrace.setState({ run: runTo(2, 30) });
  useTrace.setState({ run: runTo(2, 45) });
  expect(printKubectl.mock.calls).toEqual([
    [1, 3],
    [2, 3],
  ]);
});

test("shows output only of the run in the figures, and nothing when no reconcile is selected", () => {
  useKubectl.setState({ watchers: 1 });
  useView.setState({ cursor: 45 });
  showPrinted(9, 3, []);
  expect(printed()).toBeNull();
  showPrinted(1, 3, []);
  expect(printed()).toEqual({ at: 45, outputs: [] });
  useView.setState({ cursor: null });
  expect(printed()).toBeNull();
  showPrinted(1, 3, []);
  expect(printed()).toBeNull();
});
