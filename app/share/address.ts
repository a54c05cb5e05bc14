import { decodeLink, encodeLink, firstScenario, type Scenario } from "../../engine/index";
import { openScenario, useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { keepPrevious, loadDraft, loadPrevious, saveDraft } from "./draft";
import { useNotice } from "./notice";

const savePauseMilliseconds = 300;

/** The address of this page with a fragment that carries the scenario and the cursor. */
export function currentLink(): string {
  return `${location.href.split("#", 1)[0]}#${encodeLink({ scenario: useScenario.getState().scenario, cursor: useView.getState().cursor })}`;
}

/**
 * Opens what the address holds, else this browser's draft, else the first scenario; then keeps the draft and the address
 * up to date. What cannot be opened becomes one sentence above a working page.
 */
export function followAddress(): void {
  if (!openAddress()) openDraft();
  window.addEventListener("hashchange", () => openAddress());
  keepUpToDate();
}

/** True when the address held a scenario. */
function openAddress(): boolean {
  const fragment = location.hash.slice(1);
  if (fragment === "") return false;
  const reading = decodeLink(fragment);
  if (!reading.ok) {
    useNotice.setState({ notice: { text: reading.error } });
    // The damaged text would come back with every reload.
    history.replaceState(null, "", location.pathname + location.search);
    return false;
  }
  const draft = loadDraft();
  if (draft?.ok && !isSame(draft.value, reading.value.scenario) && !isSame(draft.value, firstScenario)) offerDraft();
  openScenario(reading.value.scenario);
  useView.setState({ cursor: reading.value.cursor, greeted: true });
  return true;
}

function openDraft(): void {
  const draft = loadDraft();
  if (draft?.ok) {
    openScenario(draft.value);
    useView.setState({ greeted: true });
  } else if (draft) {
    useNotice.setState({ notice: { text: `The draft kept in this browser could not be opened and was set aside. ${draft.error}` } });
  }
}

function offerDraft(): void {
  keepPrevious();
  const back = () => {
    const previous = loadPrevious();
    if (previous) openScenario(previous);
    useNotice.setState({ notice: null });
  };
  useNotice.setState({
    notice: { text: "This scenario came with the link. Your own is kept.", action: { label: "Back to mine", run: back } },
  });
}

function keepUpToDate(): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(pause);
    pause = undefined;
    useNotice.setState({ kept: saveDraft(useScenario.getState().scenario) });
    history.replaceState(history.state, "", currentLink());
  };
  const saveSoon = () => {
    clearTimeout(pause);
    pause = setTimeout(save, savePauseMilliseconds);
  };
  useScenario.subscribe((state, before) => {
    if (state.scenario !== before.scenario) saveSoon();
  });
  useView.subscribe((view, before) => {
    if (view.cursor !== before.cursor) saveSoon();
  });
  // A page that is closed or put away while typing keeps its last character.
  window.addEventListener("pagehide", () => {
    if (pause !== undefined) save();
  });
}

const isSame = (a: Scenario, b: Scenario) => JSON.stringify(a) === JSON.stringify(b);
