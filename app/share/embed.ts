import { stepAt, heldByReasons } from "../../engine/index";
import type { Run } from "../simulation/protocol";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { select, useView } from "../store/view";

/**
 * The embedded page's messages to the page around it, as EMBED.md describes. Any page may embed it, because everything it tells follows
 * from the address that the host wrote, and a frame opens nothing that this browser keeps. It tells only the window around it. Before that
 * window says hello it sends nothing but "ready"; then it sends only to that window's origin.
 */
export function talkToHost(host: Window = window.parent): void {
  if (host === window) return;
  /** The origin that gets the answers; null until the host says hello. */
  let origin: string | null = null;
  /** The second that the host selected before there was a run. */
  let wanted: number | null = null;

  const tell = (message: object) => origin !== null && host.postMessage({ hpaPlayground: protocolVersion, ...message }, origin);
  const tellRun = () => {
    const { run } = useTrace.getState();
    if (isFinished(run)) tell({ type: "run", name: useScenario.getState().scenario.name, ...timesOf(run) });
  };
  const tellSelected = () => {
    const { run } = useTrace.getState();
    const { cursor } = useView.getState();
    if (isFinished(run)) tell({ type: "selected", ...stepOf(run, cursor) });
  };

  window.addEventListener("message", (event) => {
    const message = event.source === host ? hostMessage(event.data) : null;
    if (!message) return;
    if (message.type === "select") {
      wanted = message.second;
      selectWanted();
      return;
    }
    // A page without an origin, such as a local file, accepts only messages to any origin.
    origin = event.origin === "null" ? "*" : event.origin;
    tellRun();
    tellSelected();
  });
  function selectWanted(): void {
    const { run } = useTrace.getState();
    if (wanted === null || !isFinished(run)) return;
    const second = run.steps.at[Math.max(0, stepAt(run.steps.at, wanted))];
    wanted = null;
    if (second !== undefined) select(second);
  }

  useTrace.subscribe(({ run }, before) => {
    if (run === before.run) return;
    tellRun();
    const { cursor } = useView.getState();
    selectWanted();
    // The selection from the link is sent with the run, because a host that has already said hello does not know it.
    if (useView.getState().cursor === cursor) tellSelected();
  });
  useView.subscribe(({ cursor }, before) => {
    if (cursor !== before.cursor) tellSelected();
  });
  host.postMessage({ hpaPlayground: protocolVersion, type: "ready" }, "*");
}

const protocolVersion = 1;

type HostMessage = { type: "hello" } | { type: "select"; second: number };

/** null for all other messages that pages send to each other. */
export function hostMessage(data: unknown): HostMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const message: { hpaPlayground?: unknown; type?: unknown; second?: unknown } = data;
  if (message.hpaPlayground !== protocolVersion) return null;
  if (message.type === "hello") return { type: "hello" };
  const { second } = message;
  return message.type === "select" && typeof second === "number" && Number.isFinite(second) ? { type: "select", second } : null;
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
