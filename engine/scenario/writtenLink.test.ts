import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { run } from "../doors/withKeda";
import { firstScenario } from "./first";
import { decodeLink, encodeLink, maxLinkLength } from "./link";
import { versionsOffered, featureGatesOf, kedaVersionOf } from "./scenario";

const opened = (fragment: string) => {
  const reading = decodeLink(fragment);
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
};
const refusal = (fragment: string): string => {
  const reading = decodeLink(fragment);
  return reading.ok ? "opened" : reading.error;
};

test("a link that a person writes opens, and runs", () => {
  const yaml = firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 30");
  const link = `yaml=${encodeURIComponent(yaml)}&load=step:20..200@10m&for=1h&name=Step%20by%20step&at=12m30s&show=5m..30m&seed=7`;
  const { scenario, ...view } = opened(link);
  expect(scenario).toEqual({
    ...firstScenario,
    name: "Step by step",
    manifest: yaml,
    load: {
      points: [
        [0, 20],
        [599, 20],
        [600, 200],
      ],
      noise: 0,
    },
    seed: 7,
  });
  expect(view).toEqual({ baseline: null, cursor: 750, zoom: { from: 300, to: 1800 }, panels: [] });
  const ran = run(scenario);
  expect(ran.ok && ran.trace.outcomes.highestReplicas).toBe(30);
});

test("what is copied afterwards is a link like any other, and gives the same scenario", () => {
  const { scenario } = opened("load=40&for=30m&kubernetes=1.28");
  expect(opened(encodeLink({ scenario })!).scenario).toEqual(scenario);
});

test("a load is drawn as its shape says", () => {
  const points = (load: string) => opened(`for=2h&load=${load}`).scenario.load.points.map(([second, value]) => `${second}: ${value}`);
  expect(points("40")).toEqual(["0: 40"]);
  expect(points("12.5")).toEqual(["0: 12.5"]);
  expect(points("step:0..5@1")).toEqual(["0: 0", "1: 5"]);
  expect(points("step:200..20@1h30m")).toEqual(["0: 200", "5399: 200", "5400: 20"]);
  expect(points("spike:20..200@10m..15m")).toEqual(["0: 20", "599: 20", "600: 200", "899: 200", "900: 20"]);
  expect(points("spike:20..200@60..61")).toEqual(["0: 20", "59: 20", "60: 200", "61: 20"]);
  expect(points("ramp:20..200@10m..20m")).toEqual(["0: 20", "600: 20", "1200: 200"]);
  expect(points("points:0=20,10m=200,90m=0.5")).toEqual(["0: 20", "600: 200", "5400: 0.5"]);
});

test("each field of the workload and of the cluster can be given by its name, and a version brings its gates", () => {
  const { scenario } = opened("initialReplicas=4&kind=queue&readinessProbe=false&scrapeSeconds=60&kubernetes=1.28");
  expect(scenario.workload).toEqual({ ...firstScenario.workload, initialReplicas: 4, kind: "queue", readinessProbe: false });
  expect(scenario.cluster).toEqual({ ...firstScenario.cluster, scrapeSeconds: 60 });
  expect(scenario.flags).toMatchObject({ kubernetesVersion: "1.28", featureGates: featureGatesOf("1.28") });
});

test("a link may name a release of KEDA; without one it is of the first", () => {
  expect(kedaVersionOf(opened("name=a").scenario)).toBe("2.20");
  expect(opened("keda=2.21").scenario.flags.kedaVersion).toBe("2.21");
  expect(refusal("keda=2.19")).toContain('"2.19" is not a release of KEDA here; it has 2.20, 2.21.');
});

test("letters that mean something in YAML stay, also a plus", () => {
  expect(opened(`yaml=${encodeURIComponent("a: b # c & d = 100%+1")}`).scenario.manifest).toBe("a: b # c & d = 100%+1");
  expect(opened("yaml=a:+b&&").scenario.manifest).toBe("a:+b");
});

describe("a link that cannot be read says where", () => {
  test.for([
    [
      "lod=40",
      'A link has no part "lod". It can have yaml, name, for, load, start, at, show, kubernetes, keda, seed, and each field of the workload and the cluster.',
    ],
    ["load=40&load=50", 'This link gives "load" twice.'],
    ["yaml=100%", "This link has a % without two hexadecimal digits after it. Write % as %25."],
    ["for=an%20hour", '"an hour" is not a time; write it as 90s, 10m or 1h30m.'],
    ["for=", '"" is not a time; write it as 90s, 10m or 1h30m.'],
    ["for=90s", "The duration in seconds is 90; it must be from 600 to 86400."],
    ["for=601", "The duration is 601 s; it must be a whole number of minutes."],
    [
      "load=stair:20..200@10m",
      '"stair:20..200@10m" is not a load; write it as 40, step:20..200@10m, spike:20..200@10m..15m, ramp:20..200@10m..20m or points:0=20,10m=200.',
    ],
    [
      "load=step:20..200@10m..20m",
      '"step:20..200@10m..20m" is not a load; write it as 40, step:20..200@10m, spike:20..200@10m..15m, ramp:20..200@10m..20m or points:0=20,10m=200.',
    ],
    ["load=spike:1..2@9m..9m", '"spike:1..2@9m..9m" is not a load: its times must come one after another, and after 0.'],
    ["load=step:1..many@9m", '"many" is not a number.'],
    ["load=points:0=1,5", '"5" is not a point of a load; write it as 10m=200.'],
    ["load=points:5m=1,3m=2", "Point 2 of the load curve is at 180 s; it must be after the previous point."],
    [
      "load=step:20..200@20m&for=10m",
      "The load changes at 1200 s, after the end of the run at 600 s. Give the run a longer time with for=.",
    ],
    ["show=5m", '"5m" is not a part of a run; write it as 5m..30m.'],
    ["kubernetes=1.99", `"1.99" is not a version of this page; it has ${versionsOffered}.`],
    ["seed=1.5", "1.5 is not a seed; a seed is a whole number up to 4294967295."],
    ["initialReplicas=none", 'workload.initialReplicas is "none"; it must be a number.'],
    [
      "constructor=1",
      'A link has no part "constructor". It can have yaml, name, for, load, start, at, show, kubernetes, keda, seed, and each field of the workload and the cluster.',
    ],
  ])("%s", ([fragment, sentence]) => expect(refusal(fragment!)).toBe(sentence));
});

test("a link as long as a link can be is read at once", () => {
  const long = (piece: string) => piece + piece.at(-1)!.repeat(maxLinkLength - piece.length);
  for (const piece of ["load=step:.", "show=.", "load=points:,", "for=1", "yaml=%2", "load=step:20..2@", "a=&"]) refusal(long(piece));
});

test("every example of LINKS.md and of llms.txt opens", () => {
  const text = ["docs/LINKS.md", "public/llms.txt"]
    .map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"))
    .join("\n");
  const links = [...text.matchAll(/#((?:load|yaml)=[^\s`]+)/g)]
    .map(([, fragment]) => fragment!)
    .filter((link) => !link.includes("MANIFEST"));
  const parts = [...text.matchAll(/(?:`|[ ,(])([a-z][A-Za-z]*=[^\s`,…]+(?:,\d[^\s`,]*)*)/g)].map(([, part]) => part!.replace(/\.$/, ""));
  const loads = [...text.matchAll(/\b(?:step|spike|ramp|points):[\w.=,@]+\w/g)].map(([load]) => `load=${load}`);
  expect([links.length >= 2, parts.length >= 15, loads.length >= 10]).toEqual([true, true, true]);
  for (const fragment of [...links, ...parts.filter((part) => !part.endsWith("=TITLE")), ...loads])
    expect(refusal(fragment), fragment).toBe("opened");
});
