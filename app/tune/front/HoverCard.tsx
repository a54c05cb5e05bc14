import type { Candidate } from "../../../engine/index";
import { t } from "../../words/text";
import { useFieldWords } from "../chosen";
import { todayWords } from "../../words/study/fieldWords";
import { write, writeDifference, type MeasureWords } from "../../words/study/measureWords";

export const cardWidth = 252;
const line = 18;
const mostFields = 6;

/** What the card will cover. */
export const cardSize = ({ differing }: Candidate) => ({
  width: cardWidth,
  height: 30 + line * (3 + Math.max(1, Math.min(differing.length, mostFields) + Number(differing.length > mostFields))),
});

interface HoverCardProps {
  candidate: Candidate;
  today: Candidate | null;
  cost: MeasureWords;
  harm: MeasureWords;
  place: { left: number; top: number };
}

/** The values of a candidate that differ from today's, and what they bring. */
export function HoverCard({ candidate, today, cost, harm, place }: HoverCardProps) {
  const { name } = useFieldWords();
  const { differing } = candidate;
  const rows = [
    { name: cost.name, value: candidate.cost, was: today?.cost, words: cost },
    { name: t`${harm.name}, median`, value: candidate.medianHarm, was: today?.medianHarm, words: harm },
    { name: t`${harm.name}, p95`, value: candidate.harm, was: today?.harm, words: harm },
  ];
  return (
    <div className="front-card" style={{ ...place, width: cardWidth }} aria-hidden="true">
      {differing.length === 0 && <p>{t`today’s values`}</p>}
      {differing.slice(0, mostFields).map(({ path, today: old, value }) => (
        <p key={path}>
          <span className="mono">{name(path)}</span>
          <span>
            <s>{todayWords(old)}</s> → <b>{value}</b>
          </span>
        </p>
      ))}
      {differing.length > mostFields && <p className="soft">{t`${differing.length - mostFields} more`}</p>}
      <hr />
      {rows.map((row) => (
        <p key={row.name}>
          <span>{row.name}</span>
          <span>
            <b>{write(row.words, row.value, row.was)}</b>
            {row.was !== undefined && candidate !== today && ` (${writeDifference(row.words, row.was, row.value)})`}
          </span>
        </p>
      ))}
    </div>
  );
}
