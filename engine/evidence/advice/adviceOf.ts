import { defaultFlags } from "../../controller/flags";
import { noWords, plain } from "../../lib/sentence";
import { adviceRules, isAutoscalerRule } from "../../manifest/advice/adviceRules";
import { advise } from "../../manifest/advice/advise";
import type { DiagnosisContext } from "../../manifest/diagnose";
import { locate, type Finding } from "../../manifest/finding";
import { readText } from "../../manifest/readText";
import { positionsIn } from "../../manifest/textPosition";
import type { MergedAutoscaler, Place } from "../merge/merged";
import { manifestOf } from "../scenario/manifestOf";
import type { Statement } from "../snapshot/statement";
import { cpuLimits, restsOn, suppositionOf } from "./restsOn";

/**
 * The manifest's advice about a cluster's autoscaler, as far as texts tell its manifest and its workload's. The first line of a basis is the
 * advice's own. It is assumed where a field that it rests on has the API server's default or a flag's, because no text has it.
 */
export function adviceOf(merged: MergedAutoscaler): Statement[] {
  const manifest = manifestOf(merged);
  if (!manifest.ok) return [];
  const { text, places } = manifest;
  const { autoscaler, workloads } = readText(text, context.featureGates);
  if (autoscaler === null) return [];
  const target = workloads.find(({ workload }) => workload.isTarget);
  const lineOf = positionsIn(text);
  const placeAt = (offset: number): Place | null => places[lineOf(offset).line - 1] ?? null;
  const limits = (target?.workload.containers ?? []).flatMap(({ resources }) => resources.limits["cpu"] ?? []);
  const findings = advise({
    text,
    autoscaler,
    spec: autoscaler.defaulted.spec ?? {},
    workload: target?.workload ?? null,
    workloadDocument: target?.document ?? null,
    otherObjects: [],
    context,
  });
  const placesOf = (field: string): readonly (Place | null)[] => {
    if (field === cpuLimits) return limits.map(({ start }) => placeAt(start));
    const found = locate(autoscaler.document, field);
    return [found.absent ? null : placeAt(found.span.start)];
  };
  return findings.filter((finding) => !isRefuted(merged, finding)).flatMap((finding) => statementOf(finding, placeAt, placesOf));
}

const context: DiagnosisContext = {
  featureGates: defaultFlags.featureGates,
  tolerance: defaultFlags.tolerance,
  containers: null,
  silenced: Object.keys(adviceRules)
    .filter(isAutoscalerRule)
    .filter((rule) => restsOn[rule] === null),
};

/** A metric that has a figure lacks no request: a LimitRange or a webhook may have added what the workload's object lacks. */
const isRefuted = ({ metrics }: MergedAutoscaler, { rule }: Finding): boolean =>
  rule === "missingRequest" && metrics.some(({ target }) => target?.endsWith("%")) && !metrics.some(isUnmeasured);

const isUnmeasured = ({ target, utilization }: MergedAutoscaler["metrics"][number]): boolean =>
  target?.endsWith("%") === true && typeof utilization !== "number";

function statementOf(
  { rule, path, message, reason = noWords, span }: Finding,
  placeAt: (offset: number) => Place | null,
  placesOf: (field: string) => readonly (Place | null)[],
): Statement[] {
  const rests = rule !== undefined && isAutoscalerRule(rule) ? restsOn[rule] : null;
  if (rule === undefined || rests === null) return [];
  const fields = rests(path).map((field) => ({ field, places: placesOf(field) }));
  const assumes = fields.flatMap(({ field, places }) => (places.includes(null) ? [suppositionOf(field)] : []));
  const basis = [placeAt(span.start), ...fields.flatMap(({ places }) => places)].filter((place) => place !== null);
  return [
    {
      code: "advice",
      rule,
      message: plain(message),
      reason: plain(reason),
      said: { message, reason },
      standing: assumes.length > 0 ? "assumed" : "computed",
      assumes,
      basis,
    },
  ];
}
