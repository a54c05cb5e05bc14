import type { Problem } from "../../engine/index";
import { title } from "./problems";

/** The messages below the plain editor, which has no room between its lines. */
export function ProblemList({ problems, onVisit }: { problems: readonly Problem[]; onVisit: (problem: Problem) => void }) {
  if (problems.length === 0) return null;
  return (
    <div className="problems">
      {problems.map((problem, index) => (
        <div key={index} className={`zone ${problem.severity}`} role="note" aria-label={title(problem)}>
          <button type="button" className="lk" aria-label={`Go to line ${problem.line}`} onClick={() => onVisit(problem)}>
            line {problem.line}
          </button>{" "}
          {problem.message}
        </div>
      ))}
    </div>
  );
}
