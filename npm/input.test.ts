import { expect, test } from "vitest";
import { library } from "../engine/doors/library";
import { defaultWorkload, digestTrace, firstScenario, run, writeScenarioFile } from "../engine/doors/withKeda";
import { check, InputError, readScenarioFile, simulate, tune, type InputProblem, type SimulationInput } from "./index";
import { risingLoad, scaledObject } from "./testing/input";

/** What is wrong with an input, whatever its type. */
function problemsOf(input: unknown): readonly InputProblem[] {
  try {
    simulate(input as SimulationInput);
    return [];
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
}
const told = (input: unknown) => problemsOf(input).map(({ path, message }) => `${path}: ${message}`);

const { load } = risingLoad;

test("each malformed value is refused with its path and a sentence, and nothing counts as zero", () => {
  const cases: [unknown, string[]][] = [
    [null, [": The input must be an object with a manifest and a load."]],
    [{}, ["manifest: The manifest is missing; it must be text.", "load: The load is missing; it must be an object."]],
    [{ ...risingLoad, load: load.points }, ["load: The load is a list; it must be an object."]],
    [{ ...risingLoad, load: { points: [] } }, ["load.points: The load curve has no points."]],
    [
      { ...risingLoad, load: { points: [[0, 1], [10]] } },
      ["load.points[1]: Point 2 of the load curve is not a pair of a second and requests per second."],
    ],
    [
      { ...risingLoad, load: { points: [[0, "20"]] } },
      ['load.points[0]: Point 1 of the load curve: the value is "20"; it must be a number.'],
    ],
    [
      { ...risingLoad, load: { points: [[0, NaN]] } },
      ["load.points[0]: Point 1 of the load curve: the value is null; it must be a number."],
    ],
    [
      {
        ...risingLoad,
        load: {
          points: [
            [10, 1],
            [5, 1],
          ],
          noise: 2,
        },
      },
      [
        "load.noise: The load's noise is 2; it must be from 0 to 0.5.",
        "load.points[1]: Point 2 of the load curve is at 5 s; it must be after the previous point.",
      ],
    ],
    [
      { ...risingLoad, workload: { cpuRequestMilli: "200", initialReplicas: -1 } },
      [
        "workload.initialReplicas: workload.initialReplicas is -1; it must be from 0 to 10000.",
        'workload.cpuRequestMilli: workload.cpuRequestMilli is "200"; it must be a number.',
      ],
    ],
    [
      { ...risingLoad, workload: { cpuRequestMili: 200 } },
      ["workload.cpuRequestMili: There is no such field. Did you mean workload.cpuRequestMilli?"],
    ],
    [{ ...risingLoad, seeds: 3 }, ["seeds: There is no such field. Did you mean seed?"]],
    [
      { ...risingLoad, flags: { featureGates: { HPAScaleToZero: 1 } } },
      ["flags.featureGates.HPAScaleToZero: The feature gate HPAScaleToZero is 1; it must be true or false."],
    ],
    [
      { ...risingLoad, incidents: [{ at: 60, kind: "nodeLost" }, { at: 90 }] },
      [expect.stringMatching(/^incidents\[1\]: Incident 2: the kind is missing; it must be one of /) as string],
    ],
    [
      { ...risingLoad, seed: -1, price: { perPodHour: 1 }, limits: { foo: { atMost: 1 }, cost: { atMost: 2 }, podHours: { atMost: -1 } } },
      [
        "seed: The seed is -1; it must be from 0 to 4294967295.",
        expect.stringMatching(/^limits\.foo: limits names "foo", which is not an outcome\. /) as string,
        "limits.podHours: limits.podHours.atMost is -1; it must be from 0 to 1000000000000000.",
      ],
    ],
    [{ ...risingLoad, limits: { cost: { atMost: 2 } } }, ["limits.cost: limits has cost, but the scenario has no price."]],
    [{ ...risingLoad, durationSeconds: 30 }, ["durationSeconds: The duration in seconds is 30; it must be from 600 to 86400."]],
  ];
  for (const [input, expected] of cases) expect(told(input)).toEqual(expected);
});

test("a misspelt option is refused with what it may mean, and not passed over", async () => {
  const limited = { ...risingLoad, limits: { podHours: { atMost: 1 } } };
  expect(() => check(limited, { sedes: 5 } as object)).toThrow("sedes: There is no such field. Did you mean seeds?");
  await expect(tune(limited, { buget: 100 } as object)).rejects.toThrow("buget: There is no such field. Did you mean budget?");
  await expect(tune(limited, { study: {} } as object)).rejects.toThrow("study: There is no such field.");
  for (const options of [5, null, "p95"]) expect(() => check(limited, options as never)).toThrow("The options must be an object.");
});

test("of several autoscalers none is run silently: one is chosen, or the input is refused with those that there are", () => {
  const manifest = `${risingLoad.manifest}---\n${scaledObject}`;
  const both = { ...risingLoad, manifest };
  const listed = "HorizontalPodAutoscaler/web in default, ScaledObject/queue in jobs";
  expect(told(both)).toEqual([
    `manifest: It has several autoscalers: ${listed}. Choose one with autoscaler, such as { name: "KIND/NAME" }.`,
  ]);
  expect(problemsOf(both)[0]!.line).toBe(20);
  expect(told({ ...readScenarioFile(writeScenarioFile(firstScenario)), manifest })).toHaveLength(1);
  expect(told({ ...both, autoscaler: { name: "api" } })).toEqual([`autoscaler: The manifest has no such autoscaler. It has ${listed}.`]);
  expect(told({ ...both, autoscaler: { nam: "web" } })).toEqual(["autoscaler.nam: There is no such field. Did you mean autoscaler.name?"]);
  for (const autoscaler of ["web", {}, { name: 1 }, null])
    expect(told({ ...both, autoscaler })).toEqual([
      'autoscaler: It must be an object with a name, a namespace or both, such as { name: "web" }.',
    ]);

  const web = simulate({ ...both, autoscaler: { name: "hpa/web" } });
  expect(web.digest).toBe(simulate(risingLoad).digest);
  expect(simulate(web.scenario).digest).toBe(web.digest);
  const queue = simulate({ ...both, autoscaler: { namespace: "jobs" } });
  expect(queue.scenario.manifest.trim()).toBe(`---\n${scaledObject.trim()}`);
  expect(queue.warnings).toEqual([]);
});

test("an answer to a sync that is none is refused, and the run waits for another", () => {
  const steps = simulate.steps(risingLoad);
  const first = steps.next();
  for (const [answer, error] of [
    [5, "The answer must be an object, such as { replicas: 5 }"],
    [null, "The answer must be an object"],
    [{ replica: 5 }, "replica: There is no such field. Did you mean replicas?"],
    [{ replicas: NaN }, "replicas: NaN is no count that can be set; it must be a whole number from 0 to 20."],
    [{ replicas: "5" }, 'replicas: "5" is no count that can be set'],
  ] as const)
    expect(() => steps.next(answer as never)).toThrow(error);
  expect(steps.next({ replicas: 5 }).value).toMatchObject({ second: 15, replicas: 5 });
  expect(first.value).toMatchObject({ second: 0, replicas: 2 });
});

test("an error of the manifest has its line", () => {
  const manifest = risingLoad.manifest.replace("maxReplicas: 20", "maxReplicas: 1");
  expect(problemsOf({ ...risingLoad, manifest })).toEqual([
    {
      path: "manifest",
      line: 11,
      message: "spec.maxReplicas: Invalid value: 1: must be greater than or equal to `minReplicas`",
    },
  ]);
  expect(() => simulate({ ...risingLoad, manifest })).toThrow("manifest, line 11: spec.maxReplicas: Invalid value");
});

test("a run that would be too large is refused as a whole", () => {
  const manifest = risingLoad.manifest.replace("maxReplicas: 20", "maxReplicas: 20000");
  expect(problemsOf({ ...risingLoad, manifest }).map(({ path }) => path)).toEqual([""]);
});

test("what is left out has its default, and the whole input is in the result", () => {
  const { scenario, digest } = simulate(risingLoad);
  expect(scenario).toMatchObject({ durationSeconds: 1800, seed: 1, load: { noise: 0 }, flags: firstScenario.flags });
  expect(scenario.workload).toEqual({ ...defaultWorkload, initialReplicas: 2 });
  expect(simulate(scenario).digest).toBe(digest);
  expect(simulate({ ...risingLoad, flags: { kubernetesVersion: "1.30" } }).scenario.flags).toMatchObject({
    kubernetesVersion: "1.30",
    featureGates: { HPAConfigurableTolerance: false },
  });
});

test("a scenario's file is an input whose run is that of the engine, also with KEDA", () => {
  for (const { scenario } of library.filter((_, index) => index % 9 === 0)) {
    const ran = run(scenario);
    if (!ran.ok) throw new Error("a question of the library does not run");
    expect([scenario.name, simulate(readScenarioFile(writeScenarioFile(scenario))).digest]).toEqual([
      scenario.name,
      digestTrace(ran.trace),
    ]);
  }
  expect(() => readScenarioFile(risingLoad.manifest)).toThrow("It is a manifest, not a scenario's file.");
  expect(() => readScenarioFile("hello")).toThrow(InputError);
});

test("a new ScaledObject runs under the newest KEDA", () => {
  const manifest = JSON.stringify({
    apiVersion: "keda.sh/v1alpha1",
    kind: "ScaledObject",
    metadata: { name: "web" },
    spec: {
      scaleTargetRef: { name: "web" },
      minReplicaCount: 1,
      triggers: [{ type: "cpu", metricType: "Utilization", metadata: { value: "50" } }],
    },
  });
  expect(simulate({ ...risingLoad, manifest }).scenario.flags.kedaVersion).toBe("2.21");
});
