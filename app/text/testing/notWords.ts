/** What looks like words and is none, or is the same in every language: names, commands, what programs read. By the room it stands in. */
export const notWords: Record<string, readonly string[]> = {
  app: [],
  charts: [],
  compare: ["memory {0}Mi", "cpu {0}m"],
  exchange: [],
  explain: [],
  incidents: [],
  keys: [],
  kubectl: [],
  lessons: [],
  library: [],
  load: [],
  manifest: [],
  present: [],
  share: [],
  simulation: [],
  ui: [],
  workload: [],
};

/** In every room. */
export const properNames: readonly string[] = [
  "HPA Playground",
  "Kubernetes",
  "Prometheus",
  "kubectl",
  "HPA",
  "JSON",
  "CSV",
  "SVG",
  "PNG",
  "YAML",
  "CPU",
  "UTC",
];
