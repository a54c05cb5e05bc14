import { describe, expect, test } from "vitest";
import { kedaFamilies, replayKeda } from "../doors/conformance";
import { readKedaLines } from "./testing/traces";

describe.each(kedaFamilies)("%s", (family) => {
  const lines = readKedaLines(family);

  test("there are recordings", () => expect(lines.length).toBe(300));

  // One test for each hundred lines: thousands of tests of one comparison each would take longer to list than to run.
  const hundreds = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => index * 100);
  test.each(hundreds)(
    "the lines from %d on",
    (from) => {
      for (const { name, input, expect: recorded } of lines.slice(from, from + 100)) {
        const replayed = JSON.parse(JSON.stringify(replayKeda(family, input)));
        expect({ name, ...bound(replayed, input) }).toEqual({ name, ...bound(recorded, input) });
      }
    },
    60_000,
  );
});

interface Tick {
  status?: Record<string, unknown> | null;
  items?: { name: string; value: unknown }[];
}

/** A line without the little that the format leaves free: conditions after a read, and the form of a composite's number. */
function bound(line: object, input: unknown): object {
  if (!("ticks" in line)) return line;
  const { ticks: kinds } = input as { ticks: { kind: string }[] };
  return { ...line, ticks: (line.ticks as Tick[]).map((tick, index) => boundTick(tick, kinds[index]!.kind)) };
}

function boundTick(tick: Tick, kind: string): Tick {
  const { items } = tick;
  const bare = items === undefined ? tick : { ...tick, items: items.map(numbered) };
  if (kind !== "read" || !bare.status) return bare;
  const { conditions: _free, ...status } = bare.status;
  const { status: _replaced, ...rest } = bare;
  return Object.keys(status).length === 0 ? rest : { ...rest, status };
}

/** The recording writes thousandths with an exponent: "7750e-3". */
function numbered(item: { name: string; value: unknown }) {
  if (item.name !== "composite-metric") return item;
  const [, digits = "", exponent = "0", suffix = ""] = /^(-?[0-9.]+)(?:e(-?[0-9]+)|([munkMGTPE]))?$/.exec(String(item.value)) ?? [];
  if (digits === "") throw new Error(`not a quantity: ${String(item.value)}`);
  return { ...item, value: Number(`${digits}e${Number(exponent) + (exponents[suffix] ?? 0)}`) };
}

const exponents: Record<string, number> = { n: -9, u: -6, m: -3, k: 3, M: 6, G: 9, T: 12, P: 15, E: 18 };
