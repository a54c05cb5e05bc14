import { useEffect } from "react";
import { stopsOf } from "../run/stops";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { stepTo } from "./playback";
import { fields, handles, keepsItsKeys, ownEscape, stepKey } from "../figures/stepKeys";
import { stepTargets } from "../marks/stepTargets";

/** ← → step through the syncs, with Shift through the changes; Home and End go to the ends. Escape returns these keys to the transport. */
export function useTransportKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) return leave(event);
      const target = stepKey(event);
      const { run } = useTrace.getState();
      if (!target || !run || event.defaultPrevented || keepsItsKeys(event.target)) return;
      event.preventDefault();
      const second = stepTargets(stopsOf(run), useView.getState().cursor)[target];
      if (second !== null) stepTo(target, second);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** Takes the focus off a point, a mark, an edge or a field, so that the keys work here again. The next Tab goes on from there. */
function leave(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement || target instanceof SVGElement) || !target.matches(`${fields}, ${handles}`)) return;
  if (target.closest(ownEscape) !== null) return;
  event.preventDefault();
  target.blur();
}
