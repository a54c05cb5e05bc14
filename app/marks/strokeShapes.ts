/** Every line of the figures as its legend shows it: the same stroke, 16 by 10 pixels. Colours are those of the page's theme. */
interface Shape {
  tag: "path" | "rect" | "circle";
  attributes: Readonly<Record<string, string | number>>;
}

const path = (d: string, stroke: string, strokeWidth: number, strokeDasharray?: string): Shape => ({
  tag: "path",
  attributes: { d, stroke, strokeWidth, ...(strokeDasharray !== undefined && { strokeDasharray }) },
});
const area = (d: string, fill: string): Shape => ({ tag: "path", attributes: { d, fill } });
const rect = (attributes: Shape["attributes"]): Shape => ({ tag: "rect", attributes: { width: 16, ...attributes } });
const circle = (cx: number, cy: number, r: number, look: Shape["attributes"]): Shape => ({
  tag: "circle",
  attributes: { cx, cy, r, ...look },
});

const edges = path("M0 1H16M0 9H16", "var(--ink-3)", 0.75);

const inBand = [rect({ y: 1, height: 8, fill: "var(--tol-t)" }), path("M0 5H16", "var(--ink)", 1, "6 3")];

export const strokeShapes = {
  offered: [area("M0 9V5L6 2L16 5V9Z", "var(--load-t)"), path("M0 5L6 2L16 5", "var(--load)", 2)],
  served: [path("M0 5H16", "var(--pods)", 1.5)],
  capacity: [path("M0 5H16", "var(--pods)", 1.5, "5 3")],
  failed: [rect({ y: 1, height: 8, fill: "url(#p-error)" })],
  waiting: [rect({ y: 1, height: 8, fill: "url(#p-wait)" })],
  drawn: [path("M0 8H8V2H16", "var(--load)", 2, "2 2")],
  written: [path("M0 8H8V2H16", "var(--ink)", 2)],
  recorded: [path("M0 8H8V2H16", "var(--ink)", 2)],
  simulated: [path("M0 8H8V2H16", "var(--load)", 2, "3 2")],
  existing: [path("M0 5H16", "var(--pods)", 1.2, "2 2")],
  ready: [area("M0 3H16V10H0Z", "var(--pods-t)"), path("M0 3H16", "var(--pods)", 1.5)],
  saw: [path("M0 7H6V3H16", "var(--ink)", 1), circle(6, 3, 2, { fill: "var(--ink)" })],
  actual: [path("M0 7C5 7 7 3 16 3", "var(--pods)", 1.5)],
  target: inBand,
  asked: [circle(8, 5, 2.6, { fill: "var(--sheet)", stroke: "var(--ink)", strokeWidth: 1.2 })],
  window: [path("M0 5H16", "var(--window-mark)", 1.5, "1.5 2.5")],
  baseline: [path("M0 2.5H8V7.5H16", "var(--ink-3)", 1.25, "5 2")],
  seeds: [rect({ y: 1, height: 8, fill: "url(#p-seeds)" }), edges],
  seedsWaiting: [rect({ y: 1, height: 8, fill: "url(#p-wait)" }), edges],
  seedsFailed: [rect({ y: 1, height: 8, fill: "url(#p-error)" }), edges],
  keda: [rect({ x: 4.5, y: 1.5, width: 7, height: 7, fill: "var(--ink)" })],
  hpa: [area("M8 1L12.5 8.5H3.5Z", "var(--ink)")],
  polled: [path("M0 7H16", "var(--ink)", 0.9), rect({ x: 5.5, y: 4.5, width: 5, height: 5, fill: "var(--sheet)", stroke: "var(--ink)" })],
  activation: [path("M0 5H16", "var(--ink)", 1.25, "1.25 2.5")],
  request: [path("M0 8H8V2H16", "var(--pods)", 2)],
  recommended: inBand,
  podReady: [rect({ y: 1.5, height: 7, fill: "var(--pods)", opacity: 0.82 })],
  podStarting: [rect({ y: 1.5, height: 7, fill: "url(#p-starting)", stroke: "var(--pods)", strokeWidth: 0.6 })],
  podMissing: [circle(8, 5, 3, { fill: "var(--sheet)", stroke: "var(--ink)", strokeWidth: 1.2 })],
  podNotReady: [circle(8, 5, 2.6, { fill: "var(--ink)", stroke: "var(--sheet)" })],
  podUnready: [
    { tag: "path", attributes: { d: "M8 1.5L11.5 5L8 8.5L4.5 5Z", fill: "var(--sheet)", stroke: "var(--ink)", strokeWidth: 1.1 } },
  ],
} satisfies Record<string, readonly Shape[]>;

export type StrokeName = keyof typeof strokeShapes;
