import { expect, test } from "vitest";
import { containerNames } from "./containerNames";

test("containers are called as the manifest calls them, else after the workload", () => {
  expect(containerNames("web", [])).toEqual({ main: "web", sidecar: "sidecar" });
  expect(containerNames("web", ["application"])).toEqual({ main: "application", sidecar: "sidecar" });
  expect(containerNames("web", ["istio-proxy"])).toEqual({ main: "web", sidecar: "istio-proxy" });
  expect(containerNames("web", ["log-shipper", "app", "worker"])).toEqual({ main: "app", sidecar: "log-shipper" });
});
