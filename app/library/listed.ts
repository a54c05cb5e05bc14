import {
  evidenceEntries,
  library,
  libraryGroups,
  type EvidenceEntry,
  type LibraryEntry,
  type LibraryGroup,
} from "../../engine/doors/library";

/** What the library lists: a scenario, or evidence of a cluster, each under its question. */
export type LibraryItem = LibraryEntry | EvidenceEntry;
export type ListedGroup = LibraryGroup | EvidenceEntry["group"];

export const listed: readonly LibraryItem[] = [...library, ...evidenceEntries];
export const listedGroups: readonly ListedGroup[] = [...libraryGroups, "evidence"];

export const isEvidence = (entry: LibraryItem): entry is EvidenceEntry => "files" in entry;
