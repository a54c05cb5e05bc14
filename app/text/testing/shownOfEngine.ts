/** Files and folders of the engine whose sentences are shown on the page. */
export const shownSources: readonly string[] = [
  "manifest/advice",
  "manifest/fixes",
  "manifest/diagnose.ts",
  "manifest/asStored.ts",
  "manifest/asStoredV1.ts",
  "manifest/guide",
  "scenario/file.ts",
  "scenario/limits.ts",
  "scenario/link.ts",
  "scenario/linkDifferences.ts",
  "scenario/outcomeLimits.ts",
  "scenario/readCluster.ts",
  "scenario/readIncidents.ts",
  "scenario/readPoints.ts",
  "scenario/readScenario.ts",
  "scenario/readSignals.ts",
  "scenario/refusal.ts",
  "scenario/version1.ts",
  "lib/jsonErrorPlace.ts",
];

/** What looks like a sentence there and is none, or is the API server's own. */
export const notOurs: readonly string[] = [];

/** Values that are words of their own: too short to look like a sentence, or written in lower case when the sentence is made. */
export const saidAsValues: readonly string[] = ["missing", "nothing", "a list", "the load curve", "the curve of signal {0}"];
