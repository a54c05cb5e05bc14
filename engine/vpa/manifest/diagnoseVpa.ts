import { byText } from "../../lib/order";
import type { AdviceRule } from "../../manifest/advice/adviceRules";
import type { Diagnosis } from "../../manifest/diagnose";
import { reportProblems } from "../../manifest/finding";
import type { ManifestReading } from "../../manifest/parseManifest";
import type { Diagnostic, Problem } from "../../manifest/problem";
import { adviseVpa } from "./advice/adviseVpa";
import { isSameReference } from "./advice/subject";
import type { ReadVpa } from "./parseVpa";
import { readVpas, type ReadVpas } from "./readVpa";

/**
 * A diagnosis of a text with a VerticalPodAutoscaler, with what there is to say about that one, in the text's order. `rest` is the diagnosis
 * without it. Never throws.
 */
export function diagnoseVpa(text: string, rest: Diagnosis, silenced: readonly AdviceRule[]): Diagnosis {
  const read = readVpas(text);
  const advice = subjectsOf(text, read, rest).flatMap((subject) => adviseVpa(subject, silenced));
  const diagnostics = inTextOrder([...rest.diagnostics, ...reportProblems(text, [...ownFindings(read), ...advice])]);
  return { ...rest, diagnostics, hpa: hasError(diagnostics) ? null : rest.hpa };
}

/** A reading of the text's autoscaler, with the errors of its VerticalPodAutoscalers. There is no HPA beside an error. */
export function withVpaProblems<T extends ManifestReading>(text: string, rest: T): T {
  const problems = inTextOrder([...rest.problems, ...reportProblems(text, ownFindings(readVpas(text)))]);
  return { ...rest, problems, hpa: hasError(problems) ? null : rest.hpa };
}

/** What is wrong with the text as a whole has been said. */
const ownFindings = ({ vpas, limitRangeFindings }: ReadVpas) => [...vpas.flatMap(({ findings }) => findings), ...limitRangeFindings];

const hasError = (problems: readonly Problem[]): boolean => problems.some(({ severity }) => severity === "error");

const inTextOrder = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted((a, b) => a.start - b.start || a.end - b.end);

function subjectsOf(text: string, { vpas }: ReadVpas, { hpa, workload }: Diagnosis) {
  const target = workload?.isTarget === true ? workload : null;
  return vpas.flatMap((each, index) => {
    const { read } = each;
    if (read === null) return [];
    const isBefore = (other: ReadVpa, at: number) => (other.name === read.name ? at < index : byText(other.name, read.name) < 0);
    const before = vpas.flatMap(({ read: other }, at) =>
      other !== null && other.namespace === read.namespace && isSameReference(other.targetRef, read.targetRef) && isBefore(other, at)
        ? [other]
        : [],
    );
    return [{ ...each, read, text, hpa, workload: target, before }];
  });
}
