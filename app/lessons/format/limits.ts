/** Characters. More than ten times the longest ready lesson; the parser takes longer than in proportion for what is made to keep it busy. */
export const maxLessonLength = 64_000;

/** A character takes at most three bytes. */
export const maxLessonBytes = 3 * maxLessonLength;
