/** Characters. More than ten times the longest ready lesson. Hostile input can make the parser slower than in proportion to the length. */
export const maxLessonLength = 64_000;

/** A character takes at most three bytes. */
export const maxLessonBytes = 3 * maxLessonLength;
