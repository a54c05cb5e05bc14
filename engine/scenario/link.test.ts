import { describe, expect, test } from "vitest";
import { toBase64url } from "../lib/base64url";
import { seededRandom } from "../lib/random";
import { firstScenario } from "./first";
import { decodeLink, encodeLink } from "./link";
import { deflated } from "./linkBytes";
import { linkDictionary1 } from "./linkDictionary1";
import { linkDictionary2 } from "./linkDictionary2";
import { featureGatesOf, type Scenario } from "./scenario";
import { busyScenario } from "./testing/busyScenario";
import { copiedLinks } from "./testing/copiedLinks";
import { randomScenario } from "./testing/randomScenario";

const shared = { scenario: firstScenario, cursor: 1815 };
const other: Scenario = {
  ...firstScenario,
  name: "Größe ✓ “quotes” \\ \n",
  manifest: "not: [valid\n\tyaml 🙂",
  durationSeconds: 86_400,
  load: {
    points: [
      [0, 0],
      [7, 1_000_000],
      [86_400, 0.001],
    ],
    noise: 0.5,
  },
  workload: { ...firstScenario.workload, cpuPerRequestMilliseconds: 0.1, initialReplicas: 1000 },
  flags: {
    ...firstScenario.flags,
    kubernetesVersion: "1.28",
    tolerance: 0,
    featureGates: { HPAConfigurableTolerance: false, HPAScaleToZero: true, HPAContainerMetrics: true },
  },
  seed: 4_294_967_295,
};

const oldest: Scenario = {
  ...firstScenario,
  flags: { ...firstScenario.flags, kubernetesVersion: "1.2", syncPeriodSeconds: 30, featureGates: featureGatesOf("1.2") },
};

test("a link gives back exactly what it was made from", () => {
  for (const value of [shared, { scenario: other, cursor: null }, { scenario: busyScenario, cursor: 0 }, { scenario: oldest, cursor: 30 }])
    expect(decodeLink(encodeLink(value))).toEqual({ ok: true, value });
});

test("any scenario comes back to the byte (seed 20261122, 1,000 scenarios)", () => {
  const random = seededRandom(20261122);
  for (let index = 0; index < 1000; index++) {
    const scenario = randomScenario(random.fork(String(index)));
    const reading = decodeLink(encodeLink({ scenario, cursor: null }));
    expect(JSON.stringify(reading), `scenario ${index}`).toBe(JSON.stringify({ ok: true, value: { scenario, cursor: null } }));
  }
});

describe("a link is short", () => {
  test("what is as usual costs nothing", () => {
    expect(encodeLink({ scenario: firstScenario, cursor: null }).length).toBeLessThan(16);
    expect(encodeLink(shared).length).toBeLessThan(32);
  });

  test("a scenario with a behavior, a drawn curve of 40 points, a dozen changed numbers and five incidents stays under 900 characters", () => {
    expect(encodeLink({ scenario: busyScenario, cursor: 900 }).length).toBeLessThan(900);
  });
});

test("links that were copied once keep opening", () => {
  for (const { link, shared } of copiedLinks) expect(decodeLink(link)).toEqual({ ok: true, value: shared });
});

describe("a link that cannot be opened is one sentence", () => {
  const error = (fragment: string) => {
    const reading = decodeLink(fragment);
    return reading.ok ? null : reading.error;
  };
  const busy = { scenario: busyScenario, cursor: 900 };
  const link = encodeLink(busy);
  const damaged = "This link is damaged: a part of it is missing or was changed. Ask for it again, and copy it whole.";

  test("cut short, at any place", () => {
    for (let length = 2; length < link.length; length++) expect(error(link.slice(0, length))).toBe(damaged);
  });

  test("with a changed character", () => {
    expect(error(link.slice(0, 20) + (link[20] === "A" ? "B" : "A") + link.slice(21))).toBe(damaged);
    expect(error(`${link}%20`)).toBe(damaged);
  });

  test("of another version or another page", () => {
    expect(error(`7.${link.slice(2)}`)).toBe("This link is of version 7 of the link format; this page reads versions 1 and 2.");
    for (const fragment of ["", "top", "/route?x=1", "2023"])
      expect(error(fragment)).toBe("The part of this address after # is not a link of this page.");
  });

  test("of 5 MB", () => {
    expect(error(`2.${"A".repeat(5_000_000)}`)).toBe("This link is 5.0 MB long; a scenario's link has at most 0.4 MB.");
  });

  test("that inflates without end", () => {
    expect(error(forged("\0".repeat(20_000_000)))).toBe(damaged);
    expect(error(forged1("\0".repeat(20_000_000)))).toBe(damaged);
  });

  test("whose content is out of range, named with its place", () => {
    const link = (change: object) => forged(JSON.stringify(change));
    expect(error(link({}))).toBe(null);
    expect(error(link({ load: { points: [1000, 0, 3, 60, 1e12] } }))).toBe(
      "Point 2 of the load curve, its requests per second is 1000000000003; it must be from 0 to 1000000.",
    );
    expect(error(link({ load: { points: [1, 0, 3, 0, 4] } }))).toBe("Point 2 of the load curve is at 0 s, not after the one before it.");
    expect(error(link({ load: { points: [1, 0, null] } }))).toBe(
      "Point 1 of the load curve, its requests per second is null, not a number.",
    );
    expect(error(link({ load: { points: [] } }))).toBe("The load curve has no points.");
    expect(error(link({ load: { points: 7 } }))).toBe("The load curve has no points.");
    expect(error(link({ load: 7 }))).toBe("The load is 7, not an object.");
    expect(error(link({ workload: [] }))).toBe("The workload is a list, not an object.");
    expect(error(link({ workload: { kind: "toString" } }))).toBe('workload.kind is "toString"; it must be one of service, queue.');
    expect(error(link({ cluster: { nodes: null } }))).toBe("cluster.nodes is null, not a number.");
    expect(error(link({ incidents: [{ at: 1, kind: "constructor" }] }))).toMatch(
      /^Incident 1, its kind is "constructor"; it must be one of /,
    );
    expect(error(link({ signals: [{ metric: "x", source: "curve", points: [1, 0, "y"] }] }))).toBe(
      "Point 1 of the curve of signal 1, its value is null, not a number.",
    );
    expect(error(link({ flags: { featureGates: { HPAScaleToZero: 1 } } }))).toBe(
      "The feature gate HPAScaleToZero is 1, not true or false.",
    );
    expect(error(link({ durationSeconds: 1e9 }))).toBe("The duration in seconds is 1000000000; it must be from 600 to 86400.");
  });

  test("with names that every object inherits, or that no scenario has, opens without them", () => {
    for (const text of [
      `{"__proto__":{"seed":7}}`,
      `{"constructor":1,"toString":2}`,
      `{"workload":{"__proto__":{"initialReplicas":9}}}`,
      "[]",
      "7",
    ])
      expect(decodeLink(forged(text)), text).toEqual({ ok: true, value: { scenario: firstScenario, cursor: null } });
  });

  test("of format 1 whose content is out of range, named with its place", () => {
    const packed = {
      n: "x",
      m: "",
      d: 3600,
      p: [0, 3, 60, 1e12],
      z: 0,
      w: [1, 20, 4, 200, 500, 32, 1, 64, 3, 12, 30, 5],
      f: [15, 0.1, 300, 300, 30, 1, 1],
      s: 1,
      c: null,
    };
    const link = (change: object) => forged1(JSON.stringify({ ...packed, ...change }));
    expect(error(link({}))).toBe("Point 2 of the load curve, its requests per second is 1000000000000; it must be from 0 to 1000000.");
    expect(error(link({ p: [0, 3, 0, 4] }))).toBe("Point 2 of the load curve is at 0 s, not after the one before it.");
    expect(error(link({ p: [0, null] }))).toBe("Point 1 of the load curve, its requests per second is null, not a number.");
    expect(error(link({ p: [] }))).toBe("The load curve has no points.");
    expect(error(link({ p: [0, 1], d: 1e9 }))).toBe("The duration in seconds is 1000000000; it must be from 600 to 86400.");
    expect(error(link({ p: [0, 1], w: "x" }))).toBe("workload.initialReplicas is missing, not a number.");
    expect(error(forged1("[]"))).toBe("The duration in seconds is missing, not a number.");
    expect(error(forged1(`{"__proto__":{"d":600}}`))).toBe("The duration in seconds is missing, not a number.");
  });

  test("nested deeper than a stack", () => {
    const deep = "[".repeat(5000) + "]".repeat(5000);
    expect(error(forged(`{"durationSeconds":${deep}}`))).toBe("The duration in seconds is a list, not a number.");
    expect(error(forged(`{"signals":[{"metric":"x","source":"curve","points":[1,${deep},1]}]}`))).toBe(
      "Point 1 of the curve of signal 1, its second is null, not a number.",
    );
    expect(error(forged1(`{"d":${deep}}`))).toBe("The duration in seconds is a list, not a number.");
    const deepest = "[".repeat(100_000) + "]".repeat(100_000);
    expect(error(forged(`{"name":${deepest}}`))).toMatch(/^(The name is a list, not a text\.|This link is damaged)/);
    expect(error(forged(`{"workload":${'{"kind":'.repeat(100_000)}1${"}".repeat(100_000)}}`))).toMatch(
      /^(workload.kind is an object|This link is damaged)/,
    );
  });

  test("with a cursor outside the run opens without one", () => {
    const opened = decodeLink(encodeLink({ scenario: firstScenario, cursor: 3601 }));
    expect(opened).toEqual({ ok: true, value: { scenario: firstScenario, cursor: null } });
  });

  test("damaged in any way (seed 20261121, 20,000 edits)", () => {
    const random = seededRandom(20261121);
    for (let round = 0; round < 20_000; round++) {
      const letters = [...link];
      for (let edits = random.integer(3) + 1; edits > 0; edits--) {
        const at = random.integer(letters.length);
        const kind = random.integer(3);
        if (kind === 0) letters[at] = String.fromCharCode(32 + random.integer(200));
        else if (kind === 1) letters.splice(at, random.integer(9) + 1);
        else letters.splice(at, 0, String.fromCharCode(random.integer(65_536)));
      }
      const text = letters.join("");
      const reading = decodeLink(text);
      if (reading.ok) expect(reading.value, text).toEqual(busy);
    }
  });
});

const forged = (content: string) => `2.${toBase64url(deflated(content, linkDictionary2))}`;
const forged1 = (content: string) => `1.${toBase64url(deflated(content, linkDictionary1))}`;
