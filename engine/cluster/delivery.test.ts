import { expect, test } from "vitest";
import { createDelivery } from "./delivery";

test("the list stays the same one until a pod has another value, or none", () => {
  const delivery = createDelivery<object>();
  const [one, other] = [{}, {}];
  delivery.set("web-b", one);
  delivery.set("web-a", one);
  const list = delivery.listed();
  expect(list).toEqual({ names: ["web-b", "web-a"], rows: Uint32Array.of(0, 0), values: [one] });
  delivery.set("web-a", one);
  delivery.remove("web-c");
  delivery.lose(new Set(["web-c"]));
  expect(delivery.listed()).toBe(list);
  delivery.set("web-b", other);
  const { names, rows, values } = delivery.listed();
  expect(names.map((name, index) => [name, values[rows[index]!] === other])).toEqual([
    ["web-b", true],
    ["web-a", false],
  ]);
  delivery.remove("web-a");
  expect(delivery.listed().names).toEqual(["web-b"]);
});

test("the listener hears of every change, and of no value that is lost", () => {
  const told: [string, number | null][] = [];
  const delivery = createDelivery<number>((...change) => void told.push(change));
  delivery.set("web-a", 1);
  delivery.set("web-a", 1);
  delivery.lose(new Set(["web-a", "web-b"]));
  delivery.set("web-a", 2);
  delivery.set("web-b", 3);
  delivery.lose(new Set(["web-b"]));
  delivery.remove("web-b");
  delivery.remove("web-a");
  expect(told).toEqual([
    ["web-a", 1],
    ["web-a", null],
    ["web-a", 2],
    ["web-a", null],
  ]);
});
