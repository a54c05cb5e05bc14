import type { SearchFindings } from "../../../engine/index";
import { DrawnMarks } from "../../figures/DrawnMarks";
import { frontLooks } from "../../marks/layers/front";
import { path, type Mark } from "../../marks/mark";
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
        <Glyph marks={glyphs.front} />
        <span>{rich`front ${count(front.length)}`}</span>
      </span>
      {short && (
        <span>
          <Glyph marks={glyphs.today} />
          <span>{t`today`}</span>
        </span>
      )}
      <span>
        <Glyph marks={glyphs.judged} />
        <span>{rich`${casesSay(asked)} ${count(judged.length)}`}</span>
      </span>
      <span>
        <Glyph marks={glyphs.dropped} />
        <span>{soFar ? rich`on a few runs ${count(dropped.length)}` : rich`dropped early ${count(dropped.length)}`}</span>
      </span>
      {!short && !soFar && (
        <span>
          <Glyph marks={glyphs.whisker} />
          <span>{t`median to p95`}</span>
        </span>
      )}
    </div>
  );
}

const glyphs = {
  front: [path("M0 2H8V8H16", frontLooks.stairs), { as: "circle", x: 8, y: 8, r: 2.4, look: frontLooks.onFront }],
  today: [path("M8 0l5 5l-5 5l-5 -5Z", frontLooks.today)],
  judged: [{ as: "circle", x: 8, y: 5, r: 2.8, look: frontLooks.judged }],
  dropped: [path("M7 5h2", frontLooks.speck)],
  whisker: [path("M8 1V9M5 1h6", frontLooks.whisker)],
} as const satisfies Record<string, readonly Mark[]>;

const box = { scale: { left: 0, right: 0, width: 16 }, height: 10 };

const Glyph = ({ marks }: { marks: readonly Mark[] }) => (
  <svg viewBox={`0 0 ${box.scale.width} ${box.height}`} aria-hidden="true">
    <DrawnMarks frame={box} marks={marks} />
  </svg>
);
