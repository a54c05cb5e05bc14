/** With this file come the words about a VerticalPodAutoscaler (scripts/words/words.ts), which a page without one does not need. */
export const vpaWords = true;
