/** What looks like words and is none, or is the same in every language: names, commands, what programs read. By the room it stands in. */
export const notWords: Record<string, readonly string[]> = {
  app: ["{0} · HPA Playground", ".why-not input", "(prefers-color-scheme: dark)", "{0}px minmax(0, 1fr){1}"],
  charts: [],
  compare: [],
  exchange: [],
  explain: ["metric {0}"],
  incidents: [],
  keys: [],
  kubectl: [],
  lessons: [],
  library: [],
  load: [],
  manifest: ["first problem", "zone {0}", "(max-width: 767px) and (pointer: coarse)"],
  present: [],
  share: [],
  simulation: [],
  ui: [
    "input:not([type='radio'], [type='checkbox']), textarea, select, [contenteditable]:not([contenteditable='false']), .monaco-editor, dialog",
    "{0}, input, button, a, summary, [role='slider'], [role='tab'], [role='radio']",
  ],
  workload: ["kube-controller-manager"],
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
