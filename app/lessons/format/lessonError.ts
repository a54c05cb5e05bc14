import type { Message } from "./message";

/** What is wrong in a lesson's file, and on which line of it, from 1. */
export interface LessonError {
  line: number;
  message: Message;
}

/** Readers complain and go on, so that an author sees everything that is wrong at once. */
export type Complain = (line: number, message: Message) => void;
