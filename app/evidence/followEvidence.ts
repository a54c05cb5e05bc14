import { openChannel, type Reply } from "../channel/channel";
import { startWorker } from "../channel/startWorker";
import { useEvidence, type EvidenceState } from "../store/evidence";
import { noScenario, useEvidenceScenario, type Simulating } from "../store/evidenceScenario";
import { showSeries, useSeries } from "../store/evidenceSeries";
import { t } from "../words/text";
import type { EvidenceRequests } from "./evidenceRequests";
import { createTextSender } from "./sendTexts";
import { shownSeries } from "../marks/series/shown";

const policies = {
  evidenceText: "beside",
  explainEvidence: "replaces",
  evidenceSeries: "replaces",
  evidenceSync: "replaces",
  evidenceScenario: "replaces",
  simulateEvidence: "replaces",
} as const;

const channel = openChannel<EvidenceRequests>(startWorker, policies, ({ kind }) => {
  sender.forget();
  useEvidence.setState({
    failure: kind === "silent" ? t`Reading took too long, so the page ended it.` : t`This text could not be explained.`,
  });
});

const sender = createTextSender(
  (id, part) =>
    new Promise((resolve) => {
      channel.ask("evidenceText", { id, part }, (reply) => {
        if (!reply.ok) fail(reply);
        resolve(reply.ok);
      });
    }),
);

function endReading(): void {
  sender.forget();
  channel.end();
}

/** Explains the open evidence in a worker of its own, and ends that worker when the evidence is closed. Returns what stops it. */
export function followEvidence(): () => void {
  const explain = ({ pieces }: EvidenceState) => {
    showSeries(null);
    forgetScenario();
    if (pieces.length === 0) return endReading();
    channel.giveUp("explainEvidence");
    void sender.send(
      pieces.map(({ text }) => text),
      (ids) => {
        const texts = ids.map((id, index) => ({ id, ...(pieces[index]!.range && { range: pieces[index]!.range }) }));
        channel.ask("explainEvidence", { texts }, (reply) => {
          if (!reply.ok) return fail(reply);
          useEvidence.setState({ explained: reply.answer, failure: null });
        });
      },
    );
  };
  const explainSeries = ({ explained, autoscaler }: EvidenceState) => {
    forgetScenario();
    showSeries(null);
    if (explained?.autoscalers[autoscaler] === undefined) return;
    useSeries.setState({ sought: true });
    channel.ask("evidenceSeries", { autoscaler }, (reply) => {
      if (!reply.ok) {
        if (reply.why !== "givenUp") useSeries.setState({ sought: false });
        return fail(reply);
      }
      showSeries(reply.answer && shownSeries(reply.answer));
      makeScenario(autoscaler);
    });
  };
  const open = ({ sync }: EvidenceState) => {
    if (sync === null) return;
    channel.ask("evidenceSync", { sync }, (reply) => {
      if (reply.ok) useSeries.setState({ opened: { sync, explained: reply.answer } });
      else fail(reply);
    });
  };
  explain(useEvidence.getState());
  const stop = useEvidence.subscribe((now, before) => {
    if (now.pieces !== before.pieces) explain(now);
    else if (now.explained !== before.explained || now.autoscaler !== before.autoscaler) explainSeries(now);
    else if (now.sync !== before.sync) open(now);
  });
  return () => {
    stop();
    endReading();
    showSeries(null);
    useEvidenceScenario.setState(noScenario);
  };
}

/** The scenario comes after the explanation, and its run after that: nobody waits for them. */
function makeScenario(autoscaler: number): void {
  channel.ask("evidenceScenario", { autoscaler }, (reply) => {
    if (!reply.ok) return reply.why === "givenUp" ? undefined : useEvidenceScenario.setState({ continued: "failed" });
    useEvidenceScenario.setState({ continued: reply.answer });
    if (reply.answer.ok && reply.answer.recorded !== null && useSeries.getState().series !== null) simulate();
  });
}

/** Runs the scenario that was made of the evidence. */
export function simulate(): void {
  const now = (simulating: Simulating | null) => useEvidenceScenario.setState({ simulating });
  now({ state: "running", share: 0 });
  channel.ask(
    "simulateEvidence",
    null,
    (reply) => {
      if (reply.ok) now(reply.answer && { state: "done", counts: reply.answer });
      else if (reply.why !== "givenUp") now({ state: "failed", message: reply.why === "failed" ? reply.message : null });
    },
    ({ share }) => now({ state: "running", share }),
  );
}

export function stopSimulating(): void {
  channel.giveUp("simulateEvidence");
  useEvidenceScenario.setState({ simulating: { state: "stopped" } });
}

function forgetScenario(): void {
  channel.giveUp("evidenceScenario");
  channel.giveUp("simulateEvidence");
  useEvidenceScenario.setState(noScenario);
}

/** Ends the worker, also in the middle of a text. */
export function stopReading(): void {
  endReading();
  useEvidence.setState({ failure: t`Reading was stopped.` });
}

export const readAgain = (): void => useEvidence.setState(({ pieces }) => ({ pieces: [...pieces], failure: null, explained: null }));

function fail(reply: Extract<Reply<unknown>, { ok: false }>): void {
  if (reply.why !== "failed") return;
  useEvidence.setState({ failure: reply.message ?? t`A part of this page could not be loaded. Reload to try again.` });
}
