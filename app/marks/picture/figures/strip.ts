/** The names on a strip under a plot, each on the ground's colour. */
import type { HeldByReason } from "../../../../engine/index";
import { cooldownHeight, cooldownMarks, deciderMarks, deciderNames, deciderPlaces } from "../../layers/keda";
import type { KedaRun } from "../../keda/kedaReadings";
import { deciderStretches } from "../../keda/whoDecides";
import { reasonNames, reasonStretches, reasonStripMarks, stripRow, type StripName } from "../../layers/reasonStrip";
import { drawnMarks, wordSize, type Pen } from "../drawnMarks";
import { reasonColours, type Palette } from "../palette";
import { sign } from "../sign";
import { round } from "../../marks";
import { moved, tag } from "../svg";
import { written, type Font } from "../words";
import type { FigureSource, Row } from "./figure";

const font: Font = { size: wordSize, weight: 600 };
const [padding, top, height, signSize] = [4, 1.5, 14, 13];

interface Named extends Pick<StripName<unknown>, "middle" | "word"> {
  colour: keyof Palette;
  /** Whose sign stands where no word has room. */
  reason?: HeldByReason;
}

export const stripWords = (names: readonly Named[], { colours, measure }: Pen): string =>
  names
    .map(({ middle, word, colour, reason }) => {
      const wide = word === null ? signSize : measure(word, font) + 2 * padding;
      const ground = { x: round(middle - wide / 2), y: top, width: round(wide), height, fill: colours.sheet };
      const name =
        word !== null
          ? written(word, { x: middle, y: 12.5, font, fill: colours[colour], anchor: "middle" }, measure)
          : reason === undefined
            ? ""
            : sign(reason, middle - signSize / 2, 2, signSize, colours[colour]);
      return tag("rect", ground) + name;
    })
    .join("");

const gap = 5;

/** What held the count over time. */
export const reasonFoot = ({ shown, run, cursor }: FigureSource): Row => ({
  height: gap + stripRow,
  draw(scale, pen) {
    const stretches = reasonStretches(shown.steps, run.absences, scale);
    const names = reasonNames(stretches, scale, cursor).map((name) => ({ ...name, colour: reasonColours[name.of], reason: name.of }));
    const strip = drawnMarks(reasonStripMarks(stretches, scale), { scale, height: stripRow }, { ...pen, id: `${pen.id}-strip` });
    return moved(0, gap, strip + stripWords(names, pen));
  },
});

/** The cooldown at the cursor, and who decides. */
export function writersFoot(run: KedaRun, cursor: number | null): Row {
  return {
    height: cooldownHeight + 2 + stripRow,
    draw(scale, pen) {
      const places = deciderPlaces(deciderStretches(run), scale);
      const strip = { scale, height: stripRow };
      const named = deciderNames(places, scale, cursor).map((name) => ({ ...name, colour: "ink" as const }));
      return (
        drawnMarks(cooldownMarks(run.keda, scale, cursor), { scale, height: cooldownHeight }, { ...pen, id: `${pen.id}-cooldown` }) +
        moved(0, cooldownHeight + 2, drawnMarks(deciderMarks(places, scale), strip, pen) + stripWords(named, pen))
      );
    },
  };
}
