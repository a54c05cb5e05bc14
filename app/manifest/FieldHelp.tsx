import type { ReactNode } from "react";
import { fromEngine } from "../ui/engineText";
import { guideFacts } from "./guideWords";
import { useLanguage } from "./loadLanguage";

/** Help on the field at the caret, in place of Monaco's hover. Its space is kept even if there is no help. */
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

/** Text in backquotes is code. */
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
