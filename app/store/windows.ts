import { create } from "zustand";

/** The windows above the page. */
export type WindowName =
  | "search"
  | "evidence"
  | "library"
  | "own"
  | "lessons"
  | "bringIn"
  | "takeAway"
  | "share"
  | "picture"
  | "keys"
  | "howWeKnow";

/** A file that the page's address names; it is fetched once the user agrees. */
interface AskedScenario {
  what: "scenario";
  address: string;
}

/** A lesson that the page's address names: the id of one of ours, or a file. The other parts are as the address has them. */
export interface AskedLesson {
  what: "lesson";
  address: string;
  step: string | null;
  answer: string | null;
  drawing: string | null;
}

/** A lesson's file that the user chose or dropped, with its text. */
export interface LessonFile {
  what: "lessonFile";
  name: string;
  text: string;
}

/** The lessons of a workshop's session, which the page's address names: ids, or addresses of files, with commas between them; empty for all lessons. */
interface AskedSession {
  what: "session";
  ids: string;
}

/** Evidence of the library that the page's address names, by its id. */
interface AskedEvidence {
  what: "evidence";
  entry: string;
}

/** The file that `hpa-playground serve` was given, by its name. */
interface AskedGiven {
  what: "given";
  name: string;
}

export type AskedAddress = AskedScenario | AskedLesson | AskedSession | AskedEvidence | AskedGiven;

/** A window that opens at one of its parts: an entry of the library, a part of "How we know", a form of the link. */
export interface WindowAt {
  what: Extract<WindowName, "library" | "howWeKnow" | "share">;
  part: string;
}

export interface WindowsState {
  /** The window above the page. The workshop replaces the whole page. */
  dialog: WindowName | WindowAt | AskedAddress | LessonFile | "workshop" | null;
  /** An address elsewhere that a link leads to, while the page asks whether to open it. The question is above any other window. */
  leavingTo: string | null;
}

export const useWindows = create<WindowsState>(() => ({
  dialog: null,
  leavingTo: null,
}));

/** Opens a window in place of any open one. All windows are opened here, except the question of `askToLeave`. */
export const openDialog = (dialog: NonNullable<WindowsState["dialog"]>): void => useWindows.setState({ dialog });
export const closeDialog = (): void => useWindows.setState({ dialog: null });

/** Asks before a link to another site is opened. */
export const askToLeave = (address: string): void => useWindows.setState({ leavingTo: address });
export const stay = (): void => useWindows.setState({ leavingTo: null });
