import { useSyncExternalStore, type CSSProperties, type ReactNode } from "react";
import { keepPanes } from "./rememberPanes";
import { paneWidths, setPaneWidth, usePanes, type Arrangement, type Pane } from "./store/panes";
import { laterInPlace } from "./ui/later";

const Splitter = laterInPlace(
  () => null,
  () => import("./ui/Splitter").then((room) => room.Splitter),
);

/** Which panes stand beside the figures: three columns, two, or kubectl's outputs beside the rail of the folded manifest. */
export type Beside = keyof typeof besides;

const besides = {
  three: { beside: ["scenario", "decision"], rail: 0 },
  two: { beside: ["both"], rail: 0 },
  folded: { beside: ["kubectl"], rail: 36 },
} as const satisfies Record<string, { beside: readonly Pane[]; rail: number }>;

/** The columns. While a width changes this alone is drawn anew: what stands in the panes follows their size by itself. */
export function Columns({ panes, greets, children }: { panes: Beside; greets: boolean; children: ReactNode }) {
  const widths = usePaneWidths(useArrangement(panes));
  const style: CSSProperties & Record<`--${string}`, string> = {};
  for (const [pane, { width }] of Object.entries(widths)) style[`--${pane}`] = `${width}px`;
  return (
    <main className="columns" data-panes={panes} data-greets={greets} style={style}>
      {children}
    </main>
  );
}

/** Before the figures or after them, so that Tab comes by where it stands. */
export function PaneSplitter({ pane, panes }: { pane: Pane; panes: Beside }) {
  const arrangement = useArrangement(panes);
  const width = usePaneWidths(arrangement)[pane];
  if (!width) return null;
  return (
    <Splitter
      {...splitters[pane]}
      {...width}
      className={pane}
      onResize={(to) => setPaneWidth(arrangement, pane, to)}
      onSettle={keepPanes}
    />
  );
}

const splitters = {
  scenario: { label: "Width of the scenario", controls: "pane-scenario", side: "left" },
  decision: { label: "Width of the decision", controls: "pane-decision", side: "right" },
  both: { label: "Width of the scenario and the decision", controls: "pane-scenario", side: "left" },
  kubectl: { label: "Width of kubectl's outputs", controls: "pane-decision", side: "right" },
} as const;

function useArrangement(panes: Beside): Arrangement {
  const window = useSyncExternalStore(subscribe, windowWidth);
  const { beside, rail } = besides[panes];
  return { beside, room: window - rail };
}

function usePaneWidths(arrangement: Arrangement) {
  return paneWidths(arrangement, usePanes());
}

const windowWidth = () => document.documentElement.clientWidth;

function subscribe(changed: () => void): () => void {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
}
