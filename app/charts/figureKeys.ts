import { useEffect } from "react";
import { toggleIn, useView } from "../store/view";
import { currentView, showWholeRun, zoomAt } from "../store/zoom";
import { keepsKey } from "../ui/keyTargets";
import { togglePlaying } from "./playback";

/** + − 0 zoom, Space plays, [ and ] move from figure to figure, T shows a figure as a table. */
export function useFigureKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const key = keys[event.key];
      if (!key || keepsKey(event.target, event.key)) return;
      event.preventDefault();
      key();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

const keys: Readonly<Record<string, () => void>> = {
  "+": () => zoomAtCursor(zoomStep),
  "=": () => zoomAtCursor(zoomStep),
  "-": () => zoomAtCursor(1 / zoomStep),
  "−": () => zoomAtCursor(1 / zoomStep),
  "0": showWholeRun,
  " ": togglePlaying,
  "[": () => goToFigure(-1),
  "]": () => goToFigure(1),
  t: () => toggleTable(),
  T: () => toggleTable(),
};

const zoomStep = 2 / 3;

/** Zooms around the cursor if it is in view, else around the middle. */
function zoomAtCursor(factor: number): void {
  const { from, to } = currentView();
  const { cursor } = useView.getState();
  zoomAt(cursor !== null && cursor >= from && cursor <= to ? cursor : (from + to) / 2, factor);
}

const figures = () => [...document.querySelectorAll<HTMLElement>(".fig[data-figure]")];
const currentFigure = () => document.activeElement?.closest<HTMLElement>(".fig[data-figure]") ?? null;

function goToFigure(direction: 1 | -1): void {
  const all = figures();
  const current = currentFigure();
  const next = current ? all.indexOf(current) + direction : direction > 0 ? 0 : all.length - 1;
  const figure = all[(next + all.length) % all.length];
  figure?.focus();
  figure?.scrollIntoView({ block: "nearest" });
}

/** Shows the table of the focused figure, or else of the figure under the pointer. */
function toggleTable(): void {
  const figure = (currentFigure() ?? document.querySelector<HTMLElement>(".fig[data-figure]:hover"))?.dataset["figure"];
  if (figure) toggleIn("tables", figure);
}
