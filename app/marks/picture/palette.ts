import { tag } from "./svg";

/**
 * The page's colours as a drawing of its own needs them: a saved picture has no style sheet. A test compares them with the page's.
 */
export const palettes = {
  light: {
    sheet: "#fdfdfc",
    sunk: "#e9ebea",
    rule: "#e2e5e4",
    "rule-2": "#c6cccc",
    edge: "#7f8789",
    ink: "#17191a",
    "ink-2": "#4a5153",
    "ink-3": "#626a6c",
    load: "#1a62b8",
    pods: "#0a755c",
    window: "#8a5a00",
    "window-mark": "#b37a10",
    policy: "#83409b",
    error: "#b3301a",
    tol: "#626a6c",
    bound: "#17191a",
    "load-t": "#1a62b81c",
    "wait-t": "#1a62b829",
    "pods-t": "#0a755c26",
    "window-t": "#e0a32a30",
    "policy-t": "#83409b1c",
    "error-t": "#b3301a1a",
    "tol-t": "#17191a12",
    "bound-t": "#17191a0f",
  },
  dark: {
    sheet: "#16191b",
    sunk: "#0a0c0d",
    rule: "#272c2e",
    "rule-2": "#434a4d",
    edge: "#7b8487",
    ink: "#eceeec",
    "ink-2": "#b7bdbd",
    "ink-3": "#8d9596",
    load: "#6aa9f0",
    pods: "#4cc3a1",
    window: "#e0a93f",
    "window-mark": "#e0a93f",
    policy: "#c792dd",
    error: "#f2836b",
    tol: "#98a0a2",
    bound: "#eceeec",
    "load-t": "#6aa9f022",
    "wait-t": "#6aa9f030",
    "pods-t": "#4cc3a12b",
    "window-t": "#e0a93f24",
    "policy-t": "#c792dd24",
    "error-t": "#f2836b22",
    "tol-t": "#eceeec14",
    "bound-t": "#eceeec12",
  },
} as const;

export type Tone = keyof typeof palettes;
export type Palette = Readonly<Record<keyof (typeof palettes)["light"], string>>;

/** The page's tables name colours as its style sheet does: "var(--pods)". Other values stay. */
export function themed(value: string, colours: Palette): string {
  const name = /^var\(--(.+)\)$/.exec(value)?.[1];
  if (name === undefined) return value;
  if (!(name in colours)) throw new Error(`no picture has the colour ${name}`);
  return colours[name as keyof Palette];
}

/** The colour of words about a reason, as the page's classes `c-…` have it. */
export const reasonColours = {
  none: "ink-3",
  tolerance: "tol",
  pods: "pods",
  window: "window",
  policy: "policy",
  maxReplicas: "bound",
  minReplicas: "bound",
  disabled: "bound",
  error: "error",
} as const satisfies Record<string, keyof Palette>;

const pattern = (id: string, size: number, content: string) =>
  tag("pattern", { id, width: size, height: size, patternUnits: "userSpaceOnUse" }, content);

const hatch = (id: string, size: number, ground: string | null, d: string, stroke: string, width: number, opacity?: number) =>
  pattern(
    id,
    size,
    (ground === null ? "" : tag("rect", { width: size, height: size, fill: ground })) +
      tag("path", { d, fill: "none", stroke, "stroke-width": width, opacity }),
  );

/** The page's patterns, one for each meaning of a colour. */
export const patterns = (of: Palette): string =>
  [
    hatch("p-window", 4, of["window-t"], "M0 2H4", of["window-mark"], 0.9),
    hatch("p-policy", 5, of["policy-t"], "M-1 6L6 -1M-1 1L1 -1M4 6L6 4", of.policy, 0.8),
    hatch("p-bound", 4, of["bound-t"], "M2 0V4", of.bound, 0.6, 0.75),
    hatch("p-starting", 4, null, "M-1 5L5 -1M-1 1L1 -1M3 5L5 3", of.pods, 1),
    hatch("p-error", 6, of["error-t"], "M0 0L6 6M6 0L0 6", of.error, 0.8),
    hatch("p-wait", 5, of["wait-t"], "M0 2.5H2.5", of.load, 1),
    pattern(
      "p-seeds",
      3,
      tag("rect", { width: 3, height: 3, fill: of["tol-t"] }) +
        tag("circle", { cx: 1.5, cy: 1.5, r: 0.6, fill: of["ink-3"], opacity: 0.7 }),
    ),
    pattern("p-pods", 5, tag("circle", { cx: 2.5, cy: 2.5, r: 1.1, fill: of.pods })),
  ].join("");
