import {
  evidenceEntries,
  library,
  libraryGroups,
  type EvidenceEntry,
  type LibraryEntry,
  type LibraryGroup,
} from "../../engine/doors/library";

/** What the library lists: a scenario, or evidence of a cluster, each under its question. */
export type Listed = LibraryEntry | EvidenceEntry;
export type ListedGroup = LibraryGroup | EvidenceEntry["group"];

export const listed: readonly Listed[] = [...library, ...evidenceEntries];
export const listedGroups: readonly ListedGroup[] = [...libraryGroups, "evidence"];

export const isEvidence = (entry: Listed): entry is EvidenceEntry => "files" in entry;
