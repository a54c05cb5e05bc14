import type { Findable } from "../ui/findable";
import { t } from "../words/text";
import { checked, differences, mirrored, modelled } from "./claims";
import { correctedAtOnce, corrections } from "./corrections";
import { announcements, announcementsAsOf, comingName } from "./documents/coming";
import { documents } from "./documents/documents";
import { measured } from "./measured";
import { simplifications } from "./simplifications";

/** The parts of "How we know" for the search over the page. */
export const findAbout = (): Findable[] => [
  part("mirrored", t`What decides here`, mirrored[0]!.text, ...mirrored.map(({ text }) => text)),
  part("checked", t`How we check it`, checked[0]!.text, ...checked.map(({ text }) => text)),
  part("simpler", t`What is simpler in the simulated cluster`, modelled),
  ...simplifications.map(({ part: of, really, here, changes }, index) => part(simplerPart(index), of, here, really, changes)),
  part(
    "measured",
    t`Beside what others measured`,
    measured[0]!.here,
    ...measured.flatMap(({ what, published, here }) => [what, published, here]),
  ),
  part("differences", t`Known differences from the real controller`, differences[0]!, ...differences),
  part("corrected", t`Corrected rules`, correctedAtOnce, ...corrections.flatMap(({ rulesNow }) => rulesNow)),
  ...documents.map(({ id, name, statements }) =>
    part(id, name, t`What is wrong, dated or unclear in it.`, ...Object.values(statements).flatMap(({ says, answer }) => [says, answer])),
  ),
  part(
    "coming",
    comingName,
    announcementsAsOf,
    ...announcements.flatMap(({ name, source, changes, state }) => [name, source, changes, state]),
  ),
];

/** The row of a simplification. */
export const simplerPart = (index: number): string => `simpler-${simplifications[index]?.id ?? index + 1}`;

const part = (name: string, title: string, text: string, ...texts: string[]): Findable => ({
  id: `about/${name}`,
  kind: "about",
  title,
  text,
  texts,
  target: { to: "about", part: name },
});
