import { useView } from "../store/view";

let answer: (() => void) | null = null;
let asked = false;

/** Opens the manifest's tab with the caret on the first problem; at once, or as soon as the tab is there. */
export function goToProblem(): void {
  useView.setState({ tab: "manifest" });
  asked = true;
  // A hidden text can take neither focus nor scroll: the tab is drawn first.
  requestAnimationFrame(serve);
}

/** The tab that answers while it is mounted; returns its leave. */
export function answerGoToProblem(visit: () => void): () => void {
  answer = visit;
  serve();
  return () => {
    if (answer === visit) answer = null;
  };
}

function serve(): void {
  if (!asked || !answer) return;
  asked = false;
  answer();
}
