import { useEffect, useEffectEvent } from "react";
import { useDiagnosis } from "../store/diagnosis";
import { useEvidence } from "../store/evidence";
import { isChangeable } from "../store/lesson";
import { nextSeed } from "../store/luckWork";
import { togglePresent, useMode } from "../store/mode";
import { isTuning, takesTune, toggleTune } from "../store/tune";
import { openDialog, useWindows } from "../store/windows";
import { focusDrawn } from "../ui/focusDrawn";
import { keepsKey } from "../ui/keyTargets";
import { isMac } from "../ui/platformKeys";
import { Meanings } from "./Meanings";
import { SkipLinks } from "./SkipLinks";

interface PageKeysProps {
  /** Leads to the first problem of the manifest. */
  onProblem(): void;
  /** Leads to the question of why not another count, if it is out of sight. */
  onWhyNot(): void;
}

/** What leads from one part of the page to another: the keys P and Escape, / and Ctrl K, ?, W, U and F8, and the links at its beginning. */
export function PageKeys({ onProblem, onWhyNot }: PageKeysProps) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    // F8 is no letter: it also works in text, if nothing else there takes it.
    if (event.key !== "F8" && keepsKey(event.target, event.key)) return;
    const lead = leadOf(event.key, { onProblem, onWhyNot });
    if (!lead) return;
    event.preventDefault();
    lead();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener);
    // On its way down, because Monaco has combinations that begin with this key.
    window.addEventListener("keydown", openSearchByKey, { capture: true });
    return () => {
      window.removeEventListener("keydown", listener);
      window.removeEventListener("keydown", openSearchByKey, { capture: true });
    };
  }, []);
  return (
    <>
      <SkipLinks />
      <Meanings />
    </>
  );
}

/** Ctrl K, or ⌘ K on macOS, where Ctrl K deletes to the end of the line. It works in text as well, but another window keeps the keys. */
function openSearchByKey(event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  // A keyboard with Cyrillic letters has another letter on the key.
  const isK = key.toLowerCase() === "k" || (code === "KeyK" && !/^[a-z]$/i.test(key));
  if (!isK || altKey || shiftKey || !(isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey)) return;
  const { dialog } = useWindows.getState();
  if (useMode.getState().form === "present" || (dialog !== null && dialog !== "search")) return;
  event.preventDefault();
  event.stopPropagation();
  openDialog("search");
}

/** The study has the focus when it comes; the figures take their keys without any. */
function tuneByKey(): void {
  toggleTune();
  if (isTuning()) focusDrawn(() => document.getElementById("tab-study"));
}

/** In large type there is nothing to question, to edit or to open. */
function leadOf(key: string, { onProblem, onWhyNot }: PageKeysProps): (() => void) | null {
  const presenting = useMode.getState().form === "present";
  switch (key) {
    case "p":
    case "P":
      // It shows the scenario, which waits while evidence is open.
      return useEvidence.getState().pieces.length > 0 ? null : togglePresent;
    case "s":
    case "S":
      return isChangeable("others") && useEvidence.getState().pieces.length === 0 ? nextSeed : null;
    case "Escape":
      return presenting ? togglePresent : null;
    case "?":
      return () => openDialog("keys");
    case "/":
      return presenting ? null : () => openDialog("search");
    case "w":
    case "W":
      return presenting || isTuning() ? null : onWhyNot;
    case "u":
    case "U":
      return takesTune() ? tuneByKey : null;
    case "F8":
      return presenting || useDiagnosis.getState().diagnostics.length === 0 ? null : onProblem;
    default:
      return null;
  }
}
