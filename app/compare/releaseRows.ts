/** What differs between two releases, in the words of the panel: the same rows for Kubernetes and for KEDA. */
import type { Certainty, Comparison, ReleaseEffect } from "../../engine/index";
import { kedaChangeWords, kedaConcernWords } from "../words/comparison/kedaReleaseWords";
import { releaseWords } from "../words/comparison/releaseWords";
import { t } from "../words/text";
import type { Upgrade } from "./upgrade";

export interface ReleaseRow {
  name: string;
  text: string;
  since: string;
  certainty: Certainty;
  /** What matters more comes first. */
  weight: number;
  /** It reads before the time at which it first made a difference. */
  concern: string;
  /** null: it made no difference here. */
  firstAt: number | null;
  /** No run can show it. */
  isOutside: boolean;
}

/** null while the comparison is of other releases than these. */
export function rowsOf({ releases, kedaReleases }: Comparison, { of, from, to }: Upgrade): readonly ReleaseRow[] | null {
  const known = of === "keda" ? kedaReleases : releases;
  if (known?.from !== from || known.to !== to) return null;
  if (of === "keda") {
    return kedaReleases!.changes.map(({ change: { name, since, certainty, seenIn }, concerns, firstAt }) => ({
      name,
      text: kedaChangeWords[name],
      since,
      certainty,
      weight: kedaWeight[concerns],
      concern: kedaConcernWords[concerns],
      firstAt,
      isOutside: seenIn === "outside",
    }));
  }
  return releases!.changes.map(({ change: { name, since, certainty, part }, concerns, firstAt }) => ({
    name,
    text: releaseWords[name],
    since,
    certainty,
    weight: weight[concerns],
    concern: concernWords[concerns],
    firstAt,
    isOutside: part === "outside",
  }));
}

const weight = { decision: 0, status: 1, text: 2 };
const kedaWeight = { decision: 0, status: 1, work: 2, text: 3 };

const concernWords: Readonly<Record<ReleaseEffect["concerns"], string>> = {
  decision: t`changes a decision, first at`,
  status: t`changes the status, first at`,
  text: t`changes words, first at`,
};
