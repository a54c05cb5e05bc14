/** What the page calls the fields of a study: short, because rows and cards are narrow. */
import { noBound } from "../../../engine/index";
import { t } from "../text";

export interface FieldWords {
  /** Which of several such fields it is: "cpu", "scaleDown"; empty if there is only one. */
  lead: string;
  name: string;
}

/** `path` as in a study; `metric` is the metric's name, for a metric's target. */
export function fieldWords(path: string, metric: string | null): FieldWords {
  const steps = path.replace("spec.advanced.horizontalPodAutoscalerConfig.", "spec.").split(".");
  const last = steps.at(-1)!;
  if (path === "resources.requests.cpu") return { lead: "", name: t`CPU request` };
  if (/^(?:metrics|triggers)\[/.test(steps[1] ?? "")) return { lead: metric ?? steps[1]!, name: last };
  if (steps[1] === "updatePolicy") return { lead: "VPA", name: last };
  if (steps[1] === "resourcePolicy") {
    const [policy, ...rest] = steps.slice(2);
    const index = Number(/\d+/.exec(policy ?? "")?.[0]);
    return { lead: index === 0 ? "VPA" : t`VPA policy ${index + 1}`, name: rest.join(".") };
  }
  if (steps[1] !== "behavior") return { lead: "", name: last };
  const direction = steps[2]!;
  const policy = /^policies\[(\d+)\]$/.exec(steps[3] ?? "")?.[1];
  if (policy !== undefined) return { lead: t`${direction} policy ${Number(policy) + 1}`, name: policyWords[last] ?? last };
  return { lead: direction, name: last === "stabilizationWindowSeconds" ? t`window, s` : last };
}

const policyWords: Readonly<Record<string, string>> = { periodSeconds: t`period, s` };

/** Today's value of a field. */
export const todayWords = (today: string): string => (today === noBound ? t`not set` : today);

/** "scaleDown window, s" */
export function fieldName(path: string, metric: string | null): string {
  const { lead, name } = fieldWords(path, metric);
  return lead === "" ? name : `${lead} ${name}`;
}
