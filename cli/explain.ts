import { snapshotReport } from "../app/evidence/words/report";
import { explainSnapshot, mergeEvidence, readEvidence } from "../engine/index";
import { bad, fine, type Answer } from "./answer";
import type { FileText } from "./readText";

/**
 * Explains what was printed of a real cluster. Several files are several texts about the same cluster. A place is the index of its file and
 * a line.
 */
export function explain(files: readonly string[], read: (file: string) => FileText, form: "json" | "report"): Answer {
  const texts: string[] = [];
  for (const file of files) {
    const text = read(file);
    if ("error" in text) return bad(`${file}: ${text.error}\n`);
    texts.push(text.text);
  }
  const evidence = texts.map(readEvidence);
  const unread = evidence
    .flatMap((each, index) => each.unread.map(({ line, message }) => `${files[index]}: line ${line}: ${message}\n`))
    .join("");
  const merged = mergeEvidence(evidence);
  const autoscalers = explainSnapshot(merged);
  const { errors, apart } = merged;
  if (
    autoscalers.length === 0 &&
    evidence.every((each) => Object.entries(each).every(([key, list]) => key === "removed" || key === "unread" || list.length === 0))
  )
    return bad(`${unread}${files.join(", ")}: Nothing here was printed by kubectl or Prometheus.\n`);
  if (form === "report") {
    if (autoscalers.length === 0)
      return bad(`${unread}${files.join(", ")}: Nothing here is about an autoscaler. Add what kubectl prints of it.\n`);
    return { ...fine(snapshotReport(autoscalers, {})), errors: unread };
  }
  const explained = { format: "hpa-playground/explanation", files, autoscalers, evidence: merged.autoscalers, apart, errors };
  return { ...fine(`${JSON.stringify(explained, null, 2)}\n`), errors: unread };
}
