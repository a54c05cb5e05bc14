import type { AnyReconcile } from "../../engine/index";
import type { Channel } from "../channel/channel";
import type { Kinds } from "./protocol";

/** Opens decisions, of which one that is known is not asked for. If the user steps from one to the next, the following decision is fetched ahead. */
export function openDecisions(
  ask: Channel<Kinds>["ask"],
  show: (run: number, step: number, reconcile: AnyReconcile) => void,
): (run: number, step: number, reconcile?: AnyReconcile | null) => void {
  interface Place {
    run: number;
    step: number;
    reconcile: AnyReconcile | null;
  }
  let opened: Place | null = null;
  let ahead: Place | null = null;

  function fetched(run: number, step: number): Place {
    const place: Place = { run, step, reconcile: null };
    ask("decision", { run, step }, (reply) => {
      if (!reply.ok || !reply.answer) return;
      place.reconcile = reply.answer;
      if (place === opened) show(run, step, reply.answer);
    });
    return place;
  }

  return (run, step, reconcile = null) => {
    const stride = opened?.run === run ? step - opened.step : 0;
    const known = reconcile ? { run, step, reconcile } : ahead?.run === run && ahead.step === step && ahead.reconcile ? ahead : null;
    opened = known ?? fetched(run, step);
    if (known?.reconcile) show(run, step, known.reconcile);
    if (Math.abs(stride) === 1) ahead = fetched(run, step + stride);
  };
}
