import { create } from "zustand";

/**
 * How the page stands around the scenario: whole; to be read only; figures and cursor alone, for a frame in somebody's page; in
 * large type, for a room.
 */
export type Form = "full" | "viewOnly" | "embed" | "present";

interface Mode {
  form: Form;
  /** Where large type leads back to. Who opened it by a link has somebody else's scenario before them. */
  back: Extract<Form, "full" | "viewOnly">;
}

export const useMode = create<Mode>(() => ({ form: "full", back: "viewOnly" }));

/** Into large type and back out of it. A frame in somebody's page stays as it is. */
export const togglePresent = (): void =>
  useMode.setState(({ form, back }) => {
    if (form === "present") return { form: back };
    return form === "embed" ? {} : { form: "present", back: form };
  });

/** The scenario can be changed in the whole page alone; the store keeps to it whatever is pressed. */
export const isEditable = (): boolean => useMode.getState().form === "full";
export const useEditable = (): boolean => useMode(({ form }) => form === "full");
