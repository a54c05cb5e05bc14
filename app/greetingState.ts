import { create } from "zustand";
import { firstScenario } from "../engine/index";
import { useEvidence } from "./store/evidence";
import { useLesson } from "./store/lesson";
import { useMode } from "./store/mode";
import { useScenario } from "./store/scenario";
import { useTune } from "./store/tune";
import { useReader } from "./store/reader";
import { useView } from "./store/view";
import { useWindows } from "./store/windows";
import { readStored, store } from "./ui/browserStorage";

const greetedKey = "hpa-playground/greeted";

/** Greets each browser until its user has done anything with the page. A frame in someone's page greets no one. */
export function rememberGreeting(): void {
  if (useMode.getState().form === "embed") return;
  if (readStored(greetedKey) !== null) return endGreeting();
  usePins.setState({ left: pins });
  followPointer();
  useReader.subscribe(({ greeted }, before) => {
    if (greeted && !before.greeted) store(greetedKey, "yes");
  });
  useWindows.subscribe(({ dialog }, before) => {
    if (typeof dialog === "string" && dialog !== before.dialog) use();
  });
  useView.subscribe((view, before) => {
    if (view.selections !== before.selections || (view.playing && !before.playing)) use();
    if (view.selections !== before.selections) dropPins("held");
  });
  useScenario.subscribe(({ scenario, origin }, { scenario: before, origin: began }) => {
    if (scenario === before) return;
    if (origin === began) use();
    if (!touching) dropPins(...pins);
  });
  useEvidence.subscribe(({ pieces }) => {
    if (pieces.length > 0) use();
  });
  useTune.subscribe(({ open }) => {
    if (open) use();
  });
  useLesson.subscribe(({ open }) => {
    if (open) use();
  });
}

/** The first scenario opens where its pods wait five minutes. */
export function lookAtTheFirst(): void {
  const { cursor, zoom } = useView.getState();
  if (useScenario.getState().scenario === firstScenario && cursor === null && zoom === null) useView.setState(firstLook);
}

const firstLook = { cursor: 28 * 60, zoom: { from: 4 * 60, to: 34 * 60 } };

export const endGreeting = (): void => useReader.setState({ greeted: true });

/** The reader needs neither the line nor the pins. */
export function closeGreeting(): void {
  endGreeting();
  dropPins(...pins);
}

/** What a first visitor can touch: a number of the manifest, a handle of the curve, the area that the window holds. */
export type Pin = (typeof pins)[number];
const pins = ["number", "handle", "held"] as const;

/** The pins that were not pressed yet. They end with the visit, and with the first edit that no pin makes. */
export const usePins = create<{ left: readonly Pin[] }>(() => ({ left: [] }));
const dropPins = (...used: readonly Pin[]): void =>
  usePins.setState(({ left }) => (left.some((pin) => used.includes(pin)) ? { left: left.filter((pin) => !used.includes(pin)) } : {}));

let touching = false;

/** Does what a pin says. The pin goes, and the others stay. */
export function touchPin(pin: Pin, touch: () => void): void {
  touching = true;
  touch();
  touching = false;
  dropPins(pin);
}

/** True while the line of what this page is shows. */
export const useGreets = (): boolean => {
  const waits = useReader(({ greeted }) => !greeted);
  const inLesson = useLesson(({ open }) => open !== null);
  return waits && !inLesson;
};

/** The line goes only when no pointer is down, because the press may be on what moves with it. */
function use(): void {
  if (useReader.getState().greeted) return;
  used = true;
  if (!held) setTimeout(endGreeting);
}

let used = false;
let held = false;

function followPointer(): void {
  const follow = ({ type }: Event) => {
    held = type === "pointerdown";
    if (used && !held) setTimeout(endGreeting);
  };
  for (const type of ["pointerdown", "pointerup", "pointercancel"]) window.addEventListener(type, follow, { capture: true });
}
