import type { CSSProperties, ReactNode } from "react";
import { togglePresent } from "../store/mode";
import { useScenario } from "../store/scenario";
import { useDrawnRun } from "../store/trace";
import { rich } from "../ui/rich";
import { shownName } from "../words/names/shownName";
import { t } from "../words/text";
import { useTextScale } from "../ui/textScale";
import "./present.css";

interface PresentProps {
  /** Problems of the shown scenario, above everything else. */
  notices: ReactNode;
  sentence: ReactNode;
  figures: ReactNode;
  sum: ReactNode;
  controls: ReactNode;
}

/** The page in large type for a room: the decision, the figures, and the sum. Nothing can be edited. */
export function Present({ notices, sentence, figures, sum, controls }: PresentProps) {
  const name = shownName(useScenario(({ scenario }) => scenario.name));
  const digest = useDrawnRun()?.digest;
  return (
    <main className="present" style={{ "--text-scale": useTextScale() } as CSSProperties}>
      <h1 className="vh">HPA Playground</h1>
      <div className="present-head">
        {notices}
        {sentence}
      </div>
      <section className="present-figures" aria-label={t`Figures`} data-digest={digest ?? undefined}>
        {figures}
      </section>
      {sum}
      <footer className="present-foot">
        <span className="present-name">{name}</span>
        {controls}
        <button type="button" onClick={togglePresent}>
          {rich`${<kbd>Esc</kbd>} leave`}
        </button>
      </footer>
    </main>
  );
}
