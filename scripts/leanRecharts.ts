import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Modules of Recharts that the figures never reach, because they draw their own axes, labels, points and cursor, and animate nothing
 * (app/charts/FixedChart).
 * Recharts imports them nevertheless, and they would be a tenth of the first visit. Each is replaced by its own names, which do nothing.
 * The browser tests compare pictures of the figures.
 */
const leftOut: Readonly<Record<string, Replacement>> = {
  "animation/AnimatedItems": drawTheEnd,
  "animation/matchBy": () => "() => null",
  "cartesian/CartesianAxis": drawNothing,
  "component/ActivePoints": drawNothing,
  "component/Dots": drawNothing,
  "component/Label": drawNothing,
  "component/LabelList": drawNothing,
  "util/scale/getNiceTickValues": () => "() => []",
  "synchronisation/useChartSynchronisation": () => "() => undefined",
  "state/externalEventsMiddleware": hearNothing,
  "state/keyboardEventsMiddleware": hearNothing,
  "state/mouseEventsMiddleware": hearNothing,
  "state/touchEventsMiddleware": hearNothing,
};

/** The code of the value that replaces an export of this name. */
type Replacement = (name: string) => string;

function drawNothing(name: string): string {
  return name.startsWith("default") ? "{}" : "({ children = null } = {}) => children";
}

/** The last picture of an animation, at once. */
function drawTheEnd(name: string): string {
  return name === "AnimatedItems"
    ? "({ items, children }) => (items == null ? null : children(items, 1, false))"
    : "() => ({ isAnimating: false, handleAnimationStart() {}, handleAnimationEnd() {} })";
}

function hearNothing(name: string): string {
  return name.endsWith("Middleware") ? "{ middleware: () => (next) => (action) => next(action) }" : '() => ({ type: "left out" })';
}

export function leanRecharts(): Plugin {
  return {
    name: "lean-recharts",
    apply: "build",
    load(id) {
      const [, module] = /\/recharts\/es6\/(.*)\.js$/.exec(id.replaceAll("\\", "/")) ?? [];
      const replacement = leftOut[module ?? ""];
      if (!replacement) return null;
      const names = [...readFileSync(id, "utf8").matchAll(/^export (?:var|function) (\w+)/gm)].map(([, name]) => name!);
      return names.map((name) => `export const ${name} = ${replacement(name)};`).join("\n");
    },
  };
}
