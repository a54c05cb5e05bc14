import { completionsAt, type Completion } from "../../../manifest/guide/completions";
import type { FieldGuide } from "../../../manifest/guide/fieldGuide";
import type { Grammar } from "../../../manifest/guide/grammar";
import { fieldAt, type FieldHover } from "../../../manifest/guide/hover";
import { pathOf, type ScannedObject } from "../../../manifest/guide/outline";
import { unquote } from "../../../manifest/guide/scanFlow";
import { vpaVersions } from "../vpaFields";
import { vpaSnippets } from "./snippets";
import { vpaGuides } from "./specGuide";

/** What could be written at an offset of a VerticalPodAutoscaler in the text; nothing anywhere else. */
export const vpaCompletionsAt = (text: string, offset: number): Completion[] => completionsAt(text, offset, vpaGrammar);

/** The guide of the field at an offset of a VerticalPodAutoscaler in the text; null anywhere else. */
export const vpaFieldAt = (text: string, offset: number): FieldHover | null => fieldAt(text, offset, vpaGrammar);

const vpaGrammar: Grammar = {
  owns: ({ kind }) => kind === "VerticalPodAutoscaler",
  ownsNothing: false,
  guideAt: (_text, _object, steps) => byPath.get(pathOf(steps)),
  fieldsAt: (text, object, steps) => childrenOf(pathOf(steps)).filter(({ path }) => !isOld(text, object) || !ofV1(path)),
  snippets: vpaSnippets,
  containerPaths: ["spec.resourcePolicy.containerPolicies[].containerName"],
  keyBefore: /[A-Za-z]*$/,
  keyBehind: /^[A-Za-z]*/,
};

const byPath = new Map(vpaGuides.map((guide) => [guide.path, guide]));

function childrenOf(path: string): readonly FieldGuide[] {
  const prefix = path === "" ? "" : `${path}.`;
  return vpaGuides.filter((guide) => guide.path.startsWith(prefix) && !/[.[]/.test(guide.path.slice(prefix.length)));
}

const [newest] = Object.keys(vpaVersions);

function isOld(text: string, { fields }: ScannedObject): boolean {
  const version = fields.find(({ path }) => path === "apiVersion")?.value;
  const written = version ? unquote(text.slice(version.start, version.end)) : "";
  return written !== newest && Object.hasOwn(vpaVersions, written);
}

/** What v1beta2 does not have. */
const ofV1 = (path: string): boolean =>
  /^spec\.(?:recommenders|startupBoost)|\.(?:minReplicas|evict\w+|controlled\w+|oom\w+|memoryAggregation\w+|startupBoost)$/.test(path);
