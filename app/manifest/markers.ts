import type { editor } from "monaco-editor/editor";
import type { Diagnostic } from "../../engine/index";
import { fromEngine } from "../words/engineText";

/** A diagnostic as a Monaco marker, with the API server's words at the narrowest place. */
export const toMarker = ({ severity, said, line, column, endLine, endColumn }: Diagnostic): editor.IMarkerData => ({
  startLineNumber: line,
  startColumn: column,
  endLineNumber: endLine,
  endColumn,
  message: fromEngine(said.message),
  severity: severities[severity],
});

/**
 * Monaco's MarkerSeverity.Error and .Info as numbers, because importing their names would load Monaco. The theme draws Info in advice's
 * ochre.
 */
const severities = { error: 8, advice: 2 } as const satisfies Record<Diagnostic["severity"], number>;
