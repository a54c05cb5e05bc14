import type { Diagnostic } from "../../engine/index";
import { Message, type MessageListener } from "./Message";

interface Props extends MessageListener {
  problems: readonly Diagnostic[];
  /** The problem that shows the button to undo the last edit. */
  undoable: Diagnostic | null;
}

/** The messages of the plain editor. */
export function ProblemList({ problems, undoable, ...listener }: Props) {
  if (problems.length === 0) return null;
  return (
    <div className="problems">
      {problems.map((problem, index) => (
        <Message key={index} problem={problem} canUndo={problem === undoable} {...listener} />
      ))}
    </div>
  );
}
