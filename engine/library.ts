/**
 * The door to the ready scenarios. It is separate from the engine's own, because a page loads them only when a person opens the library.
 */
export { libraryFigures, libraryGroups, type LibraryEntry, type LibraryFigure, type LibraryGroup } from "./library/entry";
export { library } from "./library/library";
export { trials } from "./library/trials";
