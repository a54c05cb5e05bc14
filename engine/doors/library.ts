/**
 * The door to the ready scenarios and the ready evidence. It is separate from the engine's own, because a page loads them only when a person opens the library.
 */
export { plainText, textParts, type BoundNumber } from "../library/boundNumbers";
export { libraryFigures, libraryGroups, type LibraryEntry, type LibraryFigure, type LibraryGroup } from "../library/entry";
export { evidenceEntries, type EvidenceEntry, type EvidenceFile } from "../library/evidence/evidenceEntry";
export { library } from "../library/library";
export { trials } from "../library/trials";
