import {
  prepareFirst,
  startPrepared,
  stepAt,
  type AnyReconcile,
  type Scenario,
  type DiagnosisContext,
  type Simulation,
  type Started,
  type StepColumns,
} from "../../engine/index";
import type { baselineKeeper } from "./baselineKeeper";
import { partsFor, kedaOf } from "../channel/lateParts";
import { vpaOf } from "../channel/loadVpa";
import { detailOf, refused, type KeptRun } from "./keptRun";
import { SaidError } from "../channel/saidError";
import type { Kinds, OpenedStep, RunProgress, RunWanted } from "./protocol";
import type { Detail } from "../run/run";
import { tellingSecond } from "../run/tellingSync";
import { givenUp, type Handlers, type Task } from "../channel/serve";
import { late } from "../ui/late";
import { advanceInSlices, nextTask, quietMilliseconds, shareOf } from "../channel/slices";
import { detailTransferables, stepsOf, stepsTransferables, toGrowingRun, toRun, transferables } from "./toRun";

/**
 * The figures of a long run first grow after `firstMilliseconds`, and then each time the run has taken `factor` times as long. Between two
 * parts the page gets time to draw, because drawing costs the page more than the worker. A run that will likely end within
 * `soonMilliseconds` comes as a whole, because parts would only delay it.
 */
const growth = { firstMilliseconds: 40, factor: 3, apartMilliseconds: 250, rows: 120, soonMilliseconds: 250 };
/** How long the engine is warmed up after the first answer: its first runs take several times as long as later ones. */
const warmUpLimits = { times: 12, milliseconds: 1500, sliceMilliseconds: 3 };

/** The handlers of a worker: it runs scenarios, keeps the page's last run and its baseline, and answers questions about these. */
export function runner(): Handlers<Kinds> {
  /** How many of the page's own runs are under way. */
  let running = 0;
  /** The last finished run. */
  let kept: KeptRun | null = null;
  /** The run under way, as far as the page has seen it. */
  let growing: KeptRun | null = null;
  /** Keeps the baseline's run. null until the page requests one. */
  let keeper: ReturnType<typeof baselineKeeper> | null = null;
  let warmedUp = false;

  async function run(wanted: RunWanted, task: Task<RunProgress>): Promise<Kinds["run"]["answer"] | typeof givenUp> {
    running++;
    try {
      const { scenario, rows, view, cursor } = wanted;
      const started = await start(scenario);
      if (task.isGivenUp) return givenUp;
      if (!started.ok) return await refused(scenario, started.refusal);
      const simulation = await advanceInSlices(started.simulation, tellingOf(wanted, task, started.simulation));
      if (simulation === givenUp) return givenUp;
      const trace = simulation.trace();
      kept = { id: task.id, scenario, trace, lastSecond: trace.durationSeconds };
      growing = null;
      const finished = toRun(task.id, trace, rows);
      const detail = view && detailOf(kept, view);
      task.handOver([...transferables(finished), ...detailTransferables(detail)]);
      if (!warmedUp) void warmUp(wanted);
      return { run: finished, detail, problems: trace.problems, ...openedIn(kept, finished.steps, cursor) };
    } finally {
      running--;
    }
  }

  /** Between the slices of the page's own run, tells the page how far it has come: first as a number, then as figures. */
  function tellingOf(wanted: RunWanted, task: Task<RunProgress>, simulation: Simulation): () => Promise<boolean> {
    const started = performance.now();
    let nextGrowth = growth.firstMilliseconds;
    return async () => {
      const spent = performance.now() - started;
      const share = shareOf(simulation, wanted.scenario);
      if (spent > quietMilliseconds) task.tell({ kind: "progress", share });
      if (simulation.second > 0 && spent > nextGrowth && spent > growth.soonMilliseconds * share) {
        grow(wanted, task, simulation);
        const grown = performance.now() - started;
        nextGrowth = Math.max(grown * growth.factor, grown + growth.apartMilliseconds);
      }
      return heeding(task);
    };
  }

  function grow({ scenario, rows, view, cursor }: RunWanted, task: Task<RunProgress>, simulation: Simulation): void {
    growing = { id: task.id, scenario, trace: simulation.trace(), lastSecond: simulation.second - 1 };
    const few = Math.min(growth.rows, rows);
    const run = toGrowingRun(task.id, growing.trace, growing.lastSecond, few);
    const detail = view && detailOf(growing, { ...view, rows: few });
    task.tell({ kind: "grown", run, detail, ...openedIn(growing, run.steps, cursor) }, [
      ...transferables(run),
      ...detailTransferables(detail),
    ]);
  }

  /** Repeats a run without an answer, so that the compiler has optimized the engine before a pointer draws. Any real run ends it. */
  async function warmUp({ scenario, rows }: RunWanted): Promise<void> {
    warmedUp = true;
    const end = performance.now() + warmUpLimits.milliseconds;
    const isIdle = async () => {
      await nextTask();
      return running === 0 && keeper === null && performance.now() < end;
    };
    for (let time = 0; time < warmUpLimits.times && (await isIdle()); time++) {
      const started = await start(scenario);
      const simulation = started.ok ? await advanceInSlices(started.simulation, isIdle, warmUpLimits.sliceMilliseconds) : givenUp;
      if (simulation === givenUp) return;
      toRun(0, simulation.trace(), rows);
    }
  }

  /** null if the worker does not have the run. */
  const keptAs = (run: number): KeptRun | null => [kept, growing, keeper?.kept()].find((each) => each?.id === run) ?? null;

  function rows({ run, view }: Kinds["rows"]["request"], task: Task): Detail | null {
    const asked = keptAs(run);
    const detail = asked && detailOf(asked, view);
    task.handOver(detailTransferables(detail));
    return detail;
  }

  function decision({ run, step }: Kinds["decision"]["request"]): AnyReconcile | null {
    return keptAs(run)?.trace.reconciles[step] ?? null;
  }

  async function loadedKeeper(): Promise<ReturnType<typeof baselineKeeper>> {
    const room = await late(() => import("./baselineKeeper"));
    return (keeper ??= room.baselineKeeper({ finished: () => kept, isBusy: () => running > 0 }));
  }

  return {
    run,
    rows,
    decision,
    async baseline(wanted, task) {
      return (await loadedKeeper()).run(wanted, task);
    },
    baselineRows: rows,
    poll({ run, poll }) {
      const polls = keptAs(run)?.trace.keda?.polls ?? [];
      const record = polls[poll];
      if (record === undefined) return null;
      const since = record.stored.status.lastActiveTime ?? record.stored.createdAt;
      return { record, polls: polls.slice(0, poll + 1).filter(({ at }) => at >= since) };
    },
    baselineDecision: decision,
    async compare(asked) {
      return (await loadedKeeper()).compare(asked.run);
    },
    forgetBaseline() {
      keeper?.forget();
      return null;
    },
    async steps({ scenario }, task) {
      const started = await start(scenario);
      if (!started.ok) {
        if (started.refusal.kind === "limits") throw new SaidError(started.refusal);
        return null;
      }
      const simulation = await advanceInSlices(started.simulation, () => heeding(task));
      if (simulation === givenUp) return givenUp;
      const steps = stepsOf(simulation.trace());
      task.handOver(stepsTransferables(steps));
      return steps;
    },
    async kubectl(asked) {
      const { kubectlOutputs } = await late(() => import("./printKubectl"));
      const run = keptAs(asked.run);
      return run && kubectlOutputs(run.trace, asked.step);
    },
    async takeAway(asked) {
      const { takeAwayPart } = await late(() => import("./takeAwayPart"));
      if (kept?.id !== asked.run) return null;
      const run = kept;
      return takeAwayPart(run, asked.part, await partsFor(run.scenario));
    },
    async diagnose({ text, context }, task) {
      const { diagnoseManifest, judgeManifestV1, outline } = await late(() => import("./judgeText"));
      if (task.isGivenUp) return givenUp;
      const [keda, vpa] = await Promise.all([kedaOf(text), vpaOf(text)]);
      if (task.isGivenUp) return givenUp;
      const diagnose = (judged: DiagnosisContext) => {
        const diagnosis = (keda?.diagnoseScaledObject ?? diagnoseManifest)(text, judged);
        return vpa === null ? diagnosis : vpa.diagnoseVpa(text, diagnosis, judged.silenced);
      };
      const diagnostics = context ? diagnose(context).diagnostics : judgeManifestV1(text).problems;
      const kedaRules = keda?.hasScaledObject(text) === true ? keda.kedaAdviceRules : null;
      return { text, diagnostics, documents: outline(text), kedaRules, vpaRules: context && vpa ? vpa.vpaAdviceRules : null };
    },
    completions: async (request, task) => (await helper()).completions(request, task),
    fieldAt: async (request, task) => (await helper()).fieldAt(request, task),
    placeOfField: async (request, task) => (await helper()).placeOfField(request, task),
    withField: async (request, task) => (await helper()).withField(request, task),
    form: async (request, task) => (await helper()).form(request, task),
    changedByForm: async (request, task) => (await helper()).changedByForm(request, task),
    formatted: async (request, task) => (await helper()).formatted(request, task),
    stored: async (request, task) => (await helper()).stored(request, task),
    pasted: async (request, task) => (await helper()).pasted(request, task),
    judgedEdit: async (request, task) => (await helper()).judgedEdit(request, task),
    changedValues: async (request, task) => (await helper()).changedValues(request, task),
    summaries: async (request, task) => (await helper()).summaries(request, task),
    tunable: async (request, task) => (await helper()).tunable(request, task),
    fieldsToTune: async (request, task) => (await helper()).fieldsToTune(request, task),
    candidateParts: async (request, task) => (await helper()).candidateParts(request, task),
  };
}

const helper = async () => (await late(() => import("./helpWork"))).helpWork;

/** Only the first scenario runs without the code that reads manifests, so that the first answer does not wait for it. */
async function start(scenario: Scenario): Promise<Started> {
  const first = prepareFirst(scenario);
  if (first !== null) return startPrepared(scenario, first);
  const { prepareRun } = await late(() => import("./prepare"));
  const prepared = prepareRun(scenario, await partsFor(scenario));
  return prepared.ok ? startPrepared(scenario, prepared) : prepared;
}

/** The step under the cursor, if the run has come that far. */
function openedIn({ trace, lastSecond }: KeptRun, steps: StepColumns, cursor: number | null): { opened?: OpenedStep } {
  const second = cursor ?? tellingSecond(steps);
  if (second === null || second > lastSecond) return {};
  const step = stepAt(steps.at, second);
  const reconcile = trace.reconciles[step];
  return reconcile ? { opened: { step, reconcile } } : {};
}

async function heeding(task: Task): Promise<boolean> {
  await nextTask();
  return !task.isGivenUp;
}
