import { expect, test } from "vitest";
import { amount, metricRowName, metricWord, productText, ratioText, toleranceText, windowName } from "./amounts";
import { cpu, resource } from "../../explain/testing/records";

const memory = resource("memory", "500Mi");
const mebibyte = 1024 * 1024 * 1000;

test("writes CPU in milli-cores, and large values in cores", () => {
  expect([433, 99_999, 1_600_000].map((milli) => amount(resource("cpu", 50), milli))).toEqual(["433m", "99999m", "1600 cores"]);
});

test("writes memory in binary units, also beyond a safe integer", () => {
  const sizes = [0, 0.5 * mebibyte, 128 * mebibyte, 10_000 * mebibyte, 64 * 1024 * mebibyte];
  expect(sizes.map((milli) => amount(memory, milli))).toEqual(["0Mi", "512Ki", "128Mi", "10000Mi", "64Gi"]);
  expect(amount(memory, 2n ** 44n * 1000n)).toBe("16Ti");
});

test("writes a metric with a unit of its own as a number, even if it has a resource's name", () => {
  const pods = (name: string) =>
    ({ type: "Pods", pods: { metric: { name }, target: { type: "AverageValue", averageValue: "10" } } }) as const;
  expect([amount(pods("http_requests"), 12_500), amount(pods("memory"), 62), amount(pods("cpu"), 0)]).toEqual(["12.5", "0.062", "0"]);
});

test("rounds a threshold so that the shown value is still beyond it", () => {
  const memoryAt = (bytes: number, rounding: "up" | "down") => amount(memory, bytes * 1000, rounding);
  const [below, above] = [400.24 * 1024 ** 2, 400.26 * 1024 ** 2].map(Math.round);
  expect([memoryAt(below!, "up"), memoryAt(above!, "down"), amount(memory, above! * 1000)]).toEqual(["400.3Mi", "400.2Mi", "400.3Mi"]);
  expect([amount(resource("cpu", 50), 1_600_010, "up"), amount(resource("cpu", 50), 1_600_000, "up")]).toEqual([
    "1600.1 cores",
    "1600 cores",
  ]);
});

test("names a container's metric by its container", () => {
  const target = { type: "Utilization", averageUtilization: 50 } as const;
  const spec = { type: "ContainerResource", containerResource: { name: "cpu", container: "app", target } } as const;
  expect([metricWord(spec), metricRowName(spec), metricWord(resource("cpu", 50))]).toEqual(["CPU of container app", "cpu, app", "CPU"]);
});

test("shows enough decimals of a product to see how it rounds up", () => {
  expect([4.32, 4, 4.0004, 1.1 * 100].map(productText)).toEqual(["4.32", "4", "4.0004", "110.00000000000001"]);
  expect([1249.2, 1_100_000.000_4].map(productText)).toEqual(["1\u202f249.2", "1\u202f100\u202f000.0004"]);
});

test("writes ratios, tolerances and window lengths briefly", () => {
  const { calculation } = cpu(1) as Extract<ReturnType<typeof cpu>, { ok: true }>;
  expect(ratioText(46 / 50)).toBe("0.92");
  expect(toleranceText(calculation)).toBe("±10%");
  expect(toleranceText({ ...calculation, tolerance: { down: 0, up: 0.125 } })).toBe("−0% to +12.5%");
  expect([300, 45, 90].map((seconds) => windowName(seconds, "down"))).toEqual(["5‑minute window", "45‑second window", "90‑second window"]);
  expect([60, 15].map((seconds) => windowName(seconds, "up"))).toEqual(["1‑minute scale-up window", "15‑second scale-up window"]);
});
