import type { HeldByReason } from "../../../../engine/index";
import { reasonLooks, reasonRuns } from "../../reasons";
import type { TimeScale } from "../../timeScale";
import { reasonColours, themed } from "../palette";
import { sign } from "../sign";
import { moved, round, tag } from "../svg";
import { written } from "../words";
import { strong, type Drawn } from "./figure";

const [gap, height] = [5, 24];
/** With the gap above it. */
export const stripHeight = gap + height;

/** What held the count over time, as a pattern with its word; with its sign where the word has no room; never under the cursor. */
export function reasonStrip(drawn: Drawn, scale: TimeScale): string {
  const { content, shown, colours } = drawn;
  const end = scale.width - scale.right;
  const parts = reasonRuns(shown.steps, scale, content.run.absences).map(({ reason, from, to }) => {
    const left = Math.max(scale.left, scale.x(from));
    const right = Math.min(end, scale.x(to));
    if (reason === "none" || right <= left) return "";
    const fill = themed(reasonLooks[reason].fill, colours);
    const rect = tag("rect", { x: round(left + 0.5), width: round(Math.max(1, right - left - 1)), height, fill });
    return rect + nameIn(reason, left, right, scale.x(content.said.at), drawn);
  });
  return moved(0, gap, tag("path", { d: `M${scale.left} ${height - 0.5}H${end}`, stroke: colours.rule }) + parts.join(""));
}

function nameIn(reason: HeldByReason, left: number, right: number, cursor: number, { colours, measure }: Drawn): string {
  const cuts = cursor > left && cursor < right;
  const sides = cuts ? [[left, cursor - 3] as const, [cursor + 3, right] as const] : [[left, right] as const];
  const [from, to] = sides.reduce((widest, side) => (side[1] - side[0] > widest[1] - widest[0] ? side : widest));
  const middle = (from + to) / 2;
  const fill = colours[reasonColours[reason]];
  const word = reasonLooks[reason].words.find((each) => measure(each, strong) + 16 <= to - from);
  if (word === undefined) {
    const ground = tag("rect", { x: round(middle - 8), y: 4, width: 16, height: 16, fill: colours.sheet });
    return to - from < 18 ? "" : ground + sign(reason, middle - 7, 5, 14, fill);
  }
  const wide = measure(word, strong) + 12;
  return (
    tag("rect", { x: round(middle - wide / 2), y: 2, width: round(wide), height: height - 4, fill: colours.sheet }) +
    written(word, { x: middle, y: 17, font: strong, fill, anchor: "middle" }, measure)
  );
}
