import { create } from "zustand";

/**
 * How the page stands around the scenario: whole; to be read only; figures and cursor alone, for a frame in somebody's page; in
 * large type, for a room.
 */
export type Form = "full" | "viewOnly" | "embed" | "present";

export const useMode = create<{ form: Form }>(() => ({ form: "full" }));

/** The scenario can be changed in the whole page alone; the store keeps to it whatever is pressed. */
export const isEditable = (): boolean => useMode.getState().form === "full";
export const useEditable = (): boolean => useMode(({ form }) => form === "full");
