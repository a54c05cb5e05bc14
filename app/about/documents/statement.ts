import type { Findable } from "../../ui/findable";

/** What became of a statement. `until` names the last release in which it was true. */
export type Verdict = "true" | "wrong" | "unclear" | { until: string };

/** A statement of a document that is wrong, dated or unclear, or true only on a condition, and what is known of it. */
export interface Statement {
  /** What the document says, in our words. */
  says: string;
  verdict: Verdict;
  answer: string;
  /** What shows the answer: a thing that the search over the page finds. */
  shownBy: Findable["id"];
}

export interface StatedDocument {
  id: string;
  name: string;
  /**
   * How many statements the document makes about the autoscaler. All that are not listed here are true, and the page shows them. null: it is no
   * document, and all its statements are listed.
   */
  stated: number | null;
  statements: Readonly<Record<string, Statement>>;
}
