// The search for better manifests against the whole grid: three scenarios, at least 400 candidates with 20 seeds each. Takes minutes; in a
// bench of everything, one scenario with seven seeds.
import { loadEngine } from "./loadEngine.mjs";

const halfAnHour = 1800;

export async function study(report, repeats) {
  const seeds = repeats(20);
  const engine = await loadEngine();
  for (const [name, scenario, moves] of plantedStudies(engine).slice(0, repeats(3))) {
    const results = new Map();
    const known = (open, run) => {
      const key = `${run.candidate} ${run.case}`;
      if (!results.has(key)) results.set(key, open.run(run));
      return results.get(key);
    };
    const search = (budget) => {
      const read = engine.readStudy({ moves, seeds, budget }, scenario);
      if (!read.ok) throw new Error(read.error);
      const open = engine.openStudy(scenario, read.value);
      const found = engine.createSearch(open.space);
      for (let runs = found.pending(); runs.length > 0; runs = found.pending()) {
        for (const run of runs) found.take(run, known(open, run));
      }
      return found;
    };
    const whole = search(1_000_000);
    const all = whole.judged();
    const corner = { cost: Math.max(...all.map(({ cost }) => cost)), harm: Math.max(...all.map(({ harm }) => harm)) };
    const quarter = search(Math.floor(whole.runs / 4));
    report(`study/${name}/candidates`, all.length, "candidates");
    report(`study/${name}/runs`, (100 * quarter.runs) / whole.runs, "% of the grid's");
    report(
      `study/${name}/front`,
      (100 * engine.hypervolume(quarter.judged(), corner)) / engine.hypervolume(all, corner),
      "% of the grid's hypervolume",
    );
  }
}

function plantedStudies({ firstScenario, library, studyFields }) {
  const cut = (scenario, noise) => ({
    ...scenario,
    durationSeconds: halfAnHour,
    incidents: scenario.incidents.filter(({ at, durationSeconds = 0 }) => at + durationSeconds <= halfAnHour),
    load: { points: scenario.load.points.filter(([second]) => second <= halfAnHour), noise },
  });
  const fieldsOf = (scenario) => studyFields(scenario).find(({ path }) => path.endsWith("averageUtilization")).path;
  const windows = [
    { field: "spec.behavior.scaleDown.stabilizationWindowSeconds", values: [0, 60, 120, 300] },
    { field: "spec.behavior.scaleUp.stabilizationWindowSeconds", values: [0, 60] },
  ];
  const first = cut(firstScenario, 0.1);
  const spike = cut(library.find(({ id }) => id === "fivefold-spike").scenario, 0.1);
  const slow = { ...first, workload: { ...first.workload, readinessSeconds: 60, startUpCpuMilli: 400, startUpCpuSeconds: 60 } };
  return [
    [
      "first",
      first,
      [{ field: fieldsOf(first), from: 30, to: 90, by: 6 }, { field: "spec.minReplicas", from: 1, to: 5, by: 1 }, ...windows],
    ],
    [
      "spike",
      spike,
      [{ field: fieldsOf(spike), from: 30, to: 90, by: 6 }, { field: "spec.minReplicas", from: 2, to: 6, by: 1 }, ...windows],
    ],
    [
      "start-up",
      slow,
      [
        { field: fieldsOf(slow), from: 35, to: 85, by: 5 },
        { field: "spec.maxReplicas", from: 8, to: 14, by: 2 },
        { field: "spec.behavior.scaleUp.tolerance", values: ["50m", "100m", "200m"] },
        windows[0],
      ],
    ],
  ];
}
