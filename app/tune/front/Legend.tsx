import type { SearchFindings } from "../../../engine/index";
import type { SearchSubject } from "../../store/search";
import { rich } from "../../ui/rich";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import { casesSay } from "./says";

interface LegendProps {
  found: SearchFindings;
  asked: SearchSubject | null;
  /** Candidates that ran in few cases may still go on. */
  soFar: boolean;
  short?: boolean;
}

/** The marks and how many there are of each. `short`: on a phone, under the plot. */
export function Legend({ found, asked, soFar, short = false }: LegendProps) {
  const { front, judged, dropped } = found;
  const count = (value: number) => <b>{quantity(value)}</b>;
  if (judged.length === 0 && dropped.length === 0) return null;
  return (
    <div className={short ? "rd front-legend short" : "rd front-legend"}>
      <span>
        <svg viewBox="0 0 16 10" fill="none" aria-hidden="true">
          <path className="stairs" d="M0 2H8V8H16" />
          <circle className="on-front" cx="8" cy="8" r="2.4" />
        </svg>
        <span>{rich`front ${count(front.length)}`}</span>
      </span>
      {short && (
        <span>
          <svg viewBox="0 0 16 10" aria-hidden="true">
            <path className="diamond" d="M8 0l5 5l-5 5l-5 -5Z" />
          </svg>
          <span>{t`today`}</span>
        </span>
      )}
      <span>
        <svg viewBox="0 0 16 10" aria-hidden="true">
          <circle className="judged" cx="8" cy="5" r="2.8" />
        </svg>
        <span>{rich`${casesSay(asked)} ${count(judged.length)}`}</span>
      </span>
      <span>
        <svg viewBox="0 0 16 10" aria-hidden="true">
          <path className="speck" d="M7 5h2" />
        </svg>
        <span>{soFar ? rich`on a few runs ${count(dropped.length)}` : rich`dropped early ${count(dropped.length)}`}</span>
      </span>
      {!short && !soFar && (
        <span>
          <svg viewBox="0 0 16 10" fill="none" aria-hidden="true">
            <path className="whisker" d="M8 1V9M5 1h6" />
          </svg>
          <span>{t`median to p95`}</span>
        </span>
      )}
    </div>
  );
}
