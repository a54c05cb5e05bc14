import { useContext } from "react";
import type { Stabilization, StabilizationWindow } from "../../engine/index";
import { OfEvidence } from "../store/decisionRun";
import { t } from "../words/text";
import { useTextScale } from "../ui/textScale";
import { useSize } from "../ui/useSize";
import { clock, quantity, span } from "../words/times";
import { agoText, agoTicks, countLines } from "../marks/windowLayout";

/** The windows behind the stabilized count: the window that held it, or both if neither did. */
export function WindowEvidence({ at, stabilization }: { at: number; stabilization: Stabilization }) {
  const { up, down, heldBy } = stabilization;
  return (
    <>
      {heldBy !== "up" && <Window at={at} direction="down" named={up !== null} window={down} stabilization={stabilization} />}
      {heldBy !== "down" && up && <Window at={at} direction="up" named window={up} stabilization={stabilization} />}
    </>
  );
}

interface WindowProps {
  at: number;
  direction: "up" | "down";
  /** True if the direction must be named, because there are two windows. */
  named: boolean;
  window: StabilizationWindow;
  stabilization: Stabilization;
}

function Window(props: WindowProps) {
  const { direction, named, window } = props;
  const ofEvidence = useContext(OfEvidence);
  const length = span(window.windowSeconds);
  const title = !named ? t`window, ${length}` : direction === "up" ? t`scale-up window, ${length}` : t`scale-down window, ${length}`;
  if (window.remembered.length === 0) return <p className="fine">{t`${title}: it remembers no earlier proposal.`}</p>;
  return (
    <figure>
      {ofEvidence && <p className="fine">{t`Of what it remembers, only the proposals that can still hold a count are drawn.`}</p>}
      {named && props.stabilization.heldBy === null && <figcaption className="fine">{title}</figcaption>}
      <WindowLine {...props} />
    </figure>
  );
}

const digitWidth = 6.6;
const tickGap = 50;

/** Draws the proposals inside a window over time. Rings are proposals, the filled ring decides, and a label says when it expires. */
function WindowLine({ at, direction, window, stabilization }: WindowProps) {
  const [ref, box] = useSize<HTMLDivElement>();
  const enlarged = useTextScale();
  const width = box.width / enlarged;
  const { windowSeconds, recommendation, lastAt, forgottenAt, remembered } = window;
  const { proposal, result } = stabilization;
  const counts = [...remembered.map(({ value }) => value), proposal, recommendation];
  const low = Math.min(...counts);
  const high = Math.max(...counts);
  const height = high === low ? 64 : 108;
  const axisY = height - 18;
  const kept = quantity(recommendation);
  const holds = recommendation === result ? t`holds ${kept}` : direction === "up" ? t`lowest ${kept}` : t`highest ${kept}`;
  const proposes = t`proposes ${quantity(proposal)}`;

  const left = 12 + digitWidth * quantity(high).length;
  const right = 20 + digitWidth * Math.max(holds.length, proposes.length);
  const plot = Math.max(1, width - left - right);
  const x = (time: number) => left + plot * (1 - Math.min(1, (at - time) / Math.max(1, windowSeconds)));
  const y = (count: number) => (high === low ? height / 2 - 6 : 18 + ((high - count) / (high - low)) * (height - 44));

  const note = forgottenAt === null ? "" : t`last proposed at ${clock(lastAt)}, expires at ${clock(forgottenAt)}`;
  const extreme = direction === "up" ? t`the lowest is ${kept}` : t`the highest is ${kept}`;
  const noteStart = Math.max(left, Math.min(x(lastAt) - 2, width - 4 - 6 * note.length));
  const proposesY =
    forgottenAt === null || Math.abs(y(proposal) - y(recommendation)) >= 13
      ? y(proposal)
      : y(recommendation) + (proposal > recommendation ? -13 : 13);

  return (
    <div ref={ref} className="window-line">
      <p className="vh">{t`Proposals of the last ${span(windowSeconds)}: ${extreme}${note && `, ${note}`}; this sync proposes ${quantity(proposal)}.`}</p>
      <svg width={box.width} height={height * enlarged} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {countLines(low, high).map((count) => (
          <g key={count}>
            <path className="gl" d={`M${left} ${y(count)}H${width - right}`} />
            <text x={left - 8} y={y(count) + 4} textAnchor="end">
              {quantity(count)}
            </text>
          </g>
        ))}
        <path className="gz" d={`M${left} ${axisY}H${width - right}`} />
        {agoTicks(windowSeconds, plot / tickGap).map((ago) => (
          <g key={ago}>
            <path className="gz" d={`M${x(at - ago)} ${axisY}v4`} />
            <text x={x(at - ago)} y={height - 3} textAnchor="middle">
              {agoText(ago)}
            </text>
          </g>
        ))}
        {forgottenAt !== null && <path className="hold" d={`M${x(lastAt)} ${y(recommendation)}H${width - right + 8}`} />}
        {remembered.map(({ value, time }, index) => {
          const holder = forgottenAt !== null && value === recommendation;
          return <circle key={index} cx={x(time)} cy={y(value)} r={holder ? 3.4 : 2.4} className={holder ? "holder" : "ring"} />;
        })}
        <circle cx={x(at)} cy={y(proposal)} r={4} className="ring now" />
        <text className="tx tb1" x={width - right + 12} y={proposesY + 4}>
          {proposes}
        </text>
        {forgottenAt !== null && (
          <>
            <text className="tb1 window-text" x={width - right + 12} y={y(recommendation) + 4}>
              {holds}
            </text>
            <text className="halo window-text" x={noteStart} y={y(recommendation) - 7}>
              {note}
            </text>
          </>
        )}
      </svg>
    </div>
  );
}
