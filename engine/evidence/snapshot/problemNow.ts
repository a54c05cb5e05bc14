import type { Place } from "../merge/merged";
import type { ClusterProblem } from "./problem";
import type { Statement } from "./statement";

/** A problem that the objects of the texts show. */
export const problemNow = (problem: ClusterProblem, standing: "recorded" | "computed", basis: readonly Place[]): Statement => ({
  code: "problem",
  problem,
  when: "now",
  standing,
  basis,
});
