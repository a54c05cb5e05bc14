import { latestVersion } from "../controller/flags";
import type { Diagnosis, DiagnosisContext } from "../manifest/diagnose";
import { reportProblems, type Finding } from "../manifest/finding";
import { parseManifest } from "../manifest/parseManifest";
import { applyEdits, type Fix } from "../manifest/textEdit";
import { valueOf } from "../manifest/yamlNodes";
import { diagnoseScaledObject } from "./diagnoseScaledObject";
import { hpaItMakes } from "./hpaItMakes";
import { readScaledObject, type ReadScaledObject } from "./readScaledObject";

/**
 * What `diagnoseScaledObject` says, and that no run simulates KEDA. A ScaledObject without errors can be replaced by the HPA that KEDA makes
 * of it, which can be run. Never throws.
 */
export function diagnoseUnsimulated(text: string, context: DiagnosisContext): Diagnosis {
  const diagnosis = diagnoseScaledObject(text, context);
  const { featureGates, kubernetesVersion: version = latestVersion } = context;
  const { document } = readScaledObject(text, { featureGates, version });
  if (document === null) return diagnosis;
  const fixes = diagnosis.hpa === null ? [] : replacement(text, document, context);
  const unsimulated = reportProblems(text, [notSimulated(document, fixes)]);
  return { ...diagnosis, diagnostics: [...unsimulated, ...diagnosis.diagnostics], hpa: null };
}

type Document = NonNullable<ReadScaledObject["document"]>;

function notSimulated(document: Document, fixes: Fix[]): Finding {
  const message =
    "KEDA is not simulated yet. This page judges the ScaledObject and shows the HPA that KEDA makes; that HPA can run in its place.";
  return { severity: "error", path: "kind", message, span: (valueOf(document, "kind") ?? document).span, fixes };
}

/** Nothing if the text would be no manifest afterwards, for example because the ScaledObject is inside of a List. */
function replacement(text: string, document: Document, context: DiagnosisContext): Fix[] {
  const { featureGates, kubernetesVersion: version = latestVersion } = context;
  const lines = hpaItMakes(text, featureGates, version);
  if (lines === null) return [];
  const { start, end } = document.extent;
  const edits = [{ start, end, text: lines.map((line) => line.text).join("\n") }];
  const isManifest = parseManifest(applyEdits(text, edits), featureGates, version).hpa !== null;
  return isManifest ? [{ title: "Replace it by the HPA that KEDA makes", edits }] : [];
}
