import type { Lines } from "../lines";
import type { EventReading } from "../evidence";
import { autoscalerReason } from "./eventRow";

/** An event as consoles of the web show it: its parts in lines of their own. With how many lines it has; null if none begins here. */
export function readConsoleEvent(lines: Lines, index: number): { event: EventReading; length: number } | null {
  if (!/^\s*["A-Z\d]/.test(lines.textOf(index))) return null;
  const part = (offset: number) => lines.textOf(index + offset).trim();
  const line = lines.numberOf(index);
  if (clock.test(part(0))) {
    const [time, kind, object, reason, message] = [part(0), part(1), part(2), part(3), part(4)];
    if (!/^[A-Z][A-Za-z]+$/.test(kind) || !/^[a-z0-9][-a-z0-9.]*$/.test(object) || !/^[A-Z][A-Za-z]+$/.test(reason) || message === "")
      return null;
    return { event: { line, time, reason, object, message }, length: 5 };
  }
  if (autoscalerReason.test(part(0)) && /^\S+ \S/.test(part(1)) && !autoscalerReason.test(part(1))) {
    return { event: { line, reason: part(0), message: part(1) }, length: 2 };
  }
  const [, reason = "", message = ""] = inOneLine.exec(part(0)) ?? [];
  return autoscalerReason.test(reason) ? { event: { line, reason, message }, length: 1 } : null;
}

/** A reason and its message alone, as people quote them. */
const inOneLine = /^"?([A-Z][A-Za-z]+)"?(?:\s{2,}|\t+|: +| [-–] )"?([a-zA-Z].*?)"?$/;

const clock = /^\d{1,2}:\d\d(?::\d\d)?(?:\s?[AP]M)?$/;
