import { createContext, useContext } from "react";
import type { Scenario } from "../../engine/index";
import { useBaseline, type BaselineState } from "./baseline";
import { useScenario } from "./scenario";
import { useTrace, type TraceState } from "./trace";

/** The decision in this subtree is the baseline's, not one of the page's own run. */
export const OfBaseline = createContext(false);

type Either = keyof TraceState & keyof BaselineState;
/** The store that a decision is read from. */
type DecisionSource = { [Name in Either]: TraceState[Name] | BaselineState[Name] };

/** The one way from a shown decision to its run: the page's own run, or the baseline's if the decision is the baseline's. */
export function useDecisionOf<Read>(read: (source: DecisionSource) => Read): Read {
  const pinned = useContext(OfBaseline);
  const own = useTrace(read);
  const baseline = useBaseline(read);
  return pinned ? baseline : own;
}

/** The run of the shown decision. */
export const useDecisionRun = () => useDecisionOf(({ run }) => run);

/** The page's text has errors. A baseline's text has none, because it has run. */
export function useInvalid(): boolean {
  const invalid = useTrace(({ problems }) => problems.some(({ severity }) => severity === "error"));
  return !useContext(OfBaseline) && invalid;
}

/** Which inputs of the decision the page's own forms show: those of a baseline only if the page has the same. */
export interface InPage {
  manifest: boolean;
  flags: boolean;
  incidents: boolean;
  workload: boolean;
}

export function useInPage(): InPage {
  const pinned = useContext(OfBaseline);
  const baseline = useBaseline(({ scenario }) => scenario);
  const same = (part: "manifest" | "flags" | "incidents" | "workload") => (own: { scenario: Scenario }) =>
    !pinned || JSON.stringify(own.scenario[part]) === JSON.stringify(baseline?.[part]);
  return {
    manifest: useScenario(same("manifest")),
    flags: useScenario(same("flags")),
    incidents: useScenario(same("incidents")),
    workload: useScenario(same("workload")),
  };
}
