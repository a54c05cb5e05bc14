import { useMemo, useState, type KeyboardEvent, type PointerEvent } from "react";
import type { Candidate, CandidateKey } from "../../../engine/index";
import { headingId, TableToggle } from "../../figures/headParts";
import { useSearch, useSearchWork } from "../../store/search";
import { useView } from "../../store/view";
import { useLayout, useTouch } from "../../ui/layout";
import { pointerIn } from "../../ui/pointerIn";
import { t } from "../../words/text";
import { useSize } from "../../ui/useSize";
import { openAsNow } from "../../compare/comparedWith";
import { casesOf, isSoFar, shownOf, useChosen, useFieldWords } from "../chosen";
import { costWords, harmWords } from "../../words/study/measureWords";
import { cardPlace } from "../../marks/front/cardPlace";
import { frontMarks, nearestMark, neighbour, type Direction } from "../../marks/front/frontMarks";
import { frontFrame, frontLayers } from "../../marks/layers/front";
import { DrawnMarks } from "../../figures/DrawnMarks";
import { frontScale, type FrontContent } from "../../marks/front/frontScale";
import { FrontTable } from "./FrontTable";
import { cardSize, HoverCard } from "./HoverCard";
import { Legend } from "./Legend";
import { limitsOf } from "../../marks/front/limits";
import { candidateSays, casesSay, stateSays } from "./says";
import "../../figures/figures.css";
import "./front.css";

export const figure = "front";
const heights = { wide: 436, narrow: 276 };
const nothing = { judged: [], front: [], dropped: [], today: null, chosen: null, knee: null, runs: 0 } as const;

/** Cost against harm: a mark for each candidate that ran in all cases. */
export function FrontFigure() {
  const narrow = useLayout() === "narrow";
  const [ref, { width }] = useSize<HTMLDivElement>();
  const search = useSearch();
  const asTable = useView(({ tables }) => tables.has(figure));
  const { pick } = useSearchWork();
  const chosen = useChosen();
  const height = narrow ? heights.narrow : heights.wide;
  const { asked } = search;
  const found = search.found ?? nothing;
  const cost = useMemo(() => costWords(asked?.study.cost ?? { kind: "podHours" }, asked?.scenario.price), [asked]);
  const harm = useMemo(() => harmWords(asked?.study.harm ?? "failedShare"), [asked]);
  const drawn = useMemo<FrontContent>(
    () => ({ found, ...(asked ? limitsOf(asked.scenario, asked.study) : { costLimit: null, harmLimit: null }) }),
    [found, asked],
  );
  const says = stateSays(search);
  return (
    <section className="fig front-figure" data-figure={figure} aria-labelledby={headingId(figure)}>
      <header className="fh front-head">
        <div className="title">
          <h2 id={headingId(figure)}>{t`Which settings are worth it?`}</h2>
          {isSoFar(search) && found.judged.length > 0 && <span className="unit">{t`so far`}</span>}
        </div>
        {!narrow && <Legend found={found} asked={asked} soFar={isSoFar(search)} />}
        {found.judged.length > 0 && (
          <span className="front-toggle">
            <TableToggle figure={figure} title={t`Which settings are worth it?`} />
          </span>
        )}
      </header>
      {!asTable && asked && <p className="front-axis harm">{`↑ ${harm.axis}`}</p>}
      <div ref={ref} className="front-place" style={{ minHeight: height }}>
        {asTable && search.found ? (
          <FrontTable {...{ found: search.found, chosen, cost, harm, height }} onPick={({ key }) => pick(key)} />
        ) : (
          width > 0 && <Plot key={narrow ? "narrow" : "wide"} {...{ drawn, chosen, cost, harm, width, height, narrow }} onPick={pick} />
        )}
        {says !== null && !asTable && (
          <p className={found.judged.length === 0 ? "front-says empty" : "front-says"} role="status">
            {says}
          </p>
        )}
      </div>
      {!asTable && asked && <p className="front-axis cost">{t`${cost.axis}, median of ${casesOf(asked.study)} runs →`}</p>}
      {narrow && <Legend found={found} asked={asked} soFar={isSoFar(search)} short />}
      <p className="vh" id="front-help">
        {t`Left and right arrows go along the front, up and down among all candidates ${casesSay(asked)}. Enter opens one as now, M writes it into the manifest, T shows a table.`}
      </p>
    </section>
  );
}

interface PlotProps {
  drawn: FrontContent;
  chosen: Candidate | null;
  cost: ReturnType<typeof costWords>;
  harm: ReturnType<typeof harmWords>;
  width: number;
  height: number;
  narrow: boolean;
  onPick(key: CandidateKey): void;
}

/** The marks with what the pointer and the keys do on them. */
function Plot({ drawn, chosen, cost, harm, width, height, narrow, onPick }: PlotProps) {
  const touch = useTouch();
  const { name } = useFieldWords();
  const [pointed, point] = useState<CandidateKey | null>(null);
  const { found } = drawn;
  const scale = useMemo(() => frontScale(drawn, { width, height, narrow }), [drawn, width, height, narrow]);
  const marks = useMemo(() => frontMarks(found, scale), [found, scale]);
  const frame = useMemo(() => frontFrame(scale), [scale]);
  const layers = useMemo(
    () => frontLayers({ content: drawn, scale, marks, chosen, cost, harm }),
    [drawn, scale, marks, chosen, cost, harm],
  );
  const mark = marks.find(({ candidate }) => candidate.key === pointed);
  const near = (event: PointerEvent<HTMLElement>) => {
    const { x, y } = pointerIn(event.currentTarget, event);
    return nearestMark(marks, x, y, touch)?.candidate.key ?? null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const direction = directions[event.key];
    if (direction) {
      const next = neighbour(found, chosen?.key ?? null, direction);
      if (next) {
        onPick(next.key);
        point(next.key);
      }
    } else if (event.key === "Enter") openShown();
    else if (event.key === "Escape" && pointed !== null) point(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const judged = found.judged;
  const limitAbove = drawn.harmLimit !== null && judged.length > 0 && scale.isAbove(drawn.harmLimit);
  return (
    <>
      <div
        className="front-marks"
        style={{ height }}
        onPointerMove={(event) => event.pointerType !== "touch" && point(near(event))}
        onPointerLeave={() => point(null)}
        onClick={(event) => {
          const key = near(event as unknown as PointerEvent<HTMLElement>);
          if (key !== null) onPick(key);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => point(null)}
        role="slider"
        tabIndex={judged.length === 0 ? -1 : 0}
        aria-label={t`Candidates by cost and harm`}
        aria-describedby="front-help"
        aria-disabled={judged.length === 0}
        aria-valuemin={Math.min(1, judged.length)}
        aria-valuemax={judged.length}
        aria-valuenow={chosen ? judged.indexOf(chosen) + 1 : 0}
        aria-valuetext={chosen ? candidateSays(chosen, { front: found.front, name, cost, harm }) : t`none`}
      >
        <svg className="front-plot" width={width} height={height} aria-hidden="true">
          <DrawnMarks frame={frame} marks={layers} />
        </svg>
        {mark && !narrow && (
          <>
            <svg className="front-hair" width={width} height={height} aria-hidden="true">
              <path d={`M${mark.x} ${scale.top}V${scale.bottom}M${scale.left} ${mark.median}H${scale.right}`} />
            </svg>
            <HoverCard
              candidate={mark.candidate}
              today={found.today}
              cost={cost}
              harm={harm}
              place={cardPlace(mark, cardSize(mark.candidate), { front: found.front, marks, today: found.today }, scale)}
            />
          </>
        )}
      </div>
      {limitAbove && <p className="front-axis">{t`limit: at most ${harm.tick(drawn.harmLimit!)} at p95, above this axis`}</p>}
    </>
  );
}

const directions: Readonly<Record<string, Direction | undefined>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

function openShown(): void {
  const search = useSearch.getState();
  const shown = shownOf(search);
  if (search.asked && shown) openAsNow(search.asked, shown);
}
