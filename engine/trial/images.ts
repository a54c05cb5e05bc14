import type { LoadTool } from "./load";

/** Every version that a trial fetches. The page fetches none of them. */
export const images: Readonly<Record<"server" | LoadTool, string>> = {
  server: "node:24.11.0-alpine3.22",
  k6: "grafana/k6:1.3.0",
  locust: "locustio/locust:2.42.0",
  vegeta: "peterevans/vegeta:6.9.1",
};

export const metricsServer = "https://github.com/kubernetes-sigs/metrics-server/releases/download/v0.8.0/components.yaml";
