import { describe, expect, test } from "vitest";
import { chooseContainers, containerNames, type ContainerTraits, type ContainerWords } from "./containerNames";

describe("without a manifest of the pods", () => {
  test("two containers have the names that the metrics use, else the workload's name", () => {
    expect(containerNames("web", [], true)).toEqual({ main: "web", sidecar: "sidecar" });
    expect(containerNames("web", ["application"], true)).toEqual({ main: "application", sidecar: "sidecar" });
    expect(containerNames("web", ["istio-proxy"], true)).toEqual({ main: "web", sidecar: "istio-proxy" });
    expect(containerNames("web", ["log-shipper", "app", "worker"], true)).toEqual({ main: "app", sidecar: "log-shipper" });
  });

  test("the only container has the name that a metric uses, whatever it is", () => {
    expect(containerNames("web", ["csv-exporter"], false).main).toBe("csv-exporter");
    expect(containerNames("web", [], false).main).toBe("web");
  });
});

describe("among a manifest's containers, the main one is", () => {
  const container = (name: string, traits: Partial<ContainerTraits> = {}): ContainerTraits => ({
    name,
    hasPorts: false,
    hasProbes: false,
    cpuRequestMilli: 0,
    memoryRequestMilli: 0,
    ...traits,
  });
  const choose = (own: readonly ContainerTraits[], words: Partial<ContainerWords> = {}) => {
    const { main, sidecar, reason } = chooseContainers(own, [], { chosen: undefined, named: [], annotated: undefined, ...words });
    return [main, sidecar, reason];
  };
  const exporter = container("csv-exporter", { hasPorts: true, hasProbes: true, cpuRequestMilli: 500 });
  const shipper = container("shipper", { cpuRequestMilli: 50 });

  test("the one with ports, probes or the larger request, whatever its name is", () => {
    expect(choose([exporter, shipper])).toEqual(["csv-exporter", "shipper", "traits"]);
    expect(choose([shipper, exporter])).toEqual(["csv-exporter", "shipper", "traits"]);
    expect(choose([container("a"), container("exporter", { hasPorts: true })])).toEqual(["exporter", "a", "traits"]);
    expect(choose([container("a"), container("b", { hasProbes: true })])).toEqual(["b", "a", "traits"]);
    expect(choose([container("a", { memoryRequestMilli: 1 }), container("b", { memoryRequestMilli: 2 })])).toEqual(["b", "a", "traits"]);
    expect(choose([container("a"), container("b", { memoryRequestMilli: 1 })])).toEqual(["a", "b", "first"]);
    expect(choose([container("mesh", { cpuRequestMilli: 10 }), container("app")])).toEqual(["app", "mesh", "traits"]);
  });

  test("not a proxy that has ports and a probe, beside an app with the larger request", () => {
    const proxy = container("istio-proxy", { hasPorts: true, hasProbes: true, cpuRequestMilli: 100 });
    expect(choose([proxy, container("app", { cpuRequestMilli: 400 })])).toEqual(["app", "istio-proxy", "traits"]);
  });

  test("the first, if nothing distinguishes them", () => {
    expect(choose([container("a"), container("b")])).toEqual(["a", "b", "first"]);
  });

  test("the one that a ContainerResource metric names, before any sign; the likeliest if metrics name several", () => {
    expect(choose([exporter, shipper], { named: ["shipper"] })).toEqual(["shipper", "csv-exporter", "metric"]);
    expect(choose([exporter, shipper, container("log-agent")], { named: ["log-agent", "shipper"] })).toEqual([
      "shipper",
      "log-agent",
      "traits",
    ]);
    expect(choose([exporter, shipper], { named: ["gone"] })[0]).toBe("csv-exporter");
  });

  test("the one that kubectl takes by default, before any sign", () => {
    expect(choose([exporter, shipper], { annotated: "shipper" })).toEqual(["shipper", "csv-exporter", "annotation"]);
    expect(choose([exporter, shipper], { annotated: "gone" })[0]).toBe("csv-exporter");
  });

  test("the chosen one, before all others; if it is missing, the choice is kept for later", () => {
    expect(choose([exporter, shipper], { chosen: "shipper", named: ["csv-exporter"] })).toEqual(["shipper", "csv-exporter", "chosen"]);
    expect(choose([exporter, shipper], { chosen: "gone" })).toEqual(["csv-exporter", "shipper", "traits"]);
  });

  test("the only one", () => {
    expect(choose([exporter])).toEqual(["csv-exporter", "sidecar", "only"]);
  });
});
