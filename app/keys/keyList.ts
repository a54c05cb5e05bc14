import { doneKey, searchKey, tabKey } from "../ui/platformKeys";
import { t } from "../words/text";

/** The action of one or several keys. The keys of one entry are neighbours, or do opposite things. */
interface KeyEntry {
  keys: readonly string[];
  does: string;
}

interface KeyGroup {
  title: string;
  entries: readonly KeyEntry[];
}

const entry = (does: string, ...keys: string[]): KeyEntry => ({ keys, does });

/** Every key of the page, grouped by the task it serves. */
export const keyList: readonly KeyGroup[] = [
  {
    title: t`Go through the run`,
    entries: [
      entry(t`previous and next sync`, "←", "→"),
      entry(t`previous and next change`, "⇧ ←", "⇧ →"),
      entry(t`first and last sync`, t`Home`, t`End`),
      entry(t`play and stop`, t`Space`),
      entry(t`zoom in and out`, "+", "−"),
      entry(t`show the whole run`, "0"),
      entry(t`next seed`, "S"),
    ],
  },
  {
    title: t`Figures and decision`,
    entries: [
      entry(t`previous and next figure`, "[", "]"),
      entry(t`of many metrics: previous and next, and open its figure`, "↑", "↓", t`Enter`),
      entry(t`show the figure as a table: the one in focus or under the pointer`, "T"),
      entry(t`open and close a row of the sum`, t`Enter`),
      entry(t`ask “Why not another count?”`, "W"),
    ],
  },
  {
    title: t`Evidence of a cluster`,
    entries: [
      entry(t`next divergence, after the last one the first`, "N"),
      entry(t`previous and next divergence`, "⇧ ←", "⇧ →"),
      entry(t`previous and next line that is used`, "↑", "↓"),
      entry(t`show what rests on a line`, t`Enter`),
      entry(t`explain the text in the window`, doneKey),
      entry(t`close the evidence`, t`Esc`),
    ],
  },
  {
    title: t`Tune`,
    entries: [
      entry(t`along the front: cheaper and safer`, "←", "→"),
      entry(t`through all candidates, by harm`, "↑", "↓"),
      entry(t`open the candidate as now, beside today’s`, t`Enter`),
      entry(t`write the candidate into the manifest`, "M"),
    ],
  },
  {
    title: t`A question of a lesson`,
    entries: [entry(t`choose an option`, "1", "2", "3"), entry(t`answer`, t`Enter`)],
  },
  {
    title: t`Page`,
    entries: [
      entry(t`large type for presenting`, "P"),
      entry(t`pin this run, or compare with the pinned run`, "C"),
      entry(t`go to where the two runs first diverge`, "D"),
      entry(t`swap the two runs`, "X"),
      entry(t`open and close Tune`, "U"),
      entry(t`copy the link`, "L"),
      entry(t`search the page`, "/", searchKey),
      entry(t`show this list`, "?"),
      entry(t`close what is open, leave a field or large type`, t`Esc`),
    ],
  },
  {
    title: t`Manifest`,
    entries: [
      entry(t`next and previous problem`, "F8", "⇧ F8"),
      entry(t`start and stop editing the text`, t`Enter`, t`Esc`),
      entry(t`format the text`, t`⇧ Alt F`),
      entry(t`change the number at the caret that decides`, t`Alt PgUp`, t`Alt PgDn`),
      entry(t`help on the field at the cursor`, "F1"),
      entry(t`switch whether Tab indents or leaves the editor`, tabKey),
    ],
  },
  {
    title: t`The edge of a pane`,
    entries: [
      entry(t`move it; with ⇧ five times as far`, "←", "→"),
      entry(t`make it as narrow or as wide as possible`, t`Home`, t`End`),
      entry(t`move it back to its first place`, t`Enter`),
    ],
  },
  {
    title: t`A point of the load`,
    entries: [
      entry(t`move it; with ⇧ ten times as far`, "←", "→", "↑", "↓"),
      entry(t`previous and next point`, t`Page Up`, t`Page Down`),
      entry(t`add a point after it`, t`Enter`),
      entry(t`remove it`, t`Delete`),
      entry(t`undo and redo`, t`Ctrl Z`, t`Ctrl ⇧ Z`),
    ],
  },
];
