import type { Words } from "../../../engine/index";

/** An error in a lesson's file, with its line, counted from 1. */
export interface LessonError {
  line: number;
  message: Words;
}

/** A reader complains and continues, so that an author sees all errors at once. */
export type Complain = (line: number, message: Words) => void;
