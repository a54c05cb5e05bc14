/** Files and folders of the engine whose sentences are shown on the page. */
export const shownSources: readonly string[] = [
  "manifest/advice",
  "manifest/fixes",
  "manifest/diagnose.ts",
  "manifest/asStored.ts",
  "manifest/asStoredV1.ts",
  "manifest/documents.ts",
  "manifest/guide",
  "manifest/manifestV1.ts",
  "manifest/readText.ts",
  "manifest/simulated.ts",
  "manifest/workloadFindings.ts",
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
export const notOurs: readonly string[] = [
  // The API server's.
  "must be one of {0}",
  "must be greater than 0",
  "must be greater than or equal to `minReplicas`",
  "key {0} already set in map",
  "Invalid value: {0}: must be less than or equal to {1} limit of",
  // The YAML parser's, looked for in its answer.
  "deficient indentation",
  "unexpected end of the stream",
  "document separator is expected",
  "bad indentation",
];

/** Values that are words of their own: too short to look like a sentence, or written in lower case when the sentence is made. */
export const saidAsValues: readonly string[] = ["missing", "nothing", "a list", "the load curve", "the curve of signal {0}"];
