import type { FileContent, LinkContent, Reading, Replacement, Scenario, Words } from "../../engine/index";

/** What the page asks about one foreign text, each time in a worker of its own (`readApart`). */
export interface TextKinds {
  /** What a text is that was opened as a file, from an address or by the page around a frame. */
  openedText: { request: { text: string }; answer: OpenedText };
  /** What the files are that the user saved in this browser. */
  savedFiles: { request: { files: readonly string[] }; answer: Reading<FileContent>[] };
  /** Scenarios of a real cluster with its names, if the owner keeps them, else with other names. */
  otherNames: { request: { named: NamedScenarios; keeps: boolean }; answer: NamedScenarios };
  /** What the fragment of an address says. */
  link: { request: { fragment: string }; answer: Reading<LinkContent> };
  /** The scenario as a trial on a real cluster: a ZIP, or why there is none. `link` opens the page; `collect` is the script that it gives. */
  trial: { request: { scenario: Scenario; link: string | null; collect: string }; answer: { archive: ArrayBuffer } | { reason: Words } };
  /** Whether one of the texts is evidence of a cluster, by the signs in its beginning. */
  isEvidence: { request: { heads: readonly string[] }; answer: boolean };
}

/** Everything of the page in which names of a cluster are; `replacements`: those that are known. */
export interface NamedScenarios {
  origin: Scenario;
  scenario: Scenario;
  pinned: Scenario | null;
  replacements: readonly Replacement[];
}

/** `autoscaler`: the name of the manifest's first one. A text that is neither scenario nor manifest may be measured samples; `error` is in the engine's words. */
export type OpenedText =
  | Exclude<FileContent, { kind: "manifest" }>
  | { kind: "manifest"; manifest: string; autoscaler: string | null }
  | { kind: "refused"; error: Words; isSamples: boolean };
