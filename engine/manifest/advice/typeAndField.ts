import { metricSources } from "../../api/metricSources";
import { say } from "../../lib/sentence";
import { nodeOf } from "../finding";
import { quotedLike, renamedKey } from "../fixes/textFixes";
import type { ManifestMetric, ManifestMetricTarget } from "../manifest";
import type { FoundFix } from "../textEdit";
import { valueOf } from "../yamlNodes";
import type { YamlNode } from "../yamlTree";
import { type Advice, type AdviceSubject, type Rule, spanOf } from "./subject";

/**
 * A target whose type names another field than the one that is set. The API server takes it. Of an Object metric the controller follows the
 * type and finds nothing, of all others it reads the field that is set.
 */
export const typeAndField: Rule = (subject) =>
  (subject.spec.metrics ?? []).flatMap((metric, index) => adviceOf(subject, metric, `spec.metrics[${index}]`));

const fieldOfType = { Utilization: "averageUtilization", AverageValue: "averageValue", Value: "value" } as const;
type TargetType = keyof typeof fieldOfType;
const types = Object.keys(fieldOfType) as TargetType[];

function adviceOf(subject: AdviceSubject, metric: ManifestMetric, at: string): Advice[] {
  const source = Object.entries(metricSources).find(([type]) => type === metric.type)?.[1].field;
  const target = source && metric[source]?.target;
  const node = nodeOf(subject.autoscaler.document, `${at}.${source}.target`);
  const type = types.find((each) => each === target?.type);
  const path = `${at}.${source}.target`;
  if (target === undefined || type === undefined || valueOf(node, "type") === undefined) return [];
  if (subject.autoscaler.errors.some(({ field }) => field.startsWith(path))) return [];
  const set = types.filter((each) => target[fieldOfType[each]] !== undefined);
  const found = { path: `${path}.type`, span: spanOf(subject, `${path}.type`) };
  if (source === "object") return set.includes(type) && type !== "Utilization" ? [] : ofObject(subject, found, { type, set, node, target });
  const decides = source === "external" || set.includes("AverageValue") ? set.find((each) => each !== "Utilization") : set[0];
  if (decides === undefined || decides === type) return [];
  return [
    {
      ...found,
      message: say`The type is ${type}, but the target has ${fieldOfType[decides]}, and only that counts.`,
      reason: say`Of this metric, the controller does not read the type: it takes the target for one of type ${decides}.`,
      fixes: writeType(node, decides),
    },
  ];
}

interface Disagreement {
  type: TargetType;
  set: readonly TargetType[];
  node: YamlNode | undefined;
  target: ManifestMetricTarget;
}

function ofObject(subject: AdviceSubject, found: Pick<Advice, "path" | "span">, { type, set, node, target }: Disagreement): Advice[] {
  const fields = set.filter((each) => each !== "Utilization");
  const [only, ...others] = fields;
  const needed = fieldOfType[type];
  const rename =
    only !== undefined && others.length === 0 && type !== "Utilization" ? renamedKey(subject.text, node, fieldOfType[only], needed) : [];
  return [
    {
      ...found,
      message:
        type === "Utilization"
          ? say`An Object metric has no utilization, so this metric fails at every sync.`
          : say`The type ${type} needs ${needed}, which this target lacks, so this metric fails at every sync.`,
      reason: say`The API server takes it. Since 1.29, and in the patch releases of 1.26 to 1.28 that came after October 2023, the metric fails: “neither a value target nor an average value target was set”. Before, kube-controller-manager crashed.`,
      fixes: [
        ...fields.flatMap((each) => writeType(node, each)),
        ...(rename.length === 0 || only === undefined
          ? []
          : [{ title: say`Write ${needed}: ${target[fieldOfType[only]] ?? ""}`, edits: rename }]),
      ],
    },
  ];
}

function writeType(target: YamlNode | undefined, type: TargetType): FoundFix[] {
  const written = valueOf(target, "type");
  return written === undefined
    ? []
    : [{ title: say`Write type: ${type}`, edits: [{ ...written.extent, text: quotedLike(written, type) }] }];
}
