import { triggersOf, type ScaledObject, type ScaleTrigger } from "../scaledObject";
import { buildScaler } from "../scalersCache";
import type { KedaVersion } from "../../kedaReleases/releases";
import type { TriggerType } from "../triggers/trigger";
import { isIn, triggerType, triggerTypeNamesOf } from "../triggers/types";
import type { World } from "../world";
import { foreign, say } from "../../lib/sentence";
import type { Finding } from "../../manifest/finding";
import { enumValueFix, insertFirstFix, removeEntry } from "../../manifest/fixes/textFixes";
import type { FoundFix } from "../../manifest/textEdit";
import { textOf, valueOf } from "../../manifest/yamlNodes";
import type { YamlNode } from "../../manifest/yamlTree";
import { errorAt, isWritten, nodeAt, type Steps } from "../../manifest/place";

/** What KEDA finds only when it builds the triggers: the object is stored, but has no HPA. All triggers are built, also behind a failure. */
export function scalerFindings(text: string, document: YamlNode, object: ScaledObject, world: World, version: KedaVersion): Finding[] {
  return triggersOf(object).flatMap((trigger, index) => {
    const own = ["spec", "triggers", index];
    const built = buildScaler(object, trigger, index, world, version);
    if (built.ok) return [];
    const type = triggerType(trigger.type);
    if (type === null || !isIn(version, type)) return [unknownType(document, [...own, "type"], built.error, type, version)];
    return linesOf(built.error).map((message) => {
      const steps = [...own, ...placeOf(document, own, trigger, message)];
      return errorAt(document, steps, { message: foreign(message), reason: notBuilt, fixes: fixesFor(text, document, own, message) });
    });
  });
}

const notBuilt = say`KEDA finds this only when it builds the trigger. The API server stores the ScaledObject, its condition Ready becomes False, and there is no HPA.`;

/** `type`: of a later release; null: no release here has it. */
function unknownType(document: YamlNode, steps: Steps, message: string, type: TriggerType | null, version: KedaVersion): Finding {
  if (type?.since !== undefined) {
    const reason = say`KEDA ${version} does not have this trigger; KEDA ${type.since} brought it. The API server stores the ScaledObject, its condition Ready becomes False, and there is no HPA.`;
    return errorAt(document, steps, { message: foreign(message), reason });
  }
  const fixes = enumValueFix(nodeAt(document, steps), triggerTypeNamesOf(version));
  return errorAt(document, steps, { message: foreign(message), reason: notBuilt, fixes });
}

/** KEDA writes all errors of a trigger into one text; each line gets the words in front of the first one. */
function linesOf(error: string): string[] {
  const [prefix = ""] = /^(?:error parsing [A-Za-z -]{1,40} metadata: ){1,2}/.exec(error) ?? [];
  return error
    .slice(prefix.length)
    .split("\n")
    .map((line) => prefix + line);
}

function placeOf(document: YamlNode, own: Steps, { type }: ScaleTrigger, message: string): Steps {
  if (/metric type/.test(message)) return ["metricType"];
  const isOfTrigger = (key: string) => isWritten(document, [...own, "metadata", key]);
  const [, parameter] = /param(?:eter)? "([^"\\]{1,60})"/.exec(message) ?? [];
  if (parameter !== undefined)
    return ["metadata", isOfTrigger(parameter) || !isOfTrigger(`${parameter}FromEnv`) ? parameter : `${parameter}FromEnv`];
  const words = new Set(message.slice(0, 2000).split(/[^A-Za-z0-9]+/));
  const named = Object.keys(triggerType(type)?.parameters ?? {}).find((key) => words.has(key) && isOfTrigger(key));
  if (named !== undefined) return ["metadata", named];
  return (type === "cpu" || type === "memory") && isOfTrigger("value") ? ["metadata", "value"] : ["metadata"];
}

/** The setting that KEDA moved from the metadata to the trigger itself. */
function fixesFor(text: string, document: YamlNode, own: Steps, message: string): FoundFix[] {
  if (!message.includes("The 'type' setting is DEPRECATED")) return [];
  const trigger = nodeAt(document, own);
  const metadata = valueOf(trigger, "metadata");
  const type = textOf(valueOf(metadata, "type"));
  const removal = removeEntry(text, metadata, "type");
  if (type === undefined || removal.length === 0 || isWritten(document, [...own, "metricType"])) return [];
  const inserted = insertFirstFix(text, trigger, "metricType", type).flatMap(({ edits }) => edits);
  if (inserted.length === 0) return [];
  return [{ title: say`Write metricType: ${type}`, edits: [...inserted, ...removal].toSorted((a, b) => a.start - b.start) }];
}
