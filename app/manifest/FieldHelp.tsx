import type { ReactNode } from "react";
import { fromEngine } from "../ui/engineText";
import { guideFacts } from "../ui/guideWords";
import { useLanguage } from "./loadLanguage";

/**
 * Help on the field at the caret, for the plain editor, which has no hover. It keeps its space without help, so that the page does not
 * move.
 */
export function FieldHelp({ text, caret }: { text: string; caret: number }) {
  const field = useLanguage()?.fieldAt(text, caret);
  return (
    <div className="field-help">
      {field && (
        <p>
          <span className="mono">{field.path}</span> {guideFacts(field.guide)}. {withCode(fromEngine(field.guide.sentence))}
        </p>
      )}
    </div>
  );
}

/** Shows text in backquotes as code. */
function withCode(sentence: string): ReactNode[] {
  return sentence.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="mono">
        {part}
      </span>
    ),
  );
}
