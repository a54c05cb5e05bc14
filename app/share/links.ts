import type { Form } from "../store/mode";
import { useNotice } from "./notice";

/** Makes the link to what the page shows, in a form; null if no link could hold it. */
type MakeLink = (form: Form) => string | null;

let make: MakeLink = () => null;

/** The code for links is loaded late, and registers itself here. */
export function linksCame(code: MakeLink): void {
  make = code;
  useNotice.setState({ linked: true });
}

export const linkTo = (form: Form): string | null => make(form);
