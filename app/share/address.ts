import { decodeLink, encodeLink, firstScenario, maxLinkLength, type Scenario } from "../../engine/index";
import { openScenario, useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { bringBack, draftOrigin, loadDraft, receive, saveDraft } from "./draft";
import { useNotice } from "./notice";

const savePauseMilliseconds = 300;

/** The address of this page with a fragment that carries the scenario and the cursor; null when no link could hold it. */
function currentLink(): string | null {
  const fragment = encodeLink({ scenario: useScenario.getState().scenario, cursor: useView.getState().cursor });
  return fragment.length > maxLinkLength ? null : `${bareAddress()}#${fragment}`;
}

/**
 * Opens what the address holds, else this browser's draft, else the first scenario; then keeps the draft and the address
 * up to date. What cannot be opened becomes one sentence above a working page.
 */
export function followAddress(): void {
  useNotice.setState({ makeLink: currentLink });
  const draft = loadDraft();
  if (draft && !draft.ok) {
    useNotice.setState({ notice: { text: `The draft kept in this browser could not be opened and was set aside. ${draft.error}` } });
  }
  const own = draft?.ok ? draft.value : null;
  if (!openAddress(own) && own) {
    openScenario(own, draftOrigin());
    useView.setState({ greeted: true });
  }
  window.addEventListener("hashchange", () => openAddress(useScenario.getState().scenario));
  keepUpToDate();
}

/** True when the address held a scenario; it then stands in the place of the present one. */
function openAddress(present: Scenario | null): boolean {
  const fragment = location.hash.slice(1);
  if (fragment === "") return false;
  const reading = decodeLink(fragment);
  if (!reading.ok) {
    useNotice.setState({ notice: { text: reading.error } });
    // The damaged text would come back with every reload.
    history.replaceState(null, "", bareAddress());
    return false;
  }
  const { scenario, cursor } = reading.value;
  offer(receive(present, scenario));
  openScenario(scenario);
  useView.setState({ cursor, zoom: null, greeted: true });
  return true;
}

/** One's own scenario, out of sight behind a link's, stays one press away. */
function offer(own: Scenario | null): void {
  if (!own) {
    useNotice.setState({ notice: null });
    return;
  }
  const back = () => {
    bringBack(useScenario.getState().scenario, own);
    openScenario(own);
    useView.setState({ zoom: null });
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
    history.replaceState(history.state, "", currentLink() ?? bareAddress());
  };
  const saveSoon = () => {
    clearTimeout(pause);
    pause = setTimeout(save, savePauseMilliseconds);
  };
  // On a first visit this begins after the first answer, and somebody may have been quicker.
  if (useScenario.getState().scenario !== firstScenario && location.hash === "") saveSoon();
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

const bareAddress = () => location.href.split("#", 1)[0]!;
