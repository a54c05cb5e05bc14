/** Each JSON that a command writes, against the schema that the package has of it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020";
import { describe, expect, test } from "vitest";
import { library } from "../engine/doors/library";
import { firstScenario, writeScenarioFile, type Scenario } from "../engine/doors/withKeda";
import { command } from "./command";
import { optionsOf, verbs } from "./commands";
import { stepped } from "./testing/stepped";
import { why } from "./why/why";
import { small, target, tuneAmong } from "./tune/testing/smallStudy";
import { vpaScenario } from "../engine/vpaRun/testing/vpaScenario";

const root = join(import.meta.dirname, "..");
const folder = join(root, "schemas");
const ending = ".schema.json";
const names = readdirSync(folder).map((file) => file.slice(0, -ending.length));
const schemas = new Map(names.map((name) => [name, JSON.parse(readFileSync(join(folder, `${name}${ending}`), "utf8")) as Schema]));
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const validators = new Map<string, ValidateFunction>();

interface Schema {
  $schema: string;
  $defs?: Record<string, object>;
}

/** The name of its schema and what breaks the schema, which is nothing. */
function judged(output: string): { name: string; faults: unknown } {
  const value = JSON.parse(output) as { format: string };
  const [, name = ""] = /^hpa-playground\/(.+)$/.exec(value.format) ?? [];
  return { name, faults: faultsOf(name, value) };
}

function faultsOf(name: string, value: unknown): unknown {
  const schema = schemas.get(name);
  if (schema === undefined) return `no schema of ${name}`;
  const validate = validators.get(name) ?? ajv.compile(schema);
  validators.set(name, validate);
  return validate(value) ? null : validate.errors!.map(({ instancePath, message, params }) => ({ instancePath, message, params }));
}

const among = (files: Readonly<Record<string, string | Uint8Array>>, ...args: string[]): string =>
  command(args, {
    version: "1.2.3",
    read(name) {
      const content = files[name];
      if (content === undefined) throw Object.assign(new Error(name), { code: "ENOENT" });
      return Buffer.from(content);
    },
    filesIn: (name) => (name === "folder" ? Object.keys(files) : null),
  }).output;

const textsIn = (path: string): Record<string, Buffer> =>
  Object.fromEntries(readdirSync(join(root, path)).map((name) => [name, readFileSync(join(root, path, name))]));

const quarter = (scenario: Scenario): string => writeScenarioFile({ ...scenario, durationSeconds: 900, incidents: [] });
const hpa = firstScenario.manifest;
const object = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: web }
spec:
  scaleTargetRef: { name: web }
  triggers:
  - { type: prometheus, metadata: { serverAddress: "http://prometheus:9090", query: rate, threshold: "10" } }
`;
const limited = writeScenarioFile({ ...small, limits: { highestReplicas: { atMost: 8 }, podHours: { atMost: 100 } } });
const manifests = {
  limited,
  hpa,
  object,
  values: "replicas: 1\nHorizontalPodAutoscaler: {{ .Values }}\n",
  two: `${hpa}\n---\n${hpa}`,
  nothing: "a: 1\n",
};

const json = (output: string): string[] => (output === "" ? [] : [output]);
const evidence: Record<string, Buffer | string> = {
  ...textsIn("engine/evidence/corpus/printed"),
  ...textsIn("engine/evidence/corpus/data"),
  ...textsIn("engine/library/evidence"),
  ...(JSON.parse(gunzipSync(readFileSync(join(root, "cli/testing/publicCases.json.gz"))).toString()) as Record<string, string>),
};
const isText = (name: string): boolean => !name.endsWith(".json") && !name.endsWith(".ts");

const evictions = `LAST SEEN   TYPE     REASON         OBJECT               MESSAGE
11m         Normal   EvictedByVPA   pod/checkout-7d9-a   Pod was evicted by VPA Updater to apply resource recommendation.
`;

/** All of them would take minutes. */
const sampled = <T>(all: readonly T[], every: number): T[] => all.filter((_, index) => index % every === 0);

/** A few of the lines of a run that stops at each sync, with the last. */
async function stepsOf(files: Readonly<Record<string, string>>, ...args: string[]): Promise<string[]> {
  const { lines } = await stepped(files, args, []);
  return [...sampled(lines, 9), lines.at(-1)!];
}

/** For each command that writes JSON, what it writes of several inputs. */
const outputs: Readonly<Record<string, () => string[] | Promise<string[]>>> = {
  list: () => [among({}, "list", "--json")],
  check: () =>
    [
      ["limited"],
      ["limited", "--seeds", "5", "--vary", "load=1.2"],
      ["limited", "--kubernetes", "1.32,1.37"],
      ["hpa"],
      ["object", "--scenario", "limited"],
      ["two", "hpa", "absent", "nothing", "--scenario", "limited"],
      ["folder", "--scenario", "limited"],
      ["limited", "--manifest", "hpa", "--manifest", "values"],
      ["nothing", "--allow-none"],
    ].map((args) => among(manifests, "check", ...args, "--format", "json")),
  explain: () => {
    const texts = Object.keys(evidence).filter(isText);
    const described = "checkout-describe.txt";
    return [
      ...sampled(texts, 2).flatMap((name) => json(among(evidence, "explain", name, "--json"))),
      ...sampled(texts, 9).flatMap((name) => ["0s", "5m"].flatMap((at) => json(among(evidence, "explain", name, "--at", at)))),
      among(evidence, "explain", described, "checkout-yaml.txt"),
      among(evidence, "explain", described, "parcel.csv"),
      among({ ...evidence, "events.txt": evictions }, "explain", described, "events.txt", "--at", "5m"),
      ...["09:28:15", "09:44", "10:02:30"].flatMap((at) => json(among(evidence, "explain", "parcel.csv", "--at", at))),
    ];
  },
  why: async () => {
    const collected = { exitCode: 0, output: Buffer.from(evidence["checkout-describe.txt"]!), errors: "" };
    const world = {
      collect: async () => collected,
      serve: () => Promise.reject(new Error()),
      warn: () => undefined,
      stop: new AbortController().signal,
    };
    return [(await why(["why", "checkout", "--json"], world)).output];
  },
  run: async () => [
    ...(await stepsOf({ it: limited }, "it")),
    ...(await stepsOf({ object }, "object")),
    ...(await stepsOf({ it: writeScenarioFile(vpaScenario({ mode: "Recreate" })) }, "it")),
    ...(await stepsOf({ hpa }, "hpa", "--kubernetes", "1.2")),
    ...sampled(library, 3).map(({ scenario }) => among({ it: writeScenarioFile(scenario) }, "run", "it", "--format", "json")),
    ...["1.2", "1.28", "1.38"].map((release) => among({ hpa }, "run", "hpa", "--kubernetes", release, "--format", "json")),
    among({ object }, "run", "object", "--format", "json"),
    ...["Recreate", "InPlaceOrRecreate"].map((mode) =>
      among({ it: writeScenarioFile(vpaScenario({ mode })) }, "run", "it", "--format", "json"),
    ),
    among({ it: limited }, "run", "it", "--seeds", "5", "--format", "json"),
    among({ it: quarter({ ...small, manifest: object }) }, "run", "it", "--seeds", "5", "--vary", "load=1.2", "--format", "json"),
  ],
  tune: async () => {
    const study = (more: object) => JSON.stringify({ moves: [{ field: target, values: [50, 70, 90] }], seeds: 5, budget: 100, ...more });
    const asked = [
      { file: limited, study: study({}) },
      { file: writeScenarioFile(small), study: study({ cost: { kind: "price", pricePerPodHour: 0.04 }, harm: "p95Latency" }) },
      {
        file: writeScenarioFile({ ...small, limits: { podHours: { atMost: 0.001 } } }),
        study: study({ variations: [{ kind: "shift", amount: 300 }] }),
      },
      { file: quarter({ ...small, manifest: object }), study: study({ moves: [{ field: "spec.maxReplicaCount", values: [5, 10] }] }) },
    ];
    const stopped = AbortSignal.abort();
    const answers = [
      ...(await Promise.all(asked.map((files) => tuneAmong(files, ["file", "--study", "study", "--json"])))),
      await tuneAmong({ file: limited }, ["file", "--budget", "100", "--json"]),
      await tuneAmong(asked[0]!, ["file", "--study", "study", "--json"], { stop: stopped }),
    ];
    return answers.flatMap(({ output }) => json(output));
  },
};

const writesJson = verbs.filter((verb) => {
  const { json: asJson, format } = optionsOf(verb);
  return asJson !== undefined || (format?.offers?.includes("json") ?? false);
});

describe("what a command writes as JSON", () => {
  const met = new Set<string>();
  const written = new Map<string, string>();

  test("is judged here for each command that has JSON", () => {
    expect(Object.keys(outputs).toSorted()).toEqual(writesJson.toSorted());
  });

  test.each(writesJson)("%s keeps its schema", async (verb) => {
    const texts = await outputs[verb]!();
    for (const text of texts) {
      const { name, faults } = judged(text);
      expect([verb, name, faults]).toEqual([verb, name, null]);
      met.add(name);
      if (text.length > (written.get(name)?.length ?? 0)) written.set(name, text);
    }
    expect(texts.length).toBeGreaterThan(0);
  });

  test("has a schema each, and each schema has an output", () => {
    expect([...met].toSorted()).toEqual(names.toSorted());
  });

  test("breaks its schema with another format, another version, a further field or one less", () => {
    for (const [name, text] of written) {
      const value = JSON.parse(text) as object;
      expect(faultsOf(name, value)).toBeNull();
      for (const change of [{ format: "hpa-playground" }, { version: 2 }, { more: 1 }])
        expect(faultsOf(name, { ...value, ...change })).not.toBeNull();
      for (const field of Object.keys(value).filter((each) => each !== "keda" && each !== "vpa"))
        expect([field, faultsOf(name, { ...value, [field]: undefined })]).not.toEqual([field, null]);
    }
  });
});

test("a definition that several schemas have is the same in each", () => {
  const seen = new Map<string, object>();
  for (const { $schema, $defs = {} } of schemas.values()) {
    expect($schema).toBe("https://json-schema.org/draft/2020-12/schema");
    for (const [name, definition] of Object.entries($defs)) {
      expect([name, definition]).toEqual([name, seen.get(name) ?? definition]);
      seen.set(name, definition);
    }
  }
});
