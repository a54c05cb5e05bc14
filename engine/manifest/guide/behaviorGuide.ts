import type { FieldGuide } from "./fieldGuide";
import { field, required } from "./guideEntry";

/** The fields of spec.behavior, for both directions. */
export const behaviorGuide: readonly FieldGuide[] = [
  field(
    "spec.behavior.scaleUp",
    "object",
    "How fast pods may be added. The API server's default: every 15 seconds the count may double, or grow by 4 if that is more, without waiting.",
  ),
  ...rules("spec.behavior.scaleUp", {
    window:
      "The window remembers the proposals of this time, and scaling up follows the smallest one. With 0, the newest proposal counts at once.",
    windowDefault: "0",
    policies: "how many pods may be added in a period",
    policiesDefault: "4 Pods or 100 Percent every 15 seconds",
  }),
  field(
    "spec.behavior.scaleDown",
    "object",
    "How fast pods may be removed. The API server's default: any number every 15 seconds, after the window.",
  ),
  ...rules("spec.behavior.scaleDown", {
    window:
      "The window remembers the proposals of this time, and scaling down follows the largest one, so a short lull removes no pods. It is not a pause after scaling: every sync looks back.",
    windowDefault: "the controller's flag, 300",
    policies: "how many pods may be removed in a period",
    policiesDefault: "100 Percent every 15 seconds",
  }),
];

interface Words {
  window: string;
  windowDefault: string;
  policies: string;
  policiesDefault: string;
}

function rules(path: string, words: Words): FieldGuide[] {
  return [
    field(`${path}.stabilizationWindowSeconds`, "int32", words.window, { default: words.windowDefault, range: "0 to 3600 seconds" }),
    field(`${path}.selectPolicy`, "string", "Which of several policies applies in each sync.", {
      default: "Max",
      values: [
        { value: "Max", sentence: "The policy that allows the largest change." },
        { value: "Min", sentence: "The policy that allows the smallest change." },
        { value: "Disabled", sentence: "No change in this direction. minReplicas and maxReplicas still apply." },
      ],
    }),
    field(`${path}.policies`, "list of objects", `Each policy says ${words.policies}. selectPolicy picks one of the policies.`, {
      default: words.policiesDefault,
    }),
    field(`${path}.policies[].type`, "string", "Whether value is a number of pods or a percentage.", {
      ...required,
      values: [
        { value: "Pods", sentence: "value is a number of pods." },
        { value: "Percent", sentence: "value is a percentage of the pods at the start of the period. From 0 pods it allows none." },
      ],
    }),
    field(
      `${path}.policies[].value`,
      "int32",
      "How many pods, or which percentage, the policy allows in one period. Earlier changes in the period count against it.",
      {
        ...required,
        range: "at least 1",
      },
    ),
    field(
      `${path}.policies[].periodSeconds`,
      "int32",
      "How far back changes count. The period slides: each sync looks at the seconds just before it.",
      {
        ...required,
        range: "1 to 1800 seconds",
      },
    ),
    field(
      `${path}.tolerance`,
      "Quantity",
      "How far a metric may be from its target before the count changes in this direction. It is a share of the target: 0.05 is 5%.",
      {
        default: "the controller's flag, 0.1",
        range: "at least 0",
        since: "1.33, with the feature gate HPAConfigurableTolerance; always on in 1.37",
      },
    ),
  ];
}
