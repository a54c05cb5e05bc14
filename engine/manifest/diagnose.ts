import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { FeatureGates, KubernetesVersion } from "../controller/flags";
import type { KedaVersion } from "../kedaReleases/releases";
import { say } from "../lib/sentence";
import type { AdviceRule } from "./advice/adviceRules";
import { advise } from "./advice/advise";
import { type Finding, reportProblems } from "./finding";
import { fixErrors } from "./fixes/fixErrors";
import { indentationFix } from "./fixes/indentationFix";
import { withQuantityFixes } from "./fixes/quantityFixes";
import { runnable } from "./parseManifest";
import type { Diagnostic } from "./problem";
import { judgeText } from "./judgeText";
import type { Fixers, ReadText } from "./readText";
import { rewriteAutoscaler } from "./versions/rewriteToV2";
import type { ManifestWorkload } from "./workload";

/** What the diagnosis knows in addition to the text. */
export interface DiagnosisContext {
  featureGates: FeatureGates;
  /** The version of the API server that judges. Absent: the latest. */
  kubernetesVersion?: KubernetesVersion | undefined;
  /** Absent: as of a scenario that names none. Only a ScaledObject is read by it. */
  kedaVersion?: KedaVersion | undefined;
  /** The controller's --horizontal-pod-autoscaler-tolerance, a ratio. */
  tolerance: number;
  /** The controller's --horizontal-pod-autoscaler-sync-period. Absent: the default. */
  syncPeriodSeconds?: number;
  /** The containers of one pod as they are simulated, the main one first; null if unknown. What the text says about them comes first. */
  containers: readonly ContainerAtRest[] | null;
  /** What the containers beside the main one use, if the text has any and `containers` has none; absent: unknown. */
  sidecarIdleUsageMilli?: Readonly<Record<string, number>>;
  silenced: readonly AdviceRule[];
  /** The last text without errors, which a part of a manifest is put into; absent: there was none. */
  manifestBefore?: string;
}

/** A container without load: what it uses and requests by resource, and its limits, in thousandths (of a core, of a byte). */
export interface ContainerAtRest {
  name: string;
  idleUsageMilli: Readonly<Record<string, number>>;
  requestsMilli: Readonly<Record<string, number>>;
  /** Absent: unknown, or none. */
  limitsMilli?: Readonly<Record<string, number>>;
}

/** All findings about a text. */
export interface Diagnosis {
  /** In the order of the text. */
  diagnostics: Diagnostic[];
  /** With defaults, converted to autoscaling/v2; null when a diagnostic is an error. */
  hpa: HorizontalPodAutoscaler | null;
  /** The autoscaler's target, or the only workload of the text; null without one. */
  workload: ManifestWorkload | null;
  /** The autoscaler's apiVersion as it is written; null where there is none. */
  apiVersion: string | null;
}

/** Reads a text, judges it as the API server does, and advises. Never throws. */
export function diagnoseManifest(text: string, context: DiagnosisContext): Diagnosis {
  const read = judgeText(text, context.featureGates, context.kubernetesVersion, fixers, context.manifestBefore);
  const { autoscaler, workloads } = read;
  const chosen = workloads.find(({ workload }) => workload.isTarget) ?? (workloads.length === 1 ? workloads[0] : undefined);
  const { otherObjects } = read;
  const subject = { text, workload: chosen?.workload ?? null, workloadDocument: chosen?.document ?? null, otherObjects, context };
  const advice = autoscaler ? advise({ ...subject, autoscaler, spec: autoscaler.defaulted.spec ?? {} }) : [];
  const findings = read.findings.filter(({ rule }) => rule === undefined || !context.silenced.includes(rule));
  return {
    diagnostics: reportProblems(text, [...findings, ...advice.map((found) => withRewriting(read, found))]),
    hpa: runnable(read, findings),
    workload: subject.workload,
    apiVersion: autoscaler?.apiVersion ?? null,
  };
}

const fixers: Fixers = { errors: fixErrors, indentation: indentationFix, value: withQuantityFixes };

function withRewriting({ text, autoscaler }: ReadText, finding: Finding): Finding {
  if (autoscaler === null || finding.rule !== "deprecatedVersion" || finding.path !== "apiVersion") return finding;
  const rewriting = rewriteAutoscaler(text, autoscaler);
  return rewriting === null ? finding : { ...finding, fixes: [{ title: say`Rewrite as autoscaling/v2`, edits: rewriting.edits }] };
}
