/** The door to the ready scenarios, apart from the engine's own: a page needs them only once somebody looks for one. */
export { libraryFigures, libraryGroups, type LibraryEntry, type LibraryFigure, type LibraryGroup } from "./library/entry";
export { library } from "./library/library";
