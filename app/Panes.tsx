import { useSyncExternalStore, type ReactNode } from "react";
import { keepPanes } from "./rememberPanes";
import { paneWidths, setPaneWidth, usePanes, type Arrangement, type Pane } from "./store/panes";
import { laterInPlace } from "./ui/later";
import { t } from "./words/text";
import { useTextScale } from "./ui/textScale";

const Splitter = laterInPlace(
  () => null,
  () => import("./ui/Splitter").then((room) => room.Splitter),
);

/** The panes beside the figures: three columns, two, kubectl's output beside the rail of the folded manifest, a lesson, or evidence. */
export type Beside = keyof typeof besides;

const besides = {
  three: ["scenario", "decision"],
  two: ["both"],
  folded: ["kubectl"],
  lesson: ["lesson"],
  evidence: ["evidence", "decision"],
  series: ["series", "decision"],
} as const satisfies Record<string, readonly Pane[]>;

/** The width of the folded manifest, in pixels of the usual text size. */
const rail = 36;

/**
 * The columns. While a width changes, only this component is drawn again, because the contents of the panes follow their size by
 * themselves.
 */
export function Columns({ panes, children }: { panes: Beside; children: ReactNode }) {
  const textScale = usePanesScale(panes);
  const widths = Object.values(paneWidths(useArrangement(panes, textScale), usePanes())).map(({ width }) => Math.floor(width * textScale));
  const [left, right] = panes === "folded" ? [rail * textScale, ...widths] : widths;
  // Not a custom property, because everything in the panes would inherit it.
  const gridTemplateColumns = `${left}px minmax(0, 1fr)${right === undefined ? "" : ` ${right}px`}`;
  return (
    <main className="columns" style={{ gridTemplateColumns }}>
      {children}
    </main>
  );
}

/** Placed before or after the figures in the document, so that Tab reaches it in the order in which it is seen. */
export function PaneSplitter({ pane, panes }: { pane: Pane; panes: Beside }) {
  const textScale = usePanesScale(panes);
  const arrangement = useArrangement(panes, textScale);
  const shown = paneWidths(arrangement, usePanes())[pane];
  if (!shown) return null;
  const [width, min, max] = [shown.width, shown.min, shown.max].map((each) => Math.floor(each * textScale)) as [number, number, number];
  const resize = (to: number | null) => setPaneWidth(arrangement, pane, to === null ? null : Math.round(to / textScale));
  return <Splitter {...splitters[pane]} width={width} min={min} max={max} onResize={resize} onSettle={keepPanes} />;
}

const splitters = {
  scenario: { label: t`Width of the scenario`, controls: "pane-scenario", side: "left" },
  decision: { label: t`Width of the decision`, controls: "pane-decision", side: "right" },
  both: { label: t`Width of the scenario and the decision`, controls: "pane-scenario", side: "left" },
  lesson: { label: t`Width of the lesson`, controls: "pane-scenario", side: "left" },
  evidence: { label: t`Width of the evidence`, controls: "pane-scenario", side: "left" },
  series: { label: t`Width of the evidence`, controls: "pane-scenario", side: "left" },
  kubectl: { label: t`Width of kubectl's outputs`, controls: "pane-decision", side: "right" },
} as const;

/** The columns grow with the text, as far as the window has room for them. */
function usePanesScale(panes: Beside): number {
  const room = useSyncExternalStore(subscribe, windowWidth) / (besides[panes].length > 1 ? 1280 : 768);
  return Math.max(1, Math.min(useTextScale(), room));
}

/** In pixels of the usual text size, as all saved widths are. */
function useArrangement(panes: Beside, textScale: number): Arrangement {
  const room = Math.floor(useSyncExternalStore(subscribe, windowWidth) / textScale);
  return { beside: besides[panes], room: panes === "folded" ? room - rail : room };
}

const windowWidth = () => document.documentElement.clientWidth;

function subscribe(changed: () => void): () => void {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
}
