import { useEffect, useState, type ReactNode } from "react";
import { unnamedVersion, type FieldHover } from "../../engine/index";
import { help } from "../simulation/help";
import { useScenario } from "../store/scenario";
import { fromEngine } from "../words/engineText";
import { guideFacts, guideFlags } from "../words/names/guideWords";
import { ReferenceLinks } from "../ui/ReferenceLinks";
import { fieldReferences } from "../words/names/references";

/**
 * Help on the field at the caret, for the plain editor, which has no hover. It keeps its space without help, so that the page does not
 * move, and a longer text scrolls.
 */
export function FieldHelp({ text, caret }: { text: string; caret: number }) {
  const field = useField(text, caret);
  const version = useScenario((state) => state.scenario.flags.kubernetesVersion ?? unnamedVersion);
  return (
    <div className="field-help">
      {field && (
        <p>
          <span className="mono">{field.path}</span> {guideFacts(field.guide)}.{" "}
          {withCode([fromEngine(field.guide.sentence), ...guideFlags(field.guide)].join(" "))}{" "}
          <ReferenceLinks references={fieldReferences(field.guide.path, version)} />
        </p>
      )}
    </div>
  );
}

/** The help on the field before stays until the worker has answered. */
function useField(text: string, caret: number): FieldHover | null {
  const [field, setField] = useState<FieldHover | null>(null);
  useEffect(() => {
    let isLeft = false;
    void help("fieldAt", { text, offset: caret }).then((found) => {
      if (!isLeft && found !== undefined) setField(found);
    });
    return () => void (isLeft = true);
  }, [text, caret]);
  return field;
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
