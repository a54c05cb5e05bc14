import { create } from "zustand";

/**
 * How the page shows the scenario: whole; read only; figures and cursor alone, for a frame in someone's page; in large type, for a room.
 */
export type Form = "full" | "viewOnly" | "embed" | "present";

interface Mode {
  form: Form;
  /** Where large type leads back to. If a link opened it, the scenario is someone else's. */
  back: Extract<Form, "full" | "viewOnly">;
}

export const useMode = create<Mode>(() => ({ form: "full", back: "viewOnly" }));

/** Goes into large type and back out of it. A frame in someone's page stays as it is. */
export const togglePresent = (): void =>
  useMode.setState(({ form, back }) => {
    if (form === "present") return { form: back };
    return form === "embed" ? {} : { form: "present", back: form };
  });

/** The scenario can be changed only in the whole page; the store refuses changes elsewhere, whatever is pressed. */
export const isEditable = (): boolean => useMode.getState().form === "full";
export const useEditable = (): boolean => useMode(({ form }) => form === "full");
