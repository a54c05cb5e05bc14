import { create } from "zustand";

/**
 * How the page shows the scenario: the whole page; the whole page, read only; only figures and cursor, for a frame in someone's page; in
 * large type, for a talk.
 */
export type Form = "full" | "viewOnly" | "embed" | "present";

interface Mode {
  form: Form;
  /** The form to which large type returns. If a link opened large type, the scenario is someone else's, so the form is view-only. */
  back: Extract<Form, "full" | "viewOnly">;
}

export const useMode = create<Mode>(() => ({ form: "full", back: "viewOnly" }));

/** Switches large type on and off. A frame in someone's page stays as it is. */
export const togglePresent = (): void =>
  useMode.setState(({ form, back }) => {
    if (form === "present") return { form: back };
    return form === "embed" ? {} : { form: "present", back: form };
  });

/** Only the whole page can change the scenario; in other forms the store refuses every change. */
export const isEditable = (): boolean => useMode.getState().form === "full";
export const useEditable = (): boolean => useMode(({ form }) => form === "full");
