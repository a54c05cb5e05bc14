/** The words and numbers of the pods' head. */
import type { markedGroups, Run } from "../../run/run";
import { readyMeans } from "../../words/figures/podsHead";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import { podsInPhase } from "../podLanes";
import { phaseWords } from "./podWords";
import type { Reading } from "./reading";

/** The numbers that the record counted, which may be more pods than it names. */
export function podReadings({ pods, steps, podMarks }: Run): Reading[] {
  const widest = quantity(pods.length);
  const inPhase = (phase: "ready" | "starting") => (step: number) => quantity(podsInPhase(pods, phase, steps.at[step]!));
  const inGroup = (group: (typeof markedGroups)[number]) => (step: number) => quantity(podMarks[group][step] ?? 0);
  const counted: Reading = {
    stroke: "podNotReady",
    name: t`counted, not Ready`,
    means: t`The controller counts these pods although their condition Ready is not True.`,
    value: inGroup("notReady"),
    widest,
    yields: "never",
  };
  return [
    { stroke: "podReady", name: t`ready`, means: readyMeans, value: inPhase("ready"), widest, yields: "never" },
    { stroke: "podStarting", name: t`starting`, value: inPhase("starting"), widest, yields: "late" },
    ...(podMarks.notReady.some((count) => count > 0) ? [counted] : []),
    { stroke: "podMissing", name: t`missing`, means: t`Set aside: no sample.`, value: inGroup("missing"), widest, yields: "early" },
    {
      stroke: "podUnready",
      name: t`unready`,
      means: t`Set aside: Pending, or, for CPU, still initializing or never Ready.`,
      value: inGroup("unready"),
      widest,
      yields: "early",
    },
  ];
}

/** Phases for which the legend has no room, while some pod is in them. */
export function otherPhases({ pods, steps }: Run, step: number): string | null {
  const counts = (["pending", "crashed", "terminating", "failed"] as const).map(
    (phase) => [phase, podsInPhase(pods, phase, steps.at[step]!)] as const,
  );
  const said = counts.flatMap(([phase, count]) => (count > 0 ? `${phaseWords[phase]} ${quantity(count)}` : []));
  return said.length > 0 ? said.join(", ") : null;
}
