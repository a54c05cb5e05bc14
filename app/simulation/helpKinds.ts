import type {
  Completion,
  ControllerFlags,
  FieldHover,
  Fix,
  Incident,
  Problem,
  Scenario,
  ScenarioFlags,
  StoredLine,
  TextEdit,
  TextPlace,
  WithField,
} from "../../engine/index";

/**
 * What the page asks about a text that someone edits. The worker that judges the text answers, because the page itself never reads a whole
 * text: a crafted one would stop it.
 */
export interface HelpKinds {
  completions: { request: { text: string; offset: number }; answer: Completion[] };
  fieldAt: { request: { text: string; offset: number }; answer: FieldHover | null };
  placeOfField: { request: { text: string; path: string }; answer: TextPlace | null };
  /** The text with another field, and the field's place in it; null if it has no place there. */
  withField: { request: { text: string; path: string; flags: ControllerFlags }; answer: (WithField & { place: TextPlace | null }) | null };
  /** null if the text cannot be read. */
  formatted: { request: { text: string }; answer: TextEdit[] | null };
  /** What the API server keeps of the text, or the HPA that KEDA makes of it; null if there is none. */
  stored: { request: { text: string; flags: ScenarioFlags }; answer: StoredText };
  /** What was pasted into a text. `before`: the text without it. */
  pasted: { request: { text: string; now: string; before: string; flags: ScenarioFlags }; answer: PastedText };
  /** The problems of a manifest that an incident applies. */
  judgedEdit: { request: { manifest: string; scenario: Scenario; incident: Incident }; answer: readonly Problem[] };
  /** The paths of the values that differ between two texts; null if one cannot be read. */
  changedValues: { request: { before: string; now: string }; answer: string[] | null };
}

/** `isMade`: whether KEDA makes it. */
export interface StoredText {
  lines: StoredLine[] | null;
  isMade: boolean;
}

export type PastedText =
  /** A line of kubectl autoscale, as the manifest that it creates. */
  | { kind: "autoscale"; manifest: string; warning: string | null }
  /** A part that broke the text, and where it belongs. */
  | { kind: "part"; message: string; fixes: readonly Fix[] }
  | { kind: "other" };
