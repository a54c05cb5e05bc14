import { createContext, useContext } from "react";
import { isSameValue, type Scenario } from "../../engine/index";
import type { InPage } from "../words/decision/origin";
import { useBaseline, type BaselineState } from "./baseline";
import { useScenario } from "./scenario";
import { useTrace, type TraceState } from "./trace";

/** True if the decision in this subtree is the baseline's, not the present run's. */
export const OfBaseline = createContext(false);

/** True if the decision in this subtree is of a real cluster's evidence: no run of the page made it, and no form shows its inputs. */
export const OfEvidence = createContext(false);

type Either = keyof TraceState & keyof BaselineState;
/** The store that a decision is read from. */
type DecisionSource = { [Name in Either]: TraceState[Name] | BaselineState[Name] };

const noRun: DecisionSource = useTrace.getInitialState();

/** Reads from the run of a shown decision: the page's own run, or the baseline's if the decision is the baseline's. */
export function useDecisionOf<Read>(read: (source: DecisionSource) => Read): Read {
  const pinned = useContext(OfBaseline);
  const recorded = useContext(OfEvidence);
  const own = useTrace(read);
  const baseline = useBaseline(read);
  if (recorded) return read(noRun);
  return pinned ? baseline : own;
}

export const useDecisionRun = () => useDecisionOf(({ run }) => run);

/** True if the page's text has errors. A baseline's text has none, because it has run. */
export function useInvalid(): boolean {
  const invalid = useTrace(({ problems }) => problems.some(({ severity }) => severity === "error"));
  return !useContext(OfBaseline) && invalid;
}

export function useInPage(): InPage {
  const pinned = useContext(OfBaseline);
  const recorded = useContext(OfEvidence);
  const baseline = useBaseline(({ scenario }) => scenario);
  const same = (part: "manifest" | "flags" | "incidents" | "workload") => (own: { scenario: Scenario }) =>
    !recorded && (!pinned || isSameValue(own.scenario[part], baseline?.[part]));
  return {
    manifest: useScenario(same("manifest")),
    flags: useScenario(same("flags")),
    incidents: useScenario(same("incidents")),
    workload: useScenario(same("workload")),
    figuresOnly: recorded,
  };
}
