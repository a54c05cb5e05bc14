/**
 * Texts, by room, that need no translation: they only look like words, or they are the same in every language. Examples are names,
 * commands, and text for programs.
 */
export const notWords: Record<string, readonly string[]> = {
  about: [],
  app: ["{0} · HPA Playground", ".why-not input", "(prefers-color-scheme: dark)", "{0}px minmax(0, 1fr){1}"],
  charts: ["(prefers-reduced-motion: reduce)"],
  doors: [
    "This hpa fence cannot be run: {0}",
    "the manifest does not run",
    "line {0} of the manifest: {1}",
    ".copy-link button",
    ".picture-loop :is(input, button)",
    ".take-away-body button",
  ],
  evidence: ["collect.sh", "(prefers-reduced-motion: reduce)"],
  firstAnswer: ["<span data-button", "{0}%"],
  exchange: ["/api/v1/query_range"],
  explain: [],
  figures: [
    "input, textarea, select, [contenteditable]:not([contenteditable='false'])",
    "[role='menu'], .monaco-editor, dialog",
    ".table, .at-lane, select, input",
    "button, input, select, .load-bar, .curve-editor, .drawing-layer, .lane, .table",
  ],
  keys: [],
  kubectl: [],
  lessons: [],
  library: ["first steps", "HPA and VPA"],
  load: ["daily wave", "flash crowd"],
  manifest: ["first problem", "zone {0}", "(max-width: 47.9375em) and (pointer: coarse)"],
  marks: [
    // These are short for minReplicas and maxReplicas.
    "max {0}",
    "min {0}",
    "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    "ui-monospace, SFMono-Regular, Menlo, 'Cascadia Mono', Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace",
  ],
  picture: [
    // Faults that the page words itself.
    "not read",
    "no picture",
  ],
  present: [],
  search: ["kubectl get hpa -w", "kubectl describe hpa", "kubectl get events", "kubectl get pods", "kubectl top pods"],
  share: [
    "input, textarea, select, [contenteditable]:not([contenteditable='false']), [role='menu'], .monaco-editor, dialog",
    // This is code for another web page.
    `<iframe id="hpa" src="{0}" width="800" height="560" style="border: 0" title="HPA Playground"></iframe>
<script>
  const frame = document.getElementById("hpa");
  const send = (message) => frame.contentWindow.postMessage({ hpaPlayground: 1, ...message }, "{1}");
  addEventListener("message", ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data.type === "ready") send({ type: "hello" });
    if (data.type === "selected") console.log(data.second, data.replicas);
  });
  // send({ type: "select", second: 900 });
</script>`,
  ],
  simulation: [],
  ui: [
    "{0} {1}px {2}",
    "no clipboard",
    "(pointer: coarse)",
    "input:not([type='radio'], [type='checkbox']), textarea, select, [contenteditable]:not([contenteditable='false']), .monaco-editor, dialog",
    "{0}, input, button, a, summary, [role='slider'], [role='tab'], [role='radio']",
  ],
  words: [
    "metric {0}",
    "memory {0}Mi",
    "cpu {0}m",
    "selectPolicy Disabled",
    "not present in metrics for pod",
    "kubectl describe hpa",
    "kubectl get hpa",
    "kubectl get -o yaml",
    "kubectl get events",
    "describe hpa",
    "get hpa",
    "get events",
    "kubectl scale",
    "kubectl autoscale",
  ],
  workload: ["kube-controller-manager"],
};

/** These names need no translation in any room. */
export const properNames: readonly string[] = [
  "Amazon EKS",
  "HPA Playground",
  "Kubernetes",
  "Prometheus",
  "kubectl",
  "HPA",
  "VPA",
  "KEDA",
  "JSON",
  "CSV",
  "SVG",
  "PNG",
  "YAML",
  "CPU",
  "UTC",
];
