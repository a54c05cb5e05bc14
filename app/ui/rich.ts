import { createElement, Fragment, type ReactNode } from "react";
import { pieces } from "../words/text";

/** A text with elements in it, in the page's language. */
export const rich = (texts: TemplateStringsArray, ...values: ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...pieces<ReactNode>(texts, values));
