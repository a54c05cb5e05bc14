import { cleanup, render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { Figures } from "../Figures";

/** A part that comes late takes its time on a busy machine. */
export const slowly = { timeout: 10_000 };

/** For each test of a file: jsdom lays nothing out, so every element is this wide and high, in pixels. */
export function layOut(size: { width: number; height: number }): void {
  beforeEach(() => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(size.width);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(size.height);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** The figures of the run in the store, without what other rooms bring. */
export const showFigures = (others: Partial<ComponentProps<typeof Figures>> = {}) =>
  render(<Figures loadBar={null} CurveEditor={() => null} IncidentLane={() => null} IncidentLines={() => null} {...others} />);
