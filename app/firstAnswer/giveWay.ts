import { useScenario } from "../store/scenario";

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

/** Runs as soon as the page shows its own answer, or what the person changes makes the other one untrue. */
export const removeFirstAnswer = (): void => written()?.remove();

/** An edit before the page's own answer. */
export function removeAtEdit(): void {
  const stop = useScenario.subscribe(({ scenario }, before) => {
    if (scenario === before.scenario) return;
    removeFirstAnswer();
    stop();
  });
}
