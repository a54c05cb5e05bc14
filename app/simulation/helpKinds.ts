import type {
  Words,
  Completion,
  ControllerFlags,
  FieldHover,
  Fix,
  FormChange,
  FormReading,
  Incident,
  Move,
  Problem,
  Scenario,
  ScenarioFlags,
  StoredLine,
  Study,
  StudyField,
  TextEdit,
  TextPlace,
  TextSummary,
  WithField,
} from "../../engine/index";

/**
 * What the page asks about a text that someone edits. The worker that judges the text answers, because the page itself never reads a whole
 * text: a crafted one would stop it.
 */
export interface HelpKinds {
  completions: { request: { text: string; offset: number; flags: ScenarioFlags }; answer: Completion[] };
  fieldAt: { request: { text: string; offset: number }; answer: FieldHover | null };
  placeOfField: { request: { text: string; path: string }; answer: TextPlace | null };
  /** The text with another field, and the field's place in it; null if it has no place there. */
  withField: { request: { text: string; path: string; flags: ControllerFlags }; answer: (WithField & { place: TextPlace | null }) | null };
  /** null if the text cannot be read. */
  formatted: { request: { text: string }; answer: TextEdit[] | null };
  /** What the API server keeps of the text, or the HPA that KEDA makes of it; null if there is none. */
  stored: { request: { text: string; flags: ScenarioFlags }; answer: StoredText };
  /** The text's form, or why it has none. */
  form: { request: { text: string; flags: ScenarioFlags }; answer: FormReading };
  /** The text after an edit of its form; null if it is not possible there. */
  changedByForm: { request: { text: string; change: FormChange }; answer: string | null };
  /** What was pasted into a text. `before`: the text without it. */
  pasted: { request: { text: string; now: string; before: string; flags: ScenarioFlags }; answer: PastedText };
  /** The problems of a manifest that an incident applies. */
  judgedEdit: { request: { manifest: string; scenario: Scenario; incident: Incident }; answer: readonly Problem[] };
  /** The paths of the values that differ between two texts; null if one cannot be read. */
  changedValues: { request: { before: string; now: string }; answer: string[] | null };
  /** In the order of the texts. */
  summaries: { request: { texts: readonly string[] }; answer: TextSummary[] };
  /** What the form of a study needs. `moves` null: those of the usual study. */
  tunable: { request: { scenario: Scenario; moves: readonly Move[] | null }; answer: Tunable };
  /** The fields of a scenario that a study can move; empty if its manifest does not run. */
  fieldsToTune: { request: { scenario: Scenario }; answer: StudyField[] };
  /** The present texts with a candidate's values in the fields at the paths `moved`; null if one has no place there. */
  candidateParts: {
    request: { present: Scenario; moved: readonly string[]; candidate: Scenario };
    answer: Pick<Scenario, "manifest" | "workload"> | null;
  };
}

export interface Tunable {
  /** In the manifest's order; empty if the manifest does not run. */
  fields: StudyField[];
  usual: Study;
  /** With what each field begins to move; none for a field that has no other value here. */
  defaults: Move[];
  /** What is wrong with each move alone, in the order of the moves; null if nothing is. */
  problems: (Words | null)[];
  /** Of all moves, if none has a problem alone. */
  together: { combinations: number; problem: Words | null };
}

/** `isMade`: whether KEDA makes it. */
export interface StoredText {
  lines: StoredLine[] | null;
  isMade: boolean;
}

export type PastedText =
  /** A line of kubectl autoscale, as the manifest that it creates. */
  | { kind: "autoscale"; manifest: string; warning: Words | null }
  /** A part that broke the text, and where it belongs. */
  | { kind: "part"; said: Words; fixes: readonly Fix[] }
  | { kind: "other" };
