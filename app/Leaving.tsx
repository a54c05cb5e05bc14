import { useEffect } from "react";
import { askToLeave, stay, useWindows } from "./store/windows";
import { later } from "./ui/later";

const LeaveDialog = later(
  () => import("./ui/LeaveDialog").then((room) => room.LeaveDialog),
  ({ onClose }) => onClose,
);

/** Asks before any link of the page opens another site. The question's own link is the answer. */
export function Leaving() {
  const address = useWindows((view) => view.leavingTo);
  useEffect(() => {
    for (const type of presses) document.addEventListener(type, ask, { capture: true });
    return () => presses.forEach((type) => document.removeEventListener(type, ask, { capture: true }));
  }, []);
  return address !== null && <LeaveDialog address={address} onClose={stay} />;
}

const presses = ["click", "auxclick"] as const;

/**
 * A press with a key or another button is a choice of the browser's, such as a tab in the background. No part of the page learns of the
 * press on its way down: Monaco would open the link with its own code.
 */
function ask(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || !/^https?:$/.test(link.protocol) || link.origin === location.origin || link.closest(".leave")) return;
  event.stopPropagation();
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  link.focus();
  askToLeave(link.href);
}
