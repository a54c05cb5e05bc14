import { expect, test } from "vitest";
import { replayTrace } from "../doors/conformance";
import type { Incident } from "../cluster/incident";
import { seededRandom, type SeededRandom } from "../lib/random";
import { recordTrace } from "../conformance/recordTrace";
import { changed, checkedRun } from "../simulation/testing/checkedRun";
import { manifestWith, metricSources } from "../simulation/testing/manifests";
import { traceOf } from "../simulation/testing/traceOf";

const seed = 3105;
const runs = 20;

test(`whatever a Deployment says, the run holds together and its reconciles replay alike (seed ${seed})`, () => {
  const random = seededRandom(seed);
  for (let run = 0; run < runs; run++) {
    const scenario = changed({
      durationSeconds: 900,
      load: { points: [[0, 4 + random.integer(40)]], noise: 0.05 },
      manifest: `${manifestWith(pick(random, metrics), { minReplicas: 1 })}---\n${deployment(random)}`,
      incidents,
    });
    const recorder = recordTrace(scenario);
    checkedRun(scenario, `run ${run}: ${scenario.manifest}`);
    const recorded = recorder.recorded(traceOf(scenario, recorder));
    const decided = recorded.ticks.map(({ expect: expected }) => expected);
    expect(JSON.stringify(replayTrace(JSON.parse(JSON.stringify(recorded)))), `run ${run}: ${scenario.manifest}`).toBe(
      JSON.stringify(decided),
    );
  }
}, 60_000);

const incidents: Incident[] = [
  { at: 200, kind: "rollingUpdate", release: "good" },
  { at: 500, kind: "kubectlApply", replicas: 3 },
  { at: 700, kind: "podsCrash", pods: 1 },
];

const memory = metricSources.Resource.replace("name: cpu", "name: memory");
const metrics = [metricSources.Resource, memory, metricSources.ContainerResource, metricSources.Resource + metricSources.ContainerResource];

function deployment(random: SeededRandom): string {
  const perhaps = (line: () => string) => (random.integer(2) === 0 ? `${line()}\n` : "");
  const amount = () => pick(random, ["10m", "200m", "0.5", "1", "0"]);
  const resources = () =>
    pick(random, [
      "{}",
      `{requests: {cpu: ${amount()}}}`,
      `{requests: {cpu: ${amount()}, memory: ${pick(random, ["64Mi", "1G"])}}}`,
      "{limits: {cpu: 700m, memory: 128Mi}}",
    ]);
  const container = (name: string, more = "") => `{name: ${name}, ${more}resources: ${resources()}}`;
  const share = () => pick(random, ["0", "1", "3", "50%", "100%"]);
  const delay = `readinessProbe: {initialDelaySeconds: ${random.integer(60)}}, `;
  const containers = [container("php-apache", delay), container("mesh"), container("helper")].slice(0, 1 + random.integer(3));
  return `kind: Deployment
metadata: {name: php-apache}
spec:
${perhaps(() => `  replicas: ${random.integer(12)}`)}${perhaps(() => `  minReadySeconds: ${random.integer(30)}`)}${perhaps(
    () => `  strategy: {rollingUpdate: {maxSurge: ${share()}, maxUnavailable: ${share()}}}`,
  )}  template:
    spec:
${perhaps(() => `      terminationGracePeriodSeconds: ${random.integer(120)}`)}${perhaps(
    () => `      resources: {requests: {cpu: ${amount()}}}`,
  )}${perhaps(() => `      initContainers: [${container("early", "restartPolicy: Always, ")}, ${container("once")}]`)}      containers: [${containers.join(", ")}]
`;
}

function pick<T>(random: SeededRandom, choices: readonly T[]): T {
  const choice = choices[random.integer(choices.length)];
  if (choice === undefined) throw new Error("there is nothing to choose from");
  return choice;
}
