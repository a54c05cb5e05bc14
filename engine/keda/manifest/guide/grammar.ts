import { completionsAt, type Completion } from "../../../manifest/guide/completions";
import type { FieldGuide } from "../../../manifest/guide/fieldGuide";
import { autoscalerGrammar, type Grammar } from "../../../manifest/guide/grammar";
import { fieldAt, type FieldHover } from "../../../manifest/guide/hover";
import { pathOf, type ScannedObject } from "../../../manifest/guide/outline";
import { unquote } from "../../../manifest/guide/scanFlow";
import { metadataGuides } from "./metadataGuide";
import { scaledObjectSnippets } from "./snippets";
import { annotationGuides, specGuides } from "./specGuide";

type KeySteps = ScannedObject["fields"][number]["steps"];

/** What could be written at an offset of a text with a ScaledObject. Its other objects are completed as always. */
export function scaledObjectCompletionsAt(text: string, offset: number): Completion[] {
  const own = completionsAt(text, offset, scaledObjectGrammar);
  return own.length > 0 ? own : completionsAt(text, offset, otherObjects);
}

/** The guide of the field at an offset of a text with a ScaledObject. */
export function scaledObjectFieldAt(text: string, offset: number): FieldHover | null {
  return fieldAt(text, offset, scaledObjectGrammar) ?? fieldAt(text, offset, otherObjects);
}

const isScaledObject = ({ kind }: ScannedObject): boolean => kind === "ScaledObject";

/** A document without a kind need not become an HPA here. */
const otherObjects: Grammar = {
  ...autoscalerGrammar,
  owns: (object) => object.kind !== "" && autoscalerGrammar.owns(object),
  ownsNothing: false,
};

const scaledObjectGrammar: Grammar = {
  owns: isScaledObject,
  ownsNothing: false,
  guideAt: (text, object, steps) => {
    const path = pathOf(steps);
    return byPath.get(path) ?? ofMetadata(text, object, steps).find((guide) => guide.path === path);
  },
  fieldsAt: (text, object, steps) => {
    const path = pathOf(steps);
    if (path === "metadata.annotations") return annotationGuides;
    if (path === "spec.triggers[].metadata") return ofMetadata(text, object, [...steps, ""]);
    return childrenOf(path);
  },
  snippets: scaledObjectSnippets,
  containerPaths: ["spec.triggers[].metadata.containerName", "spec.scaleTargetRef.envSourceContainerName"],
  keyBefore: /(?:[A-Za-z][A-Za-z0-9./_-]*)?$/,
  keyBehind: /^[A-Za-z0-9./_-]*/,
};

const byPath = new Map([...specGuides, ...annotationGuides].map((guide) => [guide.path, guide]));

function childrenOf(path: string): readonly FieldGuide[] {
  const prefix = path === "" ? "" : `${path}.`;
  return specGuides.filter((guide) => guide.path.startsWith(prefix) && !/[.[]/.test(guide.path.slice(prefix.length)));
}

/** The keys of a trigger's metadata depend on its type. */
function ofMetadata(text: string, { fields }: ScannedObject, steps: KeySteps): readonly FieldGuide[] {
  const [spec, triggers, index, metadata] = steps;
  if (spec !== "spec" || triggers !== "triggers" || metadata !== "metadata" || steps.length !== 5) return [];
  const type = fields.find(({ path, steps: own }) => path === "spec.triggers[].type" && own[2] === index)?.value;
  return type ? metadataGuides(unquote(text.slice(type.start, type.end))) : [];
}
