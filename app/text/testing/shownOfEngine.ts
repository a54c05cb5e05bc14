/** Files and folders of the engine whose sentences are shown on the page. */
export const shownSources: readonly string[] = [
  "manifest/advice",
  "manifest/fixes",
  "manifest/diagnose.ts",
  "manifest/asStored.ts",
  "manifest/asStoredV1.ts",
  "manifest/documents.ts",
  "manifest/guide",
  "manifest/kubectlAutoscale.ts",
  "manifest/manifestV1.ts",
  "manifest/readText.ts",
  "manifest/simulated.ts",
  "manifest/workloadFindings.ts",
  "manifest/yamlTree.ts",
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
  "simulation/simulate.ts",
  "load/samples/csvSamples.ts",
  "load/samples/prometheusSamples.ts",
  "load/samples/readSamples.ts",
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
  // kubectl's.
  "unknown flag: {0}",
  "flag needs an argument: {0}",
  'invalid argument {0} for "--{1}": not a whole number',
  'required flag(s) "max" not set',
  "--max=MAXPODS is required and must be at least 1, max: {0}",
  "--max=MAXPODS must be larger or equal to --min=MINPODS, max: {0}, min: {1}",
  "invalid percentage value: {0}",
  "invalid resource {0} value: {1}",
  "min max cpu-percent cpu memory name namespace output filename context cluster user kubeconfig server field-manager template as v request-timeout",
  // Lines of the manifest that it makes.
  "apiVersion: autoscaling/v2",
  "kind: HorizontalPodAutoscaler",
  "  name: {0}",
  "  namespace: {0}",
  "    apiVersion: {0}",
  "    kind: {0}",
  "    name: {0}",
  "  minReplicas: {0}",
  "  maxReplicas: {0}",
  "  - type: Resource",
  "      name: {0}",
  // The YAML parser's, looked for in its answer.
  "deficient indentation",
  "unexpected end of the stream",
  "document separator is expected",
  "bad indentation",
];

/** Values that are words of their own: too short to look like a sentence, or written in lower case when the sentence is made. */
export const saidAsValues: readonly string[] = ["missing", "nothing", "a list", "the load curve", "the curve of signal {0}"];
