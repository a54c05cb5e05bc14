import { heldByReasons, type StepColumns } from "../engine/index";
import type { GreetingProps } from "./explain/Greeting";
import { useTrace } from "./store/trace";
import { select, useView, type ViewState } from "./store/view";
import { readStored, store } from "./ui/browserStorage";

const greetedKey = "hpa-playground/greeted";

/** Greets each browser once. */
export function rememberGreeting(): void {
  if (readStored(greetedKey) !== null) useView.setState({ greeted: true });
  useView.subscribe((view, before) => {
    if (view.greeted && !before.greeted) store(greetedKey, "yes");
  });
}

const waitsToGreet = ({ greeted, cursor }: ViewState): boolean => !greeted && cursor === null;

/** The greeting's properties while it shows: until the user selects a sync or closes the greeting. */
export function useGreeting(): GreetingProps | null {
  const waits = useView(waitsToGreet);
  // After the greeting was closed, a new run needs no new drawing of it.
  const run = useTrace((state) => (waits ? state.run : null));
  if (!run) return null;
  const second = run.steps.at[waitingStep(run.steps)] ?? null;
  return {
    second,
    onStart: () => second !== null && select(second),
    onClose: () => useView.setState({ greeted: true }),
  };
}

export function useGreets(): boolean {
  const waits = useView(waitsToGreet);
  return useTrace(({ run }) => run !== null) && waits;
}

/** The middle of the first stretch in which the window held a scale-down; −1 if there is none. */
function waitingStep({ heldBy, proposal, current }: StepColumns): number {
  const window = heldByReasons.indexOf("window");
  const waits = (step: number) => heldBy[step] === window && proposal[step]! < current[step]!;
  const from = heldBy.findIndex((_, step) => waits(step));
  if (from < 0) return -1;
  const after = heldBy.findIndex((_, step) => step > from && !waits(step));
  return Math.floor((from + (after < 0 ? heldBy.length : after)) / 2);
}
