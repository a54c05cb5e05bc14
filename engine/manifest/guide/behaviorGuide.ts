import type { FieldGuide } from "./fieldGuide";
import { field, required } from "./guideEntry";

/** The fields of spec.behavior, for both directions. */
export const behaviorGuide: readonly FieldGuide[] = [
  field(
    "spec.behavior.scaleUp",
    "object",
    "How fast pods are added. What is left out gets the API server's default: double, or 4 pods, every 15 seconds, at once.",
  ),
  ...rules("spec.behavior.scaleUp", {
    window:
      "Adding pods waits until every proposal of this time asked for more: the smallest of them counts. With 0 the newest counts at once.",
    windowDefault: "0",
    policies: "the most pods that may be added in a period",
    policiesDefault: "4 Pods or 100 Percent every 15 seconds",
  }),
  field(
    "spec.behavior.scaleDown",
    "object",
    "How fast pods are taken away. What is left out gets the API server's default: any number every 15 seconds, after the window.",
  ),
  ...rules("spec.behavior.scaleDown", {
    window:
      "The count follows the largest proposal of this time, so that a short lull takes no pods away. It is no pause after scaling: every reconcile looks back.",
    windowDefault: "the controller's flag, 300",
    policies: "the most pods that may be taken away in a period",
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
    field(`${path}.selectPolicy`, "string", "Which of several policies counts at each reconcile.", {
      default: "Max",
      values: [
        { value: "Max", sentence: "The policy that allows the largest change." },
        { value: "Min", sentence: "The policy that allows the smallest change." },
        { value: "Disabled", sentence: "No change in this direction. minReplicas and maxReplicas are still kept." },
      ],
    }),
    field(`${path}.policies`, "list of objects", `Each policy says ${words.policies}; selectPolicy picks one of them.`, {
      default: words.policiesDefault,
    }),
    field(`${path}.policies[].type`, "string", "Whether value counts pods or percent.", {
      ...required,
      values: [
        { value: "Pods", sentence: "value is a number of pods." },
        { value: "Percent", sentence: "value is a share of the pods there were when the period began. Of 0 pods that is none." },
      ],
    }),
    field(
      `${path}.policies[].value`,
      "int32",
      "How many pods, or which percentage, one period allows. Changes made earlier in the period count against it.",
      {
        ...required,
        range: "at least 1",
      },
    ),
    field(
      `${path}.policies[].periodSeconds`,
      "int32",
      "How far back changes are counted. It slides: each reconcile looks at the seconds just passed.",
      {
        ...required,
        range: "1 to 1800 seconds",
      },
    ),
    field(
      `${path}.tolerance`,
      "Quantity",
      "How far a metric may be from its target, as a share of it, before the count changes in this direction: 0.05 is 5%.",
      {
        default: "the controller's flag, 0.1",
        range: "at least 0",
        since: "1.33, behind the gate HPAConfigurableTolerance; always on in 1.37",
      },
    ),
  ];
}
