import type { Form } from "../store/mode";
import { useNotice } from "./notice";

/** The link to what the page shows, in a form; null when no link could hold it. */
type MakeLink = (form: Form) => string | null;

let make: MakeLink = () => null;

/** The code for links comes late, and hands itself over here. */
export function linksCame(code: MakeLink): void {
  make = code;
  useNotice.setState({ linked: true });
}

export const linkTo = (form: Form): string | null => make(form);
