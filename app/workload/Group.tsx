import { useState, type ReactNode } from "react";

interface GroupProps {
  title: string;
  children: ReactNode;
}

/** Some fields of a form under a heading. */
export function Group({ title, children }: GroupProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface FoldingGroupProps extends GroupProps {
  /** Its state in a few words, shown while it is folded. */
  brief: string;
  /** All its fields are at their defaults, where they have no effect. */
  atRest: boolean;
}

/** Folded at first if it has no effect; a change from elsewhere, for example by a link, unfolds it. */
export function FoldingGroup({ title, brief, atRest, children }: FoldingGroupProps) {
  const [open, setOpen] = useState(!atRest);
  const [known, setKnown] = useState(atRest);
  if (known !== atRest) {
    setKnown(atRest);
    if (!atRest) setOpen(true);
  }
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="title">{title}</span> <span className="muted">{brief}</span>
      </summary>
      <fieldset aria-label={title}>{children}</fieldset>
    </details>
  );
}
