import { describe, expect, test } from "vitest";
import { readFile, writeScenarioFile } from "./file";
import { firstScenario } from "./first";
import { decodeLink, encodeLink } from "./link";

const limits = { requestsFailed: { atMost: 0 }, podHours: { atMost: 12.5, atLeast: 1 } };
const limited = { ...firstScenario, limits };
const error = (written: unknown) => {
  const file: unknown = JSON.parse(writeScenarioFile(firstScenario));
  const reading = readFile(JSON.stringify({ ...(file as object), limits: written }));
  return reading.ok ? null : reading.error;
};

describe("limits", () => {
  test("are beside the scenario in its file, and are read back from it", () => {
    const file = writeScenarioFile(limited);
    expect(JSON.parse(file)).toMatchObject({ limits });
    expect((JSON.parse(file) as { scenario: object }).scenario).not.toHaveProperty("limits");
    expect(readFile(file)).toEqual({ ok: true, value: { kind: "scenario", scenario: limited } });
    expect(writeScenarioFile(firstScenario)).not.toContain("limits");
  });

  test("travel in links, but not with the run that is compared with", () => {
    const link = encodeLink({ scenario: limited, baseline: { ...limited, seed: 7 } });
    expect(decodeLink(link!)).toMatchObject({ ok: true, value: { scenario: limited, baseline: { ...firstScenario, seed: 7 } } });
    const reading = decodeLink(link!);
    expect(reading.ok && reading.value.baseline).not.toHaveProperty("limits");
  });

  test.each([
    [{ requestFailed: { atMost: 0 } }, /^limits names "requestFailed", which is not an outcome\. The outcomes are podHours, /],
    [{ podHours: 12 }, /^limits\.podHours is 12; it must be an object\.$/],
    [{ podHours: {} }, /^limits\.podHours has nothing; it must have atMost, atLeast or both\.$/],
    [{ podHours: { max: 1 } }, /^limits\.podHours has "max"; it must have atMost, atLeast or both\.$/],
    [{ podHours: { atMost: "12" } }, /^limits\.podHours\.atMost is "12"; it must be a number\.$/],
    [{ podHours: { atMost: -1 } }, /^limits\.podHours\.atMost is -1; it must be from 0/],
    [{ podHours: { atMost: 1, atLeast: 2 } }, /^limits\.podHours has atLeast 2 above atMost 1, so no run can meet it\.$/],
    [[], /^limits is a list; it must be an object\.$/],
    [JSON.parse('{"__proto__":{"atMost":1}}'), /^limits names "__proto__"/],
  ])("%j are refused", (written, sentence) => {
    expect(error(written)).toMatch(sentence);
  });

  test("inside of the scenario they are a field too many", () => {
    const file = JSON.parse(writeScenarioFile(firstScenario)) as { scenario: object };
    const reading = readFile(JSON.stringify({ ...file, scenario: { ...file.scenario, limits } }));
    expect(reading).toMatchObject({ ok: false, error: expect.stringMatching(/^"scenario\.limits" is not a field/) });
  });
});
