import type { Policy } from "../channel/channel";
import type { Kinds } from "./protocol";

export const policies: Readonly<Record<keyof Kinds, Policy>> = {
  run: "newest",
  baseline: "replaces",
  steps: "inTurn",
  rows: "newest",
  baselineRows: "newest",
  // The page also requests the decision after the opened one, before the user opens it.
  decision: "beside",
  baselineDecision: "replaces",
  poll: "beside",
  kubectl: "newest",
  takeAway: "beside",
  compare: "newest",
  forgetBaseline: "beside",
  diagnose: "replaces",
  completions: "replaces",
  fieldAt: "replaces",
  placeOfField: "beside",
  withField: "beside",
  formatted: "beside",
  stored: "beside",
  form: "beside",
  changedByForm: "beside",
  pasted: "beside",
  judgedEdit: "replaces",
  changedValues: "beside",
  tunable: "replaces",
  fieldsToTune: "beside",
  summaries: "newest",
  candidateParts: "beside",
};
