/** Checks the target's selector before any metric is read. Mirrors validateAndParseSelector in upstream's horizontal.go. */
import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { parseSelector, type SelectorReading } from "../lib/labelSelector";
import type { Observation } from "./observation";
import type { OlderRules } from "./olderRules";

/** `event` and `reason` are the event's reason and the condition's; `error` is the text that the event and the reconcile's error share. */
interface SelectorFailure {
  event: "SelectorRequired" | "InvalidSelector" | "AmbiguousSelector";
  reason: "InvalidSelector" | "AmbiguousSelector";
  error: string;
  /** The condition's text. */
  message: string;
}

/** Null if the selector can be used: it exists, it can be parsed, and no other autoscaler selects its pods. */
export function validateAndParseSelector(
  { metadata }: HorizontalPodAutoscaler,
  selector: string,
  { pods, otherAutoscalers }: Observation,
  older: OlderRules,
): SelectorFailure | null {
  if (selector === "") {
    const message = "the HPA target's scale is missing a selector";
    return { event: "SelectorRequired", reason: "InvalidSelector", error: "selector is required", message };
  }
  const reading = readSelector(selector);
  if (!reading.ok) {
    const error = `couldn't convert selector into a corresponding internal selector object: ${reading.error}`;
    return { event: "InvalidSelector", reason: "InvalidSelector", error, message: error };
  }
  if (otherAutoscalers === undefined || otherAutoscalers.length === 0 || pods.length === 0) return null;
  const names = [...new Set([metadata.name, ...otherAutoscalers])].toSorted();
  if (names.length < 2) return null;
  const full = names.map((name) => `${metadata.namespace ?? "default"}/${name}`);
  const error = older.choose(
    "namesAllAutoscalers",
    `pods by selector ${reading.text} are controlled by more than one HPA (e.g. [${full.slice(0, 2).join(" ")}])`,
    () => `pods by selector ${selector} are controlled by multiple HPAs: [${full.join(" ")}]`,
  );
  return { event: "AmbiguousSelector", reason: "AmbiguousSelector", error, message: error };
}

/** Cached, because an autoscaler has the same text at every reconcile. */
function readSelector(text: string): SelectorReading {
  if (last?.text !== text) last = { text, reading: parseSelector(text) };
  return last.reading;
}

let last: { text: string; reading: SelectorReading } | null = null;
