import { useState, type ReactNode } from "react";
import { Icon } from "../../ui/Icon";
import { t } from "../../words/text";
import { AdviceSaid, type AdviceStatement } from "../Advice";

interface AdvisedLineProps {
  number: number;
  advice: readonly AdviceStatement[];
  line: ReactNode;
}

/** A line with a mark that opens the advice about it. */
export function AdvisedLine({ number, advice, line }: AdvisedLineProps) {
  const [isOpen, setOpen] = useState(false);
  const name = t`Advice on line ${number}`;
  return (
    <>
      <div className="piece-row">
        {line}
        <button type="button" className="advice-mark" aria-expanded={isOpen} aria-label={name} onClick={() => setOpen(!isOpen)}>
          <Icon name="caret" /> {advice.length === 1 ? t`Advice` : t`Advice: ${advice.length}`}
        </button>
      </div>
      {isOpen &&
        advice.map((each, index) => (
          <div key={index} className="piece-advice" role="note" aria-label={name}>
            <AdviceSaid advice={each} />
          </div>
        ))}
    </>
  );
}
