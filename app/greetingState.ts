import { firstScenario } from "../engine/index";
import { useLesson } from "./store/lesson";
import { useMode } from "./store/mode";
import { useScenario } from "./store/scenario";
import { useView } from "./store/view";
import { readStored, store } from "./ui/browserStorage";

const greetedKey = "hpa-playground/greeted";

/** Greets each browser until its user has done anything with the page. A frame in someone's page greets no one. */
export function rememberGreeting(): void {
  if (useMode.getState().form === "embed") return;
  if (readStored(greetedKey) !== null) return endGreeting();
  followPointer();
  useView.subscribe((view, before) => {
    if (view.greeted && !before.greeted) store(greetedKey, "yes");
  });
  useView.subscribe((view, before) => {
    const opens = typeof view.dialog === "string" && view.dialog !== before.dialog;
    if (view.selections !== before.selections || (view.playing && !before.playing) || opens) use();
  });
  useScenario.subscribe(({ scenario, origin }, before) => {
    if (scenario !== before.scenario && origin === before.origin) use();
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

export const endGreeting = (): void => useView.setState({ greeted: true });

/** True while the line of what this page is shows. */
export const useGreets = (): boolean => {
  const waits = useView(({ greeted }) => !greeted);
  const inLesson = useLesson(({ open }) => open !== null);
  return waits && !inLesson;
};

/** The page below the line moves up when the line goes, so this waits until no pointer holds anything there. */
function use(): void {
  if (useView.getState().greeted) return;
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
