import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { seededRandom, type SeededRandom } from "../../lib/random";
import { readSamples } from "./readSamples";

const folder = join(import.meta.dirname, "../corpus");
const texts = readdirSync(folder)
  .filter((name) => !/\.ts$|^expectations/.test(name))
  .map((name) => readFileSync(join(folder, name), "utf8"));

/** A text cut, joined or mistyped at random, as it happens to people. */
function damaged(text: string, random: SeededRandom): string {
  const at = random.integer(text.length + 1);
  const other = texts[random.integer(texts.length)]!;
  const piece = text.slice(at, at + random.integer(40));
  switch (random.integer(7)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(at);
    case 2:
      return text.slice(0, at) + other.slice(random.integer(other.length));
    case 3:
      return text.slice(0, at) + piece + text.slice(at);
    case 4:
      return text.slice(0, at) + [",", '"', "\n", "e99", "-", "NaN", "{", "null", " ", ";", "1e308"][random.integer(11)] + text.slice(at);
    case 5:
      return text.slice(0, at) + text.slice(at + piece.length);
    default:
      return text.split("\n").toReversed().join("\n");
  }
}

const seed = 21;
test(`a damaged file is read or refused in a sentence (seed ${seed}, 3,000 files)`, () => {
  const random = seededRandom(seed);
  for (let round = 0; round < 3000; round++) {
    let text = texts[random.integer(texts.length)]!;
    for (let times = random.integer(3); times >= 0; times--) text = damaged(text, random);
    const reading = readSamples(text, random.integer(2) === 0 ? {} : { rows: random.integer(4), timeColumn: random.integer(3) });
    const where = `round ${round}: ${JSON.stringify(text.slice(0, 300))}`;
    if (!reading.ok) {
      expect(reading.error, where).toMatch(/[.:]/);
      continue;
    }
    const { series, time, likeliest, rows } = reading;
    expect(Number.isFinite(time.first) && time.first <= time.last, where).toBe(true);
    expect(series[likeliest], where).toBeDefined();
    if (rows) expect(rows.options[rows.chosen], where).toBeDefined();
    for (const { points } of series) {
      expect(points.length, where).toBeGreaterThan(0);
      expect(
        points.every(([second, value], index) => Number.isFinite(value) && second >= (points[index - 1]?.[0] ?? 0)),
        where,
      ).toBe(true);
    }
  }
});
