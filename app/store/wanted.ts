import { create } from "zustand";

/** What a part of the page asks another to show, until it is shown. */
interface WantedState {
  /** A field or a line that the user wants to see in the manifest, until the manifest shows it. */
  wantedField: string | number | null;
  /** An entry of the menu of incidents that the user wants to add, until the menu shows it. */
  wantedIncident: string | null;
}

export const useWanted = create<WantedState>(() => ({ wantedField: null, wantedIncident: null }));
