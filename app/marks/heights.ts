/** How the figures share the column's height, in pixels. */
import type { Run } from "../run/run";

/** Each figure's part of the height that the fixed rows leave free. */
export const shares = { load: 0.19, replicas: 0.19, metric: 0.19, decisions: 0.26, pods: 0.15 };
/** The replicas' share while the reader draws them. */
const drawnShare = 0.44;
/** A lower plot would not be readable, so the column scrolls instead. */
export const leastPlot = { wide: 74, phone: 106 };
export const headHeight = 22;
const headAndGap = headHeight + 6;

/** The height of the whole run's strip above the axis. */
export const overviewHeight = 34;
/** The height of the strip of reasons under the decisions, with the gap above it. */
export const stripHeight = 22;

/** With KEDA: the lane of polls with its gap, and under the replicas the cooldown's bracket and the strip of who decides. */
export const kedaHeights = { polls: 34 + 4, decides: 14 + 2 + 17 } as const;

/** With a VerticalPodAutoscaler: the plot of each container's resource, and the lane of what was done with its gap. */
export const vpaLaneHeights = { plot: 60, events: 34 + 4 } as const;

export const vpaHeight = ({ vpa }: Pick<Run, "vpa">): number =>
  vpa ? vpa.resources.length * (vpaLaneHeights.plot + headAndGap) + vpaLaneHeights.events : 0;

/** The height of the row of pods at the cursor, above the pods' plot. */
export const podsNowHeight = 30;

export type PlotHeights = Record<keyof typeof shares, number>;

interface Column {
  height: number;
  /** The height of everything above and between the figures, without their heads and gaps. */
  fixed: number;
  metrics: number;
  phone: boolean;
  /** True if the reader draws the replicas; the pods then give up their room. */
  drawn: boolean;
}

/** What all plots take of the column beside `fixed`, and the sum of their shares of the rest. */
export function plotsOf({ metrics, drawn }: Pick<Column, "metrics" | "drawn">): { taken: number; wanted: number } {
  const replicas = drawn ? drawnShare : shares.replicas;
  return {
    taken: (3 + metrics + (drawn ? 0 : 1)) * headAndGap,
    wanted: shares.load + replicas + metrics * shares.metric + shares.decisions + (drawn ? 0 : shares.pods),
  };
}

export function plotHeights({ height, fixed, metrics, phone, drawn }: Column): PlotHeights {
  const replicas = drawn ? drawnShare : shares.replicas;
  const { taken, wanted } = plotsOf({ metrics, drawn });
  const free = (height - fixed - taken) / wanted;
  const whole = Math.max(free, (phone ? leastPlot.phone : leastPlot.wide) / shares.load);
  const part = (share: number) => Math.floor(whole * share + 1e-9);
  return {
    load: part(shares.load),
    replicas: part(replicas),
    metric: part(shares.metric),
    decisions: part(shares.decisions),
    pods: part(shares.pods),
  };
}

/** Each figure's part while all metrics but one have only a strip and the pods are folded to one line. */
const sharesOfMany = { load: 0.18, replicas: 0.21, metric: 0.23, decisions: 0.38, pods: 0.26 };
/** The strips scroll in their own place rather than push the decisions out of sight. */
const leastOfMany = { wide: 250, phone: 589, strips: 3 };
/** The line to which the pods are folded. */
export const podsLineHeight = 30;
/** The height of one metric's strip. A finger needs more to hit it. */
export const metricStripHeight = (touch: boolean): number => (touch ? 44 : 27);

interface ColumnOfMany extends Pick<Column, "height" | "fixed" | "phone"> {
  touch: boolean;
  /** How many metrics have only a strip. */
  strips: number;
  /** True if the pods are unfolded. */
  podsOpen: boolean;
}

export function manyHeights({ height, fixed, touch, phone, strips, podsOpen }: ColumnOfMany): PlotHeights & { strips: number } {
  const [figures, wanted] = podsOpen ? [6, 1 + sharesOfMany.pods] : [5, 1];
  const room = height - fixed - podsLineHeight - (podsOpen ? podsNowHeight : 0) - figures * headAndGap;
  const least = phone ? leastOfMany.phone : leastOfMany.wide;
  const [row, all] = [metricStripHeight(touch), strips * metricStripHeight(touch)];
  const shown = phone ? all : Math.min(all, Math.max(leastOfMany.strips * row, Math.floor(room - least * wanted)));
  const whole = Math.max(least, (room - shown) / wanted);
  const part = (share: number) => Math.floor(whole * share + 1e-9);
  const { load, replicas, metric, decisions, pods } = sharesOfMany;
  return {
    load: part(load),
    replicas: part(replicas),
    metric: part(metric),
    decisions: part(decisions),
    pods: part(pods),
    strips: shown,
  };
}

/** While bands of seeds are drawn, these figures fill the column, and the others follow below. */
const sharesOfSeeds = { load: 0.22, replicas: 0.3, hurting: 0.24 };
const leastOfSeeds = { wide: 84, phone: 120 };

/** `hurting`: how many figures of waiting and failed requests there are. */
export function seedsHeights({ height, fixed, phone, hurting }: Pick<Column, "height" | "fixed" | "phone"> & { hurting: number }) {
  const { load, replicas, hurting: each } = sharesOfSeeds;
  const free = (height - fixed - (2 + hurting) * headAndGap) / (load + replicas + hurting * each);
  const least = (phone ? leastOfSeeds.phone : leastOfSeeds.wide) / load;
  // With fewer figures none takes more than its share of the column.
  const whole = Math.max(least, Math.min(free, height));
  const part = (share: number) => Math.floor(whole * share);
  return { load: part(load), replicas: part(replicas), hurting: part(each) };
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
