import { useTabs } from "../store/tabs";
import type { Stretch } from "./problems";

/** What another part of the page wants to show in the text. */
export type Wanted = "first problem" | Stretch;

let answer: ((wanted: Wanted) => void) | null = null;
let asked: Wanted | null = null;

export const goToProblem = (): void => goTo("first problem");
export const goToStretch = (stretch: Stretch): void => goTo(stretch);

/** Opens the manifest's tab and puts the caret at the wanted place, as soon as the tab is loaded. */
function goTo(wanted: Wanted): void {
  useTabs.setState({ tab: "manifest" });
  asked = wanted;
  // The tab is drawn first, because a hidden text can take neither focus nor scroll.
  requestAnimationFrame(serve);
}

/** The tab calls this when it is mounted. Returns a function that ends the answering. */
export function answerGoTo(visit: (wanted: Wanted) => void): () => void {
  answer = visit;
  serve();
  return () => {
    if (answer === visit) answer = null;
  };
}

function serve(): void {
  if (!asked || !answer) return;
  const wanted = asked;
  asked = null;
  answer(wanted);
}
