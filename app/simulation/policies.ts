import type { Policy } from "./channel";
import type { Kinds } from "./protocol";

export const policies: Readonly<Record<keyof Kinds, Policy>> = {
  run: "newest",
  baseline: "replaces",
  steps: "inTurn",
  rows: "newest",
  baselineRows: "newest",
  // The page asks ahead for the decision after the opened one.
  decision: "beside",
  baselineDecision: "replaces",
  kubectl: "newest",
  takeAway: "beside",
  compare: "newest",
  forgetBaseline: "beside",
  diagnose: "replaces",
};
