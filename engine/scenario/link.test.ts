import { describe, expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { cameLater } from "./cameLater";
import { unnamedScenario as firstScenario } from "./testing/unnamedScenario";
import { decodeLink, decodeShortLink, encodeLink } from "./link";
import type { LinkContent } from "./linkContent";
import { rulesNow } from "./rules";
import { featureGatesOf, simulatedVersions, type Scenario, type SimulatedVersion } from "./scenario";
import { busyScenario } from "./testing/busyScenario";
import { copiedLinks } from "./testing/copiedLinks";
import { forged } from "./testing/forgedLink";
import { randomScenario } from "./testing/randomScenario";

const content = (given: Partial<LinkContent> = {}): LinkContent => ({
  scenario: firstScenario,
  baseline: null,
  cursor: null,
  zoom: null,
  panels: [],
  ...given,
});
/** The first scenario with the values that a link leaves out. Some defaults are others by now. */
const asBefore: Scenario = {
  ...firstScenario,
  workload: { ...firstScenario.workload, ...cameLater.workload, warmUpCapacityPercent: 50 },
  cluster: { ...firstScenario.cluster, ...cameLater.cluster },
};
const opened = (given: Partial<LinkContent> = {}) => ({ ok: true, value: content(given) });
/** The link of what a link can hold. */
const linkOf = (given: Partial<LinkContent>): string => encodeLink(content(given))!;

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
  const view = { cursor: 30, zoom: { from: 0, to: 60 }, panels: ["tab/workload", "hidden/load/offered", "Größe ✓"] };
  for (const scenario of [firstScenario, other, busyScenario, oldest]) {
    for (const baseline of [null, firstScenario, other, busyScenario, oldest]) {
      const given = content({ scenario, baseline, ...view });
      expect(decodeLink(linkOf(given))).toEqual({ ok: true, value: given });
    }
  }
});

test("any scenario and any baseline come back to the byte (seed 20261122, 1,000 scenarios)", () => {
  const random = seededRandom(20261122);
  for (let index = 0; index < 1000; index++) {
    const scenario = randomScenario(random.fork(String(index)));
    // Its price and its study are not part of what a run is compared with.
    const { price: _price, study: _, ...drawn } = randomScenario(random.fork(`baseline ${index}`));
    const baseline = index % 3 === 0 ? drawn : null;
    const given = content({ scenario, baseline });
    expect(JSON.stringify(decodeLink(linkOf(given))), `scenario ${index}`).toBe(JSON.stringify({ ok: true, value: given }));
  }
});

test("a short look reads only what is short and inflates to no more, and then says the same", () => {
  const [usual, long] = [
    linkOf({ scenario: busyScenario, baseline: other }),
    linkOf({ scenario: { ...firstScenario, manifest: "x".repeat(5000) } }),
  ];
  for (const link of [usual, usual.slice(0, -9), "top", "yaml=x", "yaml=%", forged(`{"seed":-1}`)])
    expect(decodeShortLink(link, 4096)).toEqual(decodeLink(link));
  expect(long.length).toBeLessThan(4096);
  for (const link of [long, `yaml=${"x".repeat(4096)}`, forged("\0".repeat(2_000_000))])
    expect(decodeShortLink(link, 4096), link.slice(0, 20)).toBeNull();
});

test("a version of Kubernetes that is not said is today's, and stays that in a link", () => {
  const { kubernetesVersion: _, ...flags } = firstScenario.flags;
  expect(decodeLink(linkOf({ scenario: { ...firstScenario, flags }, baseline: oldest }))).toEqual(opened({ baseline: oldest }));
});

test("a release of KEDA that is not said is 2.20, and costs a link nothing; another one is kept", () => {
  expect(firstScenario.flags.kedaVersion).toBeUndefined();
  const newer: Scenario = { ...firstScenario, flags: { ...firstScenario.flags, kedaVersion: "2.21" } };
  expect(decodeLink(linkOf({ scenario: newer, baseline: firstScenario }))).toEqual(opened({ scenario: newer, baseline: firstScenario }));
  expect(linkOf({ scenario: firstScenario }).length).toBeLessThan(linkOf({ scenario: newer }).length);
});

describe("the rules of a link's time", () => {
  test("are those of before in a link without a mark", () => {
    for (const { link } of copiedLinks) expect(decodeLink(link), link).toMatchObject({ ok: true, value: { rules: 0 } });
  });

  test("are those of now in a link that this page makes", () => {
    expect(rulesNow).toBe(1);
    expect(linkOf({ scenario: asBefore })).toBe("3.FMYRmatWKirNAdcTtQA");
    expect(decodeLink("3.FMYRmatWKirNAdcTtQA")).toEqual(opened({ scenario: asBefore }));
  });

  test("stay what they were when a later page makes the link of older content", () => {
    expect(decodeLink(forged(`{"rules":0}`))).toEqual(opened({ scenario: asBefore, rules: 0 }));
  });

  test("of a later page are refused: the run would be another one", () => {
    const later = decodeLink(forged(`{"rules":2}`));
    expect(later.ok ? "" : later.error).toBe(
      "This was made by a later version of this page, which has better rules. Reload the page to get it.",
    );
    const odd = decodeLink(forged(`{"rules":"x"}`));
    expect(odd.ok ? "" : odd.error).toBe('rules is "x"; it must be a whole number.');
  });
});

describe("a link is short", () => {
  test("what is as usual costs nothing but the mark of the rules", () => {
    expect(linkOf({ scenario: asBefore }).length).toBeLessThan(24);
    expect(linkOf({ scenario: asBefore, cursor: 1815 }).length).toBeLessThan(32);
    expect(linkOf({}).length).toBeLessThan(64);
  });

  test("a scenario with a behavior, a drawn curve of 40 points, a dozen changed numbers and five incidents stays under 900 characters, its view and a baseline included", () => {
    const manifest = busyScenario.manifest.replace("stabilizationWindowSeconds: 600", "stabilizationWindowSeconds: 300");
    const baseline = { ...busyScenario, manifest, seed: 9 };
    const view = { cursor: 900, zoom: { from: 600, to: 2400 }, panels: ["tab/workload", "side/outcome", "table/load"] };
    const alone = linkOf({ scenario: busyScenario, ...view });
    expect(alone.length).toBeLessThan(900);
    expect(linkOf({ scenario: busyScenario, baseline, ...view }).length).toBeLessThan(alone.length + 60);
  });

  test("what no link could hold has none", () => {
    expect(encodeLink({ scenario: { ...firstScenario, manifest: "x".repeat(1_600_000) } })).toBeNull();
    const random = seededRandom(1);
    const noise = Array.from({ length: 600_000 }, () => String.fromCharCode(33 + random.integer(90))).join("");
    expect(encodeLink({ scenario: { ...firstScenario, manifest: noise } })).toBeNull();
  });
});

test("links that were copied once keep opening", () => {
  for (const { link, shared } of copiedLinks) expect(decodeLink(link), link).toEqual(opened({ ...shared, rules: 0 }));
});

describe("a link that cannot be opened is one sentence", () => {
  const error = (fragment: string) => {
    const reading = decodeLink(fragment);
    return reading.ok ? null : reading.error;
  };
  const link = linkOf({ scenario: busyScenario, cursor: 900 });
  const damaged = "This link is damaged: part of it is missing or changed. Ask for the link again and copy all of it.";

  test("cut short, at any place", () => {
    for (let length = 2; length < link.length; length++) expect(error(link.slice(0, length))).toBe(damaged);
  });

  test("with a changed character", () => {
    expect(error(link.slice(0, 20) + (link[20] === "A" ? "B" : "A") + link.slice(21))).toBe(damaged);
    expect(error(`${link}%20`)).toBe(damaged);
  });

  test("of another version or another page", () => {
    expect(error(`7.${link.slice(2)}`)).toBe("This link has version 7 of the link format; this page reads version 3.");
    for (const fragment of ["", "top", "/route?x=1", "2023"])
      expect(error(fragment)).toBe("The part of this address after # is not a link of this page.");
  });

  test("of 5 MB", () => {
    expect(error(`3.${"A".repeat(5_000_000)}`)).toBe("This link has 5 MB; a scenario link can have at most 0.4 MB.");
  });

  test("that inflates without end", () => {
    expect(error(forged("\0".repeat(20_000_000)))).toBe(damaged);
  });

  test("whose content is out of range, named with its place", () => {
    const link = (change: object) => forged(JSON.stringify(change));
    expect(error(link({}))).toBe(null);
    expect(error(link({ load: { points: [1000, 0, 3, 60, 1e12] } }))).toBe(
      "Point 2 of the load curve: the value is 1000000000003; it must be from 0 to 1000000.",
    );
    expect(error(link({ load: { points: [1, 0, 3, 0, 4] } }))).toBe(
      "Point 2 of the load curve is at 0 s; it must be after the previous point.",
    );
    expect(error(link({ load: { points: [1, 0, null] } }))).toBe("Point 1 of the load curve: the value is null; it must be a number.");
    expect(error(link({ load: { points: [] } }))).toBe("The load curve has no points.");
    expect(error(link({ load: { points: 7 } }))).toBe("The load curve has no points.");
    expect(error(link({ load: 7 }))).toBe("The load is 7; it must be an object.");
    expect(error(link({ workload: [] }))).toBe("The workload is a list; it must be an object.");
    expect(error(link({ workload: { kind: "toString" } }))).toBe('workload.kind is "toString"; it must be one of service, queue.');
    expect(error(link({ cluster: { nodes: null } }))).toBe("cluster.nodes is missing; it must be a number.");
    expect(error(link({ incidents: [{ at: 1, kind: "constructor" }] }))).toMatch(
      /^Incident 1: the kind is "constructor"; it must be one of /,
    );
    expect(error(link({ signals: [{ metric: "x", source: "curve", points: [1, 0, "y"] }] }))).toBe(
      "Point 1 of the curve of signal 1: the value is null; it must be a number.",
    );
    expect(error(link({ flags: { featureGates: { HPAScaleToZero: 1 } } }))).toBe(
      "The feature gate HPAScaleToZero is 1; it must be true or false.",
    );
    expect(error(link({ durationSeconds: 1e9 }))).toBe("The duration in seconds is 1000000000; it must be from 600 to 86400.");
  });

  test("whose baseline is out of range, named with its place", () => {
    expect(error(forged(`{"seed":3,"baseline":{"seed":-1}}`))).toBe(
      "The baseline of this scenario cannot be read. The seed is -1; it must be from 0 to 4294967295.",
    );
    expect(error(forged(`{"baseline":7}`))).toBe("This link's content is 7; it must be an object.");
  });

  test("with names that every object inherits, or that no scenario of this page has", () => {
    const unknown = (name: string) => `This link has "${name}", which this page does not know. Reload the page to get its newest version.`;
    expect(error(forged(`{"__proto__":{"seed":7}}`))).toBe(unknown("__proto__"));
    expect(error(forged(`{"constructor":1,"toString":2}`))).toBe(unknown("constructor"));
    expect(error(forged(`{"workload":{"__proto__":{"initialReplicas":9}}}`))).toBe(unknown("workload.__proto__"));
    expect(error(forged(`{"baseline":{"flags":{"featureGates":{"valueOf":9}}}}`))).toBe(unknown("baseline.flags.featureGates.valueOf"));
    expect(error(forged(`{"${"<script>".repeat(50)}":1}`))!.length).toBeLessThan(160);
    expect(error(forged("[]"))).toBe("This link's content is a list; it must be an object.");
    expect(error(forged("7"))).toBe("This link's content is 7; it must be an object.");
    expect(error(forged(`{"version":9}`))).toBe("It has version 9 of the scenario format; this page reads version 2.");
  });

  test("nested deeper than a stack", () => {
    const deep = "[".repeat(5000) + "]".repeat(5000);
    expect(error(forged(`{"durationSeconds":${deep}}`))).toBe("The duration in seconds is a list; it must be a number.");
    expect(error(forged(`{"signals":[{"metric":"x","source":"curve","points":[1,${deep},1]}]}`))).toBe(
      "Point 1 of the curve of signal 1: the second is null; it must be a number.",
    );
    const deepest = "[".repeat(100_000) + "]".repeat(100_000);
    expect(error(forged(`{"name":${deepest}}`))).toMatch(/^(The name is a list; it must be text\.|This link is damaged)/);
    expect(error(forged(`{"workload":${'{"kind":'.repeat(100_000)}1${"}".repeat(100_000)}}`))).toMatch(
      /^(workload.kind is an object|This link is damaged)/,
    );
  });

  test("with a view that cannot be shown opens without it", () => {
    expect(decodeLink(linkOf({ cursor: 3601, zoom: { from: 1800, to: 3601 } }))).toEqual(opened());
    const views = [
      { zoom: [900, 600] },
      { zoom: [0, 3600] },
      { zoom: [0.5, 60] },
      { zoom: ["0", 60] },
      { zoom: { from: 0, to: 60 } },
      { zoom: [1] },
    ];
    for (const view of [...views, { cursor: "7" }, { cursor: -1 }, { panels: { length: 3 } }, { panels: [7, null, "x".repeat(301)] }])
      expect(decodeLink(forged(JSON.stringify(view))), JSON.stringify(view)).toEqual(opened({ scenario: asBefore, rules: 0 }));
    const many = Array.from({ length: 5000 }, () => "table/load");
    expect(decodeLink(linkOf({ panels: many }))).toEqual(opened({ panels: many.slice(0, 100) }));
  });
});

test("a gate that came later is in a link only while it is off, and every release comes back", () => {
  const under = (kubernetesVersion: SimulatedVersion, gates: object = {}): Scenario => ({
    ...firstScenario,
    flags: { ...firstScenario.flags, kubernetesVersion, featureGates: { ...featureGatesOf(kubernetesVersion), ...gates } },
  });
  const scenarios = [...simulatedVersions.map((version) => under(version)), under("1.37", { HPAGeneration: false })];
  for (const scenario of scenarios) expect(decodeLink(encodeLink({ scenario })!)).toMatchObject({ ok: true, value: { scenario } });
  expect(new Set(scenarios.map((scenario) => encodeLink({ scenario }))).size).toBe(scenarios.length);
});
