/** What a VerticalPodAutoscaler recommends and did at a time, and what its updater made of each pod. */
import type { RunVpa } from "../../run/run";
import type { VpaMoment } from "../../run/vpaAt";
import { t } from "../text";
import { clock, quantity } from "../times";
import { changeWords, podFateWords } from "./podFateWords";
import { amountsText, resourceAmount } from "./vpaAmounts";
import { podsDone } from "./vpaEventWords";

/** A line for each container: "Target of web: 410m CPU (bounds 250m to 1200m), 250Mi memory (bounds 250Mi to 300Mi)". */
export function recommendationLines({ recommendation }: VpaMoment): string[] {
  if (recommendation === null) return [];
  return Object.entries(recommendation.containers).map(([container, { target, lower, upper }]) => {
    const amounts = (["cpuMilli", "memoryBytes"] as const).flatMap((name) => {
      const value = target[name];
      if (value === undefined) return [];
      const said = amountsText({ [name]: value });
      const [from, to] = [lower[name], upper[name]];
      const resource = name === "cpuMilli" ? "cpu" : "memory";
      if (from === undefined || to === undefined) return [said];
      return [t`${said} (bounds ${resourceAmount(resource, from)} to ${resourceAmount(resource, to)})`];
    });
    return t`Target of ${container}: ${amounts.join(", ")}`;
  });
}

/** "Last change, at 12:34: 2 pods evicted, 50m CPU → 410m CPU."; null: it has changed nothing. */
export function lastChangeWords({ lastActions }: VpaMoment): string | null {
  const [first] = lastActions;
  if (first === undefined) return null;
  const done = (["evicted", "resized", "resizeRefused"] as const).flatMap((kind) => {
    const pods = lastActions.filter((action) => kindOf(action) === kind).length;
    return pods === 0 ? [] : [podsDone(kind, pods)];
  });
  const change = changeWords(first.from, first.to);
  return t`Last change, at ${clock(first.at)}: ${[done.join(", "), ...(change === "" ? [] : [change])].join("; ")}.`;
}

const kindOf = ({ kind, ok }: RunVpa["actions"][number]) => (kind === "evict" ? "evicted" : ok ? "resized" : "resizeRefused");

/** Why there is no table of pods; null: there is one. */
export function noPassWords({ updateMode }: RunVpa, { passAt }: VpaMoment): string | null {
  if (updateMode === "Off") return t`In mode Off nothing is changed.`;
  if (updateMode === "Initial") return t`In mode Initial only new pods get the recommendation. The updater looks at no running pod.`;
  return passAt === null ? t`The updater has not looked at the pods yet.` : null;
}

/** Pods of which the same is said. */
export interface SaidPods {
  pods: string;
  said: string;
}

const mostNames = 3;

export function saidPods({ pods }: VpaMoment, { rules }: RunVpa): SaidPods[] {
  const youngest = Math.min(...pods.map(({ fate }) => (fate.kind === "judged" ? fate.ageSeconds : Infinity)));
  const groups = new Map<string, string[]>();
  for (const { pod, fate } of pods) {
    // The age of the youngest stands for all, so that pods that wait for the same are together.
    const said = podFateWords(fate.kind === "judged" ? { ...fate, ageSeconds: youngest } : fate, rules);
    groups.set(said, [...(groups.get(said) ?? []), pod]);
  }
  return [...groups].map(([said, names]) => {
    const rest = names.length - mostNames;
    const shown = names.slice(0, rest > 1 ? mostNames : undefined).join(", ");
    return { pods: rest > 1 ? t`${shown} and ${quantity(rest)} more` : shown, said };
  });
}
