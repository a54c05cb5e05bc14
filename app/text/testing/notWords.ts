/** What looks like words and is none, or is the same in every language: names, commands, what programs read. By the room it stands in. */
export const notWords: Record<string, readonly string[]> = {
  app: [],
  charts: [],
  compare: ["memory {0}Mi", "cpu {0}m"],
  exchange: [
    "/api/v1/query_range",
    "Time,requests\n2026-11-21 10:00:00,120\n2026-11-21 10:01:00,134",
    '<?xml version="1.0" encoding="UTF-8"?>\n{0}',
    ".fh, .load-bar, button, select",
    '.rd button[aria-pressed="true"]',
    "{0} {1}px {2}",
  ],
  explain: ["metric {0}"],
  incidents: [],
  keys: [],
  kubectl: [],
  lessons: [
    // How a lesson's file names what it measures.
    "asked at",
    "applied at",
    "stabilized at",
    "heldBy at",
    "ready at",
    "existing at",
    "failed at",
    "waiting at",
    "nextRescale after",
    "nextRescale after T",
    // Titles of steps, and YAML.
    "The target decides how many",
    "Measure the container you mean",
    "Without the band",
    "Room before the spike",
    "As short as the dips allow",
    "Faster, but in steps",
    "Ready when it is ready",
    "Without it",
    "A backlog is not a rate",
    "The last word of the bound",
    "- type: Resource\n    resource:\n      name: cpu\n      target:",
    "- type: ContainerResource\n    containerResource:\n      name: cpu\n      container: web\n      target:",
    "- type: External\n    external:\n      metric:\n        name: payments_waiting\n      target:\n        type: AverageValue\n        averageValue: 10",
    "type: Value\n        value: 100",
    "type: AverageValue\n        averageValue: 100",
  ],
  library: ["first steps"],
  load: [],
  manifest: [],
  present: [],
  share: [
    "input, textarea, select, [contenteditable]:not([contenteditable='false']), [role='menu'], .monaco-editor, dialog",
    "no clipboard",
    // Code for somebody's page.
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
