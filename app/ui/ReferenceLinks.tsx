import { Fragment } from "react";
import { referenceTitle, type Reference } from "../words/names/references";

/** Links that open a new tab and name their host. */
export function ReferenceLinks({ references }: { references: readonly Reference[] }) {
  return references.map((reference, index) => (
    <Fragment key={reference.address}>
      {index > 0 && " · "}
      <a className="lk" href={reference.address} target="_blank" rel="noopener noreferrer">
        {referenceTitle(reference)}
      </a>
    </Fragment>
  ));
}
