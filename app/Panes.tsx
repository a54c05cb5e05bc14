import { useSyncExternalStore, type ReactNode } from "react";
import { keepPanes } from "./rememberPanes";
import { paneWidths, setPaneWidth, usePanes, type Arrangement, type Pane } from "./store/panes";
import { laterInPlace } from "./ui/later";
import { t } from "./ui/text";

const Splitter = laterInPlace(
  () => null,
  () => import("./ui/Splitter").then((room) => room.Splitter),
);

/** Which panes stand beside the figures: three columns, two, kubectl's outputs beside the rail of the folded manifest, or a lesson. */
export type Beside = keyof typeof besides;

const besides = {
  three: ["scenario", "decision"],
  two: ["both"],
  folded: ["kubectl"],
  lesson: ["lesson"],
} as const satisfies Record<string, readonly Pane[]>;

/** The width of the folded manifest, in pixels. */
const rail = 36;

/** The columns. While a width changes this alone is drawn anew: what stands in the panes follows their size by itself. */
export function Columns({ panes, greets, children }: { panes: Beside; greets: boolean; children: ReactNode }) {
  const widths = Object.values(usePaneWidths(useArrangement(panes))).map(({ width }) => width);
  const [left, right] = panes === "folded" ? [rail, ...widths] : widths;
  // Written here and not as a custom property, which all in the panes would inherit.
  const gridTemplateColumns = `${left}px minmax(0, 1fr)${right === undefined ? "" : ` ${right}px`}`;
  return (
    <main className="columns" data-greets={greets} style={{ gridTemplateColumns }}>
      {children}
    </main>
  );
}

/** Before the figures or after them, so that Tab comes by where it stands. */
export function PaneSplitter({ pane, panes }: { pane: Pane; panes: Beside }) {
  const arrangement = useArrangement(panes);
  const width = usePaneWidths(arrangement)[pane];
  if (!width) return null;
  return <Splitter {...splitters[pane]} {...width} onResize={(to) => setPaneWidth(arrangement, pane, to)} onSettle={keepPanes} />;
}

const splitters = {
  scenario: { label: t`Width of the scenario`, controls: "pane-scenario", side: "left" },
  decision: { label: t`Width of the decision`, controls: "pane-decision", side: "right" },
  both: { label: t`Width of the scenario and the decision`, controls: "pane-scenario", side: "left" },
  lesson: { label: t`Width of the lesson`, controls: "pane-scenario", side: "left" },
  kubectl: { label: t`Width of kubectl's outputs`, controls: "pane-decision", side: "right" },
} as const;

function useArrangement(panes: Beside): Arrangement {
  const window = useSyncExternalStore(subscribe, windowWidth);
  return { beside: besides[panes], room: panes === "folded" ? window - rail : window };
}

function usePaneWidths(arrangement: Arrangement) {
  return paneWidths(arrangement, usePanes());
}

const windowWidth = () => document.documentElement.clientWidth;

function subscribe(changed: () => void): () => void {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
}
