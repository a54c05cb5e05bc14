import { useState, type ReactNode } from "react";

interface GroupProps {
  title: string;
  children: ReactNode;
}

export function Group({ title, children }: GroupProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface FoldingGroupProps extends GroupProps {
  /** The name by which other parts of the page find it. */
  name?: string;
  /** The state of the fields in a few words, shown while the group is folded. */
  brief: string;
  /** True if all fields have their defaults and no effect. */
  atRest: boolean;
}

/**
 * A group without an effect is folded at first. A change from elsewhere, for example by a link, unfolds it, so that nothing acts unseen.
 */
export function FoldingGroup({ name, title, brief, atRest, children }: FoldingGroupProps) {
  const [open, setOpen] = useState(!atRest);
  const [known, setKnown] = useState(atRest);
  if (known !== atRest) {
    setKnown(atRest);
    if (!atRest) setOpen(true);
  }
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary data-name={name}>
        <span className="title">{title}</span> <span className="muted">{brief}</span>
      </summary>
      <fieldset aria-label={title}>{children}</fieldset>
    </details>
  );
}
