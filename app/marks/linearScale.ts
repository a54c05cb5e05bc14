/** What Recharts calls on a scale that is not one of its own, with d3's way to set domain and range. */
interface LinearScale {
  (value: number): number;
  domain(): readonly number[];
  domain(ends: readonly number[]): LinearScale;
  range(): readonly number[];
  range(ends: readonly number[]): LinearScale;
  copy(): LinearScale;
}

type Ends = readonly number[];

/**
 * Maps values to pixels along a straight line that goes on beyond its ends. Recharts would import all of d3's scales, which are twelve
 * times as large.
 */
export function linearScale(domainEnds: Ends = [0, 1], rangeEnds: Ends = [0, 1]): LinearScale {
  let [values, pixels] = [domainEnds, rangeEnds];
  function domain(): Ends;
  function domain(ends: Ends): LinearScale;
  function domain(ends?: Ends): Ends | LinearScale {
    if (!ends) return values;
    values = ends;
    return scale;
  }
  function range(): Ends;
  function range(ends: Ends): LinearScale;
  function range(ends?: Ends): Ends | LinearScale {
    if (!ends) return pixels;
    pixels = ends;
    return scale;
  }
  const map = (value: number) => {
    const [from = 0, to = 1] = values;
    const [start = 0, end = 1] = pixels;
    return start + ((value - from) / (to - from)) * (end - start);
  };
  const scale: LinearScale = Object.assign(map, { domain, range, copy: () => linearScale(values, pixels) });
  return scale;
}
