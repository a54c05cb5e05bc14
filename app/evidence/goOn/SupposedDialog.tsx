import { useState } from "react";
import { heldIn, type CountSteps, type RecordedReplicas, type Replacement, type Supposed } from "../../../engine/index";
import type { Made } from "../../store/continued";
import { CheckField } from "../../ui/CheckField";
import { Dialog } from "../../ui/Dialog";
import { t } from "../../ui/text";
import type { ContinueAnswer } from "./kinds";
import { StandingLegend, StandingMark } from "../StandingMark";
import { supposedWords } from "./supposedWords";

interface SupposedDialogProps {
  answer: Extract<ContinueAnswer, { ok: true }>;
  onOpen: (made: Made) => void;
  onClose: () => void;
}

/** All that the scenario takes as true, and the names it will have. */
export function SupposedDialog({ answer, onOpen, onClose }: SupposedDialogProps) {
  const [keeps, setKeeps] = useState(false);
  const { supposed, recorded, replacements } = answer;
  const open = () => {
    onClose();
    onOpen({
      origin: keeps ? answer.own : answer.replaced,
      supposed,
      measured: recorded,
      recorded: recorded && drawnOf(recorded),
      replacements,
      hasOwnNames: keeps,
    });
  };
  const foot = (
    <>
      <button type="button" className="btn on" onClick={open}>
        {t`Open the scenario`}
      </button>
      <button type="button" className="btn line" onClick={onClose}>
        {t`Cancel`}
      </button>
    </>
  );
  return (
    <Dialog title={t`What was supposed`} className="supposed" onClose={onClose} foot={foot}>
      <div className="supposed-body">
        <StandingLegend />
        <SupposedRows supposed={supposed} />
        {replacements.length > 0 && (
          <section>
            <h3>{t`Names`}</h3>
            <CheckField
              label={t`Keep the names of my cluster`}
              checked={keeps}
              onChange={setKeeps}
              help={
                keeps
                  ? t`A link, a file, a report and a picture of this scenario will have these names.`
                  : t`They are replaced, so a link, a file, a report and a picture name nothing of your cluster.`
              }
            />
            {!keeps && <ReplacedNames replacements={replacements} />}
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** After the last point nothing is known. */
function drawnOf({ points }: RecordedReplicas): CountSteps {
  const held = heldIn(points);
  return [...held.map(({ from, replicas }) => [from, replicas ?? NaN] as const), [held.at(-1)?.to ?? 0, NaN]];
}

function SupposedRows({ supposed }: { supposed: readonly Supposed[] }) {
  const rows = supposed.map((fact) => ({ fact, ...supposedWords(fact as never) }));
  return (
    <ul className="supposed-rows">
      {rows.map(({ fact, part, says }, index) => (
        <li key={index}>
          <span className="soft">{rows[index - 1]?.part === part ? "" : part}</span>
          <span>{says}</span>
          <StandingMark standing={fact.standing} />
        </li>
      ))}
    </ul>
  );
}

const ReplacedNames = ({ replacements }: { replacements: readonly Replacement[] }) => (
  <ul className="replaced-names mono">
    {replacements.map(({ original, replacement }) => (
      <li key={original}>
        <s>{original}</s> {replacement}
      </li>
    ))}
  </ul>
);
