import { useLayout } from "../ui/layout";
import { rich } from "../ui/rich";
import { t } from "../words/text";
import { clock } from "../words/times";
import { focusDrawing } from "./focusing";
import type { Prediction } from "./lesson";
import { Blocks, Inlines, type TextLanguage } from "./Text";

interface PredictionPartProps {
  prediction: Prediction;
  shown: boolean;
  lang: TextLanguage;
}

/** Asks the reader to draw the replicas. When the run is shown, the text about it follows. */
export function PredictionPart({ prediction: { ask, from, after }, shown, lang }: PredictionPartProps) {
  const touch = useLayout() === "narrow";
  const byKeys = (
    <button type="button" className="lk" onClick={focusDrawing}>
      {t`draw with the arrow keys`}
    </button>
  );
  return (
    <section className="checkpoint" aria-label={t`Prediction`}>
      <p className="ask" lang={lang}>
        <Inlines content={ask} />
      </p>
      {shown ? (
        <div className="after">
          <Blocks blocks={after} lang={lang} />
        </div>
      ) : (
        <p className="soft">
          {t`Draw the replicas that you expect from ${clock(from)} on.`}{" "}
          {!touch && rich`Drag over the figure, or ${byKeys}; ${<kbd>Esc</kbd>} leads back.`}
        </p>
      )}
    </section>
  );
}
