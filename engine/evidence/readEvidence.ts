import type { Block } from "./block";
import { recognised } from "../manifest/judgeText";
import { blocksOf } from "./blocks";
import { cleanText } from "./clean";
import type { Evidence } from "./evidence";
import { emptyList, readObjects } from "./objects/readObjects";
import { cutOrRemark, readPrintedText } from "./printed/readPrintedText";
import { readAnswers } from "./prometheus/answers";
import { readCsvExport } from "./prometheus/csvExport";
import { readExposition } from "./prometheus/exposition";
import { unreadText } from "./unreadText";
import { createRemovals } from "./removals";
import type { TimeRange } from "../answers/points";
import { say } from "../lib/sentence";

/** In the order in which they are asked; the first one that does not answer null has the block. */
const readers: readonly ((block: Block) => Partial<Evidence> | null)[] = [
  readPrintedText,
  readObjects,
  readExposition,
  readAnswers,
  readCsvExport,
];

/** Reads what people paste from their own cluster. What no reader knows is named with its place; nothing is lost without a word. */
export const readEvidence = (text: string): Evidence => readBlocks(text, undefined);

/** The same with points of series of this time alone, for a text that has too many. */
export const readEvidenceWithin = (text: string, range: TimeRange): Evidence => readBlocks(text, range);

function readBlocks(text: string, range: TimeRange | undefined): Evidence {
  const removals = createRemovals();
  const blocks = blocksOf(cleanText(text, removals));
  const readings = blocks.map((block) => readBlock(range === undefined ? block : { ...block, range }));
  const all = <Reading>(pick: (reading: Partial<Evidence>) => readonly Reading[] | undefined): readonly Reading[] => {
    const lists = readings.map((reading) => pick(reading) ?? []).filter((list) => list.length > 0);
    return lists.length === 1 ? lists[0]! : lists.flat();
  };
  const isRead = readings.some((reading) =>
    Object.entries(reading).some(([key, list]) => key !== "removed" && key !== "unread" && list.length > 0),
  );
  // The editor knows what else people paste: a Helm template, a chart's values, source code.
  // An empty list beside other texts lacks nothing: a namespace without events is usual.
  const unread = all((reading) => reading.unread)
    .filter(({ said }) => !isRead || said !== emptyList)
    .toSorted((one, next) => one.line - next.line);
  const isUnknown = !isRead && unread.length > 0 && unread.every(({ said }) => said === nothingKnown || said === cutOrRemark);
  const other = !isUnknown || text.length > longestForeign ? null : recognised(text);
  return {
    autoscalers: all((reading) => reading.autoscalers),
    events: all((reading) => reading.events),
    pods: all((reading) => reading.pods),
    deployments: all((reading) => reading.deployments),
    replicaSets: all((reading) => reading.replicaSets),
    scaledObjects: all((reading) => reading.scaledObjects),
    others: all((reading) => reading.others),
    measured: all((reading) => reading.measured),
    logs: all((reading) => reading.logs),
    errors: all((reading) => reading.errors),
    series: all((reading) => reading.series),
    removed: removals.removed.concat(all((reading) => reading.removed)).toSorted((one, other) => one.line - other.line),
    unread: other === null ? unread : [unreadText(1, other.said)],
  };
}

const nothingKnown = say`Nothing here is known: paste what kubectl or Prometheus printed.`;

/** Longer texts are no manifest, chart or template. */
const longestForeign = 300_000;

function readBlock(block: Block): Partial<Evidence> {
  for (const read of readers) {
    const reading = read(block);
    if (reading !== null) return reading;
  }
  return { unread: [unreadText(block.lines.numberOf(0), nothingKnown)] };
}
