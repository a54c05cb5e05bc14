import { fromEngine } from "../words/engineText";
import { t } from "../words/text";
import type { LessonError } from "./format/lessonError";

/** The errors in a lesson's file, each with its line. */
export const LessonErrors = ({ errors }: { errors: readonly LessonError[] }) => (
  <>
    <p>{t`The page cannot open this lesson.`}</p>
    <ol className="lesson-errors">
      {errors.map(({ line, message }, index) => (
        <li key={index}>
          <b>{t`Line ${line}`}</b> {fromEngine(message)}
        </li>
      ))}
    </ol>
  </>
);
