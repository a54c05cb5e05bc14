import { t } from "../words/text";
import type { Ticks } from "../words/luck/lines";

/** In pixels; the ring needs room at both ends. */
const [width, inset] = [92, 6];

/** Each seed a tick between the lowest and the highest value; a ring at the shown one, a bar at the median. */
export function SeedTicks({ ticks: { seeds, here, median, range } }: { ticks: Ticks }) {
  const x = (place: number) => Math.round(10 * (inset + place * (width - 2 * inset))) / 10;
  const each = [...new Set(seeds.map(x))].map((at) => `M${at} 4.5V11.5`).join("");
  return (
    <svg className="luck-ticks" viewBox={`0 0 ${width} 16`} role="img" aria-label={t`All seeds: ${range}`}>
      <title>{range}</title>
      <path className="luck-axis" d={`M${inset} 8H${width - inset}`} />
      <path className="luck-tick" d={each} />
      {median !== null && <path className="luck-median" d={`M${x(median)} 1.5V14.5`} />}
      {here !== null && <circle className="luck-here" cx={x(here)} cy="8" r="3.75" />}
    </svg>
  );
}
