/** What is announced and in no release yet. */
import { t } from "../../words/text";

/** What a proposal would change, and how far it is. The page simulates none of them. */
interface Announcement {
  id: string;
  name: string;
  /** Where it is written down: the number of a proposal, of an issue or of a pull request. */
  source: string;
  changes: string;
  state: string;
}

export const comingName = t`What is coming, and not yet true`;

export const announcementsAsOf = t`As of 27 November 2026. The page simulates none of these.`;

export const announcements: readonly Announcement[] = [
  {
    id: "external-fallback",
    name: t`A fallback for External metrics`,
    source: "KEP-5679",
    changes: t`While an External metric fails, the HPA would use a count that the manifest names. Today only the other metrics decide then, and only upward.`,
    state: t`Proposed. The pull request with its code is closed, and nothing of it is in 1.38.`,
  },
  {
    id: "pods-by-owner",
    name: t`Pods are selected by their owner`,
    source: "KEP-5325",
    changes: t`Pods of another workload with the same labels would no longer count. Today they do, so a Job with these labels can pin the count.`,
    state: t`Its design is written anew, and nothing of it is in 1.38.`,
  },
  {
    id: "resized-pods",
    name: t`Requests that a resized pod really has`,
    source: "kubernetes/kubernetes#142157",
    changes: t`After a resize in place, a utilization would be of what the pod has. Today it is of what its spec wants, also while the node has no room for it.`,
    state: t`The pull request was open in September 2026.`,
  },
  {
    id: "keda-cooldown",
    name: t`KEDA’s cooldown only before zero`,
    source: "kedacore/keda#7770",
    changes: t`cooldownPeriod would count only for the step from 1 to 0. Today KEDA goes from any count to zero once it is over.`,
    state: t`An idea for KEDA 3.0.`,
  },
];
