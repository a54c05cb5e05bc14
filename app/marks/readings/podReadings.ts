/** The words and numbers of the pods' head. */
import type { ResizeState } from "../../../engine/index";
import type { markedGroups, Run } from "../../run/run";
import { readyMeans } from "../../words/figures/podsHead";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import { podsInPhase, resizeAt } from "../podLanes";
import { phaseWords, resizeWords } from "./podWords";
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

/** "resize Deferred 4": how many pods are in each state of a resize that is not done. */
function resizesIn(pods: Run["pods"], second: number): string[] {
  const counts = new Map<ResizeState, number>();
  for (const pod of pods) {
    const state = resizeAt(pod, second);
    if (state !== null) counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return [...counts].map(([state, count]) => t`resize ${resizeWords[state]} ${quantity(count)}`);
}

/** Phases for which the legend has no room, while some pod is in them, and resizes that are not done. */
export function otherPhases({ pods, steps }: Run, step: number): string | null {
  const counts = (["pending", "crashed", "terminating", "failed"] as const).map(
    (phase) => [phase, podsInPhase(pods, phase, steps.at[step]!)] as const,
  );
  const said = [
    ...counts.flatMap(([phase, count]) => (count > 0 ? `${phaseWords[phase]} ${quantity(count)}` : [])),
    ...resizesIn(pods, steps.at[step]!),
  ];
  return said.length > 0 ? said.join(", ") : null;
}
