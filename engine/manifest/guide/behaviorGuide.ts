import type { FieldGuide } from "./fieldGuide";
import { field, required } from "./guideEntry";
import { foreign, say, type Words } from "../../lib/sentence";

/** The fields of spec.behavior, for both directions. */
export const behaviorGuide: readonly FieldGuide[] = [
  field(
    "spec.behavior.scaleUp",
    "object",
    say`How fast pods may be added. The API server's default: every 15 seconds the count may double, or grow by 4 if that is more, without waiting.`,
  ),
  ...rules("spec.behavior.scaleUp", {
    window: say`The window remembers the proposals of this time, and scaling up follows the smallest one. With 0, the newest proposal counts at once.`,
    windowDefault: foreign("0"),
    policies: say`how many pods may be added in a period`,
    policiesDefault: say`4 Pods or 100 Percent every 15 seconds`,
  }),
  field(
    "spec.behavior.scaleDown",
    "object",
    say`How fast pods may be removed. The API server's default: any number every 15 seconds, after the window.`,
  ),
  ...rules("spec.behavior.scaleDown", {
    window: say`The window remembers the proposals of this time, and scaling down follows the largest one, so a short lull removes no pods. It is not a pause after scaling: every sync looks back.`,
    windowDefault: say`the controller's flag, 300`,
    policies: say`how many pods may be removed in a period`,
    policiesDefault: say`100 Percent every 15 seconds`,
  }),
];

interface RuleWords {
  window: Words;
  windowDefault: Words;
  policies: Words;
  policiesDefault: Words;
}

function rules(path: string, words: RuleWords): FieldGuide[] {
  return [
    field(`${path}.stabilizationWindowSeconds`, "int32", words.window, { default: words.windowDefault, range: say`0 to 3600 seconds` }),
    field(`${path}.selectPolicy`, "string", say`Which of several policies applies in each sync.`, {
      default: foreign("Max"),
      values: [
        { value: "Max", sentence: say`The policy that allows the largest change.` },
        { value: "Min", sentence: say`The policy that allows the smallest change.` },
        { value: "Disabled", sentence: say`No change in this direction. minReplicas and maxReplicas still apply.` },
      ],
    }),
    field(`${path}.policies`, "list of objects", say`Each policy says ${words.policies}. selectPolicy picks one of the policies.`, {
      default: words.policiesDefault,
    }),
    field(`${path}.policies[].type`, "string", say`Whether value is a number of pods or a percentage.`, {
      ...required,
      values: [
        { value: "Pods", sentence: say`value is a number of pods.` },
        { value: "Percent", sentence: say`value is a percentage of the pods at the start of the period. From 0 pods it allows none.` },
      ],
    }),
    field(
      `${path}.policies[].value`,
      "int32",
      say`How many pods, or which percentage, the policy allows in one period. Earlier changes in the period count against it.`,
      {
        ...required,
        range: say`at least 1`,
      },
    ),
    field(
      `${path}.policies[].periodSeconds`,
      "int32",
      say`How far back changes count. The period slides: each sync looks at the seconds just before it.`,
      {
        ...required,
        range: say`1 to 1800 seconds`,
      },
    ),
    field(
      `${path}.tolerance`,
      "Quantity",
      say`How far a metric may be from its target before the count changes in this direction. It is a share of the target: 0.05 is 5%.`,
      {
        default: say`the controller's flag, 0.1`,
        range: say`at least 0`,
        since: say`1.33, with the feature gate HPAConfigurableTolerance; always on in 1.37`,
      },
    ),
  ];
}
