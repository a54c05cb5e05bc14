import type { ReactNode } from "react";
import { togglePresent } from "../store/mode";
import { useScenario } from "../store/scenario";
import { rich } from "../ui/rich";
import { shownName } from "../words/names/shownName";
import { t } from "../words/text";
import "./presentLesson.css";

interface PresentLessonProps {
  notices: ReactNode;
  /** The open step: its text, its question or task, and the buttons to other steps. */
  lesson: ReactNode;
  figures: ReactNode;
}

/** A lesson in large type for a room: the text and the question of the step, beside the figures that they are about. */
export function PresentLesson({ notices, lesson, figures }: PresentLessonProps) {
  const name = shownName(useScenario(({ scenario }) => scenario.name));
  return (
    <main className="present-lesson">
      <h1 className="vh">HPA Playground</h1>
      {notices}
      <section className="tab-content lesson large-lesson" aria-label={t`Lesson`}>
        {lesson}
      </section>
      {figures}
      <footer>
        <span>{name}</span>
        <button type="button" onClick={togglePresent}>
          {rich`${<kbd>Esc</kbd>} leave`}
        </button>
      </footer>
    </main>
  );
}
