/** Files and folders of the engine whose sentences are shown on the page. */
export const shownSources: readonly string[] = [
  "manifest/advice",
  "manifest/fixes",
  "manifest/diagnose.ts",
  "manifest/asStored.ts",
  "manifest/asStoredV1.ts",
  "manifest/guide",
];

/** What looks like a sentence there and is none, or is the API server's own. */
export const notOurs: readonly string[] = [];
