import type { Diagnostic } from "../../engine/index";
import { Message, type MessageListener } from "./Message";

/** The messages of the plain editor. */
export function ProblemList({ problems, ...listener }: MessageListener & { problems: readonly Diagnostic[] }) {
  if (problems.length === 0) return null;
  return (
    <div className="problems">
      {problems.map((problem, index) => (
        <Message key={index} problem={problem} {...listener} />
      ))}
    </div>
  );
}
