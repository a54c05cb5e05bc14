import { t } from "../ui/text";
import { clock } from "../ui/words";
import type { Prediction } from "./lesson";
import { Blocks, Inlines, type TextLanguage } from "./Text";

interface PredictionPartProps {
  prediction: Prediction;
  shown: boolean;
  lang: TextLanguage;
}

/** Asks the reader to draw the replicas. When the run is shown, the text about it follows. */
export function PredictionPart({ prediction: { ask, from, after }, shown, lang }: PredictionPartProps) {
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
          {t`Draw the replicas that you expect from ${clock(from)} on. Drag over the figure, or press Tab to reach a step and move it with the arrow keys.`}
        </p>
      )}
    </section>
  );
}
