import { createElement, Fragment, type ReactNode } from "react";
import { unrounded } from "../words/numbers";
import { pieces } from "../words/text";

/** A text with elements in it, in the page's language. */
export const rich = (texts: TemplateStringsArray, ...values: ReactNode[]): ReactNode =>
  createElement(
    Fragment,
    null,
    ...pieces<ReactNode>(
      texts,
      values.map((value) => (typeof value === "number" ? unrounded(value) : value)),
    ),
  );
