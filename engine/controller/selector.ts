/** What is asked of the target's selector before any metric is read. Mirrors validateAndParseSelector in upstream's horizontal.go. */
import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { parseSelector } from "../lib/labelSelector";
import type { Observation } from "./observation";

/** `event` and `reason` are the event's reason and the condition's; `error` is the text that the event and the reconcile's error share. */
export interface SelectorFailure {
  event: "SelectorRequired" | "InvalidSelector" | "AmbiguousSelector";
  reason: "InvalidSelector" | "AmbiguousSelector";
  error: string;
  /** The condition's text. */
  message: string;
}

/** Null when the selector can be used: it is there, it can be read, and its pods are no other autoscaler's. */
export function validateAndParseSelector(
  { metadata }: HorizontalPodAutoscaler,
  selector: string,
  { pods, otherAutoscalers }: Observation,
): SelectorFailure | null {
  if (selector === "") {
    const message = "the HPA target's scale is missing a selector";
    return { event: "SelectorRequired", reason: "InvalidSelector", error: "selector is required", message };
  }
  if (otherAutoscalers === undefined && isPlain(selector)) return null;
  const reading = parseSelector(selector);
  if (!reading.ok) {
    const error = `couldn't convert selector into a corresponding internal selector object: ${reading.error}`;
    return { event: "InvalidSelector", reason: "InvalidSelector", error, message: error };
  }
  if (otherAutoscalers === undefined || otherAutoscalers.length === 0 || pods.length === 0) return null;
  const names = [...new Set([metadata.name, ...otherAutoscalers])].toSorted();
  if (names.length < 2) return null;
  const two = names.slice(0, 2).map((name) => `${metadata.namespace ?? "default"}/${name}`);
  const error = `pods by selector ${reading.text} are controlled by more than one HPA (e.g. [${two.join(" ")}])`;
  return { event: "AmbiguousSelector", reason: "AmbiguousSelector", error, message: error };
}

/** One label and its value in lower case, as nearly every selector is. None of this form is wrong, so it need not be taken apart at each reconcile. */
function isPlain(selector: string): boolean {
  if (selector.length > 63) return false;
  let equals = 0;
  let previous = equalsSign;
  for (let i = 0; i < selector.length; i++) {
    const code = selector.charCodeAt(i);
    if (code === equalsSign) {
      if (previous === equalsSign) return false;
      equals++;
    } else if (code < letterA || code > letterZ) {
      return false;
    }
    previous = code;
  }
  return equals === 1 && previous !== equalsSign;
}

const equalsSign = 61;
const letterA = 97;
const letterZ = 122;
