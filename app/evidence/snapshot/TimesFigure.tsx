import type { ReactNode } from "react";
import type { SnapshotTimes } from "../../../engine/index";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import { useSize } from "../../ui/useSize";
import { duration, durations } from "../../words/evidence/numbers";

/** What the times of a text fix, and what they leave open: intervals, because kubectl cuts an age to its last unit. */
export function TimesFigure({ times }: { times: SnapshotTimes }) {
  const [ref, { width }] = useSize<HTMLDivElement>();
  const said = timesSaid(times);
  if (said.length === 0)
    return <p>{t`Nothing in the text says when the count changed: no rescale, no transition of a condition, no last scale.`}</p>;
  return (
    <div className="times-figure" ref={ref}>
      {width > 0 && <Drawing times={times} width={width} said={said.join(" ")} />}
      <details>
        <summary>{t`The same as sentences`}</summary>
        <ul>
          {said.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Each time as a sentence. */
export function timesSaid(times: SnapshotTimes): string[] {
  const before = ({ low, high }: { low: number; high: number }) => durations({ low: -high, high: -low });
  const isPrinted = times.zero.kind === "printed";
  return [
    ...times.rescales.map(({ to, at }) =>
      isPrinted
        ? to === null
          ? t`A count was written ${before(at)} before the text was printed.`
          : t`${quantity(to)} was written ${before(at)} before the text was printed.`
        : to === null
          ? t`A count was written ${before(at)} before the newest time in the text.`
          : t`${quantity(to)} was written last ${before(at)} before the newest time in the text.`,
    ),
    ...times.transitions.map(
      ({ what, status, at }) => t`${what} became ${status ?? "?"} ${before(at)} before the newest time in the text.`,
    ),
    ...(times.window === null
      ? []
      : [
          times.window.until > 0
            ? t`The window surely remembers for ${duration(times.window.until)} more.`
            : t`When the window's higher proposal was made is not in the text.`,
          t`The window has forgotten it in ${duration(times.window.perhapsUntil)} at the latest, if the metrics stay.`,
        ]),
    ...times.next.flatMap(({ direction, in: { low, high } }) =>
      times.window !== null && direction === "down"
        ? []
        : [
            direction === "up"
              ? t`It can scale up in ${duration(low)} at the earliest, and in ${duration(high)} at the latest.`
              : t`It can scale down in ${duration(low)} at the earliest, and in ${duration(high)} at the latest.`,
          ],
    ),
  ];
}

const lane = { axis: 14, rescales: 38, replicas: 72, window: 112, shrink: 152, bottom: 172 };
const margin = { left: 88, right: 10 };

function Drawing({ times, width, said }: { times: SnapshotTimes; width: number; said: string }) {
  const [from, to] = domainOf(times);
  const x = (second: number) => margin.left + ((second - from) / (to - from)) * (width - margin.left - margin.right);
  const inside = (second: number) => Math.min(to, Math.max(from, second));
  const hasWindow = times.window !== null;
  const next = times.next;
  const bottom =
    next.length > 0 ? lane.shrink + 20 : hasWindow ? lane.window + 24 : times.counts.length > 0 ? lane.replicas + 24 : lane.rescales + 20;
  return (
    <svg height={bottom} viewBox={`0 0 ${width} ${bottom}`} role="img" aria-label={said}>
      <Axis from={from} to={to} x={x} bottom={bottom} zero={times.zero} />
      <Lane y={lane.rescales} name={times.rescales.length > 0 ? t`rescales` : t`conditions`}>
        {times.rescales.map(({ to: count, direction, at }, index) =>
          at.high < from ? null : (
            <g key={index}>
              <title>{count === null ? t`a count was written` : t`${quantity(count)} was written`}</title>
              {at.high - at.low > 1 && <path className="unknown" d={`M${x(inside(at.low))} ${lane.rescales}H${x(at.high)}`} />}
              <path className="rise" d={mark(x(at.high), lane.rescales, direction)} />
              <text className="tx tb1 halo" x={x(at.high) + 8} y={lane.rescales + 4}>
                {count === null ? "?" : quantity(count)}
              </text>
            </g>
          ),
        )}
        {times.warnings.map(({ to: last, reason, from: first }, index) =>
          last.high < from ? null : (
            <g key={`warning ${index}`}>
              <title>{reason}</title>
              {first !== null && (
                <path className="warning" opacity=".4" d={`M${x(inside(first.low))} ${lane.rescales + 12}H${x(last.high)}`} />
              )}
              <path className="warning" d={`M${x(last.high) - 3} ${lane.rescales + 9}l6 6m0-6l-6 6`} />
            </g>
          ),
        )}
        {times.transitions.map(({ what, status, at }, index) =>
          at.high < from ? null : (
            <g key={`transition ${index}`}>
              <title>{`${what} ${status ?? ""}`}</title>
              <path className="bar" d={`M${x(at.high)} ${lane.rescales - 5}v10`} />
            </g>
          ),
        )}
      </Lane>
      <Counts times={times} x={x} from={from} />
      {times.window !== null && (
        <Lane y={lane.window} name={t`window`}>
          <rect
            className="remembers"
            x={x(inside(times.window.from ?? 0))}
            width={Math.max(0, x(times.window.until) - x(inside(times.window.from ?? 0)))}
            y={lane.window - 10}
            height="20"
          />
          <rect
            className="perhaps"
            x={x(times.window.until)}
            width={Math.max(0, x(times.window.perhapsUntil) - x(times.window.until))}
            y={lane.window - 10}
            height="20"
          />
          {times.window.until > 0 && (
            <text className="window-text tb1 halo" textAnchor="end" x={x(times.window.until) - 6} y={lane.window + 4}>
              {times.window.count === null ? t`remembers` : t`remembers ${quantity(times.window.count)}`}
            </text>
          )}
          <text className="window-text" textAnchor="middle" x={x((times.window.until + times.window.perhapsUntil) / 2)} y={lane.window + 4}>
            {t`perhaps`}
          </text>
        </Lane>
      )}
      {next.map(({ direction, in: { low, high } }, index) => (
        <Lane key={direction} y={lane.shrink + index * 16 - (next.length - 1) * 8} name={direction === "up" ? t`may grow` : t`may shrink`}>
          <path className="unknown" d={`M${x(0)} ${lane.shrink + index * 16 - (next.length - 1) * 8}H${x(low)}`} />
          <path
            className="bar"
            d={`M${x(low)} ${lane.shrink + index * 16 - (next.length - 1) * 8}H${x(high)}M${x(low)} ${lane.shrink + index * 16 - (next.length - 1) * 8 - 5}v10M${x(high)} ${lane.shrink + index * 16 - (next.length - 1) * 8 - 5}v10`}
          />
          {next.length === 1 && (
            <>
              {low > 0 && (
                <text className="tx" textAnchor="middle" x={x(low)} y={lane.shrink - 9}>
                  {t`earliest +${short(low)}`}
                </text>
              )}
              <text
                className="tx"
                textAnchor="end"
                x={Math.min(width - 2, x(high) + 34)}
                y={low > 0 && x(high) - x(low) < 84 ? lane.shrink + 17 : lane.shrink - 9}
              >
                {t`latest +${short(high)}`}
              </text>
            </>
          )}
        </Lane>
      ))}
    </svg>
  );
}

/** "1:48": minutes need no zero before them here. */
const short = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")}`;

/** Rescales long before the newest one would leave no room for the window; they are counted at the edge. */
function domainOf({ rescales, window, next, transitions, warnings }: SnapshotTimes): [number, number] {
  const future = Math.max(60, ...next.map(({ in: { high } }) => high), window?.perhapsUntil ?? 0);
  const fixed = [...rescales, ...transitions].map(({ at }) => -at.low);
  // Warnings alone do not stretch the axis.
  const times = fixed.length > 0 ? fixed : warnings.map(({ to }) => -to.low);
  const recent = times.filter((age) => age >= 0).toSorted((one, other) => one - other);
  let past = future;
  for (const age of recent) if (age <= 8 * Math.max(past, 300)) past = Math.max(past, age);
  if (recent.length > 0 && past === future && recent[0]! > past) past = recent[0]!;
  return [-past * 1.08, future * 1.12];
}

function Axis({
  from,
  to,
  x,
  bottom,
  zero,
}: {
  from: number;
  to: number;
  x: (second: number) => number;
  bottom: number;
  zero: SnapshotTimes["zero"];
}) {
  const room = x(to) - x(from);
  const step = steps.find((each) => (each / (to - from)) * room >= 62) ?? steps.at(-1)!;
  const ticks = Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, index) => Math.ceil(from / step) * step + index * step,
  ).filter((at) => at <= to);
  return (
    <g>
      {ticks.map((at) => (
        <g key={at}>
          {at !== 0 && <path className="gl" d={`M${x(at)} ${lane.axis + 8}V${bottom}`} />}
          {Math.abs(x(at) - x(0)) > 52 && (
            <text textAnchor="middle" x={x(at)} y={lane.axis}>{`${at < 0 ? "−" : "+"}${duration(Math.abs(at))}`}</text>
          )}
        </g>
      ))}
      <path className="gz" d={`M${margin.left} ${lane.axis + 8}H${x(to)}`} />
      <path className="zero" d={`M${x(0)} ${lane.axis + 8}V${bottom}`} />
      <text className="tx tb1" textAnchor="middle" x={x(0)} y={lane.axis}>
        {zero.kind === "printed" ? t`snapshot` : t`newest time`}
      </text>
    </g>
  );
}

const steps = [30, 60, 120, 300, 600, 1800, 3600, 7200, 21_600, 43_200, 86_400, 604_800, 2_592_000, 31_536_000];

function Counts({ times, x, from }: { times: SnapshotTimes; x: (second: number) => number; from: number }) {
  if (times.counts.length === 0) return null;
  const known = times.counts.flatMap(({ replicas }) => (replicas === null ? [] : [replicas]));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const y = (count: number | null) => lane.replicas + 12 - (most === least ? 6 : (((count ?? least) - least) / (most - least)) * 18);
  return (
    <Lane y={lane.replicas} name={t`replicas`}>
      {times.counts.map(({ replicas, from: start, until, isCertain }, index) => {
        if (until < from) return null;
        const begin = x(Math.max(from, start ?? from));
        const before = times.counts[index - 1];
        const rise = before === undefined ? `M${begin} ${y(replicas)}` : `M${begin} ${y(before.replicas)}V${y(replicas)}`;
        return (
          <g key={index}>
            <path className={isCertain ? "written" : "unknown"} d={`${rise}H${x(Math.max(until, from))}`} />
            <text className="tx2" textAnchor="middle" x={(begin + x(Math.max(until, from))) / 2} y={y(replicas) - 5}>
              {replicas === null ? "?" : isCertain ? quantity(replicas) : t`${quantity(replicas)}?`}
            </text>
          </g>
        );
      })}
    </Lane>
  );
}

function Lane({ y, name, children }: { y: number; name: string; children: ReactNode }) {
  return (
    <g>
      <text className="lane-name" textAnchor="end" x={margin.left - 8} y={y + 4}>
        {name}
      </text>
      {children}
    </g>
  );
}

function mark(x: number, y: number, direction: "up" | "down" | null): string {
  if (direction === "down") return `M${x - 5} ${y - 4}h10l-5 8z`;
  if (direction === "up") return `M${x - 5} ${y + 4}h10l-5-8z`;
  return `M${x} ${y - 5}l5 5l-5 5l-5-5z`;
}
