import { diagnoseManifest, type Diagnosis, type DiagnosisContext } from "../../manifest/diagnose";
import { type Finding, reportProblems, restOfLine } from "../../manifest/finding";
import { textFixes, oddCharacters } from "../../manifest/foreign/textFixes";
import { oddCharacterFindings } from "../../manifest/foreign/oddCharacters";
import { targetAmong } from "../../manifest/readText";
import { adviseScaledObject } from "./advice/adviseScaledObject";
import { hasScaledObject } from "./hasScaledObject";
import { readingContext, runnable } from "./parseScaledObject";
import { readScaledObject, type ReadScaledObject, type ReadingContext } from "./readScaledObject";

/** Reads a text, judges it as the API server and KEDA do, and advises. Never throws. */
export function diagnoseScaledObject(text: string, context: DiagnosisContext): Diagnosis {
  const { silenced, syncPeriodSeconds } = context;
  const surroundings = readingContext(context.featureGates, context.kubernetesVersion, context.kedaVersion);
  const read = readScaledObject(text, surroundings);
  const { document, object, apiVersion, workloads } = read;
  const wrapping = document === null ? wrappingOf(text, surroundings) : null;
  if (document === null && wrapping === null && !hasScaledObject(text)) return diagnoseManifest(text, context);
  const findings = wrapping ?? read.findings;
  const advice = document === null || object === null ? [] : adviseScaledObject({ read, document, object, syncPeriodSeconds }, silenced);
  const [only, ...others] = workloads;
  return {
    diagnostics: reportProblems(text, [...findings, ...advice]),
    hpa: runnable(read, findings).hpa,
    workload: targetAmong(workloads) ?? (others.length === 0 ? (only?.workload ?? null) : null),
    apiVersion,
  };
}

/** What a ScaledObject is wrapped into, such as a Markdown block, if the text has one only without it. */
function wrappingOf(text: string, surroundings: ReadingContext): Finding[] | null {
  let whole = text;
  let outermost: (typeof textFixes)[number] | null = null;
  for (const each of textFixes) {
    const fixed = each.fix(whole);
    if (fixed === null || fixed === whole) continue;
    outermost ??= each;
    whole = fixed;
    const read: ReadScaledObject = readScaledObject(whole, surroundings);
    if (read.document === null) continue;
    const fix = { title: outermost.title, edits: [{ start: 0, end: text.length, text: whole }] };
    if (outermost === oddCharacters) return oddCharacterFindings(text, fix);
    return [{ severity: "error", path: "", message: outermost.message, span: restOfLine(text, 0), fixes: [fix] }];
  }
  return null;
}
