import { Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { stepAt, type ExplainedPiece, type Words } from "../../../engine/index";
import { useEvidence } from "../../store/evidence";
import { fromEngine } from "../../words/engineText";
import { quantity } from "../../words/numbers";
import { t } from "../../words/text";
import { useAdvice, type AdviceStatement } from "../Advice";
import { AdvisedLine } from "./AdvisedLine";
import { linesOf, nearer, removedPart, type TextLines } from "./textLines";

interface PieceTextProps {
  /** The index of the text among all. */
  index: number;
  text: string;
  /** null until the worker has read it. */
  read: ExplainedPiece | null;
}

/** Up to this length every line is drawn; of a longer text only the lines in sight. */
const drawnWhole = 1_500;
/** A text this short shows its lines whole, because it leaves room. */
const wrapped = 14;
/** A used line up to this length takes two lines rather than losing its end: a metric's figures are there. */
const littleCut = 90;
/** Lines drawn above and below those in sight. */
const around = 30;

/**
 * A text as it was pasted: a square at each line that is used, what was taken off struck out, a message at what could not be read. A press
 * on a used line lights what rests on it; the arrows go from one to the next.
 */
export function PieceText({ index, text, read }: PieceTextProps) {
  const lines = useMemo(() => linesOf(text), [text]);
  const count = useLineCount(lines);
  const marks = useMemo(() => marksOf(read), [read]);
  const advice = byLine(useAdvice(), index);
  const pressed = useEvidence(({ line }) => (line?.text === index ? line.line : null));
  const lit = useEvidence((state) => state.lit);
  const litHere = useMemo(() => new Set(lit.filter((place) => place.text === index).map(({ line }) => line)), [lit, index]);
  const box = useRef<HTMLDivElement>(null);
  const isWhole = count <= drawnWhole;
  const [first, last, lineHeight] = useInSight(box, count, isWhole);
  const used = read?.used ?? [];
  const tabStop = pressed ?? used[0] ?? null;

  const scrollTo = (line: number) => {
    const { current } = box;
    if (!current) return;
    const drawn = current.querySelector(`[data-line="${line}"]`);
    if (drawn) drawn.scrollIntoView({ block: "nearest" });
    else current.scrollTop = (line - 1) * lineHeight - current.clientHeight / 2;
  };
  const firstLit = litHere.size > 0 ? Math.min(...litHere) : null;
  useEffect(() => {
    if (firstLit !== null) scrollTo(firstLit);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a newly lit line scrolls
  }, [firstLit]);

  useEffect(() => {
    if (pressed !== null) scrollTo(pressed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a newly pressed line scrolls
  }, [pressed]);

  const press = (line: number | null) => useEvidence.setState({ line: line === null ? null : { text: index, line } });
  function onKeyDown(event: KeyboardEvent): void {
    const at = used.findIndex((line) => line === tabStop);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: used.length - 1 }[event.key];
    if (event.key === "Escape" && pressed !== null) press(null);
    else if (next !== undefined && used[next] !== undefined) {
      press(used[next]);
      scrollTo(used[next]);
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-line="${used[next]}"]`)?.focus({ preventScroll: true }));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const shown = Array.from({ length: Math.max(0, last - first) }, (_, offset) => first + offset);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys lead from one used line to the next
    <div
      ref={box}
      className={count <= wrapped ? "piece-text wraps" : "piece-text"}
      role="group"
      aria-label={t`The text as it was pasted`}
      onKeyDown={onKeyDown}
    >
      {!isWhole && <div style={{ height: first * lineHeight }} />}
      {shown.map((each) => {
        const number = each + 1;
        const { text: written, cut } = lines.at(each);
        const removed = marks.isRemoved(number) ? { start: 0, end: written.length } : removedPart(written, marks.removed.get(number) ?? []);
        const said = removed === null ? nearer(written) : written;
        const unread = marks.unread.get(number);
        const content = (
          <>
            <span className="piece-words">
              {removed ? (
                <>
                  {written.slice(0, removed.start)}
                  <s>{written.slice(removed.start, removed.end)}</s>
                  {written.slice(removed.end)}
                </>
              ) : (
                said
              )}
              {cut > 0 && <span className="muted"> {t`… ${quantity(cut)} more characters`}</span>}
            </span>
            {unread !== undefined && <span className="piece-message c-error">{unread.map(fromEngine).join(" ")}</span>}
          </>
        );
        const classes = `piece-line${litHere.has(number) || pressed === number ? " lit" : ""}${unread ? " unread" : ""}`;
        const line = marks.used.has(number) ? (
          <button
            type="button"
            className={`${classes} used${said.length <= littleCut ? " short" : ""}`}
            data-line={number}
            aria-pressed={pressed === number}
            tabIndex={number === tabStop ? 0 : -1}
            title={written.trim()}
            onClick={() => press(pressed === number ? null : number)}
          >
            {content}
          </button>
        ) : (
          <div className={classes} data-line={number}>
            {content}
          </div>
        );
        const its = advice.get(number);
        return its === undefined ? (
          <Fragment key={number}>{line}</Fragment>
        ) : (
          <AdvisedLine key={number} number={number} advice={its} line={line} />
        );
      })}
      {!isWhole && <div style={{ height: (count - last) * lineHeight }} />}
      {lines.notShown() > 0 && <p className="piece-message muted">{t`… ${quantity(lines.notShown())} more characters`}</p>}
    </div>
  );
}

/** The advice whose own lines are in this text, by the line. */
function byLine(all: readonly AdviceStatement[], text: number): Map<number, AdviceStatement[]> {
  const found = new Map<number, AdviceStatement[]>();
  for (const advice of all) {
    const [own] = advice.basis;
    if (own?.text === text) found.set(own.line, [...(found.get(own.line) ?? []), advice]);
  }
  return found;
}

/** How many lines are found; the others of a long text are looked for while nothing else is to do. */
function useLineCount(lines: TextLines): number {
  const [found, setFound] = useState({ lines, count: lines.count() });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const isMore = lines.findMore();
      setFound({ lines, count: lines.count() });
      if (isMore) timer = setTimeout(look, 10);
    };
    timer = setTimeout(look, 10);
    return () => clearTimeout(timer);
  }, [lines]);
  return found.lines === lines ? found.count : lines.count();
}

function marksOf(read: ExplainedPiece | null) {
  const removed = new Map<number, string[]>();
  const wholeLines = (read?.removed ?? []).filter(({ text }) => text === undefined);
  const starts = Float64Array.from(wholeLines, ({ line }) => line);
  const unread = new Map<number, Words[]>();
  for (const { line, text } of read?.removed ?? []) if (text !== undefined) removed.set(line, [...(removed.get(line) ?? []), text]);
  for (const { line, said } of read?.unread ?? []) unread.set(line, [...(unread.get(line) ?? []), said]);
  const isRemoved = (number: number) => {
    const { line, lines = 0 } = wholeLines[stepAt(starts, number)] ?? { line: 0 };
    return number < line + lines;
  };
  return { used: new Set(read?.used), removed, isRemoved, unread };
}

/** The indexes of the lines to draw, from the first to before the last, and the height of one. */
function useInSight(box: { current: HTMLDivElement | null }, count: number, isWhole: boolean): readonly [number, number, number] {
  const [sight, setSight] = useState<readonly [number, number, number]>([0, Math.min(count, 120), 18]);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || isWhole) return;
    const look = () => {
      const height = Number.parseFloat(getComputedStyle(current).lineHeight) || 18;
      const from = Math.max(0, Math.floor(current.scrollTop / height) - around);
      setSight([from, Math.min(count, from + Math.ceil(current.clientHeight / height) + 2 * around), height]);
    };
    look();
    current.addEventListener("scroll", look, { passive: true });
    const resized = typeof ResizeObserver === "function" ? new ResizeObserver(look) : null;
    resized?.observe(current);
    return () => {
      current.removeEventListener("scroll", look);
      resized?.disconnect();
    };
  }, [box, count, isWhole]);
  return isWhole ? [0, count, sight[2]] : sight;
}
