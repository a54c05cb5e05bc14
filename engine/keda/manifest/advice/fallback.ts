import { fallbackBehavior, isResourceTrigger, scalingModifiersOf, triggersOf } from "../../scaledObject";
import { integerTarget } from "../../scalingModifiers";
import { say } from "../../../lib/sentence";
import type { Steps } from "../../../manifest/place";
import { advice, rests, type Rule } from "./subject";

export const fallbackToZero: Rule = (subject) => {
  const { fallback } = subject.object.spec;
  if (fallback?.replicas !== 0 || !rests(subject)) return [];
  const message = say`With 0 replicas in the fallback, a source that fails counts as inactive.`;
  const reason = say`While it fails and no other trigger is active, KEDA can scale the workload to 0. With any other number, KEDA leaves the count alone.`;
  return [advice(subject, ["spec", "fallback", "replicas"], message, reason)];
};

export const fallbackWithValue: Rule = (subject) => {
  const { object } = subject;
  if (object.spec.fallback === undefined || fallbackBehavior(object.spec.fallback) === "scalingModifiers") return [];
  const message = say`With Value, the fallback depends on how many pods are ready.`;
  const reason = say`The HPA is told target × replicas / ready pods. While no pod is ready, there is no fallback: the error stays.`;
  const places: Steps[] =
    scalingModifiersOf(object) === null
      ? triggersOf(object).flatMap((trigger, index) =>
          trigger.metricType === "Value" && !isResourceTrigger(trigger) ? [["spec", "triggers", index, "metricType"]] : [],
        )
      : scalingModifiersOf(object)?.metricType === "Value"
        ? [["spec", "advanced", "scalingModifiers", "metricType"]]
        : [];
  return places.map((steps) => advice(subject, steps, message, reason));
};

export const fallbackUnusable: Rule = (subject) => {
  const modifiers = scalingModifiersOf(subject.object);
  const isUsable = modifiers === null || modifiers.target === "" || integerTarget(modifiers.target) !== null;
  if (subject.object.spec.fallback === undefined || isUsable) return [];
  const message = say`The target ${JSON.stringify(modifiers.target)} disables the fallback.`;
  const reason = say`With scalingModifiers, KEDA uses a fallback only if the target is a whole number. It does not say so anywhere.`;
  return [advice(subject, ["spec", "advanced", "scalingModifiers", "target"], message, reason)];
};

export const fallbackCached: Rule = (subject) => {
  if (subject.object.spec.fallback === undefined) return [];
  const cached = triggersOf(subject.object).findIndex((trigger) => trigger.useCachedMetrics === true && !isResourceTrigger(trigger));
  if (cached < 0) return [];
  const message = say`With useCachedMetrics, a fallback comes and goes.`;
  const reason = say`While it is in force, the HPA reads the remembered value, and KEDA counts this as a success: the failures start again at 0, and the next polls fail without a fallback.`;
  return [advice(subject, ["spec", "triggers", cached, "useCachedMetrics"], message, reason)];
};
