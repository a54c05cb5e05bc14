import type { KubernetesVersion } from "../controller/flags";
import { plain, type Words } from "../lib/sentence";

/** Replaces the text from `start` to `end` (offsets in UTF-16 units, the end exclusive). */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** An action for a diagnostic, done with one press. Its edits do not overlap and are in the order of the text. */
export interface Fix {
  /** An instruction: "Write maxReplicas". */
  title: string;
  /** The title as data. */
  said: Words;
  edits: TextEdit[];
  /** The version of Kubernetes that it chooses. Absent: it changes only the text. */
  version?: KubernetesVersion | "1.2";
  /** What the page does beside the edits. */
  action?: FixAction;
}

/** A fix whose title is still data only. */
export type FoundFix = Omit<Fix, "title" | "said"> & { title: Words };

export const fixOf = ({ title, ...fix }: FoundFix): Fix => ({ title: plain(title), said: title, ...fix });

/** What a command does that no manifest can say: the page does it in its own way, at the cursor. */
export type FixAction =
  | { kind: "scale"; replicas: number }
  | { kind: "rollingUpdate" }
  /** Pods beside the target's own. */
  | { kind: "otherPods" }
  | { kind: "editAutoscaler" }
  | { kind: "deleteAutoscaler" }
  /** Opens the output of this command. */
  | { kind: "show"; output: "watch" | "describe" | "events" | "pods" | "top" };

/** The text after edits that do not overlap, whatever their order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  let edited = "";
  let kept = 0;
  for (const { start, end, text: replacement } of inOrder) {
    edited += text.slice(kept, start) + replacement;
    kept = end;
  }
  return edited + text.slice(kept);
}
