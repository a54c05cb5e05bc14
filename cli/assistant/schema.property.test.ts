import { Ajv2020 } from "ajv/dist/2020";
import { expect, test } from "vitest";
import { seededRandom, type SeededRandom } from "../../engine/lib/random";
import { drawCount } from "../../engine/lib/testing/drawCount";
import { faultOf, type Schema } from "./schema";
import { toolDefinitions } from "./tools";

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const pick = <T>(random: SeededRandom, all: readonly T[]): T => all[Math.floor(random.next() * all.length)]!;
const others: readonly unknown[] = [null, true, "", "😀", 0, -1, 1.5, 1e300, [], [1], {}, { atMost: 1 }, "x".repeat(130)];

/** A value that often fits: one field in five is something else. */
function drawn(random: SeededRandom, schema: Schema): unknown {
  if (random.next() < 0.2) return pick(random, others);
  switch (schema.type) {
    case "string":
      return pick(random, ["a", "🙂".repeat(30), "5m", ...(schema.enum ?? [])]);
    case "integer":
    case "number":
      return pick(random, [schema.minimum ?? 0, schema.maximum ?? 1, (schema.minimum ?? 0) - 1, (schema.maximum ?? 1) + 1, 20, 20.5]);
    case "array":
      return Array.from({ length: pick(random, [0, 1, 2, 8, 9, 21]) }, () => drawn(random, schema.items));
    case "object": {
      if (schema.additionalProperties === true) return { any: 1 };
      const { properties, additionalProperties, required = [] } = schema;
      const names = Object.keys(properties).filter((name) => required.includes(name) || random.next() < 0.3);
      const own = names.filter(() => random.next() < 0.97).map((name) => [name, drawn(random, properties[name]!)] as const);
      const more =
        random.next() < 0.15 ? [["more", additionalProperties === false ? 1 : drawn(random, additionalProperties)] as const] : [];
      return Object.fromEntries([...own, ...more]);
    }
    default:
      return pick(random, ["a", 1, true]);
  }
}

test.each(toolDefinitions)(
  "$name takes exactly the inputs that its schema allows, and names the field of every other",
  ({ inputSchema }) => {
    const allows = ajv.compile(inputSchema);
    const random = seededRandom(20261129);
    const verdicts = { taken: 0, refused: 0 };
    for (let draw = 0; draw < drawCount(3000, 100_000); draw++) {
      const input = drawn(random, inputSchema);
      const fault = faultOf(inputSchema, input);
      expect([input, fault === null]).toEqual([input, allows(input)]);
      verdicts[fault === null ? "taken" : "refused"]++;
      if (fault !== null) expect(fault).toMatch(/^[\w.[\]]+ (?:is|has|lacks) |^The input /);
    }
    expect(Math.min(verdicts.taken, verdicts.refused)).toBeGreaterThan(100);
  },
);
