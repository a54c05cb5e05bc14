import { knowsSyncPeriod, unnamedVersion, type KubernetesVersion } from "../../controller/flags";
import { type FieldGuide, fieldsOf, guideOf } from "./fieldGuide";
import { pathOf, type ScannedObject } from "./outline";
import { type Snippet, snippets } from "./snippets";

/** What the objects of one kind may say, so that help is given for them alone. */
export interface Grammar {
  owns(object: ScannedObject): boolean;
  /** Whether a document without any key may become such an object. */
  ownsNothing: boolean;
  /** The field at keys and indexes from the object's root. What is allowed may depend on the rest of the object. */
  guideAt(text: string, object: ScannedObject, steps: ScannedObject["fields"][number]["steps"]): FieldGuide | undefined;
  /** The fields of the object at these steps. Each path begins with the steps' own. */
  fieldsAt(text: string, object: ScannedObject, steps: ScannedObject["fields"][number]["steps"]): readonly FieldGuide[];
  snippets: readonly Snippet[];
  /** Fields that name a container of the target. */
  containerPaths: readonly string[];
  /** The part of a key before the caret, and the part behind it. */
  keyBefore: RegExp;
  keyBehind: RegExp;
}

/** With the fields of every release. */
export const autoscalerGrammar: Grammar = {
  owns: ({ role }) => role === "autoscaler",
  ownsNothing: true,
  guideAt: (_text, _object, steps) => guideOf(pathOf(steps)),
  fieldsAt: (_text, _object, steps) => fieldsOf(pathOf(steps)),
  snippets,
  containerPaths: ["spec.metrics[].containerResource.container"],
  keyBefore: /[A-Za-z]*$/,
  keyBehind: /^[A-Za-z]*/,
};

/** With the fields that the release does not refuse. */
export function autoscalerGrammarOf(version: KubernetesVersion = unnamedVersion): Grammar {
  if (knowsSyncPeriod(version)) return autoscalerGrammar;
  return {
    ...autoscalerGrammar,
    fieldsAt: (...asked) => autoscalerGrammar.fieldsAt(...asked).filter(({ path }) => path !== "spec.syncPeriodSeconds"),
  };
}
