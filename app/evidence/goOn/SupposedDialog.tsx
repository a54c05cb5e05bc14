import { useState } from "react";
import type { Replacement } from "../../../engine/index";
import type { MadeScenario } from "../../store/continued";
import type { ContinuedScenario } from "../../store/evidenceScenario";
import { CheckField } from "../../ui/CheckField";
import { Dialog } from "../../ui/Dialog";
import { t } from "../../words/text";
import { StandingLegend } from "../StandingMark";
import { drawnOf } from "../../run/drawnReplicas";
import { SupposedRows } from "./SupposedRows";

interface SupposedDialogProps {
  answer: Extract<ContinuedScenario, { ok: true }>;
  onOpen: (made: MadeScenario) => void;
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

const ReplacedNames = ({ replacements }: { replacements: readonly Replacement[] }) => (
  <ul className="replaced-names mono">
    {replacements.map(({ original, replacement }) => (
      <li key={original}>
        <s>{original}</s> {replacement}
      </li>
    ))}
  </ul>
);
