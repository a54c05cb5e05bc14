import type { Message } from "./message";

/** An error in a lesson's file, and its line, from 1. */
export interface LessonError {
  line: number;
  message: Message;
}

/** Readers complain and go on, so that an author sees everything that is wrong at once. */
export type Complain = (line: number, message: Message) => void;
