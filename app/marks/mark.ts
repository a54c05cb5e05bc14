/**
 * What a figure draws, as plain data. The page draws it with React (`figures/DrawnMarks`), files and pictures as text of SVG
 * (`picture/drawnMarks`), so a figure has the same marks everywhere.
 */
import type { TimeScale } from "./timeScale";

/** Paints of a mark. Colours are the page's tokens ("var(--ink)"), patterns are its own ("url(#p-window)"). */
export interface Look {
  /** Names what is drawn, so that tests and style sheets find it. */
  name: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  cap?: "round";
  join?: "round" | "miter";
  opacity?: number;
  strokeOpacity?: number;
  /** Drawn between pixels, as the lines of a grid are. */
  crisp?: true;
  /** The ground's colour around it, so that it is seen on lines. */
  halo?: true;
}

/** What words are drawn with. */
export type WordLook = "axis" | "soft" | "ink" | "strong" | "capacity" | "load" | "window" | "error";

/** Pixels are those of the figure's plot. Marks are drawn in their order. */
export type Mark =
  | { as: "path"; d: string; look: Look }
  | { as: "rect"; x: number; y: number; width: number; height: number; look: Look }
  | { as: "circle"; x: number; y: number; r: number; look: Look }
  | { as: "words"; text: string; x: number; y: number; anchor: "start" | "middle" | "end"; look: WordLook; halo: boolean; yields?: true }
  /** What leaves the plot at its sides, or above a pixel, is cut off. */
  | { as: "inside"; above: number; marks: readonly Mark[] }
  /** A pointer over the marks shows the title. */
  | { as: "titled"; title: string; marks: readonly Mark[] };

/** The box that marks are drawn in; `left` and `right` are the margins beside its inside. */
export interface DrawnFrame {
  scale: Pick<TimeScale, "left" | "right" | "width">;
  height: number;
}

/** One line or area of a figure. On the page Recharts draws it, once it is loaded; before that, and elsewhere, `seriesMarks` does. */
export interface AnySeries {
  /** The column of its rows. */
  of: string;
  shape: "line" | "steps" | "stepArea" | "band";
  look: Look;
}

export interface Series<Row> extends AnySeries {
  of: keyof Row & string;
}

/** The look of a line. */
export const lineLook = (name: string, colour: string, width: number, dash?: string): Look => ({
  name,
  fill: "none",
  stroke: colour,
  width,
  ...(dash !== undefined && { dash }),
});

/** The looks that several figures have. Each meaning has one look; one that only one figure has is in its file. */
export const looks = {
  grid: { ...lineLook("gl", "var(--rule)", 1), crisp: true },
  ground: { ...lineLook("gz", "var(--rule-2)", 1), crisp: true },
  bound: lineLook("bound", "var(--bound)", 1, "1 3"),
  offered: { ...lineLook("offered", "var(--load)", 2), join: "round" },
  offeredGround: { name: "offered-ground", fill: "var(--load-t)" },
  /** Under the curve of its editor, which has the line. */
  offeredUnder: { ...lineLook("offered", "var(--load)", 1), strokeOpacity: 0.45 },
  ready: { ...lineLook("ready", "var(--pods)", 1.5), fill: "var(--pods-t)" },
  existing: lineLook("existing", "var(--pods)", 1.2, "2 2"),
  written: { ...lineLook("written", "var(--ink)", 2), join: "miter" },
  simulated: { ...lineLook("simulated", "var(--load)", 2, "3 2"), join: "miter" },
  recorded: lineLook("recorded", "var(--ink)", 2),
  rescale: { name: "rescale", fill: "var(--ink)", halo: true },
  blind: { name: "blind", fill: "url(#p-error)", opacity: 0.55 },
  tolerance: { name: "tolerance", fill: "var(--tol-t)" },
  toleranceEdge: lineLook("tol-edge", "var(--tol)", 0.75),
  target: lineLook("target", "var(--ink)", 1, "6 3"),
  actualEdge: lineLook("edge-actual", "var(--pods)", 2),
  seen: lineLook("seen", "var(--ink)", 0.9),
  applied: lineLook("applied", "var(--ink)", 2),
  appliedNow: { name: "applied-now", fill: "var(--ink)", stroke: "var(--sheet)", width: 1.5 },
  proposal: { name: "proposal", fill: "var(--sheet)", stroke: "var(--ink)", width: 1 },
  proposalNow: { name: "proposal-now", fill: "var(--sheet)", stroke: "var(--ink)", width: 1.8 },
} as const satisfies Record<string, Look>;

export const path = (d: string, look: Look): Mark => ({ as: "path", d, look });

export const words = (
  text: string,
  place: { x: number; y: number; anchor: "start" | "middle" | "end" },
  look: WordLook,
  halo = true,
): Mark => ({ as: "words", text, ...place, look, halo });

/** What of a figure the legend switches off: "replicas/written". */
export type Hidden = ReadonlySet<string>;
