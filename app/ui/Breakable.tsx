import { Fragment } from "react";

/** A name of the API that may break only after its underscores, dots, slashes and dashes. A number never breaks. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[_./-])(?=[A-Za-z]\w{2})/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
