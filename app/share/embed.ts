import { stepAt, heldByReasons, type Scenario, sharesRun } from "../../engine/index";
import type { Run } from "../run/run";
import { useBaseline } from "../store/baseline";
import { openScenario, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { select, useView } from "../store/view";
import { fromEngine } from "../words/engineText";
import { t } from "../words/text";
import { handedIn, readHanded, type Handed, type ReadLoad } from "./handed";
import { show, type Incoming } from "./incoming";

/** What the host handed in and the page runs, and what the page goes back to if it is refused. */
interface Opening {
  id: MessageId;
  scenario: Scenario;
  notes: string[];
  before: { incoming: Incoming; origin: Scenario };
}

/**
 * The embedded page's messages to the page around it, as EMBED.md describes. Any page may embed it, because everything it tells follows
 * from the address that the host wrote and from what the host hands in, and a frame opens nothing that this browser keeps. It tells only
 * the window around it. Before that window says hello it sends nothing but "ready"; then it sends only to that window's origin, and only
 * that origin can hand something in.
 */
export function talkToHost(readLoad: ReadLoad, host: Window = window.parent): void {
  if (host === window) return;
  /** The origin that gets the answers; null until the host says hello. */
  let origin: string | null = null;
  /** The second that the host selected before there was a run. */
  let wanted: number | null = null;
  /** Counts what was handed in: only the newest is opened. */
  let newest = 0;
  let opening: Opening | null = null;

  const tell = (message: object) =>
    // A page without an origin, such as a local file, accepts only messages to any origin.
    origin !== null && host.postMessage({ hpaPlayground: protocolVersion, ...message }, origin === "null" ? "*" : origin);
  const tellRun = () => {
    const { run } = useTrace.getState();
    if (isFinished(run)) tell({ type: "run", name: useScenario.getState().scenario.name, ...timesOf(run) });
  };
  const tellSelected = () => {
    const { run } = useTrace.getState();
    const { cursor } = useView.getState();
    if (isFinished(run)) tell({ type: "selected", ...stepOf(run, cursor) });
  };
  const refuse = (id: MessageId, error: string, line?: number) =>
    tell({ type: "refused", ...(id !== undefined && { id }), error, ...(line !== undefined && { line }) });

  window.addEventListener("message", (event) => {
    const message = event.source === host ? hostMessage(event.data) : null;
    if (!message) return;
    if (message.type === "select") {
      wanted = message.second;
      selectWanted();
    } else if (message.type === "hello") {
      origin = event.origin;
      tellRun();
      tellSelected();
    } else if (event.origin === origin) void open(message);
  });

  function selectWanted(): void {
    const { run } = useTrace.getState();
    if (wanted === null || !isFinished(run)) return;
    const second = run.steps.at[Math.max(0, stepAt(run.steps.at, wanted))];
    wanted = null;
    if (second !== undefined) select(second);
  }

  async function open({ id, handed, second }: Extract<HostMessage, { type: "open" }>): Promise<void> {
    const own = ++newest;
    giveUpOpening(t`Another message replaced this one.`);
    if (handed === null)
      return void refuse(id, t`An open message needs a scenario, a manifest or samples, in the forms that EMBED.md describes.`);
    const read = await readHanded(handed, useScenario.getState(), readLoad);
    if (own !== newest) return void refuse(id, t`Another message replaced this one.`);
    if (!read.ok) return void refuse(id, read.error);
    const { scenario, origin: scenarioBefore } = useScenario.getState();
    const { cursor, zoom } = useView.getState();
    const before = { incoming: { scenario, baseline: useBaseline.getState().scenario, cursor, zoom }, origin: scenarioBefore };
    const { scenario: handedScenario } = read.incoming;
    opening = { id, scenario: handedScenario, notes: read.notes, before };
    wanted = second;
    // A scenario with the same run is not run again. Otherwise, from here on a problem belongs to what was handed in.
    const isAlike = sharesRun(scenario, handedScenario);
    if (!isAlike) useTrace.setState({ problems: [], failure: null });
    show(read.incoming);
    if (isAlike) settle();
  }

  function tellOpened(): void {
    if (!opening) return;
    const { id, scenario, notes } = opening;
    opening = null;
    tell({ type: "opened", ...(id !== undefined && { id }), name: scenario.name, durationSeconds: scenario.durationSeconds, notes });
  }

  /** Goes back to what the page showed before. */
  function giveUpOpening(error: string, line?: number): void {
    if (!opening) return;
    const { id, before } = opening;
    opening = null;
    refuse(id, error, line);
    wanted = null;
    show(before.incoming, () => openScenario(before.incoming.scenario, before.origin));
  }

  /** Answers what was handed in, if the trace tells what became of it. Returns true if the run was told, too. */
  function settle(): boolean {
    const { run, scenario, problems, failure } = useTrace.getState();
    if (!opening) return false;
    const error = problems.find(({ severity }) => severity === "error");
    if (failure !== null) giveUpOpening(failure);
    else if (error) giveUpOpening(fromEngine(error.said.message), error.line);
    else if (scenario && sharesRun(scenario, opening.scenario) && isFinished(run)) {
      tellOpened();
      showRun();
      return true;
    }
    return false;
  }

  /** Tells the run, and selects in it what the host asked for. */
  function showRun(): void {
    tellRun();
    const { cursor } = useView.getState();
    selectWanted();
    // The selection from the link is sent with the run, because a host that has already said hello does not know it.
    if (useView.getState().cursor === cursor) tellSelected();
  }

  useTrace.subscribe(({ run }, before) => {
    if (!settle() && opening === null && run !== before.run) showRun();
  });
  useView.subscribe(({ cursor }, before) => {
    if (cursor !== before.cursor && !opening) tellSelected();
  });
  host.postMessage({ hpaPlayground: protocolVersion, type: "ready" }, "*");
}

const protocolVersion = 1;

/** The host's own name for a message, which the answer repeats. */
type MessageId = string | number | undefined;

type HostMessage =
  | { type: "hello" }
  | { type: "select"; second: number }
  /** `handed` is null if the message does not have the form that the protocol asks for. */
  | { type: "open"; id: MessageId; handed: Handed | null; second: number | null };

/** null for all other messages that pages send to each other. */
export function hostMessage(data: unknown): HostMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const message: Readonly<Record<string, unknown>> = { ...data };
  if (message["hpaPlayground"] !== protocolVersion) return null;
  const { type, id, second } = message;
  const time = typeof second === "number" && Number.isFinite(second) ? second : null;
  switch (type) {
    case "hello":
      return { type };
    case "select":
      return time === null ? null : { type, second: time };
    case "open":
      return { type, id: typeof id === "string" || typeof id === "number" ? id : undefined, handed: handedIn(message), second: time };
    default:
      return null;
  }
}

/** The last seconds are unknown until the whole run is computed. */
const isFinished = (run: Run | null): run is Run => run?.digest != null;

const timesOf = ({ durationSeconds, steps }: Run) => ({ durationSeconds, reconciles: [...steps.at] });

function stepOf({ steps }: Run, cursor: number | null): object {
  const step = cursor === null ? -1 : stepAt(steps.at, cursor);
  if (step < 0) return { second: null };
  return {
    second: steps.at[step],
    replicas: {
      before: steps.current[step],
      asked: Number.isNaN(steps.proposal[step]) ? null : steps.proposal[step],
      after: steps.applied[step],
    },
    heldBy: heldByReasons[steps.heldBy[step]!],
  };
}
