import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * Modules of Recharts that the figures never reach, because they draw their own axes, labels, points, tooltips and cursor, have no angles,
 * and animate nothing (app/charts/FixedChart).
 * Recharts imports them nevertheless, and they would be a tenth of the first visit. Each is replaced by its own names, which do nothing.
 * The browser tests compare pictures of the figures.
 */
const leftOut: Readonly<Record<string, Replacement>> = {
  "animation/AnimatedItems": drawTheEnd,
  "animation/matchBy": () => "() => null",
  "cartesian/CartesianAxis": drawNothing,
  "cartesian/LineDrawShape": drawNothing,
  "component/ActivePoints": drawNothing,
  "component/Dots": drawNothing,
  "component/Label": drawNothing,
  "component/LabelList": drawNothing,
  "state/SetLegendPayload": drawNothing,
  "state/SetTooltipEntrySettings": drawNothing,
  "state/selectors/combiners/combineActiveLabel": answerNothing,
  "state/selectors/combiners/combineActiveTooltipIndex": answerNothing,
  "state/selectors/combiners/combineCoordinateForDefaultIndex": answerNothing,
  "state/selectors/combiners/combineInverseScaleFunction": answerNothing,
  "state/selectors/combiners/combineTooltipInteractionState": answerNothing,
  "state/selectors/combiners/combineTooltipPayload": answerNothing,
  "state/selectors/combiners/combineTooltipPayloadConfigurations": answerNothing,
  "state/selectors/polarAxisSelectors": answerNothing,
  "state/reduxDevtoolsJsonStringifyReplacer": answerNothing,
  "util/scale/createCategoricalInverse": answerNothing,
  "util/scale/getNiceTickValues": () => "() => []",
  "synchronisation/useChartSynchronisation": answerNothing,
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

function answerNothing(): string {
  return "() => undefined";
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

/** The shapes of d3 that the figures draw, and the others by name, because Recharts lists them all. */
const shapes = `export { area, curveLinear, curveStepAfter, line } from "d3-shape";
export const [${[
  "curveBasis, curveBasisClosed, curveBasisOpen, curveBumpX, curveBumpY, curveLinearClosed, curveMonotoneX, curveMonotoneY, curveNatural",
  "curveStep, curveStepBefore, stack, stackOffsetExpand, stackOffsetNone, stackOffsetSilhouette, stackOffsetWiggle, stackOrderNone",
  "symbol, symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolStar, symbolTriangle, symbolWye",
].join(", ")}] = [];`;

/** Each module has its own copy of these functions, a line each. */
const copies =
  /^function (?:_extends|ownKeys|_objectSpread|_defineProperty|_toPropertyKey|_toPrimitive|_objectWithoutProperties(?:Loose)?|_slicedToArray|_nonIterableRest|_unsupportedIterableToArray|_arrayLikeToArray|_iterableToArrayLimit|_arrayWithHoles)\(.*\}$/gm;
/** What replaces them. */
const helpers = {
  _extends: "assign",
  _objectSpread: "assign",
  _defineProperty: "define",
  _objectWithoutProperties: "without",
  _slicedToArray: "listOf",
};
const helpersFile = fileURLToPath(new URL("rechartsHelpers.js", import.meta.url));

function withSharedHelpers(code: string): string {
  const own = code.replaceAll(copies, "");
  const used = Object.entries(helpers).filter(([copy]) => own.includes(`${copy}(`));
  if (used.length === 0) return own;
  return `import { ${used.map(([copy, name]) => `${name} as ${copy}`).join(", ")} } from ${JSON.stringify(helpersFile)};\n${own}`;
}

export function leanRecharts(): Plugin {
  return {
    name: "lean-recharts",
    apply: "build",
    load(id) {
      const path = id.replaceAll("\\", "/");
      if (path.endsWith("/victory-vendor/es/d3-shape.js")) return shapes;
      const [, module] = /\/recharts\/es6\/(.*)\.js$/.exec(path) ?? [];
      if (module === undefined) return null;
      const code = readFileSync(id, "utf8");
      const replacement = leftOut[module];
      if (!replacement) return withSharedHelpers(code);
      const names = [...code.matchAll(/^export (?:var|function) (\w+)/gm)].map(([, name]) => name!);
      return names.map((name) => `export const ${name} = ${replacement(name)};`).join("\n");
    },
  };
}
