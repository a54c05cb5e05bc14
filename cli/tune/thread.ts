/** A thread that computes runs of one study. */
import { parentPort, workerData } from "node:worker_threads";
import { openStudy, type RunResult, type Scenario, type Study, type StudyRun } from "../../engine/doors/withKeda";

export interface StudyOfThread {
  scenario: Scenario;
  study: Study;
}

/** The runs of a batch, with their results. */
export type Done = [StudyRun, RunResult][];

const { scenario, study } = workerData as StudyOfThread;
const open = openStudy(scenario, study);
parentPort!.on("message", (runs: StudyRun[]) => {
  const done: Done = runs.map((run) => [run, open.run(run)]);
  parentPort!.postMessage(done);
});
