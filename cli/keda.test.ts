import { expect, test } from "vitest";
import { firstScenario, writeScenarioFile, type Scenario } from "../engine/index";
import { command } from "./command";

const object = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: web
spec:
  scaleTargetRef:
    name: web
  cooldownPeriod: 60
  maxReplicaCount: 20
  triggers:
  - type: prometheus
    metadata:
      serverAddress: http://prometheus:9090
      query: sum(rate(http_requests_total[1m]))
      threshold: "10"
`;

/** Half an hour with a load in its middle. */
const scenario: Scenario = {
  ...firstScenario,
  manifest: object,
  durationSeconds: 1800,
  load: {
    points: [
      [0, 0],
      [300, 0],
      [360, 40],
      [600, 40],
      [660, 0],
    ],
    noise: 0,
  },
  workload: { ...firstScenario.workload, initialReplicas: 0 },
};

const on = (text: string, ...args: string[]) => command(args, { version: "1.2.3", read: () => Buffer.from(text) });
const file = (change: Partial<Scenario> = {}) => writeScenarioFile({ ...scenario, ...change });

test("a ScaledObject runs, and the report says what KEDA wrote and why", () => {
  const { exitCode, output, errors } = on(file(), "run", "file");
  expect([exitCode, errors]).toEqual([0, ""]);
  expect(output).toMatch(/## What KEDA did\n\nPolls: 61, of which 0 with an error\. Counts written: 2 by KEDA, \d by the HPA\.\n/);
  expect(output).toMatch(/\| 05:30 \| 0 → 1 \| activation \| Went from 0 to 1\. prometheus is active: /);
  expect(output).toMatch(/\| 1\d:[03]0 \| \d → 0 \| deactivation \| Went from \d to 0\. No trigger has been active since /);
  expect(on(object, "run", "file").exitCode).toBe(0);
});

test("CSV has the polls and the counts that KEDA wrote, JSON the whole records", () => {
  const [heading, ...rows] = on(file(), "run", "file", "--format", "csv")
    .output.trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
  expect(heading!.slice(-2)).toEqual(["kedaPoll", "kedaWrote (pods)"]);
  expect(rows.filter((row) => row.at(-2) !== "").length).toBe(61);
  expect(rows[330]!.slice(-2)).toEqual(["activated", "1"]);
  expect(rows[331]!.slice(-2)).toEqual(["", ""]);
  const { keda } = JSON.parse(on(file(), "run", "file", "--format", "json").output) as {
    keda: { writes: object[]; polls: object[]; reads: object[]; reconciles: object[] };
  };
  expect(keda.writes).toEqual([
    { at: 330, from: 0, to: 1 },
    { at: expect.any(Number), from: expect.any(Number), to: 0 },
  ]);
  expect([keda.polls.length, keda.reconciles.length > 0, keda.reads]).toEqual([61, true, []]);
  expect(on(file({ manifest: firstScenario.manifest }), "run", "file", "--format", "json").output).not.toContain('"keda"');
});

test("problems are said in KEDA's words at their lines", () => {
  const refused = (from: string, to: string) => on(object.replace(from, to), "run", "file");
  expect(refused("cooldownPeriod: 60", "minReplicaCount: 30")).toEqual({
    exitCode: 2,
    output: "",
    errors: "file: line 8 of the manifest: MinReplicaCount=30 must be less than MaxReplicaCount=20\n",
  });
  expect(refused('threshold: "10"', "threshold: ten").errors).toMatch(
    /^file: line 15 of the manifest: error parsing prometheus metadata: .*unable to set param "threshold" value "ten"/,
  );
  expect(on(file({ flags: { ...scenario.flags, kubernetesVersion: "1.2" } }), "run", "file").errors).toBe(
    "file: line 1 of the manifest: This is a KEDA ScaledObject. Kubernetes 1.2 has no KEDA. Choose a later release.\n",
  );
});

test("limits are checked, also under several releases and with many seeds", () => {
  const limited = file({ limits: { highestReplicas: { atMost: 3 }, requestsFailed: { atMost: 0 } } });
  const { exitCode, output } = on(limited, "check", "file");
  expect(exitCode).toBe(1);
  expect(output).toMatch(/\nhighestReplicas: 4 at p95 of 20 seeds: the limit of at most 3 is broken\./);
  expect(on(limited, "check", "file", "--kubernetes", "1.32,1.37").output).toMatch(
    /\n1\.32: highestReplicas: 4 at p95 of 20 seeds[^]*1\.37: highestReplicas: 4 at p95 of 20 seeds[^]*All outcomes are the same in 1\.32, 1\.37\./,
  );
  expect(on(limited, "check", "file", "--seeds", "5", "--vary", "load=2").output).toMatch(/\nhighestReplicas: 4 at p95 of 5 seeds/);
});

test("a run is made under a release of KEDA, and check says what an upgrade changes", () => {
  const fixed = object.replace("  triggers:", "  minReplicaCount: 1\n  triggers:");
  const limited = file({ manifest: fixed, limits: { highestReplicas: { atMost: 30 } } });
  const { output, exitCode } = on(limited, "check", "file", "--keda", "2.20,2.21");
  expect(exitCode).toBe(0);
  expect(output).toMatch(/\nKEDA 2\.20: highestReplicas: .*\nKEDA 2\.21: highestReplicas: /);
  expect(output).toMatch(
    /KEDA 2\.20 to KEDA 2\.21: A poll that cannot change the count asks no source, but takes what the HPA has read \(since 2\.21\); it [a-zA-Z ]+, first at \d+ s\./,
  );
  expect(output).toContain("rules differ and change nothing here.");
  const flagsOf = (text: string, ...more: string[]) =>
    JSON.parse(on(text, "run", "file", "--format", "json", ...more).output).scenario.flags;
  expect(flagsOf(file({}), "--keda", "2.21")).toMatchObject({ kedaVersion: "2.21" });
  expect(flagsOf(file({})).kedaVersion).toBeUndefined();
  // A manifest alone is a new scenario.
  expect(flagsOf(object)).toMatchObject({ kedaVersion: "2.21" });
  expect(on(limited, "check", "file", "--keda", "2.19").errors).toContain('--keda has no "2.19"; it has 2.20, 2.21.');
  expect(on(limited, "check", "file", "--keda", "2.20,2.21", "--kubernetes", "1.36,1.37").errors).toContain(
    "Only one of --kubernetes and --keda can name several releases.",
  );
  expect(on(limited, "check", "file", "--kubernetes", "1.36,1.37", "--keda", "2.21").output).toContain(
    "All outcomes are the same in 1.36, 1.37.",
  );
  expect(on("x", "explain", "file", "--keda", "2.21").errors).toContain("explain takes no --keda; only run, check do.");
});

test("an incident that KEDA refuses is said, and so is a ScaledObject that comes into the run of an HPA", () => {
  const down = { at: 600, kind: "triggerSourceDown", trigger: 4, durationSeconds: 60 } as const;
  expect(on(file({ incidents: [down] }), "run", "file").errors).toBe(
    "file: The incident at 600 s was refused. There is no trigger 4 in the ScaledObject.\n",
  );
  const limited = file({ incidents: [down], limits: { highestReplicas: { atMost: 30 } } });
  expect(on(limited, "check", "file").errors).toBe("file: The incident at 600 s was refused. There is no trigger 4 in the ScaledObject.\n");
  const late = { at: 600, kind: "hpaEdited", manifest: object } as const;
  expect(on(file({ manifest: firstScenario.manifest, incidents: [late] }), "run", "file").errors).toBe(
    "file: The incident at 600 s was refused. This run has an HPA. A ScaledObject must be there from the start, as the scenario's manifest.\n",
  );
});
