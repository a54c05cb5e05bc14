import { countSteps, fitOf, prepareRun, startPrepared, type RecordedReplicas, type Scenario } from "../../../engine/index";
import { partsFor } from "../../channel/lateParts";
import { givenUp, type GivenUp, type Task } from "../../channel/serve";
import { advanceInSlices, nextTask } from "../../channel/slices";
import type { SimulatedCounts } from "../../store/evidenceScenario";
import { drawnOf } from "../../run/drawnReplicas";

/** The worker's part: runs the scenario that was made of the evidence, and lays its replicas beside the recorded ones. */
export async function simulate(
  scenario: Scenario,
  recorded: RecordedReplicas,
  task: Task<{ share: number }>,
): Promise<SimulatedCounts | GivenUp> {
  const prepared = prepareRun(scenario, await partsFor(scenario));
  const started = prepared.ok ? startPrepared(scenario, prepared) : prepared;
  if (!started.ok) throw new Error(started.refusal.kind === "limits" ? started.refusal.message : started.refusal.problems[0]?.message);
  const { durationSeconds } = scenario;
  const finished = await advanceInSlices(started.simulation, async () => {
    task.tell({ share: started.simulation.second / (durationSeconds + 1) });
    await nextTask();
    return !task.isGivenUp;
  });
  if (finished === givenUp) return givenUp;
  const { written } = finished.trace().seconds;
  const { start } = recorded;
  return {
    from: start,
    to: start + durationSeconds,
    recorded: drawnOf(recorded).map(([second, count]) => [start + second, count] as const),
    simulated: countSteps(written, durationSeconds).map(([second, count]) => [start + second, count] as const),
    fit: fitOf(recorded, written),
  };
}
