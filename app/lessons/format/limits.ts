/**
 * In characters: more than six times the longest ready lesson. A limit is necessary because hostile input can need more than linear time in
 * the parser.
 */
export const maxLessonLength = 64_000;

/** A character takes at most three bytes in UTF-8. */
export const maxLessonBytes = 3 * maxLessonLength;
