import { createElement, Fragment, type ReactNode } from "react";
import { pieces } from "./text";

/** A text with elements in it, in the language of the page. */
export const rich = (texts: TemplateStringsArray, ...values: ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...pieces<ReactNode>(texts, values));
