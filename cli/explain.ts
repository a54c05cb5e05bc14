import { snapshotReport } from "../app/evidence/words/report";
import { explainSnapshot, mergeEvidence, readEvidence } from "../engine/index";
import { bad, fine, type Answer } from "./answer";
import { askedIn, explainAt } from "./explainAt";
import type { FileText } from "./readText";

/** What `explain` is to write: of the time that `at` names, or else of all that the files tell. */
export interface Wanted {
  form: "json" | "report";
  at: string | null;
}

/**
 * Explains what was printed of a real cluster. Several files are several texts about the same cluster. A place is the index of its file and
 * a line.
 */
export function explain(files: readonly string[], read: (file: string) => FileText, { form, at }: Wanted): Answer {
  const asked = at === null ? null : askedIn(at);
  if (asked !== null && "error" in asked) return bad(asked.error);
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
  if (
    merged.autoscalers.length === 0 &&
    evidence.every((each) => Object.entries(each).every(([key, list]) => key === "removed" || key === "unread" || list.length === 0))
  )
    return bad(`${unread}${files.join(", ")}: Nothing here was printed by kubectl or Prometheus.\n`);
  if ((form === "report" || asked !== null) && merged.autoscalers.length === 0)
    return bad(`${unread}${files.join(", ")}: Nothing here is about an autoscaler. Add what kubectl prints of it.\n`);
  const answer = asked === null ? explainAll(files, merged, form) : explainAt(files, merged, asked, form);
  return { ...answer, errors: `${unread}${answer.errors}` };
}

function explainAll(files: readonly string[], merged: ReturnType<typeof mergeEvidence>, form: Wanted["form"]): Answer {
  const autoscalers = explainSnapshot(merged);
  if (form === "report") return fine(snapshotReport(autoscalers, {}));
  const { apart, errors } = merged;
  const explained = { format: "hpa-playground/explanation", files, autoscalers, evidence: merged.autoscalers, apart, errors };
  return fine(`${JSON.stringify(explained, null, 2)}\n`);
}
