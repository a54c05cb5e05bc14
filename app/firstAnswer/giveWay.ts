import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";

/** The answer in the page's HTML; null if another scenario, or nothing, was to be shown at once. */
const written = (): HTMLElement | null => document.getElementById("first-answer");

/**
 * What the script in the HTML does, where a host's own policy forbids that script: no answer that may be of another scenario, and a question's
 * page has the address of what it shows.
 */
export function startWithoutInlineScript(): void {
  if (document.documentElement.dataset["firstAnswer"] !== undefined) return;
  document.documentElement.dataset["firstAnswer"] = "none";
  const to = document.querySelector<HTMLScriptElement>("script[data-to]")?.dataset["to"];
  if (to !== undefined) history.replaceState(history.state, "", new URL(to, document.baseURI));
}

/** The page has drawn its frame: of the answer in the HTML, what waits for a run stays. */
export function giveWay(): void {
  const answer = written();
  if (answer) answer.dataset["page"] = "drawn";
}

/**
 * The page takes the answer away once it shows its own: not the beginning of a run, which would tell less. What the person changes before, or
 * what fails, makes the written answer untrue. `drawn` waits for the page's own sentence.
 */
export function removeFirstAnswer(drawn: () => Promise<unknown>): void {
  if (written() === null) return;
  const remove = () => {
    stopWaiting();
    stopWatching();
    written()?.remove();
  };
  const stopWatching = useScenario.subscribe(({ scenario }, before) => scenario !== before.scenario && remove());
  const stopWaiting = useTrace.subscribe(({ run, reconcile, problems, failure }) => {
    const isOver = run !== null && run.digest !== null && reconcile !== null;
    if (isOver || failure !== null || problems.some(({ severity }) => severity === "error"))
      void drawn().then(() => requestAnimationFrame(remove));
  });
}
