import type { Standing } from "../../engine/index";
import "./standing.css";
import { standingWords } from "../words/evidence/standing";

/** The standing of one statement as a square: full, half, dashed. */
export const StandingMark = ({ standing }: { standing: Standing }) => (
  <svg className="standing" width="10" height="10" viewBox="0 0 10 10" role="img" aria-label={standingWords[standing]}>
    <title>{standingWords[standing]}</title>
    {marks[standing]}
  </svg>
);

const marks = {
  recorded: <rect width="10" height="10" fill="var(--ink)" />,
  computed: (
    <>
      <rect x=".6" y=".6" width="8.8" height="8.8" fill="none" stroke="var(--ink)" strokeWidth="1.2" />
      <path d="M10 0V10H0Z" fill="var(--ink)" />
    </>
  ),
  assumed: <rect x=".6" y=".6" width="8.8" height="8.8" fill="none" stroke="var(--ink)" strokeWidth="1.2" strokeDasharray="2 1.4" />,
} satisfies Record<Standing, unknown>;

/** The three squares with their words: once in a panel. */
export const StandingLegend = () => (
  <p className="standing-legend fine">
    {(["recorded", "computed", "assumed"] as const).map((standing) => (
      <span key={standing}>
        <StandingMark standing={standing} /> {standingWords[standing]}
      </span>
    ))}
  </p>
);
