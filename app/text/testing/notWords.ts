/** What looks like words and is none, or is the same in every language: names, commands, what programs read. By the room it stands in. */
export const notWords: Record<string, readonly string[]> = {
  app: ["{0} · HPA Playground", ".why-not input", "(prefers-color-scheme: dark)"],
  charts: [],
  compare: [],
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
