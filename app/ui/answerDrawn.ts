let resolveDrawn = () => {};

/** Resolves when the first answer is drawn, or when the page waits for it no longer. What the answer does not need is fetched after it. */
export const answerDrawn = new Promise<void>((resolve) => {
  resolveDrawn = resolve;
});

export const sayAnswerDrawn = () => resolveDrawn();
