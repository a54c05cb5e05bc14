/** Evidence of a cluster that answers a question, with invented names. A test beside it checks what its text says. */
export interface EvidenceEntry {
  /** Part of an address; never changed. */
  id: string;
  group: "evidence";
  /** The question. */
  title: string;
  /** What the evidence is, and what it says. */
  text: string;
  look: { text: string };
  /** What would tell more, or help. */
  change: string;
  files: readonly EvidenceFile[];
}

/** A file of this folder: a text as somebody would paste it. */
export type EvidenceFile = "checkout-describe.txt" | "checkout-yaml.txt" | "parcel.csv";

export const evidenceEntries: readonly EvidenceEntry[] = [
  {
    id: "seven-pods-at-a-third",
    group: "evidence",
    title: "Why does it keep 7 pods if 4 are enough?",
    text:
      "A description and the YAML of one moment. The CPU proposes 4, because 7 × 31 ÷ 60 is 3.6. " +
      "The window of five minutes still remembers 7.",
    look: { text: "The conditions say what held the count. The events say when it last rose, but not when 7 was last proposed." },
    change: "Wait five minutes at most: if the CPU stays, 7 expires by then. A series of two hours would tell the second.",
    files: ["checkout-describe.txt", "checkout-yaml.txt"],
  },
  {
    id: "ten-pods-gone-at-once",
    group: "evidence",
    title: "Who took ten of fourteen pods away?",
    text:
      "Two hours of kube-state-metrics. At 09:50 the count falls from 14 to 4, and no decision of the controller explains it. " +
      "Another program wrote 4, or a second autoscaler did. From 10:20 to 10:31 nothing was recorded.",
    look: { text: "At the divergence, each possible cause has what speaks for it and against it." },
    change: "Add the events of that time, and search for a manifest with replicas: 4 that somebody applied.",
    files: ["parcel.csv"],
  },
];
