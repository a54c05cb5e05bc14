/** How the figures share the column's height, in pixels. */

/** Each figure's part of the height that the fixed rows leave free. */
const shares = { load: 0.19, replicas: 0.19, metric: 0.19, decisions: 0.26, pods: 0.15 };
/** The replicas' share while the reader draws them. */
const drawnShare = 0.44;
/** A lower plot would not be readable, so the column scrolls instead. */
const leastPlot = { wide: 80, phone: 106 };
export const headHeight = 22;
const headAndGap = headHeight + 6;

/** The height of the whole run's strip above the axis. */
export const overviewHeight = 34;
/** The height of the strip of reasons under the decisions, with the gap above it. */
export const stripHeight = 22;

/** The height of the row of pods at the cursor, above the pods' plot. */
export const podsNowHeight = 30;

export type PlotHeights = Record<keyof typeof shares, number>;

interface Column {
  height: number;
  /** The height of everything above and between the figures, without their heads and gaps. */
  fixed: number;
  metrics: number;
  touch: boolean;
  /** True if the reader draws the replicas; the pods then give up their room. */
  drawn: boolean;
}

export function plotHeights({ height, fixed, metrics, touch, drawn }: Column): PlotHeights {
  const figures = 3 + metrics + (drawn ? 0 : 1);
  const replicas = drawn ? drawnShare : shares.replicas;
  const wanted = shares.load + replicas + metrics * shares.metric + shares.decisions + (drawn ? 0 : shares.pods);
  const free = (height - fixed - figures * headAndGap) / wanted;
  const whole = Math.max(free, (touch ? leastPlot.phone : leastPlot.wide) / shares.load);
  const part = (share: number) => Math.floor(whole * share + 1e-9);
  return {
    load: part(shares.load),
    replicas: part(replicas),
    metric: part(shares.metric),
    decisions: part(shares.decisions),
    pods: part(shares.pods),
  };
}

/** With two figures in large type, the load's share of the height that heads, gaps and the axis leave. */
const largeLoadShare = 0.36;
const leastLarge = { load: 48, decisions: 100 };

/** The height of the decisions includes the strip of reasons. */
export function largeHeights(height: number, fixed: number): Pick<PlotHeights, "load" | "decisions"> {
  const free = height - fixed - 2 * headAndGap;
  const load = Math.max(leastLarge.load, Math.floor(free * largeLoadShare));
  return { load, decisions: Math.max(leastLarge.decisions, free - load) };
}
