import type { Decoder, Misreading } from "../decoders";
import { entryAt, entryOf, movedTo, textOf, valueOf, withKeys } from "../yamlNodes";
import { readYaml, type YamlEntry, type YamlNode } from "../yamlTree";
import { decodeBehavior, decodeOldMetrics } from "./oldForms";

/** The fields of v2 that a manifest of an older version carries as JSON in its annotations. */
interface Annotated {
  metrics?: YamlEntry;
  behavior?: YamlEntry;
  /** Annotations that the API server drops because they do not have their form. */
  unreadable: YamlEntry[];
}

const prefix = "autoscaling.alpha.kubernetes.io/";
const metricsAnnotation = `${prefix}metrics`;
const behaviorAnnotation = `${prefix}behavior`;

/** Annotations of an object of an older version, kept so that it could be converted back unchanged. */
export const roundTripAnnotations: ReadonlySet<string> = new Set([
  metricsAnnotation,
  behaviorAnnotation,
  ...["current-metrics", "conditions", "scale-down-tolerance", "scale-up-tolerance"].map((name) => prefix + name),
]);

export function readAnnotations(document: YamlNode): Annotated {
  const annotations = valueOf(document, "metadata", "annotations");
  const metrics = entryOf(annotations, metricsAnnotation);
  const behavior = entryOf(annotations, behaviorAnnotation);
  const metricsRead = metrics && readJson(metrics, decodeOldMetrics);
  const behaviorRead = behavior && readJson(behavior, decodeBehavior);
  return {
    ...(metricsRead && { metrics: metricsRead }),
    ...(behaviorRead && { behavior: behaviorRead }),
    unreadable: [...(metrics && !metricsRead ? [metrics] : []), ...(behavior && !behaviorRead ? [behavior] : [])],
  };
}

/** Go finds a field in any case of its key, and the behavior was written with Go's own names. Undefined if it does not have the form. */
function readJson(entry: YamlEntry, decode: Decoder<unknown>): YamlEntry | undefined {
  const text = textOf(entry.value);
  const yaml = text === undefined || !/^\s*[[{]/.test(text) ? undefined : readYaml(text);
  if (!yaml?.ok || yaml.documents.length !== 1 || yaml.documents[0] === undefined) return undefined;
  const value = withKeys(movedTo(entry.value.span, yaml.documents[0]), (key) => key.charAt(0).toLowerCase() + key.slice(1));
  const misread: Misreading[] = [];
  decode(value, "", (misreading) => misread.push(misreading));
  const isOfTheForm = misread.every(({ path, obscures }) => path !== obscures);
  return isOfTheForm ? entryAt(entry.key, value) : undefined;
}
