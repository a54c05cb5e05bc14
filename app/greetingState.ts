import { useEffect } from "react";
import { heldByReasons } from "../engine/index";
import type { GreetingProps } from "./explain/Greeting";
import { useTrace } from "./store/trace";
import { useView } from "./store/view";

const greetedKey = "hpa-playground/greeted";

/** Reads once whether this browser was greeted before; storage may be closed, then it greets again. */
export function rememberGreeting(): void {
  try {
    if (localStorage.getItem(greetedKey)) useView.setState({ greeted: true });
  } catch {
    return;
  }
  useView.subscribe((view, before) => {
    if (view.greeted && !before.greeted) localStorage.setItem(greetedKey, "yes");
  });
}

/** What the greeting needs while it shows: until something is selected or it is closed. */
export function useGreeting(): GreetingProps | null {
  const greeted = useView((view) => view.greeted);
  const cursor = useView((view) => view.cursor);
  const run = useTrace((state) => state.run);
  useEffect(() => {
    if (cursor !== null) useView.setState({ greeted: true });
  }, [cursor]);
  if (greeted || cursor !== null || !run) return null;
  const window = heldByReasons.indexOf("window");
  const step = run.steps.heldBy.findIndex((reason, index) => reason === window && run.steps.proposal[index]! < run.steps.current[index]!);
  const second = run.steps.at[Math.max(0, step)]!;
  return {
    second,
    onStart: () => useView.setState({ cursor: second, greeted: true }),
    onClose: () => useView.setState({ greeted: true }),
  };
}
