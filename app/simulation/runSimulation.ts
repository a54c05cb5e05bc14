import { sharesRun } from "../../engine/index";
import type { Problem, Scenario } from "../../engine/index";
import { t } from "../words/text";
import { openChannel, type Channel, type Loss } from "../channel/channel";
import { policies } from "./policies";
import type { Kinds, OpenedStep, RunProgress, RunWanted } from "./protocol";
import type { Detail, RowsWanted, Run } from "../run/run";

/** What becomes of a run. */
export type RunNews =
  /** `scenario` is the one that was run. */
  | { kind: "finished"; run: Run; problems: readonly Problem[]; detail: Detail | null; scenario: Scenario; opened?: OpenedStep }
  | RunProgress
  | { kind: "invalid"; problems: readonly Problem[] }
  /** The user cancelled a long run. */
  | { kind: "cancelled" }
  | { kind: "failed"; message: string }
  /** The worker stopped answering; another one makes the run again, and knows nothing else. */
  | { kind: "restarted" };

export interface SimulationClient {
  /** Runs a scenario. While a run is under way, only the newest of the waiting ones is kept. */
  run(scenario: Scenario, rows: number, view?: RowsWanted | null, cursor?: number | null): void;
  cancel(): void;
  /** Every other request to the worker. */
  ask: Channel<Kinds>["ask"];
  giveUp: Channel<Kinds>["giveUp"];
  /** `hear` is called when the worker is gone, with all that it kept. */
  hearOfLoss(hear: () => void): void;
}

/** The page's own worker. It keeps a run of the newest scenario; if it stops answering, a new worker makes that run again. */
export function connectSimulation(startWorker: () => Worker, hear: (news: RunNews) => void): SimulationClient {
  const channel = openChannel<Kinds>(startWorker, policies, onLost);
  /** For a worker that replaces this one. */
  let lastRun: RunWanted | null = null;
  /** Runs that were under way or waiting when the worker was lost, the newest last. */
  let lostRuns: RunWanted[] = [];
  /** The scenario at which the last worker stopped answering. */
  let silencedBy: Scenario | null = null;
  let hearOfLoss = () => {};

  function run(wanted: RunWanted): void {
    channel.ask(
      "run",
      wanted,
      (reply) => {
        if (!reply.ok && reply.why === "lost") lostRuns.push(wanted);
        if (!reply.ok && reply.why !== "failed") return;
        lastRun = wanted;
        if (!reply.ok) return hear({ kind: "failed", message: reply.message ?? t`A part of the simulation could not be loaded.` });
        const { answer } = reply;
        if (answer.run === null) hear({ kind: "invalid", problems: answer.problems });
        else hear({ kind: "finished", ...answer, scenario: wanted.scenario });
      },
      hear,
    );
  }

  /**
   * A worker that broke is not started again for the same run. After a worker stopped answering, the run is made again, unless its scenario
   * has stopped two workers.
   */
  function onLost(loss: Loss): void {
    const [cause = lastRun] = lostRuns;
    const again = lostRuns.at(-1) ?? lastRun;
    lostRuns = [];
    if (loss.kind === "broke") hear({ kind: "failed", message: loss.message || t`The simulation could not be loaded.` });
    else {
      const twice = cause !== null && silencedBy !== null && sharesRun(cause.scenario, silencedBy);
      silencedBy = cause?.scenario ?? null;
      if (twice && (again === null || sharesRun(again.scenario, cause.scenario))) {
        hear({ kind: "failed", message: t`The simulation stopped answering twice. Change the scenario, or try again.` });
      } else {
        hear({ kind: "restarted" });
        if (again) run(again);
      }
    }
    hearOfLoss();
  }

  return {
    run: (scenario, rows, view = null, cursor = null) => run({ scenario, rows, view, cursor }),
    cancel() {
      // The user sees the run under way and the one waiting behind it as one run, so both are given up.
      if (channel.giveUp("run")) hear({ kind: "cancelled" });
    },
    ask: channel.ask,
    giveUp: channel.giveUp,
    hearOfLoss: (told) => void (hearOfLoss = told),
  };
}
