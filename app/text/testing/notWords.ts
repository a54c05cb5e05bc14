/** What looks like words and is none, or is the same in every language: names, commands, what programs read. By the room it stands in. */
export const notWords: Record<string, readonly string[]> = {
  app: [],
  charts: [
    // Short for minReplicas and maxReplicas.
    "max",
    "max {0}",
    "min {0}",
    "(prefers-reduced-motion: reduce)",
    "input, textarea, select, [contenteditable]:not([contenteditable='false']), [role='slider'], [role='tab'], [role='radio'], [role='menu'], .monaco-editor, dialog",
    ".table, .at-lane, select, input",
    "button, input, select, .load-bar, .curve-editor, .lane, .table",
  ],
  compare: [],
  exchange: [],
  explain: [],
  incidents: ["kubectl scale"],
  keys: [],
  kubectl: [],
  lessons: [],
  library: [],
  load: ["daily wave", "flash crowd"],
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
